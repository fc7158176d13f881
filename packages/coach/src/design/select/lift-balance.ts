/**
 * The six big lifts of a week and how evenly its sets are spread over them: a lift that gets two sets hardly grows,
 * and the ninth set of another adds little (Pelland 2024). The lower back is not loaded hard on two days running, where another row
 * does the same.
 */
import { weekdays } from "@muster/domain/shared/dates";
import type { Exercise } from "../../catalogue/exercise.ts";
import { bentRows } from "../../catalogue/moves/limits.data.ts";
import type { DraftDay } from "../prescribe/draft.ts";
import type { Movement, Slot } from "../template/day-types.data.ts";
import type { SplitDay } from "../template/split.ts";

const bigLifts = ["squat", "hinge", "h_push", "v_push", "h_pull", "v_pull"] as const;
/** Pattern of a big lift. */
export type BigLift = (typeof bigLifts)[number];

const byPattern: ReadonlyMap<string, BigLift> = new Map([
  ...bigLifts.map((lift) => [lift, lift] as const),
  ["lunge", "squat"],
]);

/** The lift that a set of the exercise trains; undefined for arms, trunk, calves and the rest. */
export const bigLiftOf = ({ pattern }: Pick<Exercise, "pattern">): BigLift | undefined =>
  byPattern.get(pattern);

/** Sets of each lift that stands in the week at all. */
export const liftSets = (days: readonly DraftDay[]): ReadonlyMap<BigLift, number> => {
  const tally = new Map<BigLift, number>();
  for (const { slots } of days)
    for (const { exercise, sets } of slots) {
      const lift = bigLiftOf(exercise);
      if (lift !== undefined) tally.set(lift, (tally.get(lift) ?? 0) + sets);
    }
  return tally;
};

/**
 * A second lift of two directions begins with the one that the week has less of: where nothing hangs at home, the gym's second pull is
 * no third row (Schoenfeld 2016: each pull and each press twice a week).
 * @param others movements of the week's other lifts, as they were chosen or are asked for
 */
export const evened = (slot: Slot, others: readonly Movement[]): Slot => {
  const [first, second, ...rest] = slot.patterns;
  if (slot.role !== "secondary" || first === undefined || second === undefined) return slot;
  const [preferred, other] = [byPattern.get(first), byPattern.get(second)];
  if (preferred === undefined || other === undefined) return slot;
  const count = (lift: BigLift) => others.filter((movement) => byPattern.get(movement) === lift).length;
  return count(preferred) > count(other) ? { ...slot, patterns: [second, first, ...rest] } : slot;
};

const bent: ReadonlySet<string> = new Set(bentRows);
/** Rows on a bench, a machine or a hand before those that the lower back holds up. */
export const supportedFirst = (tier: readonly Exercise[]): readonly Exercise[] =>
  tier.toSorted((a, b) => Number(bent.has(a.id)) - Number(bent.has(b.id)));

/** The day after one that lifts from the hips. */
export const isAfterHinge = ({ weekday }: SplitDay, split: readonly SplitDay[]): boolean =>
  split.some(
    (day) =>
      (weekdays.indexOf(day.weekday) + 1) % weekdays.length === weekdays.indexOf(weekday) &&
      day.type.slots.some(
        ({ role, patterns: [first] }) => first === "hinge" && (role === "main" || role === "secondary"),
      ),
  );
