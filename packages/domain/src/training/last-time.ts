/** What a person did the last time they trained an exercise: shown beside each set, and the base of suggestions. */
import type { CivilDate } from "../shared/dates.ts";
import { formatClock, formatDistance, formatNumber, massUnit, setMassIn } from "../shared/format.ts";
import type { UnitSystem } from "../shared/units.ts";
import { type ExerciseLog, type LoggedSet, setsInOrder } from "./session.ts";
import { isFullSet, type SetRole } from "./set-roles.ts";
import { setText } from "./texts/set.text.ts";

/** The last workout with the exercise; `difficulty` is 1-10. */
export type LastTime = {
  readonly date: CivilDate;
  readonly difficulty: number;
  readonly notes: string;
  /** In order; never empty. */
  readonly sets: readonly (LoggedSet & { readonly id: string })[];
};

/**
 * The latest log of an exercise that has sets.
 * @param exerciseId the catalogue's text id; history matches on it, never on the name (settled point 25)
 * @param options.exceptSessionId the session that is running now
 */
export const lastTimeFor = (
  exerciseId: string,
  logs: readonly ExerciseLog[],
  options: { readonly exceptSessionId?: string } = {},
): LastTime | undefined => {
  const candidates = logs
    .filter((log) => log.exerciseId === exerciseId && log.sessionId !== options.exceptSessionId)
    .map((log) => ({ log, sets: setsInOrder(log) }))
    .filter(({ sets }) => sets.length > 0);
  const latest = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, candidate) => (best === undefined || isLater(candidate, best) ? candidate : best),
    undefined,
  );
  return latest === undefined
    ? undefined
    : {
        date: latest.log.date,
        difficulty: latest.log.difficulty,
        notes: latest.log.notes,
        sets: latest.sets,
      };
};

/** Every weight that an exercise was logged with, lb, each once. */
export const liftedWeights = (exerciseId: string, logs: readonly ExerciseLog[]): readonly number[] => [
  ...new Set(
    logs
      .filter((log) => log.exerciseId === exerciseId)
      .flatMap((log) => setsInOrder(log).flatMap(({ weight }) => weight ?? [])),
  ),
];

/** Last time's work of one kind, in order: a drop set is compared with drop sets, all other work with all other (feature F4). */
export const sameKindLastTime = (lastTime: LastTime | undefined, role: SetRole): LastTime["sets"] =>
  lastTime?.sets.filter((set) => set.role !== "warmup" && isFullSet(set) === isFullSet({ role })) ?? [];

/** A set as it is read: `120 × 10`, `10 reps`, `0:45`, `400 m in 1:52`, `25 lb × 0:45`. */
export const setInWords = (
  set: Pick<LoggedSet, "reps" | "weight" | "time" | "distance">,
  units: UnitSystem,
): string => {
  const weight = set.weight === null ? undefined : formatNumber(setMassIn(units, set.weight), 2);
  if (set.reps !== null) return weight === undefined ? setText.reps(set.reps) : `${weight} × ${set.reps}`;
  const time = set.time === null ? undefined : formatClock(set.time);
  const distance = set.distance === null ? undefined : formatDistance(set.distance, units);
  const work =
    distance === undefined
      ? (time ?? "")
      : time === undefined
        ? distance
        : setText.distanceIn(distance, time);
  return weight === undefined ? work : `${weight} ${massUnit(units)} × ${work}`;
};

/** '120 × 10, 120 × 9, 115 × 9, +1 more' */
export const lastSessionText = (last: LastTime, units: UnitSystem): string => {
  const shown = last.sets.slice(0, 3).map((set) => setInWords(set, units));
  const more = last.sets.length - shown.length;
  return setText.list(shown, more);
};

type Candidate = { readonly log: ExerciseLog; readonly sets: readonly LoggedSet[] };

/** Later day; on one day the later last set. */
const isLater = (a: Candidate, b: Candidate): boolean => {
  if (a.log.date !== b.log.date) return a.log.date > b.log.date;
  return (a.sets.at(-1)?.at ?? "") > (b.sets.at(-1)?.at ?? "");
};
