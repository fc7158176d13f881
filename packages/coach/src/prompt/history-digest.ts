/** What a model gets of the past: figures, not raw logs; never food names, never a name (docs/specs/coach.md 3c). */
import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import {
  calorieVarianceFlag,
  isComplianceLow,
  isLoggingInconsistent,
  proteinVarianceFlag,
  restingHeartRateReading,
} from "@muster/domain/progress/analysis";
import { needsNutritionAdjustment } from "@muster/domain/review/recovery-bands";
import { maxOf } from "@muster/domain/shared/averages";
import { estimateOneRepMax } from "@muster/domain/training/weights/one-rep-max";
import { exerciseById } from "../catalogue/catalogue.ts";
import { idsOfLastWeek } from "../design/template/designed-before.ts";
import type { DesignInput, PastSet, ReviewFigures } from "../state/input.ts";
import type { Person } from "../state/person.ts";
import { cleanText } from "./clean-text.ts";

const round = (value: number | null, decimals = 0): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;

const percent = (share: number | null): number | null => round(share === null ? null : share * 100);

/** Most exercises named: the ones trained last. */
const mostExercises = 30;

/** Check-ins that show where recovery is going. */
const recoveryWeeks = 4;

/**
 * What the assessment week showed, best value of each test (COACH-08): repetitions, seconds, meters; for weights the
 * estimate from three to twelve repetitions (1.08 × the weight of three).
 */
const assessmentDigest = (person: Person) => {
  const tests = person.sessions
    .flatMap(({ exercises }) => exercises)
    .filter((done) => done.assessmentMetric !== null && exerciseById(done.exerciseId) !== undefined);
  return [...Map.groupBy(tests, ({ exerciseId }) => exerciseId)].map(([id, done]) => {
    const sets = done.flatMap((one) => one.sets);
    const most = (of: (set: PastSet) => number | null | undefined) =>
      Math.max(0, ...sets.map((set) => of(set) ?? 0));
    const oneRepLb = most(({ reps, weight }) =>
      reps !== null && reps >= 3 && weight !== null ? estimateOneRepMax(weight, reps) : 0,
    );
    return {
      id,
      tested: cleanText(done[0]?.assessmentMetric ?? "", 40),
      reps: most(({ reps }) => reps),
      seconds: most(({ time }) => time),
      meters: most(({ distance }) => distance),
      hardest: maxOf(done.map(({ difficulty }) => difficulty)),
      oneRepLb: oneRepLb > 0 ? round(oneRepLb, 1) : null,
    };
  });
};

/** The review context of the specification (COACH-04), to one decimal. */
const reviewDigest = ({
  nutritionSummary: eaten,
  startMeasurements,
  missedDays: _missed,
  ...figures
}: ReviewFigures) => ({
  ...figures,
  startMeasurements: Object.fromEntries(
    Object.entries(startMeasurements).filter(([, value]) => value !== null),
  ),
  nutrition:
    eaten === null || eaten.daysLogged < leastJudgedDays
      ? null
      : {
          ...Object.fromEntries(Object.entries(eaten).map(([name, value]) => [name, round(value)])),
          readings: nutritionReadings(eaten),
        },
});

type Eaten = NonNullable<ReviewFigures["nutritionSummary"]>;

/** What the figures of a week's food mean (spec §9), in words. */
const nutritionReadings = (eaten: Eaten): readonly string[] => {
  const { calorieVariance } = eaten;
  // Unknown protein is neither short nor too much.
  const proteinVariance = eaten.proteinVariance ?? 0;
  const calories = calorieVarianceFlag(calorieVariance);
  const protein = proteinVarianceFlag(proteinVariance);
  return [
    calories === undefined ? "" : `calories ${calories}`,
    protein === undefined ? "" : `protein ${protein}`,
    isLoggingInconsistent(eaten.daysLogged) ? "inconsistent logging" : "",
    isComplianceLow(eaten.daysOnTarget) ? "low compliance" : "",
    needsNutritionAdjustment(calorieVariance, proteinVariance) ? "adjust" : "",
  ].filter((reading) => reading !== "");
};

/**
 * What a model reads of the past (specs/coach.md 3c): figures for each exercise, recovery and food, never raw logs or
 * names of foods.
 */
export const historyDigest = (input: DesignInput, person: Person) => {
  const { adherence, recovery, expenditure } = person;
  return {
    exercises: [...person.exercises.values()]
      .filter(({ exerciseId }) => exerciseById(exerciseId) !== undefined)
      .toSorted((a, b) =>
        a.lastDate < b.lastDate ? 1 : a.lastDate > b.lastDate ? -1 : a.exerciseId < b.exerciseId ? -1 : 1,
      )
      .slice(0, mostExercises)
      .map((state) => ({
        id: state.exerciseId,
        e1rmLb: round(state.e1rmLb === null || state.e1rmLb <= 0 ? null : state.e1rmLb),
        lastLb: state.lastLoadLb,
        lastAmounts: state.lastAmounts,
        difficulty: state.lastDifficulty,
        trend: state.trend,
        fourWeekPercent: percent(state.gain),
        dropPercent: percent(state.dropOff),
        donePercent: percent(state.completion),
        sessions: state.sessions,
      })),
    lastWeekIds: [...idsOfLastWeek(input)],
    attendance: {
      planned: adherence.planned,
      done: adherence.done,
      fourWeekPercent: percent(adherence.rate),
    },
    missed: adherence.missed,
    review: input.lastWeek === undefined ? null : reviewDigest(input.lastWeek),
    assessment: input.isPostAssessment ? assessmentDigest(person) : null,
    recoveryWeeks: input.checkIns.slice(-recoveryWeeks).map((checkIn) => ({
      date: checkIn.date,
      soreness: checkIn.muscleSoreness,
      fatigue: checkIn.fatigueLevel,
      sleepHours: checkIn.avgSleepHours,
    })),
    recovery: {
      soreness: recovery.soreness,
      fatigue: recovery.fatigue,
      sleepHours: recovery.sleepHours,
      stress: recovery.stress,
      energy: recovery.energy,
      restingPulse: recovery.restingPulse === null ? null : restingHeartRateReading(recovery.restingPulse),
    },
    food: {
      daysLogged: expenditure.loggedDays,
      averageCalories: round(expenditure.averageCalories),
      averageProtein: round(expenditure.averageProtein),
    },
  };
};
