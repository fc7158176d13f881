import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "my goal is to not be out of breath on the stairs",
  "I want to stop getting winded on hills",
  "would love to never be puffed out chasing the kids again",
])("coach.F3 a goal for stairs and hills stops no training: %s", (note) => {
  expect(read(note)).toMatchObject({ stopped: [], limits: [], asked: null });
  expect(read(note).wishes).toMatchObject([{ type: "cardio", amount: "more" }]);
});

test.each([
  "I get out of breath lying down since yesterday",
  "I was out of breath on the stairs and my chest felt tight",
  "I want to train but I am out of breath sitting still",
])("coach.F3 breathlessness itself is still read: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test.each([
  "flu jab done, no reaction",
  "had my covid booster on monday, feel fine",
  "vaccine on friday, arm was sore for a day",
  "had covid in january, fully fit now",
  "had the flu in march, fit and healthy again",
])("coach.F3 a vaccine, or an illness that is over, asks for no rest: %s", (note) => {
  expect(read(note)).toMatchObject({ stopped: [], limits: [], asked: null, isIll: false });
});

test.each([
  "I have the flu",
  "flu jab yesterday and a fever of 39 now",
  "had covid last week, still coughing and tired",
])("coach.F3 an illness that goes on is still read: %s", (note) => {
  expect(read(note).isIll).toBe(true);
});

test.each([
  "asthma as a child, none since",
  "fingers were numb from the cold on the run, fine after a hot shower",
  "paramedic shifts this week so 3 days only",
  "saw an ambulance outside the gym, hope they are ok",
  "I work in an ambulance crew, so late evenings",
  "they say sitting is the new smoking",
  "period came, bit crampy, normal for me",
])("coach.F3 an everyday remark is no limit: %s", (note) => {
  const { stopped, limits } = read(note);
  expect([stopped, limits]).toEqual([[], []]);
});

test.each([
  "The baby wakes at night, I am tired.",
  "My son wakes up at night and I am tired",
  "Up with the baby every night, so tired",
  "my toddler kept me up all week, exhausted",
  "rough week, baby not sleeping",
])("coach.F1 nights with a child are no complaint: %s", (note) => {
  const { stopped, limits, asked } = read(note);
  expect([stopped, limits, asked]).toEqual([[], [], null]);
});

test.each([
  "The baby wakes at night, I am tired and my heart races",
  "the baby wakes me at night and I bleed again",
  "the baby wakes me at night and I have night sweats",
  "up with the baby every night, tired of living",
  "the baby moves less at night",
])("coach.F3 what else such a night brings is still read: %s", (note) => {
  const { stopped, limits, asked } = read(note);
  expect(stopped.length + limits.length + (asked === null ? 0 : 1)).toBeGreaterThan(0);
});

test.each([
  ["numb in my left hand since the accident", "numb"],
  ["an ambulance took me to hospital on tuesday", "ambulance"],
  ["the paramedics checked me after I passed out", "paramedics"],
  ["asthma since childhood and it still acts up", "asthma"],
  ["period is far heavier than normal and I feel faint", "period"],
])("coach.F3 what is told of the writer is still read: %s", (note) => {
  const { stopped, limits, asked } = read(note);
  expect(stopped.length + limits.length + (asked === null ? 0 : 1)).toBeGreaterThan(0);
});

test.each([
  "back from hotel life, gym every day please",
  "my hotel stay was cancelled",
  "all the walking on holiday left me pleasantly tired",
])("PLAN-01 a trip that is over or off plans none: %s", (note) => {
  const { wishes, isTravelling } = read(note);
  expect(wishes.filter(({ type }) => type === "place" || type === "event")).toEqual([]);
  expect(isTravelling).toBe(false);
});

test("PLAN-01 a trip to come is planned for", () => {
  for (const note of ["in a hotel next week", "on holiday from monday, no equipment"])
    expect(read(note).wishes).toContainEqual(expect.objectContaining({ type: "place", place: "floor" }));
});

test("PLAN-01 who gets enough cycling elsewhere loses none", () => {
  expect(read("no cardio please, I get enough cycling to work").wishes).toMatchObject([
    { type: "cardio", amount: "none" },
  ]);
  expect(read("enough of planks").wishes).toMatchObject([{ type: "exercise_out" }]);
});

test("PLAN-01 'no more death by burpees' takes them out", () => {
  expect(read("no more death by burpees").wishes).toMatchObject([{ type: "exercise_out" }]);
});

test("PLAN-01 a record on the bench is no bench that broke", () => {
  expect(read("broke my record on the bench").elsewhere).toEqual([]);
  expect(read("my bench broke").elsewhere).toMatchObject([{ about: "kit" }]);
});
