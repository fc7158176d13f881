import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const aboutOf = (note: string) => read(note).elsewhere.map(({ about }) => about);

test.each([
  "everything hurts",
  "everything hurts from yesterday's workout",
  "my whole body hurts",
  "legs are toast",
  "i am toast after last week",
  "im wrecked",
  "every muscle aches after leg day",
])("coach.F1 a worn-out body gets a sentence and no alarm: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], wishes: [], asked: null, stopped: [] });
  expect(aboutOf(note)).toEqual(["worn"]);
});

test.each([
  "everything hurts and my left knee is swollen",
  "everything hurts, I have a fever",
  "my back hurts after last week",
  "my hamstring is toast, felt a pop",
  "everything hurts since I fell down the stairs",
])("coach.F1 what names more than work stays a complaint: %s", (note) => {
  const { limits, asked, stopped } = read(note);
  expect(limits.length > 0 || asked !== null || stopped.length > 0).toBe(true);
});

test.each([
  "the plan is the same every week, I need some change",
  "bored, mix it up",
  "please don't change the exercises",
])("PLAN-01 a wish for other moves or the same is answered: %s", (note) => {
  expect(aboutOf(note)).toEqual(["variety"]);
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  "shoulder pops when I bench, no pain",
  "my elbow pops in push ups, it doesnt hurt",
  "knees crack in step ups but no pain",
])("coach.F1 a joint that only makes noise limits nothing: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each(["shoulder pops when I bench and it hurts", "shoulder popped when I benched, no strength since"])(
  "coach.F1 a joint that pops and hurts is a complaint: %s",
  (note) => {
    const { limits, asked, stopped } = read(note);
    expect(limits.length > 0 || asked !== null || stopped.length > 0).toBe(true);
  },
);
