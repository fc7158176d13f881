/**
 * Which sets of the running workout are records: what was done before is read once, after the first picture, and cut
 * down to the sets that still stand; what a new set means is counted after the picture that shows it as done. So a tap
 * costs the same after ten years. A device that can not read it logs on without the stars.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import type { Stored } from "../../data/device-store.ts";
import { useServices } from "../../data/services.ts";
import type { SessionRecords, Standing } from "./session-records.ts";

type Finder = {
  readonly standing: Standing;
  readonly find: typeof import("./session-records.ts").sessionRecords;
};

export const useSessionRecords = (
  profileId: string,
  session: { readonly id: string; readonly date: CivilDate; readonly exerciseIds: readonly string[] },
  logs: readonly Stored<"exerciseLog">[],
): SessionRecords | undefined => {
  const { store } = useServices();
  const [finder, setFinder] = useState<Finder>();
  const exercises = session.exerciseIds.join(" ");
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { readStanding, sessionRecords } = await import("./session-records.ts");
      const standing = await readStanding(
        store,
        profileId,
        session.date,
        new Set(exercises.split(" ")),
        async () => {
          if (gone) throw new Error("Nobody looks any more");
          await whenIdle();
        },
      );
      if (!gone) setFinder({ standing, find: sessionRecords });
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
  return found;
};

/** A moment in which the screen has nothing to do; soon, where a browser cannot say so. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });
