import { expect, test } from "vitest";
import { healthQuestion } from "./questions.text.ts";
import { readNote } from "./read-note.ts";
import { complaintsOfRounds } from "./testing/notes-rounds-complaints.data.ts";
import { harmlessOfRounds } from "./testing/notes-rounds-harmless.data.ts";
import { complaintsOfLastRound, harmlessOfLastRound } from "./testing/notes-rounds-more.data.ts";
import { signsOfRounds } from "./testing/notes-rounds-signs.data.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const isHeard = (note: string): boolean => {
  const { limits, stopped, asked } = read(note);
  return limits.length > 0 || stopped.length > 0 || asked === healthQuestion;
};

test("coach.F1 complaints of many voices are limits, questions or stops", () => {
  expect([...complaintsOfRounds, ...complaintsOfLastRound].filter((note) => !isHeard(note))).toEqual([]);
});

test("coach.F3 signs of many kinds stop training however they are told", () => {
  expect(signsOfRounds.filter((note) => read(note).stopped.length === 0)).toEqual([]);
});

test("coach.F1 what is over, of others, asked or only said so tells nothing", () => {
  expect([...harmlessOfRounds, ...harmlessOfLastRound].filter(isHeard)).toEqual([]);
});

test("coach.F1 closing words, others and praise excuse only what they refer to", () => {
  const both = [
    "the cold is gone but my knee hurts",
    "my dad had a knee op and my shoulder aches",
    "cleared by the surgeon for the hip, the other knee is swollen",
    "walked up Knee Hill and now my ankle is swollen",
    "that circuit was sick, but my elbow stings since",
    "my back felt strong, the right wrist not",
  ];
  expect(both.filter((note) => !isHeard(note))).toEqual([]);
});

test("coach.F3 an arm that was always weaker is no sign, a weakening one is", () => {
  expect(read("my left arm is a bit weaker than the right, as always").stopped).toEqual([]);
  expect(read("my left arm is getting weaker than the right").stopped).toEqual(["nerve"]);
});

test("coach.F1 a fall and what it bruised are never passed over", () => {
  const falls = [
    "I had a fall in the kitchen on Friday, bruised hip, nothing broken",
    "bruised my hip, nothing broken",
    "had a fall on Friday",
    "took a fall last night, feeling my age",
    "nearly fell twice this week",
  ];
  expect(falls.filter((note) => !isHeard(note))).toEqual([]);
  const others = [
    "dad had a fall on Friday, so I missed a day",
    "fell asleep before the workout, lovely nap",
    "my weight fell a bit this week",
    "tripped over the cat, fine",
  ];
  expect(others.filter(isHeard)).toEqual([]);
});
