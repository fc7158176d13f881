import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type AttemptState, countAttempt, mostAttempts, noAttempts } from "./attempt-schedule.ts";

const seconds = 1_000;
const minutes = 60 * seconds;

test("PASS-04 four free tries, then 30 s, 1, 5, 15 and 60 minutes, then none", () => {
  const waits: (number | null)[] = [];
  let state: AttemptState = noAttempts;
  let now = 0;
  for (;;) {
    const decision = countAttempt(state, now);
    if (decision.type === "blocked") {
      expect(decision.retryAfterSeconds).toBeNull();
      break;
    }
    state = decision.state;
    waits.push(state.nextTryAt - now);
    now = state.nextTryAt;
  }
  expect(waits.slice(0, 9)).toEqual([
    0,
    0,
    0,
    0,
    30 * seconds,
    1 * minutes,
    5 * minutes,
    15 * minutes,
    60 * minutes,
  ]);
  expect(waits).toHaveLength(mostAttempts);
});

test("PASS-04 a try within the wait is not counted, and says how long is left", () => {
  let state: AttemptState = noAttempts;
  for (let round = 0; round < 5; round += 1) {
    const decision = countAttempt(state, 0);
    if (decision.type === "try") state = decision.state;
  }
  expect(countAttempt(state, 12_400)).toEqual({ type: "blocked", retryAfterSeconds: 18 });
  expect(countAttempt(state, 30_000).type).toBe("try");
});

test("PASS-04 whatever the times of the tries, never more than ten are looked at", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8 * 3_600_000), { maxLength: 200 }), (gaps) => {
      let state: AttemptState = noAttempts;
      let now = 0;
      let tried = 0;
      for (const gap of gaps) {
        now += gap;
        const decision = countAttempt(state, now);
        if (decision.type === "try") {
          tried += 1;
          state = decision.state;
        }
      }
      expect(tried).toBeLessThanOrEqual(10);
    }),
  );
});
