import { expect, test } from "vitest";
import { isSecondTap } from "./double-tap.ts";

const first = { detail: 1, clientX: 180, clientY: 500, timeStamp: 10_000, pointerType: "touch" };

test.each([
  ["250 ms later where taps are not counted", { timeStamp: 10_250 }, true],
  ["250 ms later where a click is no pointer event", { timeStamp: 10_250, pointerType: undefined }, true],
  ["counted by the phone as the second, however slow", { timeStamp: 10_450, detail: 2 }, true],
  ["half a second later", { timeStamp: 10_500 }, false],
  ["somewhere else", { timeStamp: 10_100, clientY: 600 }, false],
  ["a thumb's wandering beside it", { timeStamp: 10_100, clientX: 200 }, true],
  ["Enter, which counts no clicks", { timeStamp: 10_100, detail: 0 }, false],
  ["a mouse, counted as a click of its own", { timeStamp: 10_100, pointerType: "mouse" }, false],
  ["a mouse's double click", { timeStamp: 10_400, pointerType: "mouse", detail: 2 }, true],
])("EXC-02 a second tap: %s is one: %o, %s", (_, changed, isSecond) => {
  expect(isSecondTap(first, { ...first, ...changed })).toBe(isSecond);
});
