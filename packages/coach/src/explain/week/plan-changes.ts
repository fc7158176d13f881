/**
 * What changed against last week, as far as it matters: what had to go, what leads the days, and which small moves take
 * turns (FEED-01). Sets are not counted here: the week's own sentence says whether it is a light one.
 */
import type { DayWorkout, PlanChange, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { isPower } from "../../catalogue/exercise.ts";
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

/** The first two of a day are what the week is built on (coach.X2); jumps and small moves there take turns like others. */
const mainPlaces = 2;
const mayLead = (id: string): boolean => {
  const exercise = exerciseById(id);
  return exercise === undefined || (exercise.compound && !isPower(exercise));
};

const movesOf = (days: Days): ReadonlyMap<string, Move> => {
  const uses = weekdays.flatMap((weekday) =>
    (days[weekday]?.exercises ?? []).map((use, place) => ({ use, place })),
  );
  const isTested = ({ use }: (typeof uses)[number]): boolean => use.assessmentMetric !== null;
  return new Map(
    [...Map.groupBy(uses, ({ use }) => use.exerciseId)].map(([id, all]) => [
      id,
      {
        id,
        name: all[0]?.use.name ?? id,
        isMain: mayLead(id) && all.some((one) => one.place < mainPlaces && !isTested(one)),
        isTest: all.every(isTested),
        uses: all.map(({ use }) => use),
      },
    ]),
  );
};

/** The help of a machine counts the other way round: more of it is less work. */
const loadReason = (id: string, beforeLb: number, before: Use, after: Use): string => {
  const rule = after.facts.find((one) => one.id.startsWith("load."))?.rule;
  const isHelp = exerciseById(id)?.loadKind === "assisted";
  const isMore = (after.loadLb ?? 0) > beforeLb !== isHelp;
  // A week that is easy on purpose is so first of all, whatever its ranges are.
  if (rule === "coach.V10") return isMore ? changeText.backAfterLight() : changeText.lighterOnPurpose();
  if (isMore) return rule === "coach.I4" ? changeText.fromLastSets() : changeText.ready();
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
    return [{ ...line("changed", after.name, loadReason(after.id, beforeLb, old, use)), beforeLb, afterLb }];
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
  if (after.size === 0) return [line("removed", changeText.all(), changeText.noTraining())];
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const because = gone.flatMap((move) => {
    const reason = hadToGo(move.id);
    if (reason === undefined) return [];
    const instead = takeLike(added, move);
    const came = instead && line("added", instead.name, changeText.inPlaceOf({ name: move.name }));
    return [line("removed", move.name, reason), ...(came === undefined ? [] : [came])];
  });
  const newMain = added.filter(({ isMain }) => isMain);
  const mains = newMain.map(({ name }) => line("added", name, changeText.newMain()));
  if (isFirst) return [...because, ...mains];
  const left = gone.filter(({ id }) => hadToGo(id) === undefined);
  const newSmall = added.filter(({ isMain, isTest }) => !isMain && !isTest);
  const stays = [...after.values()].flatMap((move) => {
    const old = before.get(move.id);
    return old !== undefined && move.isMain ? changeOf(old, move, lastLoad(move.id)) : [];
  });
  const freshMains = [...newMain];
  const taken = left.map((move) => {
    const came = takeLike(move.isMain ? freshMains : newSmall, move);
    if (came === undefined) return line("removed", move.name, changeText.notInThisWeek());
    return move.isMain
      ? line("removed", move.name, changeText.mainForMain({ name: came.name }))
      : line("changed", came.name, changeText.alternates(), move.name);
  });
  return [
    ...because,
    ...stays,
    ...mains,
    ...added.flatMap(({ name, isTest }) => (isTest ? [line("added", name, changeText.tested())] : [])),
    ...taken,
    ...newSmall.map(({ name }) => line("added", name, changeText.newSmall())),
  ];
};
