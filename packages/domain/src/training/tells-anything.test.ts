import { expect, test } from "vitest";
import { aLog, setMap } from "../testing/builders.ts";
import { tellsAnything } from "./tells-anything.ts";

test("WORK-05 training.O4 an exercise only added or swapped away has no content", () => {
  const added = aLog({ completed: false, notes: "", sets: {} });
  expect(tellsAnything(added)).toBe(false);
  expect(tellsAnything({ ...added, sets: { [added.id]: null } })).toBe(false);
  expect(tellsAnything({ ...added, notes: " \n" })).toBe(false);
});

test("WORK-05 a set, a note or a mark that it was done is told", () => {
  const added = aLog({ completed: false, notes: "", sets: {} });
  expect(tellsAnything({ ...added, sets: setMap({ reps: 8 }) })).toBe(true);
  expect(tellsAnything({ ...added, notes: "My shoulder hurt, so I left it" })).toBe(true);
  expect(tellsAnything({ ...added, completed: true })).toBe(true);
});
