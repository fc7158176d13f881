import type { DayWorkout } from "@muster/domain/planning/plan";
import { eachWeekday } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { planChanges } from "./week/plan-changes.ts";

test("FEED-01 a test of one week is told as a test, not as a lead that stays", () => {
  const [first] = trainedWeeks(inputWith(), 1);
  if (first === undefined) throw new Error("Nobody trained");
  const { days } = first.week;
  const tested = (day: DayWorkout): DayWorkout =>
    day.kind !== "training"
      ? day
      : {
          ...day,
          exercises: day.exercises.map((exercise, index) =>
            index === 1
              ? { ...exercise, exerciseId: "h_push.push-up", name: "Push-ups", assessmentMetric: "Max reps" }
              : exercise,
          ),
        };
  const changes = planChanges(
    days,
    eachWeekday((weekday) => tested(days[weekday])),
  );
  expect(
    changes.filter(({ subject }) => subject === "Push-ups").map(({ kind, reason }) => [kind, reason]),
  ).toEqual([["added", "Tested this week"]]);
});
