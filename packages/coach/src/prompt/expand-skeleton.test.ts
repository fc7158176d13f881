import { expect, test } from "vitest";
import { deliverWeek } from "../design/deliver-week.ts";
import type { DesignInput } from "../design/input.ts";
import { plannedSetTotal } from "../design/set-total.ts";
import { inputAt } from "../simulate/testing/lives.ts";
import { buildWeekPrompt } from "./build-prompt.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import type { Skeleton } from "./skeleton.ts";
import { goodSkeleton, withExercises } from "./testing/skeletons.ts";

/** A model that says back what it was told the built-in coach would do. */
const saidBack = (input: DesignInput): Skeleton => {
  const json = /```json\n(.*)\n```/.exec(buildWeekPrompt(input).user)?.[1] ?? "";
  type Told = {
    readonly day: string;
    readonly place: "home" | "gym";
    readonly exercises: readonly {
      readonly id: string;
      readonly sets: number;
      readonly low: number;
      readonly high: number;
    }[];
  };
  // The question's own data, written by the code under test's neighbour.
  const { builtInCoachWould: told } = JSON.parse(json) as { readonly builtInCoachWould: readonly Told[] };
  const good = goodSkeleton(input);
  return {
    ...good,
    days: good.days.map((day) => ({
      ...day,
      exercises: (told.find((candidate) => candidate.day === day.day)?.exercises ?? []).map((exercise) => ({
        ...exercise,
        difficulty: 7,
        pair: null,
      })),
    })),
  };
};

const people = ["left-right", "burns-more", "patient-beginner", "test-preparation"] as const;

test.each(people)("COACH-02 what the built-in coach would do needs no fix when a model says it: %s", (id) => {
  const input = inputAt(id, 4);
  expect(expandSkeleton(saidBack(input), input).plan.designedBy.fixes).toEqual([]);
});

test.each(people)("COACH-02 a week with far too many sets is never given as a scrap of a week: %s", (id) => {
  const input = inputAt(id, 4);
  const usual = plannedSetTotal(Object.values(deliverWeek(undefined, input).days));
  for (const sets of [4, 5, 9]) {
    const week = deliverWeek(
      expandSkeleton(
        withExercises(saidBack(input), () => ({ sets })),
        input,
      ),
      input,
    );
    expect(plannedSetTotal(Object.values(week.days)) / usual).toBeGreaterThan(0.7);
  }
});
