/** 'Remind Me Later' (HOME-03): hides the review card on this device for some hours of the same Sunday. */
import { remindLaterUntil } from "@muster/domain/planning/week-number";
import { useEffect, useState } from "react";
import { useServices } from "../../data/services.ts";

const keyOf = (profileId: string) => `reviewRemindLater:${profileId}`;

/** @returns the instant until which the card is hidden, and what the button does */
export const useRemindLater = (profileId: string): readonly [until: string | null, later: () => void] => {
  const { now } = useServices();
  const [until, setUntil] = useState(() => read(profileId));
  const [, look] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const wait = Date.parse(until) - now().getTime();
    if (!(wait > 0)) return;
    const timer = setTimeout(() => look((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [until, now]);
  return [
    until,
    () => {
      const next = remindLaterUntil(now());
      setUntil(next);
      try {
        localStorage.setItem(keyOf(profileId), next);
      } catch {
        // Without storage the card comes back with the next start.
      }
    },
  ];
};

const read = (profileId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(profileId));
  } catch {
    return null;
  }
};
