/** What moved up lately and what stagnates, from the log: the main lifts, in weights and repetitions. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import { maxFactor } from "../../state/strength/one-rep-max.ts";
import { weeksInWords } from "../words.ts";
import { feedbackText } from "./feedback.text.ts";
import {
  isMainLift,
  isNoMore,
  type LoggedSets,
  leadingIds,
  loggedSets,
  weekBefore,
  weeksApart,
} from "./lift-log.ts";

/** Less than this is noise of a week. */
const leastGain = 0.02;
/** Standing still for fewer days than this is no "while", however often it was trained. */
const leastDaysOfWhile = 21;
/** Weeks that progress looks back: what was before a long break is another story. */
const longestSpan = 6;
/** A heavier weight for so much less by the estimate is no gain. */
const mostFall = 0.97;
/** Days without it after which an exercise is no news. */
const longestRest = 21;
/** Days to the end of the week that is looked back on. */
const lastWeek = 8;

/** A change somebody can be proud of: in lb, or in repetitions, with the same weight or with none. */
type LiftProgress = {
  readonly id: string;
  readonly name: string;
  readonly unit: "lb" | "reps";
  readonly from: number;
  readonly to: number;
  /** lb of the sets whose repetitions grew; null without a weight. */
  readonly loadLb: number | null;
  /** From the session compared with to the last one. */
  readonly weeks: number;
};

/** Most repetitions of bodyweight moves, where they grew. */
export const moreReps = (
  person: Person,
): readonly { readonly id: string; readonly from: number; readonly to: number }[] =>
  [...person.exercises.values()].flatMap(({ exerciseId, reps, restedDays }) =>
    reps === null || restedDays > longestRest || reps.now <= reps.before
      ? []
      : [{ id: exerciseId, from: reps.before, to: reps.now }],
  );

/**
 * What went up, by the strength estimate, and what stands still (spec §9), the clearest first. With a weight only the
 * estimate compares like with like: sets of nine move less in all than lighter sets of twelve. Where it is not known yet,
 * or still being found, nothing stands still.
 */
export const movers = (
  person: Person,
): { readonly up: readonly string[]; readonly flat: readonly string[] } => {
  const states = [...person.exercises.values()].filter(
    ({ sessions, restedDays }) => sessions >= 2 && restedDays <= longestRest,
  );
  const sorted = (of: (state: ExerciseState) => number) =>
    states.toSorted((a, b) => of(b) - of(a) || (a.exerciseId < b.exerciseId ? -1 : 1));
  // A move that makes more repetitions stands still by no measure of its own.
  const growing = new Set(moreReps(person).map(({ id }) => id));
  return {
    up: sorted(({ gain }) => gain ?? 0)
      .filter(({ gain }) => (gain ?? 0) >= leastGain)
      .map(({ exerciseId }) => exerciseId),
    flat: sorted(({ change }) => change)
      .filter(
        ({ trend, gain, e1rmLb, trainedDays, exerciseId }) =>
          trend === "plateaued" &&
          trainedDays >= leastDaysOfWhile &&
          (e1rmLb === null || (gain !== null && gain < leastGain)) &&
          !growing.has(exerciseId),
      )
      .map(({ exerciseId }) => exerciseId),
  };
};

const strengthOf = ({ loadLb, amounts, carriedLb = 0 }: Bout): number =>
  ((loadLb ?? 0) + carriedLb) * maxFactor(Math.max(1, ...amounts));

/** Sessions that were as hard as they were meant to be, of repetitions. */
const realBouts = ({ bouts }: ExerciseState): readonly Bout[] =>
  bouts.filter(({ isEasy, amounts }) => !isEasy && amounts.length > 0);

type Grown = LiftProgress & { readonly share: number };

/** From the first to the last of the sessions that are remembered, a heavy and a light day of one lift each by its own. */
const grownOf = (id: string, state: ExerciseState): readonly Grown[] => {
  const exercise = exerciseById(id);
  const real = realBouts(state);
  const last = real.at(-1);
  if (exercise === undefined || last === undefined || exercise.loadKind === "assisted") return [];
  const isBefore = (bout: Bout) => weeksApart(bout, last) >= 1 && weeksApart(bout, last) <= longestSpan;
  const first =
    real.find((bout) => isBefore(bout) && bout.targetLow === last.targetLow) ?? real.find(isBefore);
  if (first === undefined || (first.loadLb === null) !== (last.loadLb === null)) return [];
  const before = weekBefore(real, last);
  // What stood still last week is no news, however much it grew before.
  if (before !== undefined && isNoMore(last, before)) return [];
  const { name } = exercise;
  const weeks = weeksApart(first, last);
  const [then, now] = [loggedSets(first), loggedSets(last)];
  if (then.loadLb !== null && now.loadLb !== null && now.loadLb > then.loadLb)
    return strengthOf(last) < mostFall * strengthOf(first)
      ? []
      : [
          {
            id,
            name,
            unit: "lb",
            from: then.loadLb,
            to: now.loadLb,
            loadLb: null,
            weeks,
            share: now.loadLb / then.loadLb,
          },
        ];
  const [from, to] = [Math.max(...then.amounts), Math.max(...now.amounts)];
  return now.loadLb === then.loadLb && to > from && exercise.metric === "reps"
    ? [{ id, name, unit: "reps", from, to, loadLb: now.loadLb, weeks, share: to / from }]
    : [];
};

/** Lifts that grew by the log, what leads days first, then by how much: by weight where there is one, else by repetitions. */
export const liftProgress = (person: Person): readonly LiftProgress[] => {
  const leads = leadingIds(person);
  const rank = ({ id, unit }: Grown) => (leads.has(id) ? 0 : 2) + (unit === "lb" ? 0 : 1);
  return [...person.exercises.values()]
    .filter(({ exerciseId, restedDays }) => {
      const exercise = exerciseById(exerciseId);
      return exercise !== undefined && isMainLift(exercise) && restedDays <= longestRest;
    })
    .flatMap((state) => grownOf(state.exerciseId, state))
    .toSorted((a, b) => rank(a) - rank(b) || b.share - a.share || (a.id < b.id ? -1 : 1))
    .map(({ share: _share, ...lift }) => lift);
};

/** One sentence about one lift. @param turn number of the week */
export const progressSentence = ({ unit, loadLb, weeks, ...lift }: LiftProgress, turn: number): string => {
  const said = { turn, ...lift, span: weeksInWords(weeks) };
  return unit === "lb"
    ? feedbackText.heavier(said)
    : loadLb === null
      ? feedbackText.moreReps(said)
      : feedbackText.moreRepsAt({ ...said, loadLb });
};

/** A lift of last week that did no more than the week before, with its sets of both. */
export type StalledLift = LoggedSets & { readonly id: string; readonly targetLow: number | null };

/** Rated this or easier, the weight had room: nothing stalls. */
const roomyRating = 6;

/**
 * Lifts that did the same weight again and no repetition more, short of the top of the range, and those that stand still for
 * weeks, what leads days first.
 */
export const stalledLifts = (person: Person): readonly StalledLift[] => {
  const grown = new Set([...liftProgress(person), ...moreReps(person)].map(({ id }) => id));
  const flat = new Set(movers(person).flat);
  const leads = leadingIds(person);
  return [...person.exercises.values()]
    .flatMap((state): readonly StalledLift[] => {
      const { exerciseId: id, restedDays } = state;
      const exercise = exerciseById(id);
      const real = realBouts(state);
      const last = real.at(-1);
      if (exercise === undefined || last === undefined || !isMainLift(exercise)) return [];
      const before = weekBefore(real, last);
      const isTop =
        last.targetHigh !== null && last.amounts.every((amount) => amount >= (last.targetHigh ?? 0));
      const isStill =
        before !== undefined &&
        isNoMore(last, before) &&
        !isTop &&
        (last.difficulty === null || last.difficulty > roomyRating);
      return exercise.metric !== "reps" ||
        restedDays > lastWeek ||
        grown.has(id) ||
        !(isStill || flat.has(id))
        ? []
        : [{ id, ...loggedSets(last), targetLow: last.targetLow }];
    })
    .toSorted((a, b) => Number(leads.has(b.id)) - Number(leads.has(a.id)));
};

/** The set to be named where nothing has grown yet: of the lifts that lead, the heaviest, else the longest. */
export type TopSet = {
  readonly id: string;
  readonly name: string;
  readonly reps: number;
  readonly loadLb: number | null;
};

/** Best sets of last week, of what leads days, the heaviest first. */
export const topSets = (person: Person): readonly TopSet[] => {
  const leads = leadingIds(person);
  return [...person.exercises.values()]
    .flatMap((state): readonly TopSet[] => {
      const { exerciseId: id, bouts, restedDays } = state;
      const exercise = exerciseById(id);
      const last = bouts.at(-1);
      if (exercise === undefined || last === undefined || restedDays > lastWeek) return [];
      if (!leads.has(id) || !isMainLift(exercise) || exercise.metric !== "reps") return [];
      const { loadLb, amounts } = loggedSets(last);
      return amounts.length === 0 ? [] : [{ id, name: exercise.name, reps: Math.max(...amounts), loadLb }];
    })
    .toSorted((a, b) => (b.loadLb ?? 0) - (a.loadLb ?? 0) || b.reps - a.reps || (a.id < b.id ? -1 : 1));
};
