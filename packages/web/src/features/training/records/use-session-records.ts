/**
 * Which sets of the running workout are records: what was done before is read once, after the first picture, and cut
 * down to the sets that still stand; what a new set means is counted after the picture that shows it as done. So a tap
 * costs the same after ten years. A device that can not read it logs on without the stars.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useMemo, useState } from "react";
import type { Stored } from "../../../data/device-store.ts";
import { useServices } from "../../../data/services.ts";
import type { Finder } from "./read-standing.ts";
import type { SessionRecords } from "./session-records.ts";

/** @param isOver every exercise is done: what is answered is always of `logs`, else it may be a moment behind */
export const useSessionRecords = (
  profileId: string,
  session: { readonly id: string; readonly date: CivilDate; readonly exerciseIds: readonly string[] },
  logs: readonly Stored<"exerciseLog">[],
  isOver: boolean,
): SessionRecords | undefined => {
  const { store } = useServices();
  const [finder, setFinder] = useState<Finder>();
  const exercises = session.exerciseIds.join(" ");
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { findRecords } = await import("./read-standing.ts");
      const wanted = { date: session.date, exerciseIds: exercises.split(" ") };
      const found = await findRecords(store, profileId, wanted, () => gone, whenIdle);
      if (!gone) setFinder(found);
    };
    // After the first picture, and never in the way of a tap.
    const timer = setTimeout(() => void read().catch(() => undefined), 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [store, profileId, session.date, exercises]);
  const [found, setFound] = useState<SessionRecords>();
  // Once for each logged set, not for each redraw, and not in its way: ten years leave hundreds of sets to compare with.
  useEffect(() => {
    if (finder === undefined) return;
    let gone = false;
    void whenIdle().then(() => {
      if (!gone) setFound(finder.find(finder.standing, session.id, logs));
    });
    return () => {
      gone = true;
    };
  }, [finder, session.id, logs]);
  // Nobody taps sets any more, and the finish tells numbers: no picture may be a moment behind.
  const exact = useMemo(
    () => (isOver ? finder?.find(finder.standing, session.id, logs) : undefined),
    [isOver, finder, session.id, logs],
  );
  return exact ?? found;
};

/** A moment in which the screen has nothing to do; soon, where a browser cannot say so. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });
