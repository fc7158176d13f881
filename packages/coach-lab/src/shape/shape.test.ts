import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { expect, test } from "vitest";
import type { SimulatedWeek } from "../simulate/life.ts";
import { lifeOf, ownSubjects } from "../simulate/testing/lives.ts";
import { isPublished } from "./published.data.ts";
import { shapeMetrics } from "./shape-metrics.ts";
import { shapeOf } from "./shape-of-life.ts";

const known = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`${id} is not in the catalogue`);
  return exercise;
};

test.each([
  ["squat.barbell-back", 3, 5, true],
  ["h_push.dumbbell-bench", 8, 12, true],
  ["h_push.dumbbell-bench", 8, 20, false],
  ["h_push.dumbbell-bench", 20, 30, false],
  ["h_push.dumbbell-bench", 10, 10, false],
  ["calf.raise", 20, 30, true],
  ["v_pull.negative", 3, 3, true],
  ["core.plank", 30, 45, true],
  ["core.plank", 20, 60, false],
])("%s in %i-%i is a published prescription: %s", (id, low, high, listed) => {
  expect(isPublished(known(id), low, high)).toBe(listed);
});

const weeksLivedBy = (wanted: string, weeks: number, seed = 1) => {
  const subject = ownSubjects().find(({ id }) => id === wanted);
  if (subject === undefined) throw new Error(`Nobody is called ${wanted}`);
  return lifeOf(subject, weeks, seed).weeks;
};

/** The weeks of somebody fit in a gym, with one day's work put in the place of every training day. */
const weeksOf = (sets: number, targetLow: number, targetHigh: number, restSeconds: number) => {
  const exercises = [
    "squat.barbell-back",
    "h_push.barbell",
    "h_pull.cable",
    "hinge.barbell-rdl",
    "v_push.barbell",
    "v_pull.pulldown",
  ].map((id) => toPlanned(known(id), { sets, targetLow, targetHigh, restSeconds }));
  return weeksLivedBy("powerbuilder", 6).map(
    (week): SimulatedWeek => ({
      ...week,
      plan: {
        plan: { ...week.plan.plan, phase: "accumulation" },
        // The days stay the seven that there were.
        days: Object.fromEntries(
          Object.entries(week.plan.days).map(([weekday, day]) => [
            weekday,
            day.kind === "training" ? { ...day, exercises } : day,
          ]),
        ) as SimulatedWeek["plan"]["days"],
      },
    }),
  );
};
const figures = (weeks: readonly SimulatedWeek[]) =>
  Object.fromEntries(
    shapeMetrics([shapeOf(weeks)], { part: 1, whole: 1 }).map(({ name, value, met }) => [
      name,
      { value, met },
    ]),
  );
const figuresOf = (id: string) => figures(weeksLivedBy(id, 12, 0));

test("basics in published sets and ranges have the shape", () => {
  const found = figures(weeksOf(3, 4, 6, 150));
  expect(found).toMatchObject({
    shapeFromTheList: { value: 1, met: true },
    shapeWidthMedian: { value: 2, met: true },
    shapeSetsMedian: { value: 3, met: true },
    shapeSingleSets: { value: 0, met: true },
    shapeMainLiftsKept: { value: 1, met: true },
    shapeGymBasics: { value: 1, met: true },
    shapeFillers: { value: 0, met: true },
  });
});

test("one set of 3-20 with three minutes of rest has not", () => {
  const found = figures(weeksOf(1, 3, 20, 180));
  expect(found).toMatchObject({
    shapeFromTheList: { value: 0, met: false },
    shapeWidth95: { value: 17, met: false },
    shapeSetsMedian: { value: 1, met: false },
    shapeSingleSets: { value: 1, met: false },
  });
});

test.each(["strong-no-kit", "half-attendance"])("no slot of %s is filled with a move for nothing", (id) => {
  expect(figuresOf(id)).toMatchObject({ shapeFillers: { value: 0 } });
});

test.each(["night-shift", "glutes", "test-preparation"])("the kit makes every load planned for %s", (id) => {
  expect(figuresOf(id)).toMatchObject({ shapeLoadsTheKitMakes: { value: 1 }, shapeLoadNamed: { value: 1 } });
});
