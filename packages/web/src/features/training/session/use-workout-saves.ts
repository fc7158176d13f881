/**
 * Writes of the workout screen. A count of completed sets must include every tap before it, and the rendered state may lag
 * behind; so ending or counting a workout reads the store, which waits for the writes that were begun before.
 */
import { useCallback, useRef, useState } from "react";
import { useServices } from "../../../data/services.ts";
import type { Change, Stored } from "../../../data/store/device-store.ts";
import { saveErrorText } from "../../../data/store/save-error.text.ts";

/** Resolves when durable; resolves with a message when it failed. */
export type Save = (changes: readonly Change[]) => Promise<string | undefined>;

/** Writes of one workout screen. */
export type WorkoutSaves = {
  readonly save: Save;
  /** The session's logs with everything that was pressed before, by position. */
  readonly logsNow: (
    session: Pick<Stored<"session">, "id" | "date">,
  ) => Promise<readonly Stored<"exerciseLog">[]>;
  /** One at a time: a double tap starts, finishes or discards once. The message of `work` becomes `failure`. */
  readonly once: (work: () => Promise<string | undefined>) => Promise<string | undefined>;
  readonly failure: string | undefined;
};

export const useWorkoutSaves = (profileId: string): WorkoutSaves => {
  const { store } = useServices();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const save = useCallback<Save>(
    async (changes) => {
      if (changes.length === 0) return undefined;
      const saved = await store.write(profileId, changes);
      return saved.ok ? undefined : saveErrorText(saved.error);
    },
    [store, profileId],
  );
  return {
    failure,
    save,
    logsNow: async ({ id, date }) => {
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
