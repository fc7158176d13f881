import { placeOfDay } from "@muster/domain/planning/day-place";
import { type ReactNode, useMemo } from "react";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { type OpenSession, OpenSessionContext } from "./open-session.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";
import type { Save } from "./use-workout-saves.ts";

type OpenSessionProviderProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly records: WorkoutRecords;
  /** Logs of the days before. */
  readonly history: readonly Stored<"exerciseLog">[];
  readonly save: Save;
  readonly children: ReactNode;
};

/** Tells everything below which workout is open. */
export function OpenSessionProvider({
  profileId,
  session,
  records,
  history,
  save,
  children,
}: OpenSessionProviderProps) {
  const { now } = useServices();
  const { units, energy, plan, logsReserve, preferences } = records;
  const { variant, prescription } = session;
  const gear = records.gear[variant === "home" ? "home" : placeOfDay(prescription)];
  const open = useMemo<OpenSession>(
    () => ({
      profileId,
      session,
      units,
      energy,
      plan,
      logsReserve,
      preferences,
      gear,
      history,
      save,
      now,
    }),
    [profileId, session, units, energy, plan, logsReserve, preferences, gear, history, save, now],
  );
  return <OpenSessionContext value={open}>{children}</OpenSessionContext>;
}
