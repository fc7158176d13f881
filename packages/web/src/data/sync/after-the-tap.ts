/**
 * Sync lets a tap go first. A transaction of a round that has begun when a finger is lifted is one that the save of that tap
 * waits for, as both write the same tables; a round has no such hurry.
 */
import { nextTask } from "../next-task.ts";

type PressEvents = Pick<Window, "addEventListener" | "removeEventListener">;

/** When sync may use the database. */
export type AfterTheTap = {
  /** Resolves when no finger is down and no save is being stored, after `longestWait` at the latest. Never rejects. */
  free(): Promise<void>;
  /** `free` waits for this save. */
  saving<T>(save: Promise<T>): Promise<T>;
  stop(): void;
};

/** ms: a finger that rests on the screen, or one save after the other, holds a round up no longer. */
const longestWait = 250;

/** @param window where fingers come down; left out, only saves are waited for */
export const createAfterTheTap = (window?: PressEvents): AfterTheTap => {
  let isPressed = false;
  let presses = 0;
  let saves = 0;
  let waiting: (() => void)[] = [];
  const isFree = () => !isPressed && saves === 0;
  const look = () => {
    if (!isFree()) return;
    for (const go of waiting) go();
    waiting = [];
  };
  const onDown = () => {
    isPressed = true;
    presses += 1;
  };
  const onUp = async () => {
    const lifted = presses;
    // The click of a finger, with its save, comes after it was lifted.
    await nextTask();
    if (lifted !== presses) return;
    isPressed = false;
    look();
  };
  const passive = { passive: true, capture: true } as const;
  window?.addEventListener("pointerdown", onDown, passive);
  window?.addEventListener("pointerup", onUp, passive);
  window?.addEventListener("pointercancel", onUp, passive);
  return {
    free: async () => {
      if (isFree()) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestWait);
      waiting.push(resolve);
      await promise;
      clearTimeout(timer);
    },
    saving: async (save) => {
      saves += 1;
      try {
        return await save;
      } finally {
        saves -= 1;
        look();
      }
    },
    stop: () => {
      window?.removeEventListener("pointerdown", onDown, passive);
      window?.removeEventListener("pointerup", onUp, passive);
      window?.removeEventListener("pointercancel", onUp, passive);
    },
  };
};
