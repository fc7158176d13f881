/**
 * The log as one flat list of sets with what each of them moved: the one input of volume, estimates, records and sets
 * per muscle. Derived from the log each time, never stored, so an edit or a delete is right at once.
 */
import type { CivilDate } from "../../shared/dates.ts";
import { type ExerciseLog, type LoggedSet, setsInOrder, untouchedLog } from "../../training/session.ts";
import { type EffectiveLoadRule, effectiveLoad } from "./effective-load.ts";

/** What the rules here need to know of an exercise; the catalogue's entry fits. */
export type ExerciseFacts = EffectiveLoadRule & {
  readonly name: string;
  /** Muscle -> share of a set, 1 trained directly, 0.5 trained along. */
  readonly muscles: Readonly<Record<string, number>>;
};

/** @returns undefined for an exercise that the catalogue does not know */
export type FactsOf = (exerciseId: string) => ExerciseFacts | undefined;

/** A completed set with its exercise, its workout and the load that it moved, lb. */
export type DoneSet = Pick<LoggedSet, "role" | "reps" | "weight" | "time" | "distance" | "rir" | "at"> & {
  readonly id: string;
  readonly exerciseId: string;
  readonly name: string;
  readonly sessionId: string;
  readonly date: CivilDate;
  readonly assisted: boolean;
  /** Rated easier than the slider stands: it says "at least this much". */
  readonly isEasy: boolean;
  /** A share of body weight is in the load: it changes with the scale, not only with what somebody can do. */
  readonly movesBody: boolean;
  /** Effective load in lb; null when none counts. */
  readonly load: number | null;
};

/**
 * Every set of the logs, oldest first.
 * @param bodyWeightOn lb on a date
 */
export const doneSets = (
  logs: readonly ExerciseLog[],
  factsOf: FactsOf,
  bodyWeightOn: (date: CivilDate) => number | undefined,
): readonly DoneSet[] =>
  logs
    .flatMap((log) => {
      const facts = factsOf(log.exerciseId);
      return setsInOrder(log).map((set): DoneSet => {
        // An exercise that the catalogue does not know moved at least what was entered.
        const rule: EffectiveLoadRule = facts ?? { loadKind: "external", bodyweightFraction: 0 };
        return {
          id: set.id,
          role: set.role,
          reps: set.reps,
          weight: set.weight,
          time: set.time,
          distance: set.distance,
          rir: set.rir,
          at: set.at,
          exerciseId: log.exerciseId,
          name: facts?.name ?? log.name,
          sessionId: log.sessionId,
          date: log.date,
          assisted: rule.loadKind === "assisted",
          isEasy: log.difficulty < untouchedLog.difficulty,
          movesBody: rule.loadKind === "assisted" || rule.loadKind === "bodyweightPlus",
          load: effectiveLoad(rule, set.weight, bodyWeightOn(log.date)) ?? null,
        };
      });
    })
    .sort(byTime);

/** Day, then instant; sets of one instant keep the order in which they were logged (the sort is stable). */
const byTime = (a: DoneSet, b: DoneSet): number =>
  a.date !== b.date ? (a.date < b.date ? -1 : 1) : a.at < b.at ? -1 : a.at > b.at ? 1 : 0;

/** Warm-ups count for nothing; drop sets count as work. */
export const countsAsWork = (set: Pick<LoggedSet, "role">): boolean => set.role !== "warmup";

/** A record is set by working sets, sets to failure and as many as possible; not by a warm-up or a drop set. */
export const countsForRecords = (set: Pick<LoggedSet, "role">): boolean =>
  set.role !== "warmup" && set.role !== "drop";

/**
 * lb × repetitions; 0 without load or repetitions. Of one-sided work the repetitions of one side: what was moved once
 * counts once (settled point 57).
 */
export const volumeOf = (set: Pick<DoneSet, "load" | "reps">): number => (set.load ?? 0) * (set.reps ?? 0);
