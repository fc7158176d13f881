/** The records behind Progress and Home's figures, live from this device: a window at once, what lies before it and the plans after that. */
import type { OlderProgress } from "@muster/domain/progress/week-roll-up";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import type { Reads } from "../store/device-store.ts";
import { type Live, useLive } from "../store/use-live.ts";
import {
  type PlannedDays,
  type ProgressWindow,
  readPlannedDays,
  readProgressWindow,
} from "./read-progress.ts";

/** All records behind the figures. */
export type ProgressRecords = {
  readonly window: ProgressWindow;
  /** undefined until it is read; empty when there is nothing before the window. */
  readonly older: OlderProgress | undefined;
  /** undefined until it is read. */
  readonly planned: PlannedDays | undefined;
};

const nothing: OlderProgress = { workouts: [], plans: [], readings: [] };

/**
 * @param days length of the window
 * @param attempt raised by Retry: reads again from the start
 */
export const useProgress = (
  profileId: string,
  today: CivilDate,
  days: number,
  attempt: number,
): Live<ProgressRecords> => {
  const window = useKept(
    useLive((reads) => readProgressWindow(reads, profileId, today, days), [profileId, today, days, attempt]),
    `${profileId} ${today} ${attempt}`,
  );
  const known = window.state === "ready" ? window.value : undefined;
  const later = useAfterFirstPicture(known !== undefined);
  const hasOlder = known !== undefined && known.older.all > 0;
  const older = useLive(
    async (reads: Reads) =>
      later && known !== undefined && hasOlder ? reads.older(profileId, known.from) : undefined,
    [profileId, known?.from, hasOlder, later, attempt],
  );
  const planned = useLive(
    async (reads: Reads) => (later ? readPlannedDays(reads, profileId, today) : undefined),
    [profileId, today, later, attempt],
  );
  if (window.state !== "ready") return window;
  const failed = [older, planned].find((live) => live.state === "error");
  if (failed?.state === "error") return failed;
  return {
    state: "ready",
    value: {
      window: window.value,
      older: hasOlder ? (older.state === "ready" ? older.value : undefined) : nothing,
      planned: planned.state === "ready" ? planned.value : undefined,
    },
  };
};

/** While a longer window is read, the shorter one stays on the screen; of the same `key` only. */
const useKept = <T>(live: Live<T>, key: string): Live<T> => {
  const last = useRef<{ readonly key: string; readonly live: Live<T> }>(undefined);
  useEffect(() => {
    if (live.state === "ready") last.current = { key, live };
  });
  return live.state === "loading" && last.current?.key === key ? last.current.live : live;
};

/** True a moment after the first picture: what is not on it does not delay it. */
const useAfterFirstPicture = (ready: boolean): boolean => {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setAfter(true), 0);
    return () => clearTimeout(timer);
  }, [ready]);
  return after;
};
