/** What can be done with today from Home without opening the workout: skip it, take that back, mark a rest day done. */
import { loggedSession, type StoredSession } from "@muster/domain/schedule/home-card";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { StartInput, WorkoutChange } from "@muster/domain/training/workout";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { useServices } from "../../data/services.ts";

type WorkoutRules = typeof import("@muster/domain/training/workout");

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

  // The rules of a workout come with the first tap: Home's first picture does without them.
  const write = (changesBy: (rules: WorkoutRules) => readonly WorkoutChange[]): Promise<boolean> =>
    save(async () => changesBy(await import("@muster/domain/training/workout")));
  const save = async (changesBy: () => Promise<readonly WorkoutChange[]>): Promise<boolean> => {
    try {
      const changes = await changesBy();
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
  const start = (rules: WorkoutRules): StartInput => ({
    ...moment(),
    plan: day.plan === undefined ? null : { planId: day.plan.id, planDayId: day.planDayKey },
    variant: "main",
    ordinal: rules.nextOrdinal(sessions, today),
  });
  return {
    skip: () => write((rules) => rules.skipSession(start(rules))),
    markDone: () => write((rules) => rules.markDayDone(start(rules))),
    tryIdea: (idea, tried) =>
      save(async () =>
        (await import("@muster/domain/progress/child-activity")).markIdea({ ...moment(), idea, tried }),
      ),
    undoSkip: () => {
      const logged = loggedSession(sessions, today);
      return write((rules) =>
        logged === undefined ? [] : rules.undoSkip(logged, today, now().toISOString()),
      );
    },
  };
};
