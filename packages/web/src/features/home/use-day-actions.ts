/** What can be done with today from Home without opening the workout: skip it, take that back, mark a rest day done. */
import { loggedSession, type StoredSession } from "@muster/domain/planning/home-card";
import type { CivilDate } from "@muster/domain/shared/dates";
import {
  markDayDone,
  nextOrdinal,
  type StartInput,
  skipSession,
  undoSkip,
} from "@muster/domain/training/workout";
import { useCurrentProfile } from "../../data/current-profile.ts";
import type { PlanOnDay } from "../../data/read-plan.ts";
import { useServices } from "../../data/services.ts";

export type DayActions = {
  /** Each answers whether it was saved on this device. */
  readonly skip: () => Promise<boolean>;
  readonly undoSkip: () => Promise<boolean>;
  readonly markDone: () => Promise<boolean>;
};

/** @returns undefined until the day is read: nothing can be written for a day that only the snapshot shows */
export const useDayActions = (
  today: CivilDate,
  day: PlanOnDay | undefined,
  sessions: readonly StoredSession[] | undefined,
): DayActions | undefined => {
  const { store, now } = useServices();
  const profile = useCurrentProfile();
  if (profile === undefined || day === undefined || sessions === undefined) return undefined;

  const write = async (changes: ReturnType<typeof skipSession>): Promise<boolean> => {
    if (changes.length === 0) return true;
    try {
      return (await store.write(profile.id, changes)).ok;
    } catch {
      return false;
    }
  };
  const start = (): StartInput => ({
    profileId: profile.id,
    date: today,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: now().toISOString(),
    plan: day.plan === undefined ? null : { planId: day.plan.id, planDayId: day.planDayKey },
    variant: "main",
    workout: day.workout,
    ordinal: nextOrdinal(sessions, today),
  });
  return {
    skip: () => write(skipSession(start())),
    markDone: () => write(markDayDone(start())),
    undoSkip: () => {
      const logged = loggedSession(sessions, today);
      return write(logged === undefined ? [] : undoSkip(logged, today, now().toISOString()));
    },
  };
};
