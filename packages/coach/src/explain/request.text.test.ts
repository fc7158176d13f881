import { expect, test } from "vitest";
import { readNote } from "../notes/read-note.ts";
import { limitText, wishText } from "./request.text.ts";

const chips = (note: string): readonly string[] => {
  const { wishes, limits } = readNote(note, "2026-11-15");
  return [...limits.map(limitText), ...wishes.map(wishText)];
};

test.each([
  ["I want more squats.", /^With Squats, all \d+ kinds$/],
  ["No more lunges please.", /^Without Lunges, all \d+ kinds$/],
  ["No flies and no burpees please.", /^Without Flies, all \d+ kinds$/],
  ["No overhead presses please.", /^Without Overhead Presses, all \d+ kinds$/],
  ["More hip thrusts please.", /^With Hip Thrusts, all \d+ kinds$/],
] as const)("a chip says the kind that was meant: %s", (note, text) => {
  expect(chips(note)).toContainEqual(expect.stringMatching(text));
});

test("a limit names the kinds it goes without", () => {
  expect(chips("My left knee hurts with lunges and step ups.")).toContainEqual(
    expect.stringMatching(/^Knee, left \u00b7 without Lunges, all \d+ kinds$/),
  );
});

test("single exercises keep their own names", () => {
  expect(
    wishText({ ...readWish("I want more squats."), exerciseIds: ["squat.goblet", "squat.leg-press"] }),
  ).toBe("With Leg Press, Goblet Squats");
});

const readWish = (note: string) => {
  const [wish] = readNote(note, "2026-11-15").wishes;
  if (wish === undefined) throw new Error("no wish");
  return wish;
};
