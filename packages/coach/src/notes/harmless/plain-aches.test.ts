import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const areasOf = (note: string) => read(note).limits.map(({ area }) => area);

test.each([
  ["I ran and my knee hurts", "knee"],
  ["I went for a run yesterday, my ankle hurts a bit.", "ankle"],
  ["I jumped and my big toe hurts now", "foot"],
  ["Good week, slept well. I did lunges and my left knee aches.", "knee"],
])("coach.F1 a joint that is sore from exercise stops nothing: %s", (note, area) => {
  expect(read(note).stopped).toEqual([]);
  expect(areasOf(note)).toEqual([area]);
});

test.each([
  "I ran and my knee hurts. It is hot and swollen.",
  "I ran and my ankle hurts. I take cipro.",
  "I ran and my chest hurts",
  "I ran and my left arm hurts",
])("coach.F1 what more is said of a sore place still stops: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test.each([
  "Knees a bit creaky when it's cold but fine",
  "My hip clicks, no pain",
  "knees crack when I squat but they're fine",
  "Back a little stiff but fine",
])("coach.F1 a joint that makes noises and is fine costs no lift: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  "My knee clicks and hurts but ok",
  "Knee clicks and locks but fine",
  "knee stiff since the fall but ok",
  "Knee creaky, was fine until yesterday",
  "Knee is stiff. Fine otherwise",
  "My knees are sore but fine",
])("coach.F1 a joint with more than a noise stays a limit: %s", (note) => {
  expect(areasOf(note)).toEqual(["knee"]);
});

test("coach.F1 a stiff chest or neck is no noise of a joint", () => {
  expect(read("chest a bit tight but ok").stopped).not.toEqual([]);
  expect(areasOf("neck stiff but fine")).toEqual(["neck"]);
});
