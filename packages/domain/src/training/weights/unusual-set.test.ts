import { expect, test } from "vitest";
import { kilogramsToPounds } from "../../shared/units.ts";
import { unusualSet } from "./unusual-set.ts";

const set = (part: Partial<Parameters<typeof unusualSet>[0]>) => ({
  reps: null,
  weight: null,
  time: null,
  distance: null,
  ...part,
});

test("EXC-02 three times the usual weight needs a confirmation in the person's unit", () => {
  const usual = [set({ weight: 150, reps: 8 }), set({ weight: 158.4, reps: 8 })];
  expect(unusualSet(set({ weight: 475, reps: 8 }), usual, "imperial")).toBe(
    "475 lb is 3 times your usual. Keep it?",
  );
  const heavy = { ...set({ reps: 8 }), weight: kilogramsToPounds(200) };
  expect(unusualSet(heavy, [set({ weight: kilogramsToPounds(50) })], "metric")).toBe(
    "200 kg is 4 times your usual. Keep it?",
  );
});

test.each([
  ["twice the usual weight", { weight: 300, reps: 8 }, { weight: 150, reps: 8 }],
  ["a first weight", { weight: 500, reps: 5 }, undefined],
  ["many repetitions of a light thing", { reps: 24 }, { reps: 5 }],
  ["a long hold", { time: 300 }, { time: 30 }],
  ["lighter than ever", { weight: 5, reps: 8 }, { weight: 150, reps: 8 }],
])("EXC-02 %s needs no confirmation", (_, typed, before) => {
  expect(unusualSet(set(typed), before === undefined ? [] : [set(before)], "imperial")).toBeUndefined();
});

test.each([
  [{ weight: 900, reps: 1 }, "900 lb is a lot. Keep it?"],
  [{ reps: 1000 }, "1,000 reps is a lot. Keep it?"],
  [{ distance: 60_000, time: 9000 }, "60,000 m is a lot. Keep it?"],
])("EXC-02 without a history only extreme values need a confirmation: %o", (typed, question) => {
  expect(unusualSet(set(typed), [], "imperial")).toBe(question);
});

test("EXC-02 repetitions far above the usual need a confirmation", () => {
  expect(unusualSet(set({ reps: 100, weight: 20 }), [set({ reps: 10, weight: 20 })], "imperial")).toBe(
    "100 reps are 10 times your usual. Keep it?",
  );
});

test.each([
  [
    "a hold of minutes that were meant as seconds",
    { time: 2_700 },
    { time: 45 },
    "45:00 is 60 times your usual. Keep it?",
  ],
  [
    "four times the usual time, over ten minutes",
    { time: 2_400 },
    { time: 600 },
    "40:00 is 4 times your usual. Keep it?",
  ],
  [
    "ten times the usual distance",
    { distance: 16_000 },
    { distance: 1_600 },
    "16,000 m is 10 times your usual. Keep it?",
  ],
  [
    "more help than ever",
    { weight: 200, reps: 8 },
    { weight: 60, reps: 8 },
    "200 lb is 3.3 times your usual. Keep it?",
  ],
])("EXC-02 %s needs a confirmation", (_, typed, before, question) => {
  expect(unusualSet(set(typed), [set(before)], "imperial")).toBe(question);
});

test("EXC-02 two odd values in one set are one question, and yes keeps both", () => {
  const usual = [set({ weight: 50, reps: 10 })];
  expect(unusualSet(set({ weight: 500, reps: 100 }), usual, "imperial")).toBe(
    "500 lb is 10 times your usual and 100 reps are 10 times your usual. Keep them?",
  );
  expect(unusualSet(set({ weight: 900, reps: 400 }), [], "imperial")).toBe(
    "900 lb is a lot and 400 reps is a lot. Keep them?",
  );
  // Of a time and the pace that it makes, the time is enough; a load beside an odd pace is another slip.
  expect(
    unusualSet(set({ distance: 1_600, time: 7_200 }), [set({ distance: 1_600, time: 480 })], "imperial"),
  ).toBe("2:00:00 is 15 times your usual. Keep it?");
  expect(unusualSet(set({ weight: 475, distance: 1_600, time: 40 }), [set({ weight: 50 })], "imperial")).toBe(
    "475 lb is 9.5 times your usual and 1,600 m in 0:40 is very fast. Keep them?",
  );
});

test("EXC-02 a confirmed value is the usual one of the next set", () => {
  const usual = [set({ weight: 150, reps: 8 })];
  const odd = set({ weight: 475, reps: 8 });
  expect(unusualSet(odd, usual, "imperial")).toBeDefined();
  expect(unusualSet(odd, [...usual, odd], "imperial")).toBeUndefined();
});

test("EXC-02 COACH-08 an impossible mile time needs a confirmation", () => {
  const mile = (time: number, distance = 1_600) => set({ distance, time });
  const question = (one: ReturnType<typeof mile>, usual: readonly ReturnType<typeof mile>[] = []) =>
    unusualSet(one, usual, "imperial");
  expect(question(mile(40))).toBe("1,600 m in 0:40 is very fast. Keep it?");
  expect(question(mile(7_200))).toBe("1,600 m in 2:00:00 is very slow. Keep it?");
  expect(question(mile(40), [mile(40)])).toBeUndefined();
  // A slip after a mile that was typed right.
  expect(question(mile(40), [mile(480)])).toBe("1,600 m in 0:40 is very fast. Keep it?");
  for (const one of [mile(223), mile(480), mile(2_400), mile(1_800, 16_000), mile(120, 40), mile(3, 40)])
    expect(question(one)).toBeUndefined();
});

test("EXC-02 a confirmed value needs none again when the set's other number changes", () => {
  const usual = [set({ weight: 155, reps: 8 })];
  const confirmed = set({ weight: 475, reps: 3 });
  expect(unusualSet(set({ weight: 475, reps: 4 }), usual, "imperial", confirmed)).toBeUndefined();
  // Another number is another question.
  expect(unusualSet(set({ weight: 575, reps: 3 }), usual, "imperial", confirmed)).toBe(
    "575 lb is 3.7 times your usual. Keep it?",
  );
  expect(unusualSet(set({ weight: 475, reps: 300 }), usual, "imperial", confirmed)).toBe(
    "300 reps are 38 times your usual. Keep it?",
  );
  const sprint = set({ distance: 5_000, time: 300 });
  expect(unusualSet(set({ distance: 5_000, time: 310 }), [], "imperial", sprint)).toBeUndefined();
});

test("EXC-02 a first session is compared with its own sets, not with a usual weight", () => {
  const heavy = { ...set({ reps: 8 }), weight: kilogramsToPounds(60) };
  const before = [{ ...set({ reps: 8 }), weight: kilogramsToPounds(8.25) }];
  expect(unusualSet(heavy, before, "metric", undefined, "today")).toBe(
    "60 kg is 7.3 times your sets so far. Keep it?",
  );
});
