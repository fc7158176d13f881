/** What the coach says to each of our people, week by week: easy to read, and no number that stands nowhere in the plan. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { beforeAll, expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { plannedSetTotal } from "../design/set-total.ts";
import { readingGrade } from "../validate/reading-grade.ts";
import { proseOf, quotableNumbers, untraceable } from "../validate/texts.ts";
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

const planned = ({ days }: Life["weeks"][number]["plan"]) =>
  Object.values(days).flatMap(({ exercises }) => exercises);
const setsOf = (exercises: readonly PlannedExercise[]): number =>
  exercises.reduce((sum, { sets }) => sum + setCount(sets), 0);
test("FEED-01 why a move changed is true of the week that it stands in", () => {
  const untrue: { who: string; subject: string; reason: string }[] = [];
  for (const { who, week } of plans) {
    const { plan } = week.plan;
    const before = week.input.previousPlan?.days.flatMap(({ workout }) => workout.exercises) ?? [];
    const now = planned(week.plan);
    const known = new Set(before.map(({ exerciseId }) => exerciseId));
    const hasNew = now.some(({ exerciseId }) => !known.has(exerciseId));
    const isSmaller = plannedSetTotal(Object.values(week.plan.days)) < setsOf(before);
    for (const { subject, reason, before: was, after } of plan.changes) {
      const isHelp =
        exerciseById(now.find(({ name }) => name === subject)?.exerciseId ?? "")?.loadKind === "assisted";
      const isHarder = isHelp
        ? Number.parseFloat(after) < Number.parseFloat(was)
        : Number.parseFloat(after) > Number.parseFloat(was);
      const isTrue: Readonly<Record<string, boolean>> = {
        "More reps, so a bit less weight": plan.phase !== "deload" && !isHarder,
        "Fewer sets in the whole week": isSmaller,
        "Room for a little more": !isSmaller,
        "Your log says that you are ready": isHarder,
        "Makes room for a variant": hasNew,
      };
      if (isTrue[reason] === false) untrue.push({ who, subject, reason });
    }
  }
  expect(untrue).toEqual([]);
});
