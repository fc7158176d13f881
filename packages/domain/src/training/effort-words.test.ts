import { expect, test } from "vitest";
import { difficultyInWords } from "./effort-words.ts";

test("EXC-01 every difficulty has its words, from very easy to all out", () => {
  const words = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(difficultyInWords);
  expect(words[6]).toBe("Hard, 2-3 reps left");
  expect(words[0]).toBe("Very easy");
  expect(words[9]).toMatch(/^All out/);
  expect(new Set(words).size).toBe(6);
});
