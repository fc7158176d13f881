/**
 * The rows of one exercise: sets that are done, the one to do now, and those that wait, each prefilled so that one tap
 * logs it (`prefillOf`).
 */

import type { PlannedExercise } from "@muster/domain/planning/plan";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";
import { type LastTime, sameKindLastTime } from "@muster/domain/training/last-time";
import {
  draftFromSet,
  emptySetDraft,
  parseSet,
  type SetDraft,
  takesWeight,
} from "@muster/domain/training/logged-set";
import type { LoggedSet } from "@muster/domain/training/session";
import { isFullSet, type SetRole } from "@muster/domain/training/set-roles";
import { type PrefillQuestion, prefillOf } from "@muster/domain/training/weights/prefill";
import type { WarmUpSet } from "@muster/domain/training/weights/warm-up-sets";
import { plannedSetCount } from "@muster/domain/training/workout-progress";
import { setsText } from "./sets.text.ts";

/** A logged set with its id. */
export type StoredSet = LoggedSet & { readonly id: string };

type RowPlace = {
  readonly role: SetRole;
  /** From 1; warm-ups and work are counted apart. */
  readonly number: number;
};

/** The row of a logged set. */
export type DoneRow = RowPlace & {
  readonly state: "done";
  readonly set: StoredSet;
  readonly last: LoggedSet | undefined;
};

/** A row of the table of sets. */
export type SetRow =
  | DoneRow
  | (RowPlace & {
      readonly state: "active" | "waiting";
      readonly typed: SetDraft;
      /** lb behind `typed.weight`, so that logging it untouched does not round it (UNIT-01). */
      readonly weightLb: number | undefined;
      readonly last: LoggedSet | undefined;
    });
/** A row of a set that is not done. */
export type OpenRow = Exclude<SetRow, DoneRow>;

/** 'Set 3', 'Warm-up 1'. */
export const rowName = ({ role, number }: RowPlace): string =>
  role === "warmup" ? setsText.warmUpOf(number) : setsText.numberedSet(number);

/** Meters from which a distance is a test against the clock rather than a few careful steps. */
const timedFrom = 100;

/** Whether the set takes minutes and seconds: holds, and runs or long walks without a load. */
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
  /** Sets that lead up to the first working set, as far as the person added them; lightest first. */
  readonly warmUps?: readonly WarmUpSet[];
  /** What the person says the next set is; working when nothing is said. */
  readonly nextRole?: SetRole | undefined;
};

/** All rows of an exercise; at most one is active. */
export const setRows = ({
  exercise,
  sets,
  lastTime,
  loadLb,
  units,
  extra,
  warmUps = [],
  nextRole = "working",
}: RowsInput): readonly SetRow[] => {
  const counts = { warmup: 0, work: 0 };
  const place = (role: SetRole): RowPlace => {
    const kind = role === "warmup" ? "warmup" : "work";
    counts[kind] += 1;
    return { role, number: counts[kind] };
  };
  /** Work of either kind that stands above, today. */
  const above = { full: 0, drop: 0 };
  const placeAmongItsKind = (role: SetRole): number => {
    const kind = isFullSet({ role }) ? "full" : "drop";
    above[kind] += 1;
    return above[kind] - 1;
  };
  const done = sets.map((set): DoneRow => {
    const at = place(set.role);
    return {
      ...at,
      state: "done",
      set,
      last:
        set.role === "warmup" ? undefined : sameKindLastTime(lastTime, set.role)[placeAmongItsKind(set.role)],
    };
  });
  const work = sets.filter((set) => set.role !== "warmup");
  const fullSets = work.filter(isFullSet);
  // Warm-ups lead up to the first working set: after it nobody wants the rest of them.
  const ahead = work.length > 0 ? [] : warmUps.slice(counts.warmup);
  const leadUp = ahead.map((one) => openRow(place("warmup"), warmUpPrefill(one, units), undefined));
  if (nextRole === "warmup" && ahead.length === 0)
    leadUp.push(
      openRow(
        place("warmup"),
        prefill({ exercise, previous: sets.at(-1), lastSets: [], index: 0, loadLb: undefined, units }),
        undefined,
      ),
    );
  const total = Math.max(plannedSetCount(exercise), work.length + (extra ? 1 : 0));
  const planned = Array.from({ length: total - work.length }, (_, index) => {
    const next = index === 0 && nextRole !== "warmup" ? nextRole : "working";
    const at = place(next);
    const ofKind = placeAmongItsKind(next);
    return openRow(
      at,
      prefill({
        exercise,
        // After a drop set the weight goes up again to that of the work before it.
        previous: next === "drop" ? work.at(-1) : (fullSets.at(-1) ?? work.at(-1)),
        previousIndex: next === "drop" || fullSets.length === 0 ? undefined : fullSets.length - 1,
        lastSets: sameKindLastTime(lastTime, next),
        lastDifficulty: lastTime?.difficulty,
        index: ofKind,
        loadLb,
        units,
      }),
      sameKindLastTime(lastTime, next)[ofKind],
    );
  });
  const open = [...leadUp, ...planned].map((row, index) =>
    index === 0 ? ({ ...row, state: "active" } as const) : row,
  );
  return [...done, ...open];
};

const openRow = (at: RowPlace, filled: ReturnType<typeof prefill>, last: LoggedSet | undefined): OpenRow => ({
  ...at,
  ...filled,
  state: "waiting",
  last,
});

const warmUpPrefill = ({ weightLb, reps }: WarmUpSet, units: UnitSystem): ReturnType<typeof prefill> => ({
  typed: {
    ...emptySetDraft,
    ...draftFromSet({ reps, weight: weightLb, time: null, distance: null, rir: null }, units),
  },
  weightLb,
});

/** The likely next set as the form shows it; `weightLb` is the stored number behind its weight. */
export const prefill = ({ units, ...question }: PrefillQuestion & { readonly units: UnitSystem }) => {
  const { weightLb, measure } = prefillOf(question);
  const { metric } = question.exercise;
  const of = (wanted: typeof metric) => (metric === wanted ? measure : null);
  const weight = weightLb === undefined || weightLb <= 0 ? null : weightLb;
  const typed: SetDraft = {
    ...emptySetDraft,
    ...draftFromSet(
      { reps: of("reps"), weight, time: of("time"), distance: of("distance"), rir: null },
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
    readonly role?: SetRole;
  },
): Result<LoggedSet, string> => {
  const shape = {
    metric: context.exercise.metric,
    takesWeight: takesWeight(context.exercise),
    units: context.units,
  };
  const parsed = parseSet(typed, shape, {
    position: context.position,
    at: context.at,
    role: context.role ?? "working",
  });
  if (!parsed.ok) return err(parsed.error.message);
  const isUntouched = open.weightLb !== undefined && typed.weight === open.typed.weight;
  return ok(isUntouched ? { ...parsed.value, weight: open.weightLb } : parsed.value);
};

/** The smallest jump that a person can usually load, in the shown unit. */
export const weightStep = (shown: number, units: UnitSystem): number =>
  units === "metric" ? (shown < 18 ? 1 : 2.5) : shown < 40 ? 2.5 : 5;
