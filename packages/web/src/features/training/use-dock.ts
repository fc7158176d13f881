/** What the first tap of a workout will need and its first picture does not: the dock of the rest, and the sound. */
import { useEffect } from "react";

export const importDock = () => import("./RestDock.tsx");

/** Fetched behind the first picture; without it there is no sound, and the dock is asked for again when it is shown. */
export const useDock = (): void => {
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    Promise.all([import("./use-rest-alert.ts"), importDock()]).then(
      ([{ unlockWithTaps }]) => {
        if (!gone) stop = unlockWithTaps();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
};
