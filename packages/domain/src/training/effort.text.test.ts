import { expect, test } from "vitest";
import { difficultyInWords, effortWord } from "./effort.text.ts";

test("EXC-01 every difficulty has its words, from very easy to all out", () => {
  const words = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(difficultyInWords);
  expect(words[6]).toBe("Hard, 2-3 reps left");
  expect(words[0]).toBe("Very easy");
  expect(words[9]).toMatch(/^All out/);
  expect(new Set(words).size).toBe(6);
});

test("EXC-01 what is held or run leaves no repetitions", () => {
  expect([5, 8, 9, 10].map(effortWord)).toEqual(["Moderate", "Hard", "Very hard", "All out"]);
});
