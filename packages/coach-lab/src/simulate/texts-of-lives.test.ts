/** What the coach says to each of our people, week by week: easy to read, and no number that stands nowhere in the plan. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { setCount } from "@muster/coach/catalogue/session-minutes";
import { plannedSetTotal } from "@muster/coach/design/set-total";
import { personOf } from "@muster/coach/state/person";
import { readingGrade } from "@muster/coach/validate/reading-grade";
import { proseOf, quotableNumbers, untraceable } from "@muster/coach/validate/texts";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { beforeAll, expect, test } from "vitest";
import type { Life } from "./life.ts";
import { lifeOf, ownSubjects } from "./testing/lives.ts";

/** Settled point 34; texts shorter than this have too few sentences for a grade. */
const hardestGrade = 8;
const gradedLength = 120;

let plans: readonly { readonly who: string; readonly week: Life["weeks"][number] }[];
beforeAll(() => {
  plans = ownSubjects().flatMap((subject) =>
    lifeOf(subject, 6).weeks.map((week) => ({ who: `${subject.id}, week ${week.week}`, week })),
  );
}, 60_000);

test("coach.T3 no long text of anybody's weeks asks for more than eight years of school", () => {
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

test("COACH-06 what the summary says of the week's size is what the days add up to", () => {
  let compared = 0;
  for (const { who, week } of plans) {
    const { plan, days } = week.plan;
    const said = /(keeps its size|stays about the same size|grows|gets smaller): (\d+) sets/.exec(
      plan.programSummary,
    );
    if (said === null) continue;
    compared += 1;
    const planned = plannedSetTotal(Object.values(days));
    const before = plannedSetTotal(week.input.previousPlan?.days.map(({ workout }) => workout) ?? []);
    const way = planned > before ? "grows" : planned < before ? "gets smaller" : "keeps its size";
    expect({ who, sets: Number(said[2]) }).toEqual({ who, sets: planned });
    if (said[1] === "stays about the same size")
      expect(Math.abs(planned - before)).toBeLessThanOrEqual(Math.max(1, 0.05 * before));
    else expect({ who, way: said[1] }).toEqual({ who, way });
  }
  expect(compared).toBeGreaterThan(50);
});

test("COACH-07 summary and strategy each say something of their own: in a week that trains no sentence stands in both", () => {
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
const setsOf = (exercises: readonly PlannedExercise[]): number =>
  exercises.reduce((sum, { sets }) => sum + setCount(sets), 0);
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
    const known = new Set(before.map(({ exerciseId }) => exerciseId));
    const hasNew = now.some(({ exerciseId }) => !known.has(exerciseId));
    const isSmaller = plannedSetTotal(Object.values(week.plan.days)) < setsOf(before);
    for (const { subject, reason, before: was, after, beforeLb, afterLb } of plan.changes) {
      const isHelp =
        exerciseById(now.find(({ name }) => name === subject)?.exerciseId ?? "")?.loadKind === "assisted";
      const from = beforeLb ?? Number.parseFloat(was);
      const to = afterLb ?? Number.parseFloat(after);
      const isHarder = isHelp ? to < from : to > from;
      const isTrue: Readonly<Record<string, boolean>> = {
        "More reps, so a bit less weight": plan.phase !== "deload" && !isHarder,
        "Fewer sets in the whole week": isSmaller,
        "Room for a little more": !isSmaller && Number.parseInt(after, 10) - Number.parseInt(was, 10) <= 2,
        "More of it, in a bigger week":
          !isSmaller && Number.parseInt(after, 10) - Number.parseInt(was, 10) > 2,
        "Your log says that you are ready": isHarder,
        "Makes room for a variant": hasNew,
      };
      if (isTrue[reason] === false) untrue.push({ who, subject, reason });
    }
  }
  expect(untrue).toEqual([]);
});

test("COACH-06 an easy week says of itself what its days are, and speaks of no other aim", () => {
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

test("COACH-06 what the strategy says of the moves does not gainsay itself, the feedback or the days", () => {
  for (const { who, week } of plans) {
    const { plan } = week.plan;
    const said = plan.weeklyStrategyOverview;
    if (/All moves stay/.test(said) && /takes its place/.test(said)) expect({ who, said }).toEqual({ who });
    if (/All moves stay, so/.test(said) && /rep range changes/.test(said))
      expect({ who, said }).toEqual({ who });
    const flat = /([^.\n]+): no change for a while([^.]*)\./.exec(said);
    const told = plan.weeklyFeedback?.areasToImprove.find((text) => text.includes("no change for a while"));
    if (flat !== null && told !== undefined) expect({ who, told }).toEqual({ who, told: flat[0].trim() });
  }
});

test("coach.R3 in a week that asks for patience nothing gets heavier that was not far too light", () => {
  let held = 0;
  for (const { who, week } of plans) {
    if (!week.plan.plan.programSummary.includes("the weights that fit you stay")) continue;
    held += 1;
    const person = personOf(week.input);
    const rises = planned(week.plan).filter(
      (exercise) =>
        besideLast(exercise) > 0 && (person.exercises.get(exercise.exerciseId)?.lastDifficulty ?? 0) > 4,
    );
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
