/** The time at which somebody last looked at the screen: for what changes over hours, not seconds. */
import { useEffect, useRef, useState } from "react";

/** At the start, and whenever the page is seen again. */
export const useLooked = (now: () => Date): Date => {
  const [looked, setLooked] = useState(now);
  const clock = useRef(now);
  clock.current = now;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setLooked(clock.current());
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return looked;
};
