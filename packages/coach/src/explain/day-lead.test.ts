import { addDays, eachWeekday, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek, insightsOf } from "../compose/design-week.ts";
import { plannedAlone } from "../compose/planned-exercise.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { leadOf } from "../design/select/power.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { exercise } from "../design/testing/load-cases.ts";
import { weekFrame } from "../design/week-draft.ts";
import { quotableNumbers, untraceable } from "../rules/words/prose.ts";
import type { DesignInput } from "../state/input.ts";

const gym = (goal: "strength" | "athletic" = "strength"): DesignInput =>
  inputWith({
    profile: { gymAccess: "commercial_gym", primaryGoal: goal, targetAreas: [] },
    checkIns: [],
  });

/** The second week of somebody who logged these repetitions in each lift. */
const afterReps = (
  reps: readonly number[],
  difficulty: number,
): { week: DesignedWeek; lastLb: ReadonlyMap<string, number | null> } => {
  const first = { ...gym(), today: addDays(testToday, -7), validFrom: addDays(testToday, -6) };
  const before = designWeek(first);
  const sessions = sessionsOf(before, first.validFrom, { difficulty, firstLoadLb: 60 }).map((session) => ({
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set, index) => ({
        ...set,
        reps: set.reps === null ? null : (reps[index] ?? reps.at(-1) ?? 5),
      })),
    })),
  }));
  const done = sessions.flatMap(({ exercises }) => exercises);
  return {
    week: designWeek({ ...gym(), previousPlan: asPrevious(before), sessions: [...sessions] }),
    lastLb: new Map(done.map(({ exerciseId, sets }) => [exerciseId, sets.at(-1)?.weight ?? null])),
  };
};

const trainedDays = ({ days }: DesignedWeek) =>
  weekdays.map((weekday) => days[weekday]).filter(({ kind }) => kind === "training");

test.each(["strength", "athletic"] as const)(
  "COACH-07 a day's headline names the lift that leads it, never a small move: %s",
  (goal) => {
    for (const { week } of trainedWeeks(gym(goal), 5))
      for (const { exercises, coachingInsight } of trainedDays(week))
        expect(coachingInsight).toContain(leadOf(exercises)?.name);
  },
);

test("COACH-07 the headline says last week's sets and what follows at the same weight", () => {
  const { week } = afterReps([5, 4, 4], 8);
  const said = trainedDays(week).map(({ coachingInsight }) => coachingInsight);
  expect(said.join(" ")).toMatch(/5, 4, (?:4, )*(?:and )?4? ?/);
  expect(said.some((text) => /5, 4.* reps last week|last week: 5, 4/.test(text))).toBe(true);
  // The weight stands on the card alone (decision 0146).
  expect(said.join(" ")).not.toMatch(/\d lb/);
  for (const day of trainedDays(week))
    expect(untraceable(day.coachingInsight, quotableNumbers(week))).toEqual([]);
});

test("COACH-07 a move is new on the first of its days alone", () => {
  const { week } = afterReps([5], 7);
  const input = { ...gym(), previousPlan: asPrevious(week) };
  const bird = plannedAlone(exercise("core.bird-dog"), "core", "gym", weekFrame(input));
  const days = eachWeekday((weekday) => {
    const day = week.days[weekday];
    return day.kind === "training" ? { ...day, exercises: [bird, ...day.exercises] } : day;
  });
  const told = insightsOf(days, weekFrame(input));
  const news = trainedDays({ ...week, days: told }).filter(({ coachingInsight }) =>
    /New today|Something new|First time/.test(coachingInsight),
  );
  expect(news).toHaveLength(1);
});

test("COACH-06 the sets that a headline says are facts of the day", () => {
  const [day] = trainedDays(afterReps([5, 4, 4], 8).week);
  const sets = day?.facts.find(({ id }) => id.startsWith("lead.sets."));
  expect(sets).toMatchObject({ rule: "coach.I9", source: "your log" });
  expect(day?.coachingInsight).toContain(String(sets?.value));
});

test("coach.I5 a heavier weight is called heavier, and no other", () => {
  for (const { week, lastLb } of [afterReps([6], 6), afterReps([4], 9)])
    for (const { exercises, coachingInsight } of trainedDays(week)) {
      const lead = leadOf(exercises);
      const last = lead === undefined ? null : (lastLb.get(lead.exerciseId) ?? null);
      if (last === null || lead?.loadLb == null) continue;
      const isHeavier = lead.loadLb > last + 0.06;
      expect([coachingInsight, /step up|heavier|more weight/i.test(coachingInsight)]).toEqual([
        coachingInsight,
        isHeavier,
      ]);
    }
});
