/**
 * The built-in default week (DEF-01, spec §3 "Default plan content" and §9 "Default plan"): what is shown when no plan
 * exists. It knows nobody, so it names no loads; home days need a pull-up bar, and say what to do without one.
 */
import { emptyDay } from "@muster/domain/planning/empty-day";
import {
  type DayWorkout,
  type HomeAlternative,
  noCardio,
  type PlannedExercise,
} from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise, Pattern } from "../catalogue/exercise.ts";
import { coolDownFor, warmUpFor } from "../catalogue/mobility.ts";
import { swapNote } from "../catalogue/planned.text.ts";
import { type Prescription, toPlanned } from "../catalogue/planned.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { type DefaultDay, type DefaultExercise, defaultDays } from "./default-week.data.ts";

/** Defaults of the planner (spec §9): kcal and g of protein a day. */
const defaultNutrition = { calories: 2000, protein: 150 } as const;

const known = (id: string): Exercise => {
  const exercise = exerciseById(id);
  // The data is checked by a test; a miss here is a bug of the release, not of the person.
  if (exercise === undefined) throw new Error(`Default week names the unknown exercise ${id}`);
  return exercise;
};

const planned = ([id, prescription]: DefaultExercise): PlannedExercise =>
  toPlanned(known(id), { targetDifficulty: 7, ...prescription } satisfies Prescription);

const patternsOf = (exercises: readonly PlannedExercise[]): Pattern[] =>
  exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? []);

const homeAlternative = ({ atHome, exercises }: DefaultDay): HomeAlternative | null => {
  if (atHome === null) return null;
  const home = atHome.exercises.map(([id, prescription], index) => {
    const [replaced = id] = exercises[index] ?? [];
    const notes = `${swapNote(known(replaced))} ${known(id).cues[0] ?? ""}`;
    return planned([id, { ...prescription, notes }]);
  });
  const patterns = patternsOf(home);
  return {
    name: atHome.name,
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
  const { atHome: _atHome, ...shown } = day;
  return {
    ...emptyDay,
    ...shown,
    minutes: isTraining ? sessionMinutes({ warmUp, exercises, coolDown, cardio: noCardio }) : null,
    calorieGoal: defaultNutrition.calories,
    proteinGoal: defaultNutrition.protein,
    exercises,
    warmUp,
    coolDown,
    homeAlternative: homeAlternative(day),
    activeRecovery: day.activeRecovery.map((item) => ({ ...item })),
    recoveryTips: [...day.recoveryTips],
  };
};

/** Seven days, the same for everybody and every week. */
export const defaultWeek = (): Record<Weekday, DayWorkout> =>
  eachWeekday((weekday) => dayOf(defaultDays[weekday]));
