/** Today's civil date on this device, kept right while the app is open: at midnight, after sleep, after a clock change. */
import { type CivilDate, civilDateAt } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { useServices } from "../services.ts";

/** There is no event for midnight or a changed clock, so the clock is read this often (ms). */
const checkEvery = 15_000;

/** The date, live. */
export const useToday = (): CivilDate => {
  const { now } = useServices();
  const [today, setToday] = useState(() => civilDateAt(now()));
  useEffect(() => {
    const look = () => setToday(civilDateAt(now()));
    look();
    const timer = setInterval(look, checkEvery);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    window.addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
      window.removeEventListener("focus", look);
    };
  }, [now]);
  return today;
};

/** IANA name of the zone in which this device is now. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
