import { expect, test } from "vitest";
import { goalInWords } from "./options.text.ts";
import { onlyProfile, pickerEntries } from "./picker.ts";
import { initialOf, type ProfileCard } from "./profile.ts";

const card = (id: string, createdAt: string, over: Partial<ProfileCard> = {}) => ({
  id,
  username: id,
  displayName: id,
  initial: initialOf(id),
  primaryGoal: "strength" as const,
  hasPasscode: false,
  createdAt,
  ...over,
});

test("USR-01 goals read as words; an unknown or missing one as 'Building strength'", () => {
  expect(goalInWords("weight_loss")).toBe("Losing weight");
  expect(goalInWords("muscle")).toBe("Building muscle");
  expect(goalInWords("something else")).toBe("Building strength");
  expect(goalInWords("toString")).toBe("Building strength");
  expect(goalInWords(undefined)).toBe("Building strength");
});

test("USR-01 profiles are listed by creation, with initial, name and goal", () => {
  const entries = pickerEntries([
    card("cleo", "2026-03-01T00:00:00.000Z", { primaryGoal: "toned" }),
    card("ana", "2026-01-01T00:00:00.000Z", { hasPasscode: true }),
    card("bo", "2026-02-01T00:00:00.000Z"),
  ]);
  expect(entries.map((entry) => entry.displayName)).toEqual(["ana", "bo", "cleo"]);
  expect(entries[0]).toMatchObject({ initial: "A", goal: "Building strength", hasPasscode: true });
  expect(entries[2]).toMatchObject({ goal: "Getting toned" });
});

test("USR-01 profiles of one instant have one order on every device", () => {
  const instant = "2026-01-01T00:00:00.000Z";
  const cards = [card("b", instant), card("a", instant)];
  expect(pickerEntries(cards).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(pickerEntries(cards.toReversed()).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("USR-01 an initial is a whole character as people see it", () => {
  expect(initialOf("  dana ")).toBe("D");
  expect(initialOf("élodie")).toBe("É");
  expect(initialOf("👩‍👧 family")).toBe("👩‍👧");
  expect(initialOf("  ")).toBe("?");
});

test("USR-03 the only profile is selected by itself when none is current", () => {
  expect(onlyProfile(["dana"], false)).toBe("dana");
  expect(onlyProfile(["dana"], true)).toBeUndefined();
  expect(onlyProfile(["dana", "bo"], false)).toBeUndefined();
  expect(onlyProfile([], false)).toBeUndefined();
});
