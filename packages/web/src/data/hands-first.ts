/**
 * A finger that is on a button that saves, and the save that follows, go before sync: a round that is under way waits with its
 * next step until the save is drawn. Never for long, and no save ever waits for it.
 */
import type { SyncStore } from "./sync-store.ts";

/** ms after a press in which its save is waited for; a finger that rests longer is not about to log. */
const longestPress = 300;
/** ms in which the picture of a save is drawn. */
const drawing = 20;
/** ms that a step waits at most, however quickly the presses follow one another: steppers and chips save nothing at each press. */
const longestWait = 1_000;

export type Hands = {
  /** A save will most likely be asked for in a moment. */
  press(): void;
  /** It is done. */
  saved(): void;
  /** Resolves when no save is awaited. */
  free(): Promise<void>;
};

export const createHands = (): Hands => {
  let held: PromiseWithResolvers<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(timer);
    clearTimeout(latest);
    held?.resolve();
    held = undefined;
  };
  const letGoIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(letGo, ms);
  };
  return {
    press: () => {
      if (held === undefined) {
        held = Promise.withResolvers();
        latest = setTimeout(letGo, longestWait);
      }
      letGoIn(longestPress);
    },
    saved: () => {
      if (held !== undefined) letGoIn(drawing);
    },
    free: async () => held?.promise,
  };
};

/** The same store, whose steps each wait for the hands. */
export const handsFirst = (store: SyncStore, hands: Hands): SyncStore => {
  const after =
    <A extends readonly unknown[], R>(step: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      await hands.free();
      return step(...given);
    };
  return {
    ...store,
    position: after(store.position),
    pending: after(store.pending),
    applyPull: after(store.applyPull),
    applyPush: after(store.applyPush),
  };
};
