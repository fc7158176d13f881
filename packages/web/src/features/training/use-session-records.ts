/**
 * Which sets of the running workout are records: what was done before is read once, after the first picture, and cut
 * down to the sets that still stand; what a new set means is counted after the picture that shows it as done. So a tap
 * costs the same after ten years. A device that can not read it logs on without the stars.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useMemo, useState } from "react";
import type { Stored } from "../../data/device-store.ts";
import { useServices } from "../../data/services.ts";
import type { SessionRecords, Standing } from "./session-records.ts";

type Finder = {
  readonly standing: Standing;
  readonly find: typeof import("./session-records.ts").sessionRecords;
};

/** ms after a press in which nothing old is read: a save that follows it would wait for the answer. */
const restOfHands = 1_000;

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
    let pressedAt = 0;
    const press = () => {
      pressedAt = performance.now();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", press);
    const read = async () => {
      const { readStanding, sessionRecords } = await import("./session-records.ts");
      const standing = await readStanding(
        store,
        profileId,
        session.date,
        new Set(exercises.split(" ")),
        async () => {
          for (;;) {
            if (gone) throw new Error("Nobody looks any more");
            await whenIdle();
            const left = pressedAt === 0 ? 0 : pressedAt + restOfHands - performance.now();
            if (left <= 0) return;
            await new Promise((resume) => setTimeout(resume, left));
          }
        },
      );
      if (!gone) setFinder({ standing, find: sessionRecords });
    };
    // After the first picture, and never in the way of a tap.
    const timer = setTimeout(() => void read().catch(() => undefined), 300);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", press);
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
