/** Time and timers that a test moves by hand. */

/** @param start ms since 1970 */
export const createTestTime = (start: number) => {
  let now = start;
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    clock: () => new Date(now),
    later: (run: () => void, milliseconds: number) => {
      const entry = { at: now + milliseconds, run };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    /** Moves the time, running what becomes due in order. */
    advance: (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    waiting: () => waiting.size,
  };
};
/** A clock and timers that move only when the test says so; see `createTestTime`. */
export type TestTime = ReturnType<typeof createTestTime>;
