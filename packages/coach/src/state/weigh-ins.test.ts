import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { checkInWith, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { checkWeek } from "../rules/check-week.ts";
import { bodyOf, weighInsOf } from "./body.ts";

/** Weigh-ins a day apart, the last one yesterday; the profile says 150 lb. */
const weighing = (...weights: readonly number[]) =>
  inputWith({
    checkIns: [],
    readings: weights.map((value, index) => ({
      metric: "weight" as const,
      value,
      date: addDays(testToday, index - weights.length),
    })),
  });
const kept = (...weights: readonly number[]) =>
  weighInsOf(weighing(...weights)).map(({ weightLb }) => weightLb);

test("coach.N2 a slip among weigh-ins is left out, at the start as in the middle", () => {
  expect(kept(150, 149, 68, 149)).toEqual([150, 149, 149]);
  expect(kept(68, 150, 149)).toEqual([150, 149]);
});

test("coach.N2 a weigh-in two pounds above the usual after one below it is no slip", () => {
  // Neither is a slip, though the second is 5% above the first.
  expect(kept(126, 122.2, 128.5)).toEqual([126, 122.2, 128.5]);
  expect(kept(126, 122.2, 132)).toEqual([126, 122.2]);
  // What somebody weighed two months ago says little about today.
  const old = { metric: "weight" as const, value: 170, date: addDays(testToday, -60) };
  const input = weighing(150, 151);
  expect(
    weighInsOf({ ...input, readings: [old, ...input.readings] }).map(({ weightLb }) => weightLb),
  ).toEqual([170, 150, 151]);
});

test("coach.N2 a first weigh-in in the wrong unit does not plan the food", () => {
  expect(bodyOf(weighing(68)).weightLb).toBe(150);
  const week = designWeek(weighing(68));
  expect(week.plan.nutritionSummary?.weeklyAverageProtein).toBeGreaterThan(90);
});

test("coach.N2 a body that did change is believed when two weigh-ins agree", () => {
  expect(kept(110, 111)).toEqual([110, 111]);
  expect(kept(150, 120, 120)).toEqual([120, 120]);
  // Two of a row do not outweigh three that came before; four do.
  expect(kept(150, 150, 150, 68, 68)).toEqual([150, 150, 150]);
  expect(kept(150, 150, 150, 120, 120, 120, 120)).toEqual([120, 120, 120, 120]);
});

test("coach.S1 sets and meals that cannot have been change nothing and break nothing", () => {
  const before = inputWith({
    today: addDays(testToday, -7),
    validFrom: addDays(testToday, -6),
    checkIns: [],
  });
  const sessions = sessionsOf(designWeek(before), addDays(testToday, -6), {
    difficulty: 7,
    firstLoadLb: 1e12,
  });
  const input = inputWith({
    sessions: [...sessions],
    checkIns: [checkInWith({})],
    intake: [1, 2, 3, 4, 5].map((day) => ({
      date: addDays(testToday, -day),
      calories: 1e9,
      protein: 100,
      closed: true,
    })),
  });
  const week = deliverWeek(undefined, input);
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(Object.values(week.days).some(({ kind }) => kind === "training")).toBe(true);
});

test("coach.S1 the heaviest person whom the app takes gets a plan of training", () => {
  const input = inputWith({ profile: { weight: 1500, height: 108, gender: "male" }, checkIns: [] });
  const week = deliverWeek(undefined, input);
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(Object.values(week.days).some(({ kind }) => kind === "training")).toBe(true);
});
