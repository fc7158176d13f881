/** What a coach says of last week's lifts: what went up, what stands and what this week does about it, each with its facts. */
import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { setDropReading } from "@muster/domain/review/review-texts";
import type { Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { Phase } from "../../design/phase.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import { hardRating } from "../../state/strength/strength-estimate.ts";
import { fact } from "../facts.ts";
import { nameOf, sentences } from "../words.ts";
import { feedbackText } from "./feedback.text.ts";
import { aimOf, isMainLift, leadingIds, setsInReps } from "./lift-log.ts";
import { liftProgress, progressSentence, type StalledLift, stalledLifts, topSets } from "./progress.ts";

/** A sentence with what it says in numbers. */
type LiftPoint = { readonly id: string; readonly text: string; readonly facts: readonly Fact[] };

/** What may be said of the lifts of a week. */
export type LiftPoints = {
  /** What grew, the best first. */
  readonly grown: readonly LiftPoint[];
  /** The best set where nothing more is to be told. */
  readonly best: LiftPoint | null;
  /** What stood still, was too hard or fell from set to set, with what follows. */
  readonly toMend: readonly LiftPoint[];
};

type Scene = {
  readonly person: Person;
  readonly phase: Phase;
  readonly days: Readonly<Partial<Record<Weekday, DayWorkout>>>;
  /** False where no designed week came before: nothing is called new or taken out. */
  readonly hasBefore: boolean;
  readonly turn: number;
};

/** Lifts whose progress a text may tell. */
const mostProgress = 3;

const logged = (id: string, subject: string, value: number | string, unit: string, rule = "coach.I7"): Fact =>
  fact(id, subject, value, unit, rule, "your log");

const usesOf = ({ days }: Scene, id: string): readonly PlannedExercise[] =>
  Object.values(days).flatMap((day) => day.exercises.filter(({ exerciseId }) => exerciseId === id));

/** What this week does about a lift that stands; null where its weight goes up all the same. */
const answerTo = (
  scene: Scene,
  lift: StalledLift,
): { readonly text: string; readonly facts: readonly Fact[] } | null => {
  const { phase, hasBefore, turn } = scene;
  const { id, loadLb, amounts, targetLow } = lift;
  const uses = usesOf(scene, id);
  const planned = uses.find((use) => use.targetLow === targetLow) ?? uses[0];
  if (phase.phase !== "accumulation") return { text: feedbackText.easyWeekHelps({ turn }), facts: [] };
  if (planned === undefined)
    return hasBefore ? { text: feedbackText.otherMove({ turn }), facts: [] } : { text: "", facts: [] };
  const plannedLb = planned.loadLb;
  if (plannedLb !== null && loadLb !== null && plannedLb > loadLb + 0.05) return null;
  if (plannedLb !== null && loadLb !== null && plannedLb < loadLb - 0.05)
    return { text: feedbackText.stepBack({ turn }), facts: [] };
  if (targetLow !== null && planned.targetLow !== targetLow)
    return { text: feedbackText.otherReps({ turn }), facts: [] };
  const sets = setCount(planned.sets);
  const aim = planned.targetHigh === null ? null : aimOf(amounts, planned.targetHigh, sets);
  if (aim === null) return { text: feedbackText.sameAgain({ turn }), facts: [] };
  return {
    text: feedbackText.aim({ turn, ...aim, isWhole: aim.sets >= sets, hasLoad: loadLb !== null }),
    facts: [fact(`aim.${id}`, `${nameOf(id)}: reps to aim for`, aim.reps, "reps", "coach.I9", "your log")],
  };
};

const stalledPoint = (scene: Scene, lift: StalledLift): readonly LiftPoint[] => {
  const answer = answerTo(scene, lift);
  if (answer === null) return [];
  const { id, loadLb } = lift;
  const name = nameOf(id);
  const said = setsInReps(lift);
  return [
    {
      id,
      text: sentences(feedbackText.stood({ turn: scene.turn, name, sets: said, loadLb }), answer.text),
      facts: [
        logged(`still.${id}`, `${name}: sets of last week`, said, ""),
        ...(loadLb === null ? [] : [logged(`still-load.${id}`, `${name}: weight of them`, loadLb, "lb")]),
        ...answer.facts,
      ],
    },
  ];
};

/** Rated 9 and more: its weight does not go up. */
const hardPoint = (scene: Scene, { exerciseId: id, lastDifficulty }: ExerciseState): readonly LiftPoint[] => {
  const isPlanned = usesOf(scene, id).length > 0;
  if (lastDifficulty < hardRating || !isPlanned || scene.phase.phase !== "accumulation") return [];
  const name = nameOf(id);
  const rating = Math.round(lastDifficulty * 10) / 10;
  return [
    {
      id,
      text: feedbackText.veryHard({ turn: scene.turn, name, rating }),
      facts: [logged(`rated.${id}`, `${name}: how hard it felt`, rating, "of 10", "coach.I6")],
    },
  ];
};

/** One repetition less of three is no fall. */
const leastFall = 2;

/** Repetitions fell by more than is usual from the first set to the last. */
const fadedPoint = (
  scene: Scene,
  { exerciseId: id, dropOff, lastAmounts }: ExerciseState,
): readonly LiftPoint[] => {
  const [from, to] = [lastAmounts[0], lastAmounts.at(-1)];
  if (from === undefined || to === undefined || setDropReading(dropOff ?? 0) !== "fatigue") return [];
  if (from - to < leastFall) return [];
  if (exerciseById(id)?.metric !== "reps" || usesOf(scene, id).length === 0) return [];
  const name = nameOf(id);
  return [
    {
      id,
      text: feedbackText.faded({ turn: scene.turn, name, from, to }),
      facts: [
        logged(`set-first.${id}`, `${name}: first set`, from, "reps", "coach.R7"),
        logged(`set-last.${id}`, `${name}: last set`, to, "reps", "coach.R7"),
      ],
    },
  ];
};

/** Days to the end of the week that is looked back on. */
const lastWeek = 8;

/** A test is meant to be hard, and an easy week to be easy: neither says what to mend. */
const isTest = (bouts: ExerciseState["bouts"]): boolean => bouts.at(-1)?.isEasy === true;

const toMend = (scene: Scene): readonly LiftPoint[] => {
  const { person } = scene;
  const leads = leadingIds(person);
  const main = [...person.exercises.values()]
    .filter(({ exerciseId, restedDays, bouts }) => {
      const exercise = exerciseById(exerciseId);
      return exercise !== undefined && isMainLift(exercise) && restedDays <= lastWeek && !isTest(bouts);
    })
    .toSorted((a, b) => Number(leads.has(b.exerciseId)) - Number(leads.has(a.exerciseId)));
  const stalled = stalledLifts(person)
    .flatMap((lift) => stalledPoint(scene, lift))
    .slice(0, 1);
  const hard = main.flatMap((state) => hardPoint(scene, state));
  const faded = main.flatMap((state) => fadedPoint(scene, state));
  const said = new Set<string>();
  // One sentence about one lift, and two lifts at most.
  return [...stalled, ...faded.slice(0, 1), ...hard.slice(0, 1)]
    .filter(({ id }) => !said.has(id) && said.add(id))
    .slice(0, 2);
};

const grownPoints = ({ person, turn }: Scene): readonly LiftPoint[] =>
  liftProgress(person)
    .slice(0, mostProgress)
    .map((lift) => {
      const { id, name, unit, from, to, loadLb } = lift;
      const rule = unit === "lb" ? "coach.I7" : "coach.I9";
      return {
        id,
        text: progressSentence(lift, turn),
        facts: [
          logged(`progress-before.${id}`, `${name}: best set before`, from, unit, rule),
          logged(`progress-now.${id}`, `${name}: best set now`, to, unit, rule),
          ...(loadLb === null
            ? []
            : [logged(`progress-load.${id}`, `${name}: weight of these sets`, loadLb, "lb", rule)]),
        ],
      };
    });

const bestPoint = ({ person, turn }: Scene, known: readonly LiftPoint[]): LiftPoint | null => {
  const best = topSets(person).find(({ id }) => known.every((point) => point.id !== id));
  if (best === undefined) return null;
  const { id, name, reps, loadLb } = best;
  return {
    id,
    text: feedbackText.bestSet({ turn, ...best }),
    facts: [
      logged(`best-set.${id}`, `${name}: best set of last week`, reps, reps === 1 ? "rep" : "reps"),
      ...(loadLb === null ? [] : [logged(`best-load.${id}`, `${name}: weight of it`, loadLb, "lb")]),
    ],
  };
};

/** Everything that may be said of last week's lifts, with the week as it is now. */
export const liftPoints = (scene: Scene): LiftPoints => {
  const grown = grownPoints(scene);
  const mended = toMend(scene).filter(({ id }) => grown[0]?.id !== id);
  return { grown, best: grown.length > 1 ? null : bestPoint(scene, [...grown, ...mended]), toMend: mended };
};

/** The facts of all that may be said. */
export const liftFacts = ({ grown, best, toMend: mended }: LiftPoints): readonly Fact[] =>
  [...grown, ...mended, ...(best === null ? [] : [best])].flatMap(({ facts }) => facts);
