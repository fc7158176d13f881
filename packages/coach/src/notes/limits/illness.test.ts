import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-29");

test.each([
  "Had a cold this week, better now.",
  "Had a cold but better now",
  "was ill until Wednesday, fine again",
  "Had the flu last week, feeling much better.",
  "I was sick on Monday and Tuesday, all better now",
  "Got a stomach bug on Sunday, well again since Tuesday",
  "Caught a cold early in the week. Feeling good again.",
  "Had covid two weeks ago, back to full strength",
  "was down with a cold till Thursday, now healthy again",
  "Sick at the start of the week, ok now",
  "had a fever on Monday. I'm better.",
  "Had a bit of a cold but it's gone",
  "I had a cold but I am fine again",
  "Was sick until Friday but I feel a lot better now, good week otherwise",
  "Had a cold last week, now better",
  "I've been sick this week but I'm better now",
  "I had a nasty bug at the weekend but feel well again",
])("coach.R6 an illness that is over asks for no rest: %s", (note) => {
  expect(read(note)).toMatchObject({ isIll: false, limits: [], asked: null, stopped: [] });
});

test.each([
  "Had a cold, still coughing",
  "Had a cold, a bit better now but still coughing",
  "Had a cold, better now. Still coughing at night",
  "Had a cold, better but not over it yet",
  "I have a cold, feeling a bit better today",
  "got a cold, getting better slowly",
  "had a fever, better now, still weak",
  "I'm sick. Sleep is better now.",
  "I have the flu, my knee is better now",
  "knee is better now, I have a cold",
  "Had a cold, hopefully better soon",
  "was sick all week, no better",
  "I was sick last week, better on Monday, sick again since Friday",
  "Had a cold, almost better",
  "Had a cold this week, feeling better but tired",
])("coach.R6 an illness that goes on asks for rest: %s", (note) => {
  expect(read(note).isIll).toBe(true);
});

test.each([
  "I've been sick this week",
  "I have been ill since Monday",
  "I've been ill all week but better now",
  "was sick on Tuesday and Wednesday, back to normal",
])("coach.F3 a plain illness is no sign that stops all: %s", (note) => {
  expect(read(note).stopped).toEqual([]);
});

test.each([
  "I've been sick this week with crushing pressure in my chest",
  "I have been ill since Monday, my left arm went numb and my face hangs",
  "I was sick with a stiff neck and a rash, better now",
])("coach.F3 a sign beside an illness stops all the same: %s", (note) => {
  expect(read(note).stopped.length).toBeGreaterThan(0);
});
