import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHands } from "./hands-first.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether sync may go on now. */
const asked = (hands: ReturnType<typeof createHands>) => {
  const state = { free: false };
  void hands.free().then(() => {
    state.free = true;
  });
  return state;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("EXC-02 sync.D2 a round waits from the press to the picture of its save, and not at all without a press", async () => {
  const hands = createHands();
  const before = asked(hands);
  await pass(0);
  expect(before.free).toBe(true);
  hands.press();
  const during = asked(hands);
  await pass(100);
  expect(during.free).toBe(false);
  hands.saved();
  await pass(0);
  expect(during.free).toBe(false);
  await pass(20);
  expect(during.free).toBe(true);
  // A save that nobody saw coming holds nothing up.
  hands.saved();
  const after = asked(hands);
  await pass(0);
  expect(after.free).toBe(true);
});

test("SYNC-04 sync.D2 a press without a save holds a step up for 0.3 s at most, and presses without end let each step pass", async () => {
  const hands = createHands();
  hands.press();
  const alone = asked(hands);
  await pass(299);
  expect(alone.free).toBe(false);
  await pass(1);
  expect(alone.free).toBe(true);

  let steps = 0;
  void (async () => {
    for (; steps < 12; steps += 1) await hands.free();
  })();
  for (let tap = 0; tap < 12; tap += 1) {
    hands.press();
    await pass(70);
    hands.saved();
    await pass(50);
  }
  expect(steps).toBe(12);
});

test("SYNC-04 sync.D2 quick presses that save nothing hold a step up for a second at most", async () => {
  const hands = createHands();
  hands.press();
  const step = asked(hands);
  for (let tap = 0; tap < 9; tap += 1) {
    await pass(100);
    hands.press();
  }
  await pass(99);
  expect(step.free).toBe(false);
  await pass(1);
  expect(step.free).toBe(true);
  // The next press counts from itself.
  hands.press();
  const next = asked(hands);
  await pass(299);
  expect(next.free).toBe(false);
  await pass(1);
  expect(next.free).toBe(true);
});
