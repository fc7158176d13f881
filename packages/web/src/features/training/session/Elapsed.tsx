import { formatClock } from "@muster/domain/shared/format";
import { useEffect, useState } from "react";

type ElapsedProps = {
  /** Instant. */
  readonly since: string;
  readonly now: () => Date;
};

/** The clock of the workout; it alone redraws every second. */
export function Elapsed({ since, now }: ElapsedProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{formatClock((now().getTime() - Date.parse(since)) / 1000)}</>;
}
