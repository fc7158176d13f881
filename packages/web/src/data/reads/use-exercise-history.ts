/** What was logged of one exercise, a year at a time from today backwards. */
import { settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { sessionStatus } from "@muster/domain/training/session";
import { useState } from "react";
import type { Stored } from "../store/device-store.ts";
import { useLive } from "../store/use-live.ts";
import { useToday } from "./use-today.ts";

const yearDays = 364;
/** A device whose clock was ahead dated a log later than today. */
const daysAhead = 14;

type LoggedExercise = {
  /** In no promised order. */
  readonly logs: readonly Stored<"exerciseLog">[];
  /** Ids of workouts that were thrown away. */
  readonly discarded: ReadonlySet<string>;
  /** There are logs, of this or another exercise, before what was read. */
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** @returns undefined until it is read */
export const useExerciseHistory = (profileId: string, exerciseId: string): LoggedExercise | undefined => {
  const today = useToday();
  const [years, setYears] = useState(1);
  const live = useLive(
    async (reads) => {
      const from = addDays(today, -years * yearDays);
      const days = [profileId, from, addDays(today, daysAhead)] as const;
      const [logs, sessions, first, settings] = await Promise.all([
        reads.byDay("exerciseLog", ...days),
        reads.byDay("session", ...days),
        reads.firstDay("exerciseLog", profileId),
        reads.get("settings", settingsId(profileId)),
      ]);
      return {
        logs: logs.filter((log) => log.exerciseId === exerciseId),
        discarded: new Set(sessions.flatMap((one) => (sessionStatus(one) === "discarded" ? [one.id] : []))),
        hasOlder: first !== undefined && first < from,
        units: settings?.units ?? ("imperial" as const),
      };
    },
    [profileId, exerciseId, today, years],
  );
  if (live.state === "error") throw live.error;
  if (live.state === "loading") return undefined;
  return { ...live.value, today, onOlder: () => setYears((before) => before + 1) };
};
