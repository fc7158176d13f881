/** The time at which somebody last looked at the screen: for what changes over hours, not seconds. */
import { useEffect, useRef, useState } from "react";

const lookEveryMs = 300_000;

/** At the start, whenever the page is seen again, and every few minutes in which it stays in view. */
export const useVisibleNow = (now: () => Date): Date => {
  const [looked, setLooked] = useState(now);
  const clock = useRef(now);
  clock.current = now;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setLooked(clock.current());
    };
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return looked;
};
