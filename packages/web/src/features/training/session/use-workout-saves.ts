/**
 * Writes of the workout screen. A count of completed sets must include every tap before it, and the rendered state may lag
 * behind; so ending or counting a workout waits for pending writes and reads the store.
 */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Change, Stored } from "../../../data/device-store.ts";
import { saveErrorText } from "../../../data/save-error-text.ts";
import { useServices } from "../../../data/services.ts";

/**
 * Resolves when durable; resolves with a message when it failed.
 * @param whenDurable further state changes in the render that shows these changes as saved
 */
export type Save = (changes: readonly Change[], whenDurable?: () => void) => Promise<string | undefined>;

/** Writes of one workout screen. */
export type WorkoutSaves = {
  readonly save: Save;
  /** The session's logs once everything that was pressed before is stored, by position. */
  readonly logsNow: (
    session: Pick<Stored<"session">, "id" | "date">,
  ) => Promise<readonly Stored<"exerciseLog">[]>;
  /** One at a time: a double tap starts, finishes or discards once. The message of `work` becomes `failure`. */
  readonly once: (work: () => Promise<string | undefined>) => Promise<string | undefined>;
  readonly failure: string | undefined;
};

/** @param onWritten called with the changes of each save once it is durable */
export const useWorkoutSaves = (
  profileId: string,
  onWritten: (changes: readonly Change[]) => void,
): WorkoutSaves => {
  const { store } = useServices();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const underWay = useRef<ReadonlySet<Promise<unknown>>>(new Set());

  const save: Save = async (changes, whenDurable) => {
    if (changes.length === 0) return undefined;
    const writing = store.write(profileId, changes);
    underWay.current = new Set(underWay.current).add(writing);
    try {
      const saved = await writing;
      // Drawn at once and together: left to React's scheduler, the solid check waits behind whatever else is due by now.
      if (saved.ok)
        flushSync(() => {
          onWritten(changes);
          whenDurable?.();
        });
      return saved.ok ? undefined : saveErrorText(saved.error);
    } finally {
      underWay.current = new Set([...underWay.current].filter((one) => one !== writing));
    }
  };
  return {
    failure,
    save,
    logsNow: async ({ id, date }) => {
      await Promise.allSettled(underWay.current);
      const logs = await store.byDay("exerciseLog", profileId, date, date);
      return logs.filter((log) => log.sessionId === id).toSorted((a, b) => a.position - b.position);
    },
    once: async (work) => {
      if (busy.current) return undefined;
      busy.current = true;
      try {
        const message = await work();
        setFailure(message);
        return message;
      } finally {
        busy.current = false;
      }
    },
  };
};
