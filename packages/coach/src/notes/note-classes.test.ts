import { expect, test } from "vitest";
import { healthQuestion } from "./questions.text.ts";
import { readNote } from "./read-note.ts";
import { harmlessByClass, urgentByClass, warningNotesByClass } from "./testing/notes-classes.data.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const isHeard = (note: string): boolean => {
  const { limits, stopped, asked } = read(note);
  return limits.length > 0 || stopped.length > 0 || asked === healthQuestion;
};

test.each(Object.entries(harmlessByClass))("coach.F1 nothing is heard in what is %s", (_class, notes) => {
  expect(notes.filter(isHeard)).toEqual([]);
});

test.each(Object.entries(warningNotesByClass))("coach.F1 everyday words are heard: %s", (_class, notes) => {
  expect(notes.filter((note) => !isHeard(note))).toEqual([]);
});

test.each(Object.entries(urgentByClass))("coach.F3 everyday words of a sign stop: %s", (_class, notes) => {
  expect(notes.filter((note) => read(note).stopped.length === 0)).toEqual([]);
});

test("coach.F3 fever and a bad cold in any words are an illness", () => {
  expect(warningNotesByClass.ill?.filter((note) => !read(note).isIll)).toEqual([]);
});
