/** What a coach says of last week's lifts: what went up, what stands and what this week does about it, each with its facts. */
import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { type CivilDate, type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Phase } from "../../design/phase.ts";
import type { Bout } from "../../state/bouts.ts";
import type { Person } from "../../state/person.ts";
import { hardRating } from "../../state/strength/strength-estimate.ts";
import { factText } from "../facts.text.ts";
import { logged, type Said, said } from "../facts.ts";
import { oneDecimal, sentences, setsInReps } from "../words.text.ts";
import { feedbackText } from "./feedback.text.ts";
import {
  bestSet,
  type Grown,
  grownLifts,
  lastBoutOf,
  loggedSets,
  type MainLift,
  mainLiftsOf,
  plannedStep,
  stalledLifts,
} from "./lift-log.ts";

/** What is said of one lift. */
type LiftPoint = Said & { readonly id: string };
const pointOf = (id: string, text: string, ...facts: readonly Fact[]): LiftPoint => ({ id, text, facts });

/** What may be said of the lifts of a week. */
export type LiftPoints = {
  /** What grew, the best first. */
  readonly grown: readonly LiftPoint[];
  /** The best set where nothing more is to be told. */
  readonly best: LiftPoint | null;
  /** What stood still or was too hard, with what follows. */
  readonly toMend: readonly LiftPoint[];
};

type Scene = {
  readonly person: Person;
  readonly phase: Phase;
  readonly days: Readonly<Partial<Record<Weekday, DayWorkout>>>;
  readonly turn: number;
  readonly validFrom: CivilDate;
};

/** Lifts whose progress a text may tell. */
const mostProgress = 3;

type Use = { readonly weekday: Weekday; readonly planned: PlannedExercise };

const usesOf = ({ days }: Pick<Scene, "days">, id: string): readonly Use[] =>
  weekdays.flatMap((weekday) =>
    (days[weekday]?.exercises ?? [])
      .filter(({ exerciseId }) => exerciseId === id)
      .map((planned) => ({ weekday, planned })),
  );

/** The weight of some sets as a fact, where they had one. */
const loadFacts = (id: string, subject: string, loadLb: number | null, rule?: string): readonly Fact[] =>
  loadLb === null ? [] : [logged(id, subject, loadLb, "lb", rule)];

/** What this week does about a lift that stands; null where its weight goes up all the same. */
const answerTo = ({ phase, turn }: Scene, use: Use | undefined, last: Bout) => {
  if (phase.phase !== "accumulation") return said(feedbackText.easyWeekHelps({ turn }));
  if (use === undefined) return said(feedbackText.otherMove({ turn }));
  const { exerciseId: id, name } = use.planned;
  const { weight, isOtherRange, aim } = plannedStep(use.planned, last);
  if (weight === "more") return null;
  // Less weight for longer sets is no step back.
  if (isOtherRange) return said(feedbackText.otherReps({ turn }));
  if (weight === "less") return said(feedbackText.stepBack({ turn }));
  if (aim === null) return said(feedbackText.sameAgain({ turn }));
  return said(
    feedbackText.aim({ turn, aim: aim.text, hasLoad: weight !== "none" }),
    logged(`aim.${id}`, factText.lift(name, "repsToAim"), aim.reps, "reps", "coach.I9"),
  );
};

const stalledPoint = (scene: Scene, { exerciseId: id, name, real }: MainLift): LiftPoint | undefined => {
  const { person, validFrom, turn } = scene;
  const newest = real.at(-1);
  const uses = usesOf(scene, id);
  const use = uses.find(({ planned }) => planned.targetLow === newest?.targetLow) ?? uses[0];
  // The session that the text of its day names, too.
  const last = (use && lastBoutOf(use.planned, person, use.weekday, validFrom)) ?? newest;
  const answer = last && answerTo(scene, use, last);
  if (!answer) return undefined;
  const { loadLb } = loggedSets(last);
  const sets = setsInReps(loggedSets(last));
  return pointOf(
    id,
    sentences(feedbackText.stood({ turn, name, sets, loadLb }), answer.text),
    logged(`still.${id}`, factText.lift(name, "setsOfWeek"), sets, ""),
    ...loadFacts(`still-load.${id}`, factText.lift(name, "loadOfThem"), loadLb),
    ...answer.facts,
  );
};

/** Rated 9 and more: its weight does not go up. */
const hardPoint = ({ turn, phase }: Scene, lift: MainLift): LiftPoint | undefined => {
  const { exerciseId: id, name, lastDifficulty } = lift;
  if (lastDifficulty === null || lastDifficulty < hardRating || phase.phase !== "accumulation")
    return undefined;
  const rating = oneDecimal(lastDifficulty);
  return pointOf(
    id,
    feedbackText.veryHard({ turn, name, rating }),
    logged(`rated.${id}`, factText.lift(name, "felt"), rating, "of 10", "coach.I6"),
  );
};

/** A test is meant to be hard, and an easy week to be easy: neither says what to mend. */
const isTest = ({ bouts }: MainLift): boolean => bouts.at(-1)?.isEasy === true;

/** @param lifts those of which nothing is told yet */
const toMend = (scene: Scene, lifts: readonly MainLift[]): readonly LiftPoint[] => {
  const first = (
    among: readonly MainLift[],
    say: (scene: Scene, lift: MainLift) => LiftPoint | undefined,
  ): readonly LiftPoint[] => among.flatMap((lift) => say(scene, lift) ?? []).slice(0, 1);
  const planned = lifts.filter(
    (lift) => lift.isOfLastWeek && !isTest(lift) && usesOf(scene, lift.exerciseId).length > 0,
  );
  const mentioned = new Set<string>();
  // One sentence about one lift, and two lifts at most.
  return [...first(stalledLifts(lifts), stalledPoint), ...first(planned, hardPoint)].filter(
    ({ id }) => !mentioned.has(id) && mentioned.add(id),
  );
};

const grownPoint = (turn: number, { unit, loadLb, ...lift }: Grown): LiftPoint => {
  const { id, name, from, to } = lift;
  const rule = unit === "lb" ? "coach.I7" : "coach.I9";
  const reps =
    loadLb === null
      ? feedbackText.moreReps({ turn, ...lift })
      : feedbackText.moreRepsAt({ turn, ...lift, loadLb });
  return pointOf(
    id,
    unit === "lb" ? feedbackText.heavier({ turn, ...lift }) : reps,
    logged(`progress-before.${id}`, factText.lift(name, "bestBefore"), from, unit, rule),
    logged(`progress-now.${id}`, factText.lift(name, "bestNow"), to, unit, rule),
    ...loadFacts(`progress-load.${id}`, factText.lift(name, "loadOfSets"), loadLb, rule),
  );
};

const bestPoint = (turn: number, lifts: readonly MainLift[]): LiftPoint | null => {
  const best = bestSet(lifts);
  if (best === undefined) return null;
  const { id, name, reps, loadLb } = best;
  return pointOf(
    id,
    feedbackText.bestSet({ turn, ...best }),
    logged(`best-set.${id}`, factText.lift(name, "bestOfWeek"), reps, reps === 1 ? "rep" : "reps"),
    ...loadFacts(`best-load.${id}`, factText.lift(name, "loadOfIt"), loadLb),
  );
};

/** A weight that this week takes down again is nothing to be praised for; that of a light week is. */
const isLowered = (scene: Scene, { id, unit, to }: Grown): boolean => {
  const loads = usesOf(scene, id).flatMap(({ planned }) => planned.loadLb ?? []);
  return scene.phase.phase === "accumulation" && unit === "lb" && loads.length > 0 && Math.max(...loads) < to;
};

/** Everything that may be said of last week's lifts, with the week as it is now. */
export const liftPoints = (scene: Scene): LiftPoints => {
  const { person, turn, validFrom } = scene;
  const lifts = mainLiftsOf(person, validFrom);
  const grown = grownLifts(lifts)
    .filter((lift) => !isLowered(scene, lift))
    .slice(0, mostProgress)
    .map((lift) => grownPoint(turn, lift));
  const isGrown = new Set(grown.map(({ id }) => id));
  const mended = toMend(
    scene,
    lifts.filter(({ exerciseId }) => !isGrown.has(exerciseId)),
  );
  const mentioned = new Set([...isGrown, ...mended.map(({ id }) => id)]);
  const others = lifts.filter(({ exerciseId }) => !mentioned.has(exerciseId));
  return { grown, best: grown.length > 1 ? null : bestPoint(turn, others), toMend: mended };
};

/** The facts of all that may be said. */
export const liftFacts = ({ grown, best, toMend: mended }: LiftPoints): readonly Fact[] =>
  [...grown, ...mended, ...(best === null ? [] : [best])].flatMap(({ facts }) => facts);
