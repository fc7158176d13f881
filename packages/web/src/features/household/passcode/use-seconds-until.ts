import { useEffect, useState } from "react";
import { useServices } from "../../../data/services.ts";

/** Seconds left until a moment, counting down; 0 when it has passed or there is none. */
export const useSecondsUntil = (moment: number | undefined): number => {
  const { now } = useServices();
  const left = (): number => (moment === undefined ? 0 : Math.max(0, (moment - now().getTime()) / 1_000));
  const [, tick] = useState(0);
  const waiting = left() > 0 && moment !== Infinity;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((before) => before + 1), 500);
    return () => clearInterval(timer);
  }, [waiting]);
  return left();
};
