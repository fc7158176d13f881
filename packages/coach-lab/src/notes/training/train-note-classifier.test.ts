import { bucketsOf, chancesBy, unpackWeights } from "@muster/coach/notes/note-classifier";
import { expect, test } from "vitest";
import { noteLists } from "../lists/note-lists.ts";
import { trainingNotes, trainNoteClassifier } from "./train-note-classifier.ts";

test("no held-out sentence is trained on", () => {
  const heldOut = new Set(noteLists.flatMap(({ heldOut: half }) => half ?? []).map(({ text }) => text));
  const { written, known } = trainingNotes();
  expect([...written, ...known].filter(({ text }) => heldOut.has(text)).length).toBe(0);
});

test("a few sentences are enough to tell words apart that no list has", () => {
  const notes = [
    ...["the zorp went numb", "zorp is numb since noon"].map((text) => ({ text, kind: "urgent" as const })),
    ...["my knee is sore", "sore knee again"].map((text) => ({ text, kind: "health" as const })),
    ...["nice week", "a nice run"].map((text) => ({ text, kind: "nothing" as const })),
  ];
  const weights = unpackWeights(trainNoteClassifier({ written: notes, known: [] }));
  const chances = (text: string) => chancesBy(weights, bucketsOf(text));
  expect(chances("numb zorp").urgent).toBeGreaterThan(0.5);
  expect(chances("the knee is sore").health).toBeGreaterThan(0.5);
  expect(chances("nice nice run").nothing).toBeGreaterThan(0.5);
});
