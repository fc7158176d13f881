import { expect, test } from "vitest";
import { currentSpace, firstSpace, moveToHousehold } from "./household-space.ts";

const createStorage = (text?: string) => {
  const entries = new Map(text === undefined ? [] : [["householdSpaces", text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

test("SYNC-02 a device begins with the first store", () => {
  expect(currentSpace(createStorage())).toBe(firstSpace);
});

test("SYNC-02 another household has a store of its own", () => {
  const storage = createStorage();
  moveToHousehold(storage, { from: "demo", to: "real" });
  expect(currentSpace(storage)).toBe("muster-real");
});

test("SYNC-02 going back finds the store that was set aside", () => {
  const storage = createStorage();
  moveToHousehold(storage, { from: "demo", to: "real" });
  moveToHousehold(storage, { from: "real", to: "demo" });
  expect(currentSpace(storage)).toBe(firstSpace);
  moveToHousehold(storage, { from: "demo", to: "real" });
  expect(currentSpace(storage)).toBe("muster-real");
});

test("SYNC-02 a damaged note of the stores leads to the first one", () => {
  for (const text of ["{", "null", '{"current":1,"names":[2]}'])
    expect(currentSpace(createStorage(text))).toBe(firstSpace);
});
