/** What changed against last week, exercise by exercise, in the words of the feedback screen (FEED-01). */
import type { DayWorkout, PlanChange, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { plannedSetTotal } from "../design/set-total.ts";

type Days = Readonly<Partial<Record<Weekday, DayWorkout>>>;

type Use = Pick<PlannedExercise, "reps" | "loadLb" | "targetHigh" | "facts">;

type Total = {
  readonly name: string;
  readonly sets: number;
  /** Each day's use, in order: a heavy and a light day of one lift are compared each with its own. */
  readonly uses: readonly Use[];
};

const freshVariant = "A fresh variant keeps you growing";

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

/** Reasons for less work, by the rule that the load's Fact names. */
const easierBecause: Readonly<Record<string, string>> = {
  "coach.V10": "Lighter on purpose this week",
  "coach.I6": "Last time was very hard, so make it clean first",
  "coach.F9": "Effort stays easy for now",
};

const loadRule = ({ facts }: Use): string => facts.find(({ id }) => id.startsWith("load."))?.rule ?? "";

/** The help of a machine counts the other way round: more of it is less work. */
const loadReason = (id: string, before: Use, after: Use): string => {
  const rule = loadRule(after);
  const isHelp = exerciseById(id)?.loadKind === "assisted";
  if ((after.loadLb ?? 0) > (before.loadLb ?? 0) !== isHelp) {
    if (rule === "coach.V10") return "Back to your weight after the lighter days";
    if (rule !== "coach.I4") return "Your log says that you are ready";
  } else {
    // A week that is easy on purpose is so first of all, whatever its ranges are.
    const because = easierBecause[rule];
    if (because !== undefined) return because;
    if ((after.targetHigh ?? 0) > (before.targetHigh ?? 0) && !isHelp)
      return "More reps, so a bit less weight";
  }
  return "Worked out from your last sets";
};

/** Sets of one move that may come on top in a week that grows by a step. */
const aLittle = 2;

/** Sets that follow the size of the week are told so; all others only go from one move to another. */
const setsReason = (more: number, weekGrows: number): string =>
  more * weekGrows <= 0
    ? "The sets are shared out anew"
    : more > 0
      ? more <= aLittle
        ? "Room for a little more"
        : "More of it, in a bigger week"
      : "Fewer sets in the whole week";

/** A weight and a number of sets may both move; a range is told only where neither did, because it follows them. */
const changesOf = (
  id: string,
  before: Total,
  after: Total,
  weekGrows: number,
  lastLb: number | null,
): readonly PlanChange[] => {
  // What was lifted is what the person knows; a heavy and a light day of one lift have each their own.
  const isOneLoad = new Set(after.uses.map(({ loadLb }) => loadLb)).size === 1;
  const pairs = after.uses.flatMap((use) => {
    const same = before.uses.find(({ reps }) => reps === use.reps) ?? before.uses[0];
    return same === undefined ? [] : [{ old: same, use }];
  });
  const moved = pairs.flatMap(({ old, use }) => {
    const from = (isOneLoad ? lastLb : null) ?? old.loadLb;
    return old.loadLb === null || use.loadLb === null || old.loadLb === use.loadLb || from === use.loadLb
      ? []
      : [{ old: { ...old, loadLb: from }, use, beforeLb: from ?? old.loadLb, afterLb: use.loadLb }];
  })[0];
  const told: PlanChange[] = [];
  if (moved !== undefined)
    told.push({
      kind: "changed",
      subject: after.name,
      reason: loadReason(id, moved.old, moved.use),
      before: "",
      after: "",
      beforeLb: moved.beforeLb,
      afterLb: moved.afterLb,
    });
  if (before.sets !== after.sets)
    told.push({
      kind: "changed",
      subject: after.name,
      reason: setsReason(after.sets - before.sets, weekGrows),
      before: sets(before.sets),
      after: sets(after.sets),
    });
  if (told.length > 0) return told;
  const turned = pairs.find(({ old, use }) => old.reps !== use.reps);
  return turned === undefined
    ? []
    : [
        {
          kind: "changed",
          subject: after.name,
          reason: "New rep range",
          before: turned.old.reps,
          after: turned.use.reps,
        },
      ];
};

/**
 * @param hadToGo why an exercise of last week could not stay; undefined when it could have
 * @param lastLb what an exercise was lifted with last, lb; null: not known
 * @returns first what had to go and what came for it, then changed exercises, new ones, those that left: all of them,
 *   because a week is taken or left by this list; none without a change
 */
export const planChanges = (
  previous: Days,
  next: Days,
  hadToGo: (id: string) => string | undefined = () => undefined,
  lastLb: (id: string) => number | null = () => null,
): PlanChange[] => {
  const before = totalsOf(previous);
  const after = totalsOf(next);
  if (before.size === 0) return [];
  if (after.size === 0)
    return [
      {
        kind: "removed",
        subject: "All workouts",
        reason: "No training this week",
        before: sets(plannedSetTotal(Object.values(previous))),
        after: "",
      },
    ];
  const weekGrows = plannedSetTotal(Object.values(next)) - plannedSetTotal(Object.values(previous));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const reasons = new Map(gone.map((id) => [id, hadToGo(id)]));
  /** Each is replaced once, by a move of its kind. */
  const places = gone.filter((id) => reasons.get(id) !== undefined);
  const insteadOf = (id: string): string | undefined => {
    const place = places.find((left) => exerciseById(left)?.pattern === exerciseById(id)?.pattern);
    if (place === undefined) return undefined;
    places.splice(places.indexOf(place), 1);
    return `In place of ${before.get(place)?.name}`;
  };
  const changed: PlanChange[] = [];
  const added: PlanChange[] = [];
  for (const [id, total] of after) {
    const old = before.get(id);
    if (old === undefined)
      added.push({
        kind: "added",
        subject: total.name,
        reason: insteadOf(id) ?? freshVariant,
        before: "",
        after: sets(total.sets),
      });
    else changed.push(...changesOf(id, old, total, weekGrows, lastLb(id)));
  }
  // Where nothing is new, nothing makes room for anything.
  const why = added.length > 0 ? "Makes room for a variant" : "The sets are shared out anew";
  const removed = gone.map(
    (id): PlanChange => ({
      kind: "removed",
      subject: before.get(id)?.name ?? "",
      reason: reasons.get(id) ?? why,
      before: sets(before.get(id)?.sets ?? 0),
      after: "",
    }),
  );
  const first = removed.filter(({ reason }) => reason !== why);
  return [...first, ...changed, ...added, ...removed.filter(({ reason }) => reason === why)];
};
