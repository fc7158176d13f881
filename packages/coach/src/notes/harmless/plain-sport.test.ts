import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "I play volleyball, matches on Sunday. I want to jump higher.",
  "on Sunday I want to jump higher",
  "I run on Sunday. I want to jump rope too.",
  "I play volleyball on Mondays and want to jump higher.",
  "I play football on Sunday and want to run faster",
  "I climb on Thursdays and want to hang longer",
  "I want to throw the javelin further on Saturdays",
  "I do judo on Mondays and want to throw harder",
  "I play tennis on Tuesdays and want to serve harder",
  "I run on Sunday and I die on the hills",
  "I'd like to jump further and sprint faster",
  "Football training Tuesdays and Thursdays, match every Saturday",
])("coach.F1 a sport and what is wanted of it is no sign and no limit: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], stopped: [] });
});

test.each([
  ["I play volleyball on Mondays and want to jump higher.", "cardio.jump-rope"],
  ["I play football on Sunday and want to run faster", "cardio.sprints"],
  ["I climb on Thursdays and want to hang longer", "v_pull.hang"],
])("coach.F1 what somebody wants to do better is wished for, not left out: %s", (note, id) => {
  const wishes = read(note).wishes.filter(({ type }) => type.startsWith("exercise"));
  expect(wishes.map(({ type }) => type)).toEqual(["exercise_in"]);
  expect(wishes[0]?.exerciseIds).toContain(id);
});

test.each([
  "I want to jump off a bridge",
  "I want to jump from the roof",
  "I play football, I want to hang myself",
  "On Sunday I want to jump off the roof",
  "I play volleyball on Sunday and want to jump in front of a train",
  "I run on Sundays and want to jump from the bridge",
  "I want to jump and end it all",
  "I play football on Mondays and want to end it",
  "I want to end it on Sunday",
  "I keep thinking about jumping",
])("coach.F1 a place, a way or an end to it still stops: %s", (note) => {
  expect(read(note).stopped).not.toEqual([]);
});

test.each(["I want to end it at 40 minutes", "I want to jump off the box", "end it with a stretch please"])(
  "coach.F1 the end of a session and a box are neither: %s",
  (note) => {
    expect(read(note).stopped).toEqual([]);
  },
);

test("coach.F1 a complaint beside a sport stays one", () => {
  expect(read("I play volleyball on Mondays and my knee hurts").limits).toMatchObject([{ area: "knee" }]);
  expect(read("I play volleyball on Sundays and fainted").stopped).toContain("faint");
});
