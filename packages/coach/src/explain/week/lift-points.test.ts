import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import { weekFrame } from "../../design/week-draft.ts";
import { trained } from "../../rules/testing/lives.ts";
import type { Bout } from "../../state/bouts.ts";
import { bestSet, grownLifts, type MainLift, mainLiftsOf, stalledLifts } from "./lift-log.ts";
import { liftPoints } from "./lift-points.ts";

const input = trained();
const { person, phase } = weekFrame(input);
const monday = addDays(input.validFrom, -7);

/** Sessions of one lift: the day, counted from last week's Monday, its weight and its sets. */
type Done = readonly [day: number, loadLb: number | null, amounts: readonly number[], low?: number];
const boutOf = ([day, loadLb, amounts, targetLow = 5]: Done): Bout => ({
  date: addDays(monday, day),
  loadLb,
  amounts,
  difficulty: 8,
  completion: 1,
  isEasy: false,
  targetLow,
  targetHigh: targetLow + 7,
});
const liftOf = (...done: readonly Done[]): MainLift => {
  const [lift] = mainLiftsOf(person, input.validFrom);
  if (lift === undefined) throw new Error("No lift");
  const bouts = done.map(boutOf);
  return { ...lift, isLead: true, isOfLastWeek: true, bouts, real: bouts };
};

test("COACH-07 two sessions of a week: its best one is compared and named", () => {
  const lift = liftOf([-7, null, [6, 6]], [-3, null, [5, 5]], [0, null, [8, 7]], [4, null, [6, 6]]);
  expect(grownLifts([lift])).toMatchObject([{ unit: "reps", from: 6, to: 8 }]);
  expect(bestSet([lift])).toMatchObject({ reps: 8 });
  expect(stalledLifts([lift])).toEqual([]);
});

test("COACH-07 a lift that did no more in any session of its week stands still", () => {
  const lift = liftOf([-7, null, [8, 7]], [0, null, [8, 7]], [4, null, [7, 7]]);
  expect(grownLifts([lift])).toEqual([]);
  expect(stalledLifts([lift])).toHaveLength(1);
});

/** The week that is designed, with one lift alone on these days, and the person who did it as told. */
const sceneOf = (
  days: readonly ("monday" | "friday")[],
  planned: { readonly low: number; readonly high: number; readonly loadLb: number | null },
  ...done: readonly Done[]
) => {
  const { real, ...lift } = liftOf(...done);
  const week = designWeek(input);
  const found = Object.values(week.days)
    .flatMap(({ exercises }) => exercises)
    .find(({ exerciseId }) => exerciseId === lift.exerciseId);
  if (found === undefined) throw new Error("Not planned");
  const exercise = {
    ...found,
    sets: 2,
    loadLb: planned.loadLb,
    targetLow: planned.low,
    targetHigh: planned.high,
    targetDifficulty: 8,
  };
  return {
    person: { ...person, exercises: new Map([[lift.exerciseId, lift]]) },
    phase: { ...phase, phase: "accumulation" as const },
    turn: 0,
    validFrom: input.validFrom,
    days: Object.fromEntries(days.map((day) => [day, { ...week.days[day], exercises: [exercise] }])),
  };
};
const mended = (...scene: Parameters<typeof sceneOf>): string =>
  liftPoints(sceneOf(...scene))
    .toMend.map(({ text }) => text)
    .join(" ");

test("COACH-07 less weight for more reps is another range, no step back", () => {
  const said = mended(["monday"], { low: 12, high: 15, loadLb: 10 }, [-7, 15, [8, 8]], [0, 15, [8, 8]]);
  expect(said).toMatch(/stood still/);
  expect(said).toMatch(/rep range|Other reps/);
  expect(said).not.toMatch(/step back|less weight|step off/);
});

test("COACH-07 one lift is spoken of once in a week's feedback", () => {
  const scene = sceneOf(
    ["monday"],
    { low: 5, high: 12, loadLb: null },
    [-7, null, [6, 6]],
    [0, null, [8, 7]],
  );
  const points = liftPoints(scene);
  expect(points.grown).toHaveLength(1);
  expect([...points.toMend, ...(points.best ? [points.best] : [])]).toEqual([]);
});

test("COACH-07 last week is the seven days before the new one", () => {
  const of = (validFrom: string) => mainLiftsOf(person, validFrom).some((lift) => lift.isOfLastWeek);
  const last = [...person.exercises.values()]
    .flatMap(({ bouts }) => bouts.map(({ date }) => date))
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error("Nothing was done");
  expect(of(addDays(last, 7))).toBe(true);
  // On Sunday, with Monday as the new week's first day, a Saturday of the week before is eight days ago.
  expect(of(addDays(last, 8))).toBe(false);
});
