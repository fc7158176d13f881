import { expect, test } from "vitest";
import { readNote } from "./read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "my sugars are 24 and I'm being sick with ketones ++",
  "ketones +++ on the strip and I keep throwing up",
  "my ketones are 3.2 and I feel sick",
  "blood glucose 412 this morning, so thirsty and drowsy",
  "type 1 and my ketones are high",
  "type 1, sugar is 27 and I've been vomiting since breakfast",
])("coach.F3 a blood sugar far out of range with sickness stops: %s", (note) => {
  expect(read(note).stopped).toContain("sugar");
});

test.each([
  "keto since May, ketones are high, feeling great",
  "those bars have 24 g of sugar, felt sick of them",
  "no more sugar for 24 days",
  "my sugars were 7 all week, no ketones",
  "type 1, checked for ketones before the run, all normal",
])("coach.F3 a diet and a sugar in range stop nothing: %s", (note) => {
  expect(read(note).stopped).toEqual([]);
});

test("coach.F1 a high sugar alone is told by its condition", () => {
  expect(read("my sugars are 15 lately").limits).toMatchObject([{ condition: "diabetes" }]);
});

test.each([
  "suddenly cant see out of my left eye properly, like a curtain coming down",
  "since lunch I can't see with my right eye",
  "there is a dark veil coming down over my vision on one side",
  "left eye: like a shade going across it",
])("coach.F3 a sight that goes is a sign by its name: %s", (note) => {
  expect(read(note).stopped).toContain("stroke");
});

test.each([
  "can't see out of my goggles in the pool, new ones please",
  "sweat in my eyes all session, I need a headband",
  "the curtains came down in the living room, so no workout there",
  "keep an eye on the curtain rail when I press overhead",
])("coach.F3 goggles, sweat and curtains of a room stop nothing: %s", (note) => {
  expect(read(note).stopped).toEqual([]);
});

test.each(["my chest flutters", "took 3 preworkouts and my chest flutters", "chest fluttering after coffee"])(
  "coach.F3 a chest that flutters is a heart to be careful of: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").limits).toMatchObject([{ condition: "heart" }]);
  },
);

test("coach.F3 a chest press beside flutter kicks is no heart", () => {
  expect(readNote("chest press and flutter kicks please", "2026-11-15").limits).toEqual([]);
});
