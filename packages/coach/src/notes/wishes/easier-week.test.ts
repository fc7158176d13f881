import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const aboutOf = (note: string) => read(note).elsewhere.map(({ about }) => about);

test.each([
  "go easy on me this week",
  "take it easy on me, work is mad",
  "need a deload",
  "easy week please",
  "could we do a recovery week",
  "can this week be a gentle one",
  "I want a lighter week",
  "not such a hard week please",
  "exams this week so light stuff only please",
  "everythings a bit much at work, dial it down till monday",
  "make next week easier",
  "need to take my foot off the gas",
  "I want something gentler",
  "can we slow things down a bit",
  "bit less volume please",
  "I could use a breather this week",
  "back off a little next week",
])("coach.R4 an easier week is asked for: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
  expect(read(note).wishes).toEqual([]);
  expect(aboutOf(note)).toContain("easier");
});

test.each([
  "last week was an easy week",
  "that was an easy week",
  "don't go easy on me",
  "no deload please",
  "go easy on my knees",
  "go easy on the squats",
  "too many squats, dial it down",
  "it's too easy, push me harder",
])("coach.R4 no easier week is asked for: %s", (note) => {
  expect(aboutOf(note)).not.toContain("easier");
});

test("coach.R4 too easy in any spelling asks for more", () => {
  expect(aboutOf("its too easy, push me harder")).toContain("harder");
});
