import { expect, test } from "vitest";
import type { CardWithId } from "./fetch-cards.ts";
import { householdFrom } from "./use-household.ts";

const card = (id: string, createdAt: string): CardWithId => ({
  id,
  username: id,
  displayName: id,
  initial: "X",
  primaryGoal: "strength",
  hasPasscode: false,
  createdAt,
});
const dana = card("dana", "2026-11-01T08:00:00Z");
const ivy = card("ivy", "2026-11-02T08:00:00Z");

test("USR-09 a browser that is not enrolled shows no stored names", () => {
  expect(householdFrom([dana], { said: "not-joined", hasHousehold: true })).toEqual({
    is: "not-joined",
    hasHousehold: true,
  });
});

test("USR-01 the device's own cards show before the server has answered, and offline", () => {
  const before = householdFrom([ivy, dana], { said: "nothing-yet" });
  expect(before.is === "joined" && before.profiles.map((one) => one.id)).toEqual(["dana", "ivy"]);
  expect(before.is === "joined" && before.isComplete).toBe(false);
  const offline = householdFrom([dana], { said: "offline" });
  expect(offline).toMatchObject({ is: "joined", isOnline: false, isComplete: true });
});

test("USR-01 the server's answer replaces what the device held", () => {
  const after = householdFrom([dana, ivy], { said: "joined", cards: [ivy] });
  expect(after.is === "joined" && after.profiles.map((one) => one.id)).toEqual(["ivy"]);
});

test("USR-01 who joined after a backup stays listed and marked", () => {
  const after = householdFrom([dana, ivy], { said: "joined", cards: [ivy] }, ["dana"]);
  expect(after).toMatchObject({ profiles: [{ id: "dana" }, { id: "ivy" }], missing: new Set(["dana"]) });
  const back = householdFrom([dana, ivy], { said: "joined", cards: [ivy, dana] }, ["dana"]);
  expect(back).toMatchObject({ missing: new Set() });
});

test("a household without profiles is distinguished from an unreachable one", () => {
  expect(householdFrom([], { said: "joined", cards: [] })).toMatchObject({ is: "joined", profiles: [] });
  expect(householdFrom([], { said: "offline" })).toEqual({ is: "unreachable" });
  expect(householdFrom([], { said: "joined", cards: undefined })).toEqual({ is: "unreachable" });
  expect(householdFrom(undefined, { said: "offline" })).toEqual({ is: "unknown" });
});
