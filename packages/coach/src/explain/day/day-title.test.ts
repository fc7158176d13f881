import { noLimits } from "@muster/domain/profiles/profile";
import { addDays, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { toPlanned } from "../../catalogue/planned.ts";
import { designWeek } from "../../compose/design-week.ts";
import { isOfType } from "../../design/template/designed-before.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../../design/testing/inputs.ts";
import { shownFocus } from "./day-title.ts";

const curl = catalogue.find(({ pattern }) => pattern === "arm_flex");
const dose = { sets: 3, targetLow: 8, targetHigh: 12, restSeconds: 90, targetDifficulty: 7 };
const day = (...ids: readonly string[]) =>
  ids.map((id) => {
    const exercise = exerciseById(id);
    if (exercise === undefined) throw new Error(`No ${id}`);
    return toPlanned(exercise, dose);
  });

test.each([
  ["Squat and press", ["squat.goblet", "h_push.dumbbell-bench"], "Squat and press"],
  ["Squat and press", ["squat.leg-press", "h_push.dumbbell-bench"], "Legs and press"],
  ["Squat and press", ["squat.goblet", "v_pull.pull-up"], "Squat and pull"],
  ["Hinge and overhead", ["hinge.rdl", "h_push.dumbbell-bench"], "Hinge and press"],
  ["Chest first", ["v_push.dumbbell", "h_push.dumbbell-bench"], "Press and arms"],
  [
    "Find your weights for squat and hinge",
    ["h_push.dumbbell-bench"],
    "Find your weights for squat and hinge",
  ],
])("PLAN-01 %s with %j is called %s", (focus, ids, title) => {
  const planned = day(...ids, ...(title.endsWith("arms") ? [curl?.id ?? ""] : []));
  expect(shownFocus(focus, planned)).toBe(title);
});

const sore = { limits: { ...noLimits, injuryAreas: ["shoulder" as const] } };

test("PLAN-01 no title of a week promises a movement that a limit took away", () => {
  const { days } = designWeek(inputWith({ profile: { ...sore, fitnessLevel: "beginner" } }));
  for (const { kind, focus, exercises } of Object.values(days)) {
    if (kind !== "training") continue;
    const patterns = exercises.map(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? "");
    if (/overhead/i.test(focus)) expect(patterns).toContain("v_push");
    if (/press/i.test(focus)) expect(patterns.some((one) => one.endsWith("_push"))).toBe(true);
    if (/squat/i.test(focus)) expect(patterns).toContain("squat");
  }
});

/** The next week of somebody whose trained week was changed before it was kept. */
const nextAfter = (change: (workout: ReturnType<typeof asPrevious>["days"][number]["workout"]) => object) => {
  const first = inputWith({ today: addDays(testToday, -7), validFrom: addDays(testToday, -6), checkIns: [] });
  const week = designWeek(first);
  const previous = asPrevious(week);
  const sessions = [...sessionsOf(week, first.validFrom, { difficulty: 7, firstLoadLb: 40 })];
  const days = previous.days.map(({ weekday, workout }) => ({
    weekday,
    workout: { ...workout, ...change(workout) },
  }));
  return { next: designWeek(inputWith({ previousPlan: { ...previous, days }, sessions })) };
};
const mains = ({ days }: ReturnType<typeof designWeek>, weekday: Weekday) =>
  days[weekday].exercises.slice(0, 2).map(({ exerciseId }) => exerciseId);

test.each([
  ["whose title follows its moves", () => ({ focus: "Hinge and pull" })],
  ["of an older plan, known by its title alone", () => ({ dayType: undefined })],
])("coach.X2 a day %s keeps its lifts in the next week", (_what, change) => {
  const usual = nextAfter(() => ({})).next;
  const { next } = nextAfter(change);
  for (const weekday of weekdays) expect(mains(next, weekday)).toEqual(mains(usual, weekday));
});

test("coach.X2 a day is found again by its kind, an older one by its title", () => {
  const kind = { id: "full-a", focus: "Squat and press" };
  expect(isOfType({ dayType: "full-a", focus: "Hinge and press" }, kind)).toBe(true);
  expect(isOfType({ dayType: "upper-a", focus: "Squat and press" }, kind)).toBe(false);
  expect(isOfType({ focus: "Squat and press" }, kind)).toBe(true);
});
