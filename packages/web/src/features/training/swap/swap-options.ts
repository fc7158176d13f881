/**
 * What can stand in for an exercise today: the coach's own ranking and transferred load (FEAT-13), read from this device's
 * records, rounded to what can be loaded here. The session's own prescription changes; the plan does not.
 */
import type { Place } from "@muster/coach/catalogue/feasible";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { equivalentsFor } from "@muster/coach/design/prescribe/equivalents";
import { withinGates } from "@muster/coach/edit/within-gates";
import { designInputFrom } from "@muster/coach/state/design-input";
import type { DesignInput } from "@muster/coach/state/input";
import { personOf } from "@muster/coach/state/person";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { gearId, planDayId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import {
  type ExercisePreference,
  excludedExercises,
} from "@muster/domain/training/exercises/exercise-preference";
import { sessionStatus } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import type { Reads, Stored } from "../../../data/store/device-store.ts";

/** Days of history that loads and earlier swaps come from (spec §9). */
const windowDays = 84;
/** A favourite counts as a swap that was taken often. */
const favouriteCounts = 3;
const usualReps = 10;
const usualDifficulty = 7;

/** The records that swaps are ranked by. */
export type SwapKnowledge = {
  readonly input: DesignInput;
  readonly preferences: readonly ExercisePreference[];
  /** How often an exercise stood in for a planned one. */
  readonly taken: ReadonlyMap<string, number>;
};

/** @returns undefined when the profile is not on this device yet */
export const readSwapKnowledge = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
): Promise<SwapKnowledge | undefined> => {
  const since = addDays(today, -windowDays);
  const [profile, settings, checkIns, readings, sessions, logs, preferences, gym, home] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.get("settings", settingsId(profileId)),
    reads.all("checkIn", profileId),
    reads.byDay("reading", profileId, since, today),
    reads.byDay("session", profileId, since, today),
    reads.byDay("exerciseLog", profileId, since, today),
    reads.all("exercisePreference", profileId),
    reads.get("gear", gearId(profileId, "gym")),
    reads.get("gear", gearId(profileId, "home")),
  ]);
  if (profile === undefined) return undefined;
  const planned = await Promise.all(
    sessions.map((session) =>
      session.planId === null
        ? undefined
        : reads.get("planDay", planDayId(profileId, session.planId, session.day)),
    ),
  );
  return {
    preferences,
    taken: swapsTaken(sessions, planned),
    input: designInputFrom({
      profileId,
      today,
      validFrom: today,
      profile,
      settings,
      checkIns,
      readings,
      sessions,
      exerciseLogs: logs,
      gear: [gym, home].flatMap((one) => one ?? []),
      // A swap asks nothing about food.
      entries: [],
      diaryDays: [],
    }),
  };
};

/**
 * Exercises that finished workouts had and their plan days had not.
 * @param planned of each session in turn; undefined outside a plan
 */
export const swapsTaken = (
  sessions: readonly Stored<"session">[],
  planned: readonly (Pick<Stored<"planDay">, "workout"> | undefined)[],
): ReadonlyMap<string, number> => {
  const taken = new Map<string, number>();
  for (const [index, session] of sessions.entries()) {
    const day = planned[index]?.workout;
    if (day === undefined || sessionStatus(session) !== "finished") continue;
    const meant = new Set(
      [...day.exercises, ...(day.homeAlternative?.exercises ?? [])].map((one) => one.exerciseId),
    );
    for (const { exerciseId } of exercisesOf(session))
      if (!meant.has(exerciseId)) taken.set(exerciseId, (taken.get(exerciseId) ?? 0) + 1);
  }
  return taken;
};

/** The exercise to replace. */
export type SwapRequest = {
  readonly present: PlannedExercise;
  readonly place: Place;
  /** Exercises that stand in this session already. */
  readonly inSession: ReadonlySet<string>;
  /** To what can be loaded; the weight itself where nobody said. */
  readonly round: (planned: PlannedExercise, weightLb: number) => number;
};

/** The planned target of this exercise within today's limits; the person's own exercises take it over in a swap. */
export const targetWithinLimits = ({ input }: SwapKnowledge, present: PlannedExercise): PlannedExercise =>
  withinGates(present, personOf(input).gates);

/** Best first, each as it would stand in the session; empty for an exercise that the catalogue does not know. */
export const swapOptions = (
  { input, preferences, taken }: SwapKnowledge,
  { present, place, inSession, round }: SwapRequest,
): readonly PlannedExercise[] => {
  const accepted = new Map(taken);
  for (const { exerciseId, favourite } of preferences)
    if (favourite) accepted.set(exerciseId, favouriteCounts);
  const person = personOf(input);
  // The plan may be older than the newest limits: no effort above what is allowed today is taken over.
  const { targetLow, targetHigh, targetDifficulty } = withinGates(present, person.gates);
  return equivalentsFor(input, person, {
    exerciseId: present.exerciseId,
    place,
    low: targetLow ?? targetHigh ?? usualReps,
    high: targetHigh ?? targetLow ?? usualReps,
    difficulty: targetDifficulty ?? usualDifficulty,
    without: new Set([...inSession, ...excludedExercises(preferences)]),
    accepted,
  }).map(({ exercise, loadLb, low, high }) => {
    const planned = toPlanned(exercise, {
      sets: present.sets,
      targetLow: targetLow === null ? null : low,
      targetHigh: targetHigh === null ? null : high,
      restSeconds: present.restSeconds,
      targetDifficulty,
      ...(targetLow === null && targetHigh === null ? { reps: present.reps } : {}),
    });
    return loadLb === null ? planned : { ...planned, loadLb: round(planned, loadLb) };
  });
};
