/**
 * The exercise logs of a day, live from this device. A save of this screen shows in the moment in which it is durable;
 * the same logs read again, or confirmed by the server, draw nothing anew.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Change, Reads, Stored } from "../../../data/device-store.ts";
import { useServices } from "../../../data/services.ts";
import type { Live } from "../../../data/use-live.ts";
import { saysTheSame, type WrittenSave, withWritten } from "./written-logs.ts";

type Logs = readonly Stored<"exerciseLog">[];

type DayLogs = {
  /** By position, of every session of the day. */
  readonly live: Live<Logs>;
  /** These changes are durable now. */
  readonly onWritten: (changes: readonly Change[]) => void;
};

/** All exercise logs of a date. */
export const readDayLogs = (reads: Reads, profileId: string, date: CivilDate): Promise<Logs> =>
  reads.byDay("exerciseLog", profileId, date, date);

/** For a component that is there for one profile and day: its key holds both. */
export const useDayLogs = (profileId: string, date: CivilDate): DayLogs => {
  const { store } = useServices();
  const [live, setLive] = useState<Live<Logs>>({ state: "loading" });
  const read = useRef<Logs>(undefined);
  const shown = useRef<Logs>(undefined);
  const written = useRef<readonly WrittenSave[]>([]);
  const saves = useRef(0);

  const show = useCallback(() => {
    if (read.current === undefined) return;
    const next = withWritten(read.current, written.current).toSorted((a, b) => a.position - b.position);
    if (saysTheSame(next, shown.current)) return;
    shown.current = next;
    setLive({ state: "ready", value: next });
  }, []);

  useEffect(
    () =>
      store.live(
        async (reads) => {
          // Saves that were done before are in what is read now.
          const upTo = saves.current;
          return { upTo, logs: await readDayLogs(reads, profileId, date) };
        },
        ({ upTo, logs }) => {
          read.current = logs;
          written.current = written.current.filter(({ n }) => n > upTo);
          show();
        },
        (error) => setLive({ state: "error", error }),
      ),
    [store, profileId, date, show],
  );

  const onWritten = useCallback(
    (changes: readonly Change[]) => {
      saves.current += 1;
      written.current = [...written.current, { n: saves.current, changes }];
      show();
    },
    [show],
  );
  return { live, onWritten };
};
