/** Training takes ten seconds of a processor: too long for `npm run check`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  trainingNotes,
  trainNoteClassifier,
  weightsFile,
} from "../src/notes/training/train-note-classifier.ts";

const shipped = new URL("../../coach/src/notes/note-weights.data.ts", import.meta.url);

test("the app ships the weights of the training texts", () => {
  const trained = weightsFile(trainNoteClassifier(trainingNotes()));
  // A boolean: a difference would print two times 65,536 digits.
  expect(trained === readFileSync(shipped, "utf8")).toBe(true);
});
