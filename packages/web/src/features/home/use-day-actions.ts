/** What can be done with today from Home without opening the workout: skip it, take that back, mark a rest day done. */
import { markIdea } from "@muster/domain/progress/child-activity";
import { loggedSession, type StoredSession } from "@muster/domain/schedule/home-card";
import type { CivilDate } from "@muster/domain/shared/dates";
import {
  markDayDone,
  nextOrdinal,
  type StartInput,
  skipSession,
  undoSkip,
  type WorkoutChange,
} from "@muster/domain/training/workout";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { useServices } from "../../data/services.ts";

/** Actions on today's workout. */
export type DayActions = {
  /** Each answers whether it was saved on this device. */
  readonly skip: () => Promise<boolean>;
  readonly undoSkip: () => Promise<boolean>;
  readonly markDone: () => Promise<boolean>;
  /** A child's idea of today was tried, or was not after all (ONB-08). */
  readonly tryIdea: (idea: string, tried: boolean) => Promise<boolean>;
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

  const save = async (changes: readonly WorkoutChange[]): Promise<boolean> => {
    try {
      return changes.length === 0 || (await store.write(profile.id, changes)).ok;
    } catch {
      return false;
    }
  };
  const moment = () => ({
    profileId: profile.id,
    date: today,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: now().toISOString(),
    workout: day.workout,
  });
  const start = (): StartInput => ({
    ...moment(),
    plan: day.plan === undefined ? null : { planId: day.plan.id, planDayId: day.planDayKey },
    variant: "main",
    ordinal: nextOrdinal(sessions, today),
  });
  return {
    skip: () => save(skipSession(start())),
    markDone: () => save(markDayDone(start())),
    tryIdea: (idea, tried) => save(markIdea({ ...moment(), idea, tried })),
    undoSkip: () => {
      const logged = loggedSession(sessions, today);
      return save(logged === undefined ? [] : undoSkip(logged, today, now().toISOString()));
    },
  };
};
