/** People with a past, and ways to spoil a week, for the tests of the rules. */
import { addDays } from "@muster/domain/shared/dates";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { toPlanned } from "../../catalogue/planned.ts";
import { designWeek } from "../../compose/design-week.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { firstTraining, withDay, withExercise, withPlan } from "../../design/testing/changes.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../../design/testing/inputs.ts";
import type { DesignInput } from "../../state/input.ts";
import { personOf } from "../../state/person.ts";

/** Three sets of eight to ten of it, with a minute's rest and effort 6. @throws when the catalogue has no such id */
export const planned = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id} in the catalogue`);
  return toPlanned(exercise, { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 60, targetDifficulty: 6 });
};

const firstWith = (wanted: (id: string) => boolean): string => {
  const found = catalogue.map(({ id }) => id).find(wanted);
  if (found === undefined) throw new Error("The catalogue has no such exercise");
  return found;
};
/** The catalogue's entry. @throws when there is none */
export const has = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  return exercise;
};

/** A person with two designed weeks behind them, the last one trained in full. */
export const trained = (change: Parameters<typeof inputWith>[0] = {}, difficulty = 7): DesignInput => {
  const before = inputWith({
    today: addDays(testToday, -7),
    validFrom: addDays(testToday, -6),
    checkIns: [],
  });
  const week = designWeek(before);
  return inputWith({
    previousPlan: asPrevious(week),
    sessions: [...sessionsOf(week, addDays(testToday, -6), { difficulty, firstLoadLb: 60 })],
    ...change,
  });
};

/** Somebody whose last session was pull-ups on a machine with so much help in lb, twelve of them and easy. */
export const helpedBy = (loadLb: number): DesignInput => {
  const input = trained();
  const [session] = input.sessions;
  const [done] = session?.exercises ?? [];
  if (session === undefined || done === undefined) throw new Error("Nothing done");
  const pulled = {
    ...done,
    exerciseId: "v_pull.assisted-machine",
    metric: "reps" as const,
    targetLow: 8,
    targetHigh: 10,
    difficulty: 2,
    plannedSets: 1,
    sets: [{ role: "working" as const, reps: 12, weight: loadLb, time: null, distance: null, rir: null }],
  };
  return {
    ...input,
    sessions: [
      ...input.sessions.slice(0, -1),
      { ...session, date: testToday, id: `${session.id}-b`, exercises: [pulled] },
    ],
  };
};

/** The ordinary person after `count` designed weeks, all done as `how` says. */
const lived = (
  count: number,
  how: (week: DesignedWeek, validFrom: string, index: number) => DesignInput["sessions"],
): DesignInput => {
  let input = inputWith({ checkIns: [] });
  for (let index = count; index > 0; index -= 1) {
    const validFrom = addDays(testToday, -7 * index + 1);
    const week = designWeek({ ...input, today: addDays(validFrom, -1), validFrom });
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...how(week, validFrom, index)],
    };
  }
  return { ...input, checkIns: [checkInWith({})] };
};

/** Two sessions of the same weight at the top of the range, rated 6 and 6.5. */
export const twiceEarned = (): DesignInput =>
  lived(3, (week, from, index) => [
    ...sessionsOf(week, from, { difficulty: index % 2 === 0 ? 6.5 : 6, firstLoadLb: 40 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        targetLow: 6,
        targetHigh: 10,
        sets: done.sets.map((set) => ({
          ...set,
          weight: set.weight === null ? null : 40,
          reps: set.reps === null ? null : 10,
        })),
      })),
    })),
  ]);
/** Pounds of the last session of who earned a step twice; 40 when nothing was lifted. */
export const lastLoadOf = (exerciseId: string): number =>
  personOf(twiceEarned()).exercises.get(exerciseId)?.lastLoadLb ?? 40;

/** Six sessions of each lift without any change, in the second week of a block. */
export const plateau: DesignInput = (() => {
  const input = lived(6, (week, from, index) => [
    ...sessionsOf(week, from, { difficulty: 8 + (index % 2) / 2, firstLoadLb: 60 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        targetLow: 6,
        targetHigh: 10,
        sets: done.sets.map((set) => ({
          ...set,
          weight: set.weight === null ? null : 60,
          reps: set.reps === null ? null : 8,
        })),
      })),
    })),
  ]);
  const before = input.previousPlan;
  if (before === null) throw new Error("No plan");
  return {
    ...input,
    previousPlan: { ...before, plan: { ...before.plan, phase: "accumulation", mesocycleWeek: 1 } },
  };
})();

/** A week of training, a week with a fever, a first light week back that was done: this is the second one. */
export const secondWeekBack = (): DesignInput => {
  const well = trained({ today: addDays(testToday, -14), validFrom: addDays(testToday, -13), checkIns: [] });
  const before = {
    ...well,
    sessions: well.sessions.map((session) => ({
      ...session,
      id: `${session.id}-b`,
      date: addDays(session.date, -14),
    })),
  };
  const fever = checkInWith({ date: addDays(testToday, -14), notes: "had a fever since friday" });
  const ill = designWeek({ ...before, checkIns: [fever] });
  const back = {
    ...before,
    today: addDays(testToday, -7),
    validFrom: addDays(testToday, -6),
    previousPlan: asPrevious(ill),
    checkIns: [],
  };
  const light = designWeek(back);
  return inputWith({
    previousPlan: asPrevious(light),
    sessions: [
      ...before.sessions,
      ...sessionsOf(light, addDays(testToday, -6), { difficulty: 6, firstLoadLb: 50 }),
    ],
  });
};

/** A person whose plan that ends stood in the sixth week of a block. */
export const dueForDeload = (): DesignInput => {
  const input = trained();
  const before = input.previousPlan;
  if (before === null) throw new Error("No plan");
  return { ...input, previousPlan: { ...before, plan: { ...before.plan, mesocycleWeek: 6 } } };
};

/** Every set of the last session with half the repetitions of the first. */
export const faded = (): DesignInput => {
  const input = trained();
  return {
    ...input,
    sessions: input.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        sets: done.sets.map((set, index) => ({
          ...set,
          reps:
            set.reps === null ? null : index === done.sets.length - 1 ? Math.ceil(set.reps / 2) : set.reps,
        })),
      })),
    })),
  };
};

/** A week that must break the rule `id`: the input, and how the designed week is spoilt. */
export type Case = {
  readonly id: string;
  readonly says: string;
  readonly input?: () => DesignInput;
  /** When the finding's severity is the point. */
  readonly severity?: "error" | "warning";
  /** Breaks the designed week. */
  readonly spoil: (week: DesignedWeek) => DesignedWeek;
};

/** @throws when the week says nothing of nutrition */
export const summaryOf = (week: DesignedWeek) => {
  if (week.plan.nutritionSummary === null) throw new Error("No summary");
  return week.plan.nutritionSummary;
};
/** The same week with another word on nutrition. */
export const withSummary = (
  week: DesignedWeek,
  change: Partial<ReturnType<typeof summaryOf>>,
): DesignedWeek => withPlan(week, { nutritionSummary: { ...summaryOf(week), ...change } });
/** The same week with other calorie goals, kcal a day. */
export const withCalories = (week: DesignedWeek, calories: (goal: number) => number): DesignedWeek => ({
  ...week,
  // The seven keys stay; fromEntries only widens them.
  days: Object.fromEntries(
    Object.entries(week.days).map(([day, workout]) => [
      day,
      { ...workout, calorieGoal: calories(workout.calorieGoal) },
    ]),
  ) as DesignedWeek["days"],
});
/** The same week with texts that quote no number. */
export const silent = (week: DesignedWeek): DesignedWeek =>
  withPlan(week, {
    programSummary: "A week.",
    weeklyStrategyOverview: "Train.",
    weekSummary: "Fine.",
    nutritionGuidance: "Eat.",
  });
/** A person whose check-in says this. */
export const stopped = (notes: string) => () => inputWith({ checkIns: [checkInWith({ notes })] });
/** The same week with a Monday that calls itself a training day. */
export const withTraining = (week: DesignedWeek): DesignedWeek =>
  withDay(week, "monday", { kind: "training" });
/** Id of an exercise with deep knee bends. */
export const heavySquat = firstWith((id) => has(id).contra.includes("deep_knee"));
/** Id of the first jump of the catalogue. */
export const jump = firstWith((id) => has(id).pattern === "plyo");
/** Where the body is rules it out for who tells so alone. */
const isUnlimited = (contra: readonly string[]): boolean =>
  contra.every((tag) => tag === "floor" || tag === "legs");
/** Id of an exercise of the highest level that no limit rules out. */
export const advanced = firstWith((id) => has(id).level === 3 && isUnlimited(has(id).contra));
/** Id of an exercise on a machine. */
export const machine = firstWith((id) => has(id).gymClass === "machine");
/** Id of an exercise with a barbell. */
export const barbell = firstWith((id) => has(id).gymClass === "barbell");
/** The same week with a new move in the place of one that stands in it once. */
export const withNewMove = (week: DesignedWeek): DesignedWeek => {
  const day = firstTraining(week);
  const all = Object.values(week.days).flatMap(({ exercises }) =>
    exercises.map(({ exerciseId }) => exerciseId),
  );
  const index = week.days[day].exercises.findIndex(
    ({ exerciseId }) => all.filter((id) => id === exerciseId).length === 1,
  );
  return withExercise(week, day, index, planned("balance.clock"));
};
