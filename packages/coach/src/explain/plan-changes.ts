/** What changed against last week, exercise by exercise, in the words of the feedback screen (FEED-01). */
import type { DayWorkout, PlanChange, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { setCount } from "../catalogue/session-minutes.ts";

type Days = Readonly<Partial<Record<Weekday, DayWorkout>>>;

type Use = Pick<PlannedExercise, "reps" | "loadLb" | "targetHigh" | "facts">;

type Total = {
  readonly name: string;
  readonly sets: number;
  /** Each day's use, in order: a heavy and a light day of one lift are compared each with its own. */
  readonly uses: readonly Use[];
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
        uses: [...(known?.uses ?? []), exercise],
      });
    }
  return totals;
};

const sets = (count: number): string => `${count} ${count === 1 ? "set" : "sets"}`;
const pounds = (loadLb: number): string => `${loadLb} lb`;

/** Reasons for a lighter load, by the rule that the load's Fact names. */
const lighterBecause: Readonly<Record<string, string>> = {
  "coach.V10": "Lighter on purpose this week",
  "coach.I6": "Last time was very hard, so make it clean first",
  "coach.F9": "Effort stays easy for now",
};

const loadRule = ({ facts }: Use): string => facts.find(({ id }) => id.startsWith("load."))?.rule ?? "";

const loadReason = (before: Use, after: Use): string => {
  const rule = loadRule(after);
  if ((after.loadLb ?? 0) > (before.loadLb ?? 0))
    return rule === "coach.V10"
      ? "Back to your weight after the lighter days"
      : "Your log says that you are ready";
  if ((after.targetHigh ?? 0) > (before.targetHigh ?? 0)) return "More reps, so a bit less weight";
  return lighterBecause[rule] ?? "Worked out from your last sets";
};

const changeOf = (before: Total, after: Total): PlanChange | undefined => {
  const pairs = after.uses.flatMap((use) => {
    const same = before.uses.find(({ reps }) => reps === use.reps) ?? before.uses[0];
    return same === undefined ? [] : [{ old: same, use }];
  });
  const moved = pairs.find(
    ({ old, use }) => old.loadLb !== null && use.loadLb !== null && old.loadLb !== use.loadLb,
  );
  if (moved !== undefined && moved.old.loadLb !== null && moved.use.loadLb !== null)
    return {
      kind: "changed",
      subject: after.name,
      reason: loadReason(moved.old, moved.use),
      before: pounds(moved.old.loadLb),
      after: pounds(moved.use.loadLb),
    };
  if (before.sets !== after.sets)
    return {
      kind: "changed",
      subject: after.name,
      reason: after.sets > before.sets ? "Room for a little more" : "Less this week, so that you recover",
      before: sets(before.sets),
      after: sets(after.sets),
    };
  const turned = pairs.find(({ old, use }) => old.reps !== use.reps);
  return turned === undefined
    ? undefined
    : {
        kind: "changed",
        subject: after.name,
        reason: "New rep range",
        before: turned.old.reps,
        after: turned.use.reps,
      };
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
  // In a week without training nothing makes room for anything.
  const why = after.size === 0 ? "No training this week" : "Makes room for a variant";
  const removed = [...before]
    .filter(([id]) => !after.has(id))
    .map(
      ([, total]): PlanChange => ({
        kind: "removed",
        subject: total.name,
        reason: why,
        before: sets(total.sets),
        after: "",
      }),
    );
  return [...changed, ...added, ...removed].slice(0, mostLines);
};
