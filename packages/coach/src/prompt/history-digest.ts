/** What a model is told of the past: figures, not raw logs; never food names, never a name (docs/specs/coach.md 3c). */
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DesignInput } from "../design/input.ts";
import type { Person } from "../state/person.ts";

const round = (value: number | null, decimals = 0): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Most exercises named: the ones trained last. */
const mostExercises = 30;

export const historyDigest = (input: DesignInput, person: Person) => ({
  exercises: [...person.exercises.values()]
    .filter(({ exerciseId }) => exerciseById(exerciseId) !== undefined)
    .toSorted((a, b) =>
      a.lastDate < b.lastDate ? 1 : a.lastDate > b.lastDate ? -1 : a.exerciseId < b.exerciseId ? -1 : 1,
    )
    .slice(0, mostExercises)
    .map((state) => ({
      id: state.exerciseId,
      e1rmLb: round(state.e1rmLb),
      lastLb: state.lastLoadLb,
      lastAmounts: state.lastAmounts,
      difficulty: state.lastDifficulty,
      trend: state.trend,
      sessions: state.sessions,
    })),
  lastWeekIds: [
    ...new Set(
      input.previousPlan?.days.flatMap(({ workout }) =>
        workout.exercises.map(({ exerciseId }) => exerciseId),
      ) ?? [],
    ),
  ],
  attendance: {
    planned: person.adherence.planned,
    done: person.adherence.done,
    fourWeekPercent: round(person.adherence.rate === null ? null : person.adherence.rate * 100),
  },
  recovery: {
    soreness: person.recovery.soreness,
    fatigue: person.recovery.fatigue,
    sleepHours: person.recovery.sleepHours,
    stress: person.recovery.stress,
    energy: person.recovery.energy,
  },
  food: {
    daysLogged: person.expenditure.loggedDays,
    averageCalories: round(person.expenditure.averageCalories),
    averageProtein: round(person.expenditure.averageProtein),
  },
});
