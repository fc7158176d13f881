import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { expect, test } from "vitest";
import { answersFor } from "./count-rubric.ts";
import { type FourWeeks, fourWeeksOf } from "./four-weeks.ts";
import { pages } from "./people-of-pages.data.ts";
import { rubric } from "./rubric.data.ts";
import { liftQuestions } from "./rubric-of-lifts.ts";
import { weekQuestions } from "./rubric-of-weeks.ts";

const gym = pages.find(({ id }) => id === "barbell-strength-5");
if (gym === undefined) throw new Error("Nobody trains with a barbell");
const lived = fourWeeksOf(gym);

/** The same four weeks with other work on every training day; `harder` adds that much to the load each week. */
const withWork = (ids: readonly string[], range: readonly [number, number], harder: number): FourWeeks => ({
  page: lived.page,
  weeks: lived.weeks.map((week, index) => ({
    ...week,
    plan: {
      plan: { ...week.plan.plan, phase: "accumulation" },
      // The days stay the seven that there were.
      days: Object.fromEntries(
        Object.entries(week.plan.days).map(([weekday, day]) => [
          weekday,
          day.kind !== "training"
            ? day
            : {
                ...day,
                exercises: ids.map((id) => {
                  const exercise = exerciseById(id);
                  if (exercise === undefined) throw new Error(id);
                  return toPlanned(exercise, {
                    sets: 3,
                    targetLow: range[0],
                    targetHigh: range[1],
                    restSeconds: 150,
                    loadLb: exercise.takesWeight ? 135 + harder * index : null,
                  });
                }),
              },
        ]),
      ) as (typeof week)["plan"]["days"],
    },
  })),
});

const answerTo = (programme: FourWeeks, id: string) =>
  answersFor(programme).find(({ question }) => question.id === id)?.passes;

test("the rubric has twenty questions, each counted one with its count", () => {
  expect(rubric).toHaveLength(20);
  expect(
    rubric
      .filter(({ counted }) => counted !== null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys({ ...liftQuestions, ...weekQuestions }).toSorted());
});

const basicWork = [
  "squat.barbell-back",
  "h_push.barbell",
  "h_pull.barbell",
  "hinge.barbell-rdl",
  "v_push.barbell",
  "v_pull.pulldown",
];

test("a plain strength programme passes", () => {
  const good = withWork(basicWork, [4, 6], 5);
  for (const id of ["lifts", "order", "kept", "sets", "range", "load", "reachable", "progress", "level"])
    expect([id, answerTo(good, id)]).toEqual([id, true]);
});

test("a wide range, a load that stands still and a stunt do not", () => {
  const bad = withWork(["core.plank", "squat.barbell-back", "core.windmill"], [3, 20], 0);
  for (const id of ["lifts", "order", "range", "progress", "level"])
    expect([id, answerTo(bad, id)]).toEqual([id, false]);
});
