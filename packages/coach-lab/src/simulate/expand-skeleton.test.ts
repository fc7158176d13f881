import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { plannedSetTotal } from "@muster/coach/design/budget/set-total";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { buildWeekPrompt } from "@muster/coach/prompt/build-prompt";
import { expandSkeleton } from "@muster/coach/prompt/expand-skeleton";
import type { WeekSkeleton } from "@muster/coach/prompt/skeleton";
import { changeExercises, goodSkeleton } from "@muster/coach/prompt/testing/skeletons";
import type { DesignInput } from "@muster/coach/state/input";
import { expect, test } from "vitest";
import { inputAt, ownSubjects, sharedWeeksOf } from "./testing/lives.ts";

/** A model that says back what it was told the built-in coach would do. */
const saidBack = (input: DesignInput): WeekSkeleton => {
  const json = /```json\n(.*)\n```/.exec(buildWeekPrompt(input).user)?.[1] ?? "";
  type Told = {
    readonly day: string;
    readonly place: "home" | "gym";
    readonly exercises: readonly {
      readonly id: string;
      readonly sets: number;
      readonly low: number;
      readonly high: number;
      readonly difficulty: number;
      readonly pair: string | null;
    }[];
  };
  // The question's own data, written by the code under test's neighbour.
  const { builtInCoachWould: told } = JSON.parse(json) as { readonly builtInCoachWould: readonly Told[] };
  const good = goodSkeleton(input);
  return {
    ...good,
    days: good.days.map((day) => ({
      ...day,
      exercises: [...(told.find((candidate) => candidate.day === day.day)?.exercises ?? [])],
    })),
  };
};

const people = ["left-right", "burns-more", "patient-beginner", "test-preparation"] as const;

/** People whose built-in week holds a test of strength, a paired superset or a load that the check lowers. */
const told = [...people, "lean-loss", "bench-plateau", "shoulder", "half-attendance", "flu"] as const;

test.each(told)("COACH-02 what the built-in coach would do needs no fix when a model says it: %s", (id) => {
  const subject = ownSubjects().find((candidate) => candidate.id === id);
  const weeks = subject === undefined ? [] : sharedWeeksOf(subject, 5);
  expect(weeks.length).toBeGreaterThan(3);
  for (const { input } of weeks)
    expect(deliverWeek(expandSkeleton(saidBack(input), input), input).plan).toMatchObject({
      source: "model",
      designedBy: { fixes: [] },
    });
});

test("COACH-02 of a weekday that a model gives twice the first counts, words too", () => {
  const input = inputAt("burns-more", 3);
  const said = saidBack(input);
  const [first] = said.days;
  if (first === undefined) throw new Error("no day was said");
  const twice = { ...said, days: [...said.days, { ...first, name: "Said Again", insight: "Said again." }] };
  expect(expandSkeleton(twice, input).days).toEqual(expandSkeleton(said, input).days);
});

test("COACH-02 a strength test stays one, whatever numbers a model gives it", () => {
  const tests = (week: DesignedWeek) =>
    Object.values(week.days).flatMap(({ exercises }) =>
      exercises.filter(({ assessmentMetric }) => assessmentMetric !== null).map(({ name }) => name),
    );
  const weeks = ownSubjects()
    .filter(({ id }) => told.some((one) => one === id))
    .flatMap((subject) => sharedWeeksOf(subject, 6).map(({ input }) => input));
  const input = weeks.find((week) => tests(expandSkeleton(saidBack(week), week)).length > 0);
  if (input === undefined) throw new Error("no simulated week holds a test of strength");
  const said = saidBack(input);
  const prepared = tests(expandSkeleton(said, input));
  const spoilt = expandSkeleton(
    changeExercises(said, () => ({ sets: 3, low: 1, high: 2 })),
    input,
  );
  expect(tests(spoilt)).toEqual(prepared);
  expect(spoilt.plan.designedBy.fixes).toContain("coach.S3");
});

test.each(people)("COACH-02 a week with far too many sets is never given as a scrap of a week: %s", (id) => {
  const input = inputAt(id, 4);
  const usual = plannedSetTotal(Object.values(deliverWeek(undefined, input).days));
  for (const sets of [4, 5, 9]) {
    const week = deliverWeek(
      expandSkeleton(
        changeExercises(saidBack(input), () => ({ sets })),
        input,
      ),
      input,
    );
    expect(plannedSetTotal(Object.values(week.days)) / usual).toBeGreaterThan(0.7);
  }
});
