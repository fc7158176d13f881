/** More, less or no cardio, as somebody wishes: within the goal's minutes, and a fifth more a week at most. */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { readNote } from "../../notes/read-note.ts";
import { checkWeek } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { inputWith, testToday } from "../testing/inputs.ts";
import { cardioBand, cardioMinutes } from "./cardio.ts";

const wish = (amount: Wish["amount"]): Wish => ({ ...emptyWish, date: testToday, type: "cardio", amount });
const goals = ["strength", "general_fitness", "weight_loss", "athletic"] as const;

const lived = (profile: Partial<Profile>, count: number, wishes: readonly Wish[] = []) =>
  trainedWeeks(inputWith({ profile, wishes: [...wishes] }), count);
const minutesOf = ({ days }: DesignedWeek) => cardioMinutes(Object.values(days));
const minutes = (...of: Parameters<typeof lived>) => lived(...of).map(({ week }) => minutesOf(week));
const namesOf = ({ days }: DesignedWeek) =>
  weekdays.flatMap((day) => days[day].cardio.exercises.map(({ name }) => name));

test.each(goals)("coach.I14 %s: more cardio is more, up to the goal's most", (primaryGoal) => {
  const profile: Partial<Profile> = { primaryGoal, timePerSession: "60_plus" };
  const usual = minutes(profile, 6);
  const weeks = lived(profile, 6, [wish("more")]);
  const more = weeks.map(({ week }) => minutesOf(week));
  expect(more[4] ?? 0).toBeGreaterThan(usual[4] ?? 0);
  for (const [index, now] of more.entries()) {
    expect(now).toBeLessThanOrEqual(cardioBand[primaryGoal].most + 5);
    if (index > 0) expect(now).toBeLessThanOrEqual((more[index - 1] ?? 0) * 1.2 + 10);
  }
  for (const { week, input } of weeks)
    expect(checkWeek(week, input).filter(({ id }) => id === "coach.I14")).toEqual([]);
});

test("for strength what sessions have no room for is walked when more is wished", () => {
  const profile: Partial<Profile> = { primaryGoal: "strength", timePerSession: "30_45" };
  expect(minutes(profile, 4, [wish("more")])[3] ?? 0).toBeGreaterThan(minutes(profile, 4)[3] ?? 0);
});

test.each(goals)("%s: less cardio is about half, an hour of it stays where it was more", (primaryGoal) => {
  const profile: Partial<Profile> = { primaryGoal, timePerSession: "60_plus" };
  const usual = minutes(profile, 4)[3] ?? 0;
  const less = minutes(profile, 4, [wish("less")])[3] ?? 0;
  expect(less).toBeLessThan(usual);
  expect(less).toBeGreaterThanOrEqual(50);
  expect(less).toBeLessThanOrEqual(Math.max(70, 0.65 * usual));
});

test.each(goals)("%s: no cardio is none, in sessions and on free days", (primaryGoal) => {
  for (const { week, input } of lived({ primaryGoal }, 3, [wish("none")])) {
    expect(minutesOf(week)).toBe(0);
    expect(namesOf(week)).toEqual([]);
    const walks = weekdays.flatMap((day) => week.days[day].activeRecovery.map(({ name }) => name));
    expect(walks.filter((name) => /walk|ride/i.test(name))).toEqual([]);
    expect(checkWeek(week, input).filter(({ id }) => id === "coach.I14" || id === "coach.C5")).toEqual([]);
  }
});

test("less cardio leaves one session of intervals, none leaves none", () => {
  const profile: Partial<Profile> = { primaryGoal: "athletic", timePerSession: "60_plus" };
  const hard = (amount: Wish["amount"]) =>
    lived(profile, 4, [wish(amount)]).map(
      ({ week }) => weekdays.filter((day) => isHardCardio(week.days[day].cardio)).length,
    );
  expect(Math.max(...hard("less"))).toBe(1);
  expect(Math.max(...hard("none"))).toBe(0);
});

test("who wants more running runs after the session", () => {
  const run: Wish = { ...emptyWish, date: testToday, type: "exercise_in", exerciseIds: ["cardio.run"] };
  const profile: Partial<Profile> = { primaryGoal: "general_fitness", timePerSession: "60_plus" };
  const [first] = lived(profile, 1, [run]);
  expect(new Set(first && namesOf(first.week))).toEqual(new Set(["Easy Run"]));
});

test("a walk that is asked for ends the sessions, and is no move among the lifts", () => {
  const { wishes } = readNote("HIIT kills me. I would rather walk.", testToday);
  const [first] = lived({ primaryGoal: "weight_loss", timePerSession: "60_plus" }, 1, wishes);
  expect(new Set(first && namesOf(first.week))).toEqual(new Set(["Brisk Walk"]));
  const moves = first && weekdays.flatMap((day) => first.week.days[day].exercises);
  expect(moves?.map(({ exerciseId }) => exerciseId)).not.toContain("cardio.walk");
});

test.each([
  ["Can I use the bike instead?", "Stationary Bike"],
  ["more running please", "Easy Run"],
])("a machine or a run that is asked for is no move among the lifts: %s", (note, name) => {
  const { wishes } = readNote(note, testToday);
  const [first] = lived({ primaryGoal: "weight_loss", timePerSession: "60_plus", gymDays: [] }, 1, wishes);
  expect(first && namesOf(first.week)).toContain(name);
  const moves = first && weekdays.flatMap((day) => first.week.days[day].exercises);
  expect(moves?.filter(({ exerciseId }) => exerciseId.startsWith("cardio."))).toEqual([]);
});

const answersOf = (input: DesignInput) =>
  deliverWeek(undefined, input)
    .plan.facts.filter(({ id }) => id.startsWith("wish."))
    .map(({ value }) => String(value));
const answered = (amount: Wish["amount"], profile: Partial<Profile> = {}) => {
  const last = lived({ timePerSession: "60_plus", primaryGoal: "general_fitness", ...profile }, 2, [
    wish(amount),
  ]).at(-1);
  return last === undefined ? [] : answersOf(last.input);
};

test("PLAN-01 more cardio is answered with its minutes and last week's", () => {
  expect(answered("more")).toEqual([
    expect.stringMatching(/^Yes\. \d+ minutes of it this week, \d+ last week\. A fifth more at a time/),
  ]);
});

test("PLAN-01 without room more cardio is answered in part, with what would help", () => {
  const short: Partial<Profile> = { timePerSession: "under_30", daysPerWeek: 6, primaryGoal: "muscle" };
  expect(answered("more", short)).toEqual([expect.stringMatching(/^Partly\. \d+ minutes .*longer sessions/)]);
});

test("PLAN-01 less and no cardio are answered with what health asks for", () => {
  expect(answered("less")).toEqual([expect.stringMatching(/^Yes\. \d+ minutes .* 150 minutes a week/)]);
  expect(answered("none")).toEqual([expect.stringMatching(/^Yes\. None is planned\. .* 150 minutes a week/)]);
  expect(answered("none", { primaryGoal: "weight_loss" })).toEqual([
    expect.stringMatching(/Your weight then depends on food/),
  ]);
});

test("a tired week answers that more cardio waits", () => {
  const tired = inputWith({
    profile: { primaryGoal: "general_fitness" },
    wishes: [wish("more")],
  });
  const input = {
    ...tired,
    checkIns: tired.checkIns.map((one) => ({ ...one, muscleSoreness: 9, fatigueLevel: 9 })),
  };
  expect(answersOf(input)).toEqual([expect.stringMatching(/^Not this week\. .*rested/)]);
});

const noIntervals: Wish = {
  ...emptyWish,
  date: testToday,
  type: "exercise_out",
  exerciseIds: ["cardio.run-walk", "cardio.sprints", "cardio.ride-intervals", "cardio.curved-treadmill"],
};
const noRuns: Wish = { ...noIntervals, exerciseIds: ["cardio.run", "cardio.run-walk", "cardio.sprints"] };
const hardWeeks = (wish: Wish) =>
  lived({ primaryGoal: "athletic", timePerSession: "60_plus", gymAccess: "commercial_gym", gymDays: [] }, 4, [
    wish,
  ]).filter(({ week }) => weekdays.some((day) => isHardCardio(week.days[day].cardio)));

test("coach.F10 who wants no intervals has none, and easy cardio stays", () => {
  expect(hardWeeks(noIntervals)).toEqual([]);
  expect(
    Math.min(...minutes({ primaryGoal: "athletic", timePerSession: "60_plus" }, 4, [noIntervals])),
  ).toBeGreaterThan(30);
});

test("who wants no running keeps intervals on a machine", () => {
  expect(hardWeeks(noRuns).length).toBeGreaterThan(0);
});

test("PLAN-01 a wish for no intervals is answered", () => {
  const last = lived({ primaryGoal: "athletic" }, 2, [noIntervals]).at(-1);
  expect(last && answersOf(last.input)).toEqual([
    expect.stringMatching(/^Yes\. No hard intervals are planned/),
  ]);
});
