import { expect, test } from "vitest";
import { scrollAfter } from "./scroll-memory.ts";

test("USR-08 a new page starts at the top", () => {
  expect(scrollAfter({ kind: "push", samePage: false, left: undefined })).toBe(0);
  expect(scrollAfter({ kind: "replace", samePage: false, left: 300 })).toBe(0);
});

test("USR-08 back and forward come back to where the page was left", () => {
  expect(scrollAfter({ kind: "pop", samePage: false, left: 640 })).toBe(640);
  expect(scrollAfter({ kind: "pop", samePage: false, left: undefined })).toBe(0);
});

test("another variant of the page in view leaves it where it is", () => {
  expect(scrollAfter({ kind: "replace", samePage: true, left: undefined })).toBeUndefined();
});
