/**
 * Which sets of the running workout are records. The history is read once after the first render and reduced to its unbeaten
 * sets; a new set is compared after the render that shows it as done, so a tap costs the same after ten years. When the
 * history cannot be read or is not all here, logging goes on without the stars.
 */
import { useEffect, useMemo, useState } from "react";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useHistoryIsPartial } from "../../../data/sync/use-sync-status.ts";
import { useOpenSession } from "../session/open-session.ts";
import type { RecordFinder } from "./read-records-to-beat.ts";
import type { SessionRecords } from "./session-records.ts";

/**
 * Of the open workout.
 * @param listed its exercises
 * @param isOver every exercise is done: what is answered is always of `logs`, else it may be a moment behind
 */
export const useSessionRecords = (
  listed: readonly { readonly exerciseId: string }[],
  logs: readonly Stored<"exerciseLog">[],
  isOver: boolean,
): SessionRecords | undefined => {
  const { store } = useServices();
  const { profileId, session } = useOpenSession();
  const isPartial = useHistoryIsPartial();
  const [finder, setFinder] = useState<RecordFinder>();
  const exercises = listed.map(({ exerciseId }) => exerciseId).join(" ");
  const [readsAtOnce] = useState(isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once the history is all here
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { findRecords } = await import("./read-records-to-beat.ts");
      const wanted = { date: session.date, exerciseIds: exercises.split(" ") };
      const found = await findRecords(store, profileId, wanted, () => gone, whenIdle);
      if (!gone) setFinder(found);
    };
    // After the first render, when the browser is idle; at once where nothing is tapped any more.
    const timer = setTimeout(() => void read().catch(() => undefined), readsAtOnce ? 0 : 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [store, profileId, session.date, exercises, readsAtOnce, isPartial]);
  const [found, setFound] = useState<SessionRecords>();
  // Once for each logged set, not for each redraw, and not in its way: ten years leave hundreds of sets to compare with.
  useEffect(() => {
    if (finder === undefined) return;
    let gone = false;
    void whenIdle().then(() => {
      if (!gone) setFound(finder.find(finder.recordsToBeat, session.id, logs));
    });
    return () => {
      gone = true;
    };
  }, [finder, session.id, logs]);
  // The finish shows final numbers, and no set is tapped any more: compute at once.
  const exact = useMemo(
    () => (isOver ? finder?.find(finder.recordsToBeat, session.id, logs) : undefined),
    [isOver, finder, session.id, logs],
  );
  const records = exact ?? found;
  // What an older set may have beaten is no record.
  return isPartial && records !== undefined ? { ...records, bests: new Set(), events: [] } : records;
};

/** A moment in which the screen has nothing to do; soon, where a browser cannot say so. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });
