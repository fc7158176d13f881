/**
 * What changed against last week, as far as it matters: what had to go, what leads the days, and which small moves take
 * turns (FEED-01). Sets are not counted here: the week's own sentence says whether it is a light one.
 */
import type { DayWorkout, PlanChange, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { changeText } from "./change.text.ts";

type Days = Readonly<Partial<Record<Weekday, DayWorkout>>>;
type Use = Pick<PlannedExercise, "reps" | "loadLb" | "targetHigh" | "facts">;

type Move = {
  readonly id: string;
  readonly name: string;
  /** One of the first two of a day. */
  readonly isMain: boolean;
  /** Nothing but the test of a maximum: gone next week. */
  readonly isTest: boolean;
  /** Each day's use, in order: a heavy and a light day of one lift are compared each with its own. */
  readonly uses: readonly Use[];
};

/** The first two of a day are what the week is built on (coach.X2). */
const mainPlaces = 2;

const movesOf = (days: Days): ReadonlyMap<string, Move> => {
  const moves = new Map<string, Move>();
  for (const weekday of weekdays)
    for (const [index, exercise] of (days[weekday]?.exercises ?? []).entries()) {
      const known = moves.get(exercise.exerciseId);
      const isTest = exercise.assessmentMetric !== null;
      moves.set(exercise.exerciseId, {
        id: exercise.exerciseId,
        name: exercise.name,
        isMain: (index < mainPlaces && !isTest) || known?.isMain === true,
        isTest: isTest && known?.isTest !== false,
        uses: [...(known?.uses ?? []), exercise],
      });
    }
  return moves;
};

const loadRule = ({ facts }: Use): string => facts.find(({ id }) => id.startsWith("load."))?.rule ?? "";

/** The help of a machine counts the other way round: more of it is less work. */
const loadReason = (id: string, before: Use, after: Use): string => {
  const rule = loadRule(after);
  const isHelp = exerciseById(id)?.loadKind === "assisted";
  if ((after.loadLb ?? 0) > (before.loadLb ?? 0) !== isHelp) {
    if (rule === "coach.V10") return changeText.backAfterLight();
    return rule === "coach.I4" ? changeText.fromLastSets() : changeText.ready();
  }
  // A week that is easy on purpose is so first of all, whatever its ranges are.
  if (rule === "coach.V10") return changeText.lighterOnPurpose();
  if (rule === "coach.I6") return changeText.tooHard();
  if (rule === "coach.F9") return changeText.easyEffort();
  return (after.targetHigh ?? 0) > (before.targetHigh ?? 0) && !isHelp
    ? changeText.moreRepsLessWeight()
    : changeText.fromLastSets();
};

const line = (
  kind: PlanChange["kind"],
  subject: string,
  reason: string,
  before = "",
  after = "",
): PlanChange => ({ kind, subject, reason, before: before.slice(0, 60), after: after.slice(0, 60) });

/**
 * The weight of a lift that stays, else its range.
 * @param lastLb what was lifted last, which is what the person knows; a heavy and a light day of one lift have each their own
 */
const changeOf = (before: Move, after: Move, lastLb: number | null): readonly PlanChange[] => {
  const isOneLoad = new Set(after.uses.map(({ loadLb }) => loadLb)).size === 1;
  const pairs = after.uses.flatMap((use) => {
    const old = before.uses.find(({ reps }) => reps === use.reps) ?? before.uses[0];
    return old === undefined ? [] : [{ old, use }];
  });
  for (const { old, use } of pairs) {
    const beforeLb = (isOneLoad ? lastLb : null) ?? old.loadLb;
    const afterLb = use.loadLb;
    if (old.loadLb === null || beforeLb === null || afterLb === null) continue;
    if (old.loadLb === afterLb || beforeLb === afterLb) continue;
    const reason = loadReason(after.id, { ...old, loadLb: beforeLb }, use);
    return [{ ...line("changed", after.name, reason), beforeLb, afterLb }];
  }
  const turned = pairs.find(({ old, use }) => old.reps !== use.reps);
  return turned === undefined
    ? []
    : [line("changed", after.name, changeText.newRange(), turned.old.reps, turned.use.reps)];
};

/** Takes the first of a list that is of the same pattern. */
const takeLike = (from: Move[], like: Move): Move | undefined => {
  const pattern = exerciseById(like.id)?.pattern;
  const index = from.findIndex(({ id }) => exerciseById(id)?.pattern === pattern);
  return index >= 0 ? from.splice(index, 1)[0] : undefined;
};

/**
 * @param hadToGo why an exercise of last week could not stay; undefined when it could have
 * @param lastLoad lb of an exercise as they were lifted last
 * @param isFirst after a week that nobody designed for this person: only what had to go and what leads now is news
 * @returns what had to go and what came for it, then the main lifts, then the small moves that take turns; nothing
 *   without a change
 */
export const planChanges = (
  previous: Days,
  next: Days,
  hadToGo: (id: string) => string | undefined = () => undefined,
  lastLoad: (id: string) => number | null = () => null,
  isFirst = false,
): PlanChange[] => {
  const before = movesOf(previous);
  const after = movesOf(next);
  if (before.size === 0) return [];
  if (after.size === 0) return [line("removed", "All workouts", changeText.noTraining())];
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const forced = gone.flatMap((move) => {
    const reason = hadToGo(move.id);
    return reason === undefined ? [] : [{ move, reason }];
  });
  const because = forced.flatMap(({ move, reason }) => {
    const instead = takeLike(added, move);
    return [
      line("removed", move.name, reason),
      ...(instead === undefined
        ? []
        : [line("added", instead.name, changeText.inPlaceOf({ name: move.name }))]),
    ];
  });
  if (isFirst)
    return [
      ...because,
      ...added.flatMap(({ name, isMain }) => (isMain ? [line("added", name, changeText.newMain())] : [])),
    ];
  const left = gone.filter((move) => !forced.some((one) => one.move === move));
  const leftMain = left.filter(({ isMain }) => isMain);
  const newMain = added.filter(({ isMain }) => isMain);
  const tests = added.filter(({ isTest }) => isTest);
  const newSmall = added.filter(({ isMain, isTest }) => !isMain && !isTest);
  const main = [
    ...[...after.values()].flatMap((move) => {
      const old = before.get(move.id);
      return old !== undefined && move.isMain ? changeOf(old, move, lastLoad(move.id)) : [];
    }),
    ...newMain.map(({ name }) => line("added", name, changeText.newMain())),
    ...tests.map(({ name }) => line("added", name, changeText.tested())),
    ...leftMain.map((move) => {
      const came = takeLike([...newMain], move);
      const reason =
        came === undefined ? changeText.mainRests() : changeText.mainForMain({ name: came.name });
      return line("removed", move.name, reason);
    }),
  ];
  const small = left
    .filter(({ isMain }) => !isMain)
    .map((move) => {
      const came = takeLike(newSmall, move);
      return came === undefined
        ? line("removed", move.name, changeText.smallRests())
        : line("changed", came.name, changeText.alternates(), move.name);
    });
  return [
    ...because,
    ...main,
    ...small.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)),
    ...newSmall.map(({ name }) => line("added", name, changeText.newSmall())),
  ];
};
