import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");

test.each([
  "no floor stuff please",
  "no more floor stuff for me",
  "please skip the floor work, I hate getting up again",
  "keep me off the floor please",
  "leave out everything on the floor",
  "standing only, nothing down on the floor thanks",
])("coach.F1 who wants nothing on the floor stays off it: %s", (note) => {
  const { limits, wishes, asked } = read(note);
  expect(limits.map(({ condition }) => condition)).toEqual(["no_floor"]);
  expect(wishes.filter(({ type }) => type === "place")).toEqual([]);
  expect(asked).toBeNull();
});

test.each([
  "no equipment this week, floor stuff only",
  "on the road with nothing but a floor workout",
  "bodyweight stuff please",
])("a week of floor work is a place without kit: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], wishes: [{ type: "place", place: "floor" }] });
});

test.each([
  "no shoes on the floor please, new carpet",
  "the gym floor is being redone",
  "no water on the gym floor",
])("coach.F1 a floor of which nothing is said limits nothing: %s", (note) => {
  expect(read(note).limits).toEqual([]);
});
