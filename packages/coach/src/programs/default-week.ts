/**
 * The built-in default week (DEF-01, spec §3 "Default plan content" and §9 "Default plan"): what is shown when no plan
 * exists. It knows nobody, so it names no loads; home days need a pull-up bar, and say what to do without one.
 */
import { type DayWorkout, noCardio, type PlannedExercise } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Pattern } from "../catalogue/exercise.ts";
import { adaptExercises } from "../catalogue/home-adaptation.ts";
import { coolDownFor, warmUpFor } from "../catalogue/mobility.ts";
import { type Prescription, toPlanned } from "../catalogue/planned.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { type DefaultDay, type DefaultExercise, defaultDays } from "./default-week.data.ts";

/** Defaults of the planner (spec §9): kcal and g of protein a day. */
const defaultNutrition = { calories: 2000, protein: 150 } as const;

const planned = ([id, prescription]: DefaultExercise): PlannedExercise => {
  const exercise = exerciseById(id);
  // The data is checked by a test; a miss here is a bug of the release, not of the person.
  if (exercise === undefined) throw new Error(`Default week names the unknown exercise ${id}`);
  return toPlanned(exercise, { targetDifficulty: 7, ...prescription } satisfies Prescription);
};

const patternsOf = (exercises: readonly PlannedExercise[]): Pattern[] =>
  exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? []);

/** Nothing is known of the person: no equipment, level 2 of the default profile. */
const nobody = {
  place: "home",
  equipment: [],
  gymAccess: "no_gym",
  maxLevel: 2,
  avoided: new Set<never>(),
} as const;

const homeAlternative = (name: string, exercises: readonly PlannedExercise[]) => {
  const home = [...adaptExercises(exercises, nobody)];
  const patterns = patternsOf(home);
  return {
    name,
    warmUp: warmUpFor(patterns),
    exercises: home,
    coolDown: coolDownFor(patterns),
    cardio: noCardio,
  };
};

const dayOf = (day: DefaultDay): DayWorkout => {
  const exercises = day.exercises.map(planned);
  const patterns = patternsOf(exercises);
  const isTraining = day.kind === "training";
  const warmUp = isTraining ? warmUpFor(patterns) : [];
  const coolDown = isTraining ? coolDownFor(patterns) : [];
  return {
    kind: day.kind,
    name: day.name,
    time: day.time,
    duration: day.duration,
    minutes: isTraining ? sessionMinutes({ warmUp, exercises, coolDown, cardio: noCardio }) : null,
    location: day.location,
    locationNote: day.locationNote,
    focus: day.focus,
    coachingInsight: day.coachingInsight,
    calorieGoal: defaultNutrition.calories,
    proteinGoal: defaultNutrition.protein,
    nutritionNotes: day.nutritionNotes,
    recoveryNotes: day.recoveryNotes,
    exercises,
    warmUp,
    coolDown,
    cardio: noCardio,
    homeAlternative: day.homeName === null ? null : homeAlternative(day.homeName, exercises),
    activeRecovery: day.activeRecovery.map((item) => ({ ...item })),
    recoveryTips: [...day.recoveryTips],
    facts: [],
  };
};

/** Seven days, the same for everybody and every week. */
export const defaultWeek = (): Record<Weekday, DayWorkout> =>
  eachWeekday((weekday) => dayOf(defaultDays[weekday]));
