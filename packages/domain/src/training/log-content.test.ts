import { expect, test } from "vitest";
import { aLog, setMap } from "../testing/builders.ts";
import { hasLogContent } from "./log-content.ts";

test("WORK-05 training.O4 an exercise only added or swapped away has no content", () => {
  const added = aLog({ completed: false, notes: "", sets: {} });
  expect(hasLogContent(added)).toBe(false);
  expect(hasLogContent({ ...added, sets: { [added.id]: null } })).toBe(false);
  expect(hasLogContent({ ...added, notes: " \n" })).toBe(false);
});

test("WORK-05 a log with a set, a note or a completed mark is not empty", () => {
  const added = aLog({ completed: false, notes: "", sets: {} });
  expect(hasLogContent({ ...added, sets: setMap({ reps: 8 }) })).toBe(true);
  expect(hasLogContent({ ...added, notes: "My shoulder hurt, so I left it" })).toBe(true);
  expect(hasLogContent({ ...added, completed: true })).toBe(true);
});
