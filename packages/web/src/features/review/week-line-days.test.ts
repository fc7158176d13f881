import { startWorkout } from "@muster/domain/training/workout";
import { expect, test } from "vitest";
import { anna } from "../../../test/support/records.ts";
import { training } from "../../../test/support/workouts.ts";
import { weekLineDays } from "./week-line-days.ts";

const session = (date: string, part: { finishedAt?: string; skippedAt?: string }) => {
  const { id, session: started } = startWorkout({
    profileId: anna,
    date,
    timeZone: "Europe/Berlin",
    now: `${date}T06:00:00.000Z`,
    plan: null,
    variant: "main",
    workout: training,
  });
  return { ...started, ...part, id };
};

test("REV-01 the week line: done, skipped, planned without a log, today, rest", () => {
  const days = weekLineDays(
    [
      { date: "2026-11-16", weekday: "monday", workout: training },
      { date: "2026-11-17", weekday: "tuesday", workout: training },
      { date: "2026-11-18", weekday: "wednesday", workout: training },
      { date: "2026-11-21", weekday: "saturday", workout: { kind: "recovery" } },
      { date: "2026-11-22", weekday: "sunday", workout: training },
    ],
    [
      session("2026-11-16", { finishedAt: "2026-11-16T07:00:00.000Z" }),
      session("2026-11-17", { skippedAt: "2026-11-17T07:00:00.000Z" }),
    ],
    "2026-11-22",
  );
  expect(days.map((day) => day.state)).toEqual(["done", "skip", "planned", "rest", "now"]);
  expect(days.map((day) => day.letter).join("")).toBe("MTWSS");
});
