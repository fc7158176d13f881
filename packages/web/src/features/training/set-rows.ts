/**
 * The rows of one exercise: sets that are done, the one to do now, and those that wait, each prefilled so that one tap
 * logs it. Prefill order: what was just done today, the load on the card, the same set last time, the plan's range.
 */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";
import { type LastTime, sameSetLastTime } from "@muster/domain/training/last-time";
import {
  draftFromSet,
  emptySetDraft,
  parseSet,
  type SetDraft,
  takesWeight,
} from "@muster/domain/training/logged-set";
import type { LoggedSet } from "@muster/domain/training/session";

export type StoredSet = LoggedSet & { readonly id: string };

export type SetRow =
  | {
      readonly state: "done";
      readonly number: number;
      readonly set: StoredSet;
      readonly last: LoggedSet | undefined;
    }
  | {
      readonly state: "active" | "waiting";
      readonly number: number;
      readonly typed: SetDraft;
      /** lb behind `typed.weight`, so that logging it untouched does not round it (UNIT-01). */
      readonly weightLb: number | undefined;
      readonly last: LoggedSet | undefined;
    };

/** How many sets the plan asks for: the count, the number that a text such as '8 intervals' begins with, else 1. */
export const plannedSetCount = (exercise: Pick<PlannedExercise, "sets">): number => {
  if (typeof exercise.sets === "number") return exercise.sets;
  const leading = Number.parseInt(exercise.sets, 10);
  return Number.isFinite(leading) && leading >= 1 ? Math.min(leading, 50) : 1;
};

/** Meters from which a distance is a test against the clock rather than a few careful steps. */
const timedFrom = 100;

/** Whether the set takes minutes and seconds: what is held, and what is run or walked far without a load. */
export const takesTime = (exercise: PlannedExercise): boolean =>
  exercise.metric === "time" ||
  (exercise.metric === "distance" && !takesWeight(exercise) && (exercise.targetHigh ?? 0) >= timedFrom);

type RowsInput = {
  readonly exercise: PlannedExercise;
  /** Logged today, in order. */
  readonly sets: readonly StoredSet[];
  readonly lastTime: LastTime | undefined;
  /** The load on the card, lb. */
  readonly loadLb: number | undefined;
  readonly units: UnitSystem;
  /** True when the person asks for one set more than planned. */
  readonly extra: boolean;
};

export const setRows = ({ exercise, sets, lastTime, loadLb, units, extra }: RowsInput): readonly SetRow[] => {
  const planned = plannedSetCount(exercise);
  const total = Math.max(planned, sets.length + (extra ? 1 : 0));
  return Array.from({ length: total }, (_, index): SetRow => {
    const number = index + 1;
    const set = sets[index];
    const last = lastTime?.sets[index];
    if (set !== undefined) return { state: "done", number, set, last };
    return {
      state: index === sets.length ? "active" : "waiting",
      number,
      ...prefill({ exercise, previous: sets.at(-1), last: sameSetLastTime(lastTime, index), loadLb, units }),
      last,
    };
  });
};

type PrefillInput = {
  readonly exercise: PlannedExercise;
  readonly previous: LoggedSet | undefined;
  readonly last: LoggedSet | undefined;
  readonly loadLb: number | undefined;
  readonly units: UnitSystem;
};

export const prefill = ({ exercise, previous, last, loadLb, units }: PrefillInput) => {
  const weightLb = takesWeight(exercise)
    ? (previous?.weight ?? loadLb ?? last?.weight ?? undefined)
    : undefined;
  const isHeavier = weightLb !== undefined && last != null && last.weight !== null && weightLb > last.weight;
  /**
   * What was just done, when it could be meant; else last time's measure, kept inside the plan's range; its low end
   * when there was no last time or more is loaded. A test of the most has no range: it is never suggested.
   */
  const target = (just: number | null | undefined, measured: number | null | undefined): number | null => {
    const { targetLow, targetHigh } = exercise;
    if (targetLow === null && targetHigh === null) return null;
    const low = targetLow ?? targetHigh ?? 0;
    const high = targetHigh ?? targetLow ?? 0;
    if (just != null && just >= low / 2 && just <= high * 2) return just;
    if (measured == null || isHeavier) return targetLow ?? measured ?? null;
    return Math.min(targetHigh ?? measured, Math.max(targetLow ?? measured, measured));
  };
  const { metric } = exercise;
  const typed: SetDraft = {
    ...emptySetDraft,
    ...draftFromSet(
      {
        reps: metric === "reps" ? target(previous?.reps, last?.reps) : null,
        weight: weightLb === undefined || weightLb <= 0 ? null : weightLb,
        time: metric === "time" ? target(previous?.time, last?.time) : null,
        distance: metric === "distance" ? target(previous?.distance, last?.distance) : null,
        rir: null,
      },
      units,
    ),
  };
  return { typed, weightLb: typed.weight === "" ? undefined : weightLb };
};

/**
 * What was typed as a set, or the sentence that says what is wrong. A weight that still reads as it was prefilled keeps
 * the stored number behind it, so logging it untouched does not round it (UNIT-01).
 */
export const readSet = (
  typed: SetDraft,
  open: { readonly typed: SetDraft; readonly weightLb: number | undefined },
  context: {
    readonly exercise: PlannedExercise;
    readonly units: UnitSystem;
    readonly position: number;
    /** Instant. */
    readonly at: string;
  },
): Result<LoggedSet, string> => {
  const shape = {
    metric: context.exercise.metric,
    takesWeight: takesWeight(context.exercise),
    units: context.units,
  };
  const parsed = parseSet(typed, shape, { position: context.position, at: context.at });
  if (!parsed.ok) return err(parsed.error.message);
  const isUntouched = open.weightLb !== undefined && typed.weight === open.typed.weight;
  return ok(isUntouched ? { ...parsed.value, weight: open.weightLb } : parsed.value);
};

/** The smallest jump that a person can usually load, in the shown unit. */
export const weightStep = (shown: number, units: UnitSystem): number =>
  units === "metric" ? (shown < 18 ? 1 : 2.5) : shown < 40 ? 2.5 : 5;
