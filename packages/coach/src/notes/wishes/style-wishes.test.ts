import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const aboutOf = (note: string) => read(note).elsewhere.map(({ about }) => about);

test.each([
  ["supersets please, im short on time", ["pairs"]],
  ["no supersets", ["pairs"]],
  ["crossfit type stuff", ["pairs"]],
  ["longer breaks between sets", ["rest"]],
  ["i'd like 2 minutes rest", ["rest"]],
  ["prefer dumbbells to barbells", ["tools"]],
  ["give me longer to recover between sets", ["rest"]],
  ["can sunday be the long one", ["length"]],
  ["sets of 5 please", ["reps"]],
  ["i just wanna lift heavy", ["reps"]],
  ["one muscle a day like bodybuilders do", ["split"]],
  ["its getting stale", ["variety"]],
  ["what should i eat before training", ["food"]],
  ["dumbbells only go up to 50 lbs", ["kit"]],
  ["can the reps go up", ["reps"]],
  ["longer warmup, im stiff in the mornings", ["warm_up"]],
  ["add some stretching at the end", ["mobility"]],
  ["zone 2 twice a week", ["cardio"]],
  ["legs first", ["order"]],
  ["push pull legs", ["split"]],
  ["no machines please", ["tools"]],
  ["move thursday to the morning", ["hour"]],
  ["can you use lbs", ["units"]],
  ["im trying to gain a bit of weight", ["goal"]],
  ["bike to work mon-thu 8 miles each way", ["activity"]],
  ["working night shift til sunday", ["nights"]],
  ["slow eccentrics please", ["variant"]],
  ["please keep it short, the twins wake at seven", ["length"]],
  ["sessions drag on, trim them a bit", ["length"]],
  ["feeling great, up the weights", ["harder"]],
] as const)("PLAN-01 a wish for a way to train has its own answer: %s", (note, about) => {
  expect(aboutOf(note)).toEqual([...about]);
  expect(read(note)).toMatchObject({ asked: null, limits: [], stopped: [] });
});

test.each([
  "the supersets were brutal today",
  "rested 3 mins between sets today",
  "3x8 at 60 done",
  "my commute is long",
  "the stretching helps",
  "my split is going well",
  "i like the circuits",
  "my sister does supersets",
])("coach.F1 a way to train that is told and not asked for has no answer: %s", (note) => {
  expect(aboutOf(note)).toEqual([]);
});

test.each([
  ["more mobility for my hips", []],
  ["put core last please", []],
  ["more abs at the end", ["muscle_more"]],
] as const)("PLAN-01 stretches and the order are no wish for a muscle: %s", (note, types) => {
  expect(read(note).wishes.map(({ type }) => type)).toEqual([...types]);
});
