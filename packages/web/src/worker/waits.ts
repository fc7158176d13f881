/**
 * What the worker waits for, so that all of it can be given up at once: a browser lets a worker finish its waits before a
 * newer one takes over (Chromium for up to five minutes), and 'Update' would do nothing for as long as a rest lasts.
 */

const givenUp = Symbol("given up");

/** One worker's waits. After `giveUp` each wait that still runs rejects, and so does every later one. */
export const createWaits = () => {
  const { promise: end, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when it is given up.
  end.catch(() => undefined);
  return {
    wait: (milliseconds: number): Promise<void> =>
      Promise.race([new Promise<void>((resolve) => setTimeout(resolve, milliseconds)), end]),
    giveUp: (): void => reject(givenUp),
  };
};

/** For `catch` after a wait: swallows the end of a wait that was given up, and throws every other error again. */
export const nothingWhenGivenUp = (reason: unknown): void => {
  if (reason !== givenUp) throw reason;
};
