/** What the coach says to each of our people, week by week: easy to read, and no number that stands nowhere in the plan. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { proseOf, quotableNumbers, untraceable } from "@muster/coach/rules/words/prose";
import { readingGrade } from "@muster/coach/rules/words/testing/reading-grade";
import { personOf } from "@muster/coach/state/person";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { beforeAll, expect, test } from "vitest";
import type { Life } from "./life.ts";
import { isAlarm } from "./repeated-sentences.ts";
import { ownSubjects, sharedWeeksOf } from "./testing/lives.ts";

/** Settled point 34; texts shorter than this have too few sentences for a grade. */
const hardestGrade = 8;
const gradedLength = 120;

let plans: readonly { readonly who: string; readonly week: Life["weeks"][number] }[];
beforeAll(() => {
  plans = ownSubjects().flatMap((subject) =>
    sharedWeeksOf(subject, 6).map((week) => ({ who: `${subject.id}, week ${week.week}`, week })),
  );
});

test("coach.T3 no long text needs more than eight years of school", () => {
  const hard = plans.flatMap(({ who, week }) =>
    proseOf(week.plan)
      .filter(({ text }) => text.length >= gradedLength && readingGrade(text) > hardestGrade)
      .map(({ path, text }) => ({ who, path, text })),
  );
  expect(plans.length).toBeGreaterThan(200);
  expect(hard).toEqual([]);
});

test("coach.T1 every number that anybody is told is a fact or a field of their plan", () => {
  const loose = plans.flatMap(({ who, week }) => {
    const quotable = quotableNumbers(week.plan);
    return proseOf(week.plan)
      .map(({ path, text }) => ({ who, path, numbers: untraceable(text, quotable), text }))
      .filter(({ numbers }) => numbers.length > 0);
  });
  expect(loose).toEqual([]);
});

/** What is said of a week, sentence by sentence; an alarm stays as long as its reason does. */
const sentencesOf = ({ plan, days }: Life["weeks"][number]["plan"]): readonly string[] => {
  const { weeklyFeedback: feedback } = plan;
  return [
    ...Object.values(days).map(({ coachingInsight }) => coachingInsight),
    plan.weekSummary,
    plan.programSummary,
    plan.weeklyStrategyOverview,
    plan.progressionPlan,
    ...(feedback === null
      ? []
      : [
          feedback.progressAssessment,
          ...feedback.strengths,
          ...feedback.areasToImprove,
          feedback.motivationalMessage,
        ]),
  ]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence !== "" && !isAlarm(sentence));
};

test("COACH-07 nobody reads the same sentence twice within three weeks", () => {
  const again: { who: string; sentence: string }[] = [];
  let read = 0;
  for (const [index, { who, week }] of plans.entries()) {
    if (week.plan.plan.source !== "built-in") continue;
    const before = plans
      .slice(Math.max(0, index - 2), index)
      .filter(
        (one) => one.who.split(",")[0] === who.split(",")[0] && one.week.plan.plan.source === "built-in",
      )
      .flatMap((one) => sentencesOf(one.week.plan));
    read += 1;
    for (const sentence of sentencesOf(week.plan))
      if (before.includes(sentence)) again.push({ who, sentence });
  }
  expect(read).toBeGreaterThan(100);
  expect(again).toEqual([]);
});

test("COACH-07 no text counts sets or moves, and none speaks of its own bookkeeping", () => {
  const counted = plans.flatMap(({ who, week }) =>
    [...proseOf(week.plan).map(({ text }) => text), ...week.plan.plan.changes.flatMap(Object.values)]
      .filter((text) => /\d+ sets\b|shared out anew|keeps you growing|moves? (?:stays?|are new)/.test(text))
      .map((text) => ({ who, text })),
  );
  expect(counted).toEqual([]);
});

test("COACH-07 summary and strategy share no sentence in a training week", () => {
  let read = 0;
  for (const { who, week } of plans) {
    const { plan, days } = week.plan;
    if (Object.values(days).every(({ kind }) => kind !== "training")) continue;
    read += 1;
    const said = new Set(plan.programSummary.split(/(?<=\.)\s+/));
    const again = plan.weeklyStrategyOverview.split(/(?<=\.)\s+/).filter((sentence) => said.has(sentence));
    expect({ who, again }).toEqual({ who, again: [] });
  }
  expect(read).toBeGreaterThan(200);
});

const planned = ({ days }: Life["weeks"][number]["plan"]) =>
  Object.values(days).flatMap(({ exercises }) => exercises);
/** Weight beside last time's, by the fact that the plan shows: -1 is lighter. */
const besideLast = ({ exerciseId, loadLb, facts }: PlannedExercise): number => {
  const last = facts.find(({ id }) => id === `last.${exerciseId}`)?.value;
  if (typeof last !== "number" || loadLb === null) return 0;
  return Math.sign(loadLb - last) * (exerciseById(exerciseId)?.loadKind === "assisted" ? -1 : 1);
};

test("FEED-01 why a move changed is true of the week that it stands in", () => {
  const untrue: { who: string; subject: string; reason: string }[] = [];
  for (const { who, week } of plans) {
    const { plan } = week.plan;
    const before = week.input.previousPlan?.days.flatMap(({ workout }) => workout.exercises) ?? [];
    const now = planned(week.plan);
    const was = new Set(before.map(({ name }) => name));
    const is = new Set(now.map(({ name }) => name));
    for (const { subject, reason, before: old, after, beforeLb, afterLb } of plan.changes) {
      const isHelp =
        exerciseById(now.find(({ name }) => name === subject)?.exerciseId ?? "")?.loadKind === "assisted";
      const from = beforeLb ?? Number.parseFloat(old);
      const to = afterLb ?? Number.parseFloat(after);
      const isHarder = isHelp ? to < from : to > from;
      const isTrue: Readonly<Record<string, boolean>> = {
        "More reps, so a bit less weight": plan.phase !== "deload" && !isHarder,
        "Your log says that you are ready": isHarder,
        "Small moves take turns, so that you stay fresh":
          is.has(subject) && !was.has(subject) && was.has(old) && !is.has(old),
        "Not in this week": was.has(subject) && !is.has(subject),
      };
      if (isTrue[reason] === false) untrue.push({ who, subject, reason });
    }
  }
  expect(untrue).toEqual([]);
});

test("COACH-06 an easy week describes itself and names no other aim", () => {
  let easy = 0;
  for (const { who, week } of plans) {
    const { plan } = week.plan;
    if (plan.phase !== "deload") continue;
    easy += 1;
    expect({ who, said: plan.programSummary }).not.toMatchObject({
      said: expect.stringContaining("lighter weights"),
    });
    expect(plan.programSummary).not.toMatch(/This week is for/);
    expect(plan.weeklyStrategyOverview).not.toMatch(
      /see progress|stay fresh|rep range changes|takes its place/,
    );
  }
  expect(easy).toBeGreaterThan(5);
});

test("coach.R3 in a patient week only a far too light weight grows", () => {
  let held = 0;
  for (const { who, week } of plans) {
    if (!week.plan.plan.programSummary.includes("the weights that fit you stay")) continue;
    held += 1;
    const person = personOf(week.input);
    const rises = planned(week.plan).filter((exercise) => {
      const state = person.exercises.get(exercise.exerciseId);
      // A heavy and a light day of one move each keep their own weight.
      const ofRange = state?.bouts.findLast(({ targetLow }) => targetLow === exercise.targetLow)?.loadLb;
      return besideLast(exercise) > 0 && exercise.loadLb !== ofRange && (state?.lastDifficulty ?? 0) > 4;
    });
    expect({ who, rises: rises.map(({ name }) => name) }).toEqual({ who, rises: [] });
  }
  expect(held).toBeGreaterThan(5);
});

test("coach.F6 nobody whom we plan no deficit for reads of fat or of getting lean", () => {
  const read = plans.flatMap(({ who, week }) =>
    personOf(week.input).gates.allowDeficit
      ? []
      : proseOf(week.plan)
          .filter(({ text }) => /\bfat\b|\blean\b/i.test(text))
          .map(({ path, text }) => ({ who, path, text })),
  );
  expect(read).toEqual([]);
});
