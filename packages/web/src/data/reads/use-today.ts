/**
 * The clock of this device: today's civil date, kept right while the app is open (at midnight, after sleep, after a clock
 * change), its zone, and times of day as people read them.
 */
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

/** "9:14 AM" of an instant, as this device's clock shows it; 24 hours where English is written with them. */
export const clockTime = (instant: Date): string => {
  const device = typeof navigator === "undefined" ? "en-US" : navigator.language;
  const locale = device.toLowerCase().startsWith("en") ? device : "en-US";
  return (
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" })
      .format(instant)
      // Some browsers put a narrow no-break space before AM, which few fonts have.
      .replaceAll("\u202f", " ")
  );
};

/** '9:30 AM' today, else 'Nov 27, 9:30 AM'. */
export const dayAndTime = (at: Date, now: Date): string =>
  at.toDateString() === now.toDateString()
    ? clockTime(at)
    : `${new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }).format(at)}, ${clockTime(at)}`;
