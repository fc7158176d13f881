/** What a running workout needs right after its first paint: the wake lock of the screen, the dock of the rest, and the sound. */
import { useEffect } from "react";

/** Loads the dock of the rest. */
export const importDock = () => import("./RestDock.tsx");

/** Without these files there is no sound and the screen follows the device; the dock is loaded again when it is shown. */
export const useDock = (): void => {
  useEffect(() => {
    let gone = false;
    let stops: readonly (() => void)[] = [];
    Promise.all([import("./use-rest-alert.ts"), import("./wake-lock.ts"), importDock()]).then(
      ([{ unlockWithTaps }, { keepScreenOn }]) => {
        if (!gone) stops = [unlockWithTaps(), keepScreenOn()];
      },
      () => undefined,
    );
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, []);
};
