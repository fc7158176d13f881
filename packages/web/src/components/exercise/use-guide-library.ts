/** Fetches the guides once for the whole app; a failed fetch (offline before they were cached) can be tried again. */
import { useCallback, useEffect, useState } from "react";
import type { GuideLibrary } from "./guide-library.ts";

type GuideLibraryState =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly library: GuideLibrary }
  | { readonly state: "failed"; readonly retry: () => void };

let loaded: GuideLibrary | undefined;

/** The guides once they are loaded, or the failure with a way to try again. */
export const useGuideLibrary = (): GuideLibraryState => {
  const [library, setLibrary] = useState(loaded);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    if (library !== undefined) return;
    let gone = false;
    import("./guide-library.ts").then(
      ({ guideLibrary }) => {
        loaded = guideLibrary;
        if (!gone) setLibrary(guideLibrary);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [library, attempt]);
  if (library !== undefined) return { state: "ready", library };
  return failed ? { state: "failed", retry } : { state: "loading" };
};
