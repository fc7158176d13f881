import { expect, test } from "vitest";
import { forgetLocalStorage } from "./current-profile.ts";

/** Keys are properties, as they are of a browser's own. */
const storageWith = (keys: readonly string[]) => {
  const storage = Object.create({
    removeItem(key: string) {
      Reflect.deleteProperty(storage, key);
    },
  });
  for (const key of keys) storage[key] = "kept";
  return storage;
};

test("USR-10 leaving removes a person's other stored data, nobody else's", () => {
  const id = "0190f1f2-0000-7000-8000-000000000001";
  const others = ["currentUser", "muster.review.another.2026-11-22", "theme"];
  const storage = storageWith([
    `homeSnapshot:${id}`,
    `muster.review.${id}.2026-11-22`,
    `muster.check-in.${id}.2026-11-22`,
    `muster.undecided.${id}`,
    ...others,
  ]);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
  forgetLocalStorage(id);
  expect(Object.keys(storage)).toEqual(others);
});
