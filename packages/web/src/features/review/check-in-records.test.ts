import { checkInId, checkInReadingId } from "@muster/domain/record-ids";
import { aLog, setMap } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { anna } from "../../../test/support/records.ts";
import { checkIn } from "../../../test/support/workouts.ts";
import {
  checkInChanges,
  checkInQuestions,
  lastValues,
  readingsOf,
  withLoggedBests,
} from "./check-in-records.ts";

const sunday = "2026-11-22";
const measured = (metric: string, part: Parameters<typeof readingsOf>[0]) =>
  readingsOf(part).find((reading) => reading.metric === metric)?.value;

test("CHK-01 arms are the biceps, or the mean of both when each was measured", () => {
  expect(measured("arms", { ...checkIn(sunday), biceps: 14 })).toBe(14);
  expect(measured("arms", { ...checkIn(sunday), biceps: null, bicepLeft: 13.5, bicepRight: 14 })).toBe(13.75);
  expect(measured("arms", { ...checkIn(sunday), biceps: null, bicepLeft: 13.5 })).toBeNull();
});

test("CHK-01 'last time' is what was measured since the last check-in", () => {
  const before = { ...checkIn("2026-11-15"), weight: 180, chest: 40, biceps: 14 };
  const at = (time: string) => `${time}.000Z`;
  const measured = [
    { metric: "weight", value: 179, date: "2026-11-18", at: at("2026-11-18T09:00:00"), source: "progress" },
    { metric: "weight", value: 178, date: sunday, at: at("2026-11-22T07:00:00"), source: "progress" },
    { metric: "arms", value: 15, date: "2026-11-19", at: at("2026-11-19T07:00:00"), source: "progress" },
    { metric: "weight", value: 170, date: sunday, at: at("2026-11-22T09:00:00"), source: "check-in" },
  ] as const;
  expect(lastValues(before, measured, sunday)).toMatchObject({ weight: 178, chest: 40, biceps: 15 });
  expect(lastValues(before, [], sunday)).toBe(before);
  expect(lastValues(undefined, [], sunday)).toBeUndefined();
});

test("REV-01 a logged set of push-ups that was better is the number to repeat", () => {
  const log = aLog({ exerciseId: "h_push.push-up", sets: setMap({ reps: 14 }, { reps: 11 }) });
  expect(withLoggedBests({ pullups: 2, pushups: 12 }, [log])).toEqual({ pullups: 2, pushups: 14 });
  expect(withLoggedBests({ pushups: 20 }, [log])).toEqual({ pushups: 20 });
  expect(withLoggedBests(undefined, [])).toBeUndefined();
});

test("REV-03 a filled field makes one reading with a computed id", () => {
  const changes = checkInChanges(anna, checkIn(sunday), new Set(), "2026-11-22T18:00:00.000Z");
  const id = checkInId(anna, sunday);
  expect(changes[0]).toMatchObject({ kind: "checkIn", id });
  expect(changes.slice(1).map((change) => change.id)).toEqual(
    (["weight", "pullups", "pushups", "arms", "restingHeartRate"] as const).map((metric) =>
      checkInReadingId(anna, id, metric),
    ),
  );
});

test("CHK-01 unlikely values are asked about, what today's check-in holds is not", () => {
  const readings = ["2026-11-08", "2026-11-15", sunday].map((date) => ({
    metric: "weight" as const,
    value: date === sunday ? 66 : 160,
    date,
    at: `${date}T09:00:00.000Z`,
    source: "check-in" as const,
  }));
  const wrong = { ...checkIn(sunday), weight: 66 };
  const ask = (part: typeof wrong, sameDay?: typeof wrong) =>
    checkInQuestions(part, { sameDay, readings, profile: undefined, units: "imperial" });
  expect(ask(wrong)).toEqual(["66 lb is 94 lb below your trend."]);
  expect(ask(wrong, wrong)).toEqual([]);
  expect(ask({ ...wrong, weight: 160.4 }, wrong)).toEqual([]);
});

test("CHK-01 what follows from both sides is not asked about beside them", () => {
  const readings = (["bicepLeft", "bicepRight"] as const).map((metric) => ({
    metric,
    value: 14,
    date: "2026-11-15",
    at: "2026-11-15T09:00:00.000Z",
    source: "check-in" as const,
  }));
  const typed = { ...checkIn(sunday), bicepLeft: 30, bicepRight: 14 };
  expect(
    checkInQuestions(typed, { sameDay: undefined, readings, profile: undefined, units: "imperial" }),
  ).toEqual(["Left biceps was 14 in last time, now 30 in."]);
});
