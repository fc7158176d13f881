import { expect, test, vi } from "vitest";
import { shownToasts } from "../overlays/toasts.ts";
import { createPart, missingPartText } from "./lazy-part.tsx";

const texts = () => shownToasts().map((toast) => toast.text);

test("SYNC-01 a part asked for twice at once is fetched once", async () => {
  const load = vi.fn(async () => "the part");
  const part = createPart(load);
  expect(part.loaded()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(["the part", "the part"]);
  expect(await part.fetch()).toBe("the part");
  expect(load).toHaveBeenCalledOnce();
  expect(part.loaded()).toBe("the part");
});

test("SYNC-01 a part that fails to load says so once and is asked for anew", async () => {
  vi.useFakeTimers();
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return "the part";
  });
  const part = createPart(load);
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual([undefined, undefined]);
  expect(texts()).toEqual([missingPartText]);
  expect(part.loaded()).toBeUndefined();
  online = true;
  expect(await part.fetch()).toBe("the part");
  expect(load).toHaveBeenCalledTimes(2);
  expect(texts()).toEqual([missingPartText]);
  vi.runAllTimers();
  vi.useRealTimers();
});
