import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { eachWeekday } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { planChanges } from "./week/plan-changes.ts";

/** What is said of a move that comes in the second place of every day. */
const changesWith = (move: Partial<PlannedExercise> & { readonly name: string }) => {
  const [first] = trainedWeeks(inputWith(), 1);
  if (first === undefined) throw new Error("Nobody trained");
  const { days } = first.week;
  const changed = (day: DayWorkout): DayWorkout =>
    day.kind !== "training"
      ? day
      : {
          ...day,
          exercises: day.exercises.map((exercise, index) =>
            index === 1 ? { ...exercise, ...move } : exercise,
          ),
        };
  return planChanges(
    days,
    eachWeekday((weekday) => changed(days[weekday])),
  )
    .filter(({ subject }) => subject === move.name)
    .map(({ kind, reason }) => [kind, reason]);
};

test("FEED-01 a test of one week is told as a test, not as a lead that stays", () => {
  const test = { exerciseId: "h_push.push-up", name: "Push-ups", assessmentMetric: "Max reps" };
  expect(changesWith(test)).toEqual([["added", "Tested this week"]]);
});

test("FEED-01 a jump or a small move near the start of a day is no lead that stays", () => {
  const lead = "A new lead: it stays for the next weeks";
  expect(changesWith({ exerciseId: "h_pull.t-bar", name: "T-Bar Rows" })).toEqual([["added", lead]]);
  for (const [exerciseId, name] of [
    ["plyo.broad-jump", "Broad Jumps"],
    ["h_pull.band-apart", "Band Pull-aparts"],
  ] as const)
    expect(JSON.stringify(changesWith({ exerciseId, name }))).not.toContain(lead);
});
