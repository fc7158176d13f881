/** What changed against last week, exercise by exercise, in the words of the feedback screen (FEED-01). */
import type { DayWorkout, PlanChange } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { setCount } from "../catalogue/session-minutes.ts";

type Days = Readonly<Partial<Record<Weekday, DayWorkout>>>;

type Total = {
  readonly name: string;
  readonly sets: number;
  readonly reps: string;
  readonly loadLb: number | null;
};

/** Lines that fit on one screen. */
const mostLines = 12;

const totalsOf = (days: Days): ReadonlyMap<string, Total> => {
  const totals = new Map<string, Total>();
  for (const weekday of weekdays)
    for (const exercise of days[weekday]?.exercises ?? []) {
      const known = totals.get(exercise.exerciseId);
      totals.set(exercise.exerciseId, {
        name: exercise.name,
        sets: (known?.sets ?? 0) + setCount(exercise.sets),
        reps: known?.reps ?? exercise.reps,
        loadLb: known?.loadLb ?? exercise.loadLb,
      });
    }
  return totals;
};

const sets = (count: number): string => `${count} ${count === 1 ? "set" : "sets"}`;
const pounds = (loadLb: number): string => `${loadLb} lb`;

const changeOf = (before: Total, after: Total): PlanChange | undefined => {
  if (before.loadLb !== null && after.loadLb !== null && before.loadLb !== after.loadLb)
    return {
      kind: "changed",
      subject: after.name,
      reason:
        after.loadLb > before.loadLb
          ? "Your log says that you are ready"
          : "A bit lighter, so that it stays clean",
      before: pounds(before.loadLb),
      after: pounds(after.loadLb),
    };
  if (before.sets !== after.sets)
    return {
      kind: "changed",
      subject: after.name,
      reason: after.sets > before.sets ? "Room for a little more" : "Less this week, so that you recover",
      before: sets(before.sets),
      after: sets(after.sets),
    };
  if (before.reps !== after.reps)
    return {
      kind: "changed",
      subject: after.name,
      reason: "New rep range",
      before: before.reps,
      after: after.reps,
    };
  return undefined;
};

/** @returns changed exercises first, then new ones, then those that left; at most twelve lines, none without a change */
export const planChanges = (previous: Days, next: Days): PlanChange[] => {
  const before = totalsOf(previous);
  const after = totalsOf(next);
  if (before.size === 0) return [];
  const changed: PlanChange[] = [];
  const added: PlanChange[] = [];
  for (const [id, total] of after) {
    const old = before.get(id);
    if (old === undefined)
      added.push({
        kind: "added",
        subject: total.name,
        reason: "A fresh variant keeps you growing",
        before: "",
        after: sets(total.sets),
      });
    else {
      const change = changeOf(old, total);
      if (change !== undefined) changed.push(change);
    }
  }
  const removed = [...before]
    .filter(([id]) => !after.has(id))
    .map(
      ([, total]): PlanChange => ({
        kind: "removed",
        subject: total.name,
        reason: "Makes room for a variant",
        before: sets(total.sets),
        after: "",
      }),
    );
  return [...changed, ...added, ...removed].slice(0, mostLines);
};
