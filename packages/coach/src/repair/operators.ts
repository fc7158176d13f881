/**
 * Mechanical repairs, one for each kind of rule: swap a move, trim sets, lower a load, recompute numbers, take words or
 * whole days from the built-in week. Each looks at the violations of its ids and returns a changed week.
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible, type Place } from "../catalogue/feasible.ts";
import { sessionMinutes, setCount } from "../catalogue/session-minutes.ts";
import { planHeader } from "../design/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import { situationAt, suitsPerson } from "../design/legal.ts";
import { loadFor } from "../design/load.ts";
import { plannedExercise } from "../design/planned-exercise.ts";
import { doseOf } from "../design/prescription.ts";
import { hashOf } from "../design/tie-break.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { rangeOf } from "../validate/intensity.ts";
import { placeOf } from "../validate/rule.ts";
import { isPlainText } from "../validate/texts.ts";
import type { Violation } from "../validate/violation.ts";

export type RepairScene = {
  readonly input: DesignInput;
  readonly frame: WeekDraft;
  /** What the built-in coach would do: the source of every replacement. */
  readonly builtIn: DesignedWeek;
};

export type Operator = {
  readonly ids: readonly string[];
  readonly apply: (week: DesignedWeek, broken: readonly Violation[], scene: RepairScene) => DesignedWeek;
};

const withDay = (week: DesignedWeek, weekday: Weekday, workout: DayWorkout): DesignedWeek => ({
  ...week,
  days: { ...week.days, [weekday]: workout },
});

/** `days.monday.…` -> monday. */
const weekdayIn = (path: string): Weekday | undefined =>
  weekdays.find((weekday) => path.startsWith(`days.${weekday}`));

const takeDays = (week: DesignedWeek, chosen: readonly Weekday[], { builtIn }: RepairScene): DesignedWeek =>
  chosen.reduce((kept, weekday) => withDay(kept, weekday, builtIn.days[weekday]), week);

/** The best legal move of the same pattern that is not in the list yet, else of any pattern; undefined when none is left. */
const replacementFor = (
  exercise: PlannedExercise,
  place: Place,
  taken: ReadonlySet<string>,
  { input, frame }: RepairScene,
): Exercise | undefined => {
  const situation = situationAt(input, frame.person, place);
  const pattern = exerciseById(exercise.exerciseId)?.pattern;
  const options = catalogue.filter(
    (candidate) =>
      !taken.has(candidate.id) && suitsPerson(candidate, frame.person) && isFeasible(candidate, situation),
  );
  const rank = (candidate: Exercise) =>
    candidate.pattern === pattern ? 0 : candidate.pattern === "core" ? 1 : 2;
  return options
    .map((candidate) => ({ candidate, rank: rank(candidate), tie: hashOf(input.profileId, candidate.id) }))
    .sort((a, b) => a.rank - b.rank || a.tie - b.tie)[0]?.candidate;
};

const prescribe = (
  exercise: Exercise,
  sets: number | string,
  { input, frame }: RepairScene,
): PlannedExercise => {
  const role = exercise.compound ? "secondary" : "accessory";
  const dose = doseOf(exercise, role, input, frame.person, frame.phase);
  return plannedExercise(
    {
      slot: { role, patterns: [exercise.pattern] },
      exercise,
      dose,
      sets: Math.min(dose.mostSets, Math.max(1, setCount(sets))),
      restSeconds: dose.restSeconds,
      pair: null,
    },
    frame.person,
    frame.phase,
  );
};

/** Replaces the exercises that the violations point at, in the day or in its home version. */
const swapExercises: Operator["apply"] = (week, broken, scene) => {
  let repaired = week;
  for (const { path } of broken) {
    const weekday = weekdayIn(path);
    const match = /(homeAlternative\.)?exercises\.(\d+)/.exec(path);
    if (weekday === undefined || match === null) continue;
    const workout = repaired.days[weekday];
    const home = match[1] === undefined ? null : workout.homeAlternative;
    const list = home?.exercises ?? workout.exercises;
    const index = Number(match[2]);
    const wrong = list[index];
    if (wrong === undefined) continue;
    const uses = Object.values(repaired.days).flatMap(({ exercises }) =>
      exercises.map(({ exerciseId }) => exerciseId),
    );
    const often = new Set(uses.filter((id) => uses.filter((other) => other === id).length >= 3));
    const taken = new Set([...list.map(({ exerciseId }) => exerciseId), ...often]);
    const place: Place = home === null ? placeOf(workout) : "home";
    const next = replacementFor(wrong, place, taken, scene);
    const changed =
      next === undefined
        ? list.filter((_, at) => at !== index)
        : list.map((exercise, at) => (at === index ? prescribe(next, wrong.sets, scene) : exercise));
    repaired = withDay(
      repaired,
      weekday,
      home === null
        ? { ...workout, exercises: changed }
        : { ...workout, homeAlternative: { ...home, exercises: changed } },
    );
  }
  return repaired;
};

/** Loads of repaired exercises are worked out again, as the built-in coach would. */
const recomputeLoads: Operator["apply"] = (week, _broken, { input, frame }) =>
  mapExercises(week, (exercise): PlannedExercise => {
    const known = exerciseById(exercise.exerciseId);
    if (known === undefined || exercise.loadLb === null) return exercise;
    const role = known.compound ? "secondary" : "accessory";
    const dose = {
      ...doseOf(known, role, input, frame.person, frame.phase),
      ...rangeOf(exercise),
      difficulty: exercise.targetDifficulty ?? 7,
    };
    const { loadLb } = loadFor(known, dose, frame.person, frame.phase);
    if (loadLb === null) return { ...exercise, loadLb: null };
    const isTooMuch = known.loadKind === "assisted" ? exercise.loadLb < loadLb : exercise.loadLb > loadLb;
    return isTooMuch ? { ...exercise, loadLb } : exercise;
  });

const mapExercises = (
  week: DesignedWeek,
  change: (exercise: PlannedExercise) => PlannedExercise,
): DesignedWeek =>
  weekdays.reduce((kept, weekday) => {
    const workout = kept.days[weekday];
    const home = workout.homeAlternative;
    return withDay(kept, weekday, {
      ...workout,
      exercises: workout.exercises.map(change),
      homeAlternative: home === null ? null : { ...home, exercises: home.exercises.map(change) },
    });
  }, week);

/** Smallest day that is whole (coach.S4). */
const fewestExercises = 5;

/** `at most 24` -> 24; the smallest of them, Infinity without one. */
const mostSetsIn = (broken: readonly Violation[]): number =>
  Math.min(
    ...broken
      .filter(({ path }) => path === "days")
      .map(({ need }) => Number(/^at most (\d+)$/.exec(need)?.[1] ?? Number.POSITIVE_INFINITY)),
  );

/**
 * One set less for the exercise with most sets, over and over, then one exercise less on the longest day, until the
 * week has as many as the rule names, or as the built-in one.
 */
const trimSets: Operator["apply"] = (week, broken, { builtIn }) => {
  const total = (candidate: DesignedWeek) =>
    Object.values(candidate.days).reduce(
      (sum, { exercises }) => sum + exercises.reduce((day, { sets }) => day + setCount(sets), 0),
      0,
    );
  const aim = Math.min(total(builtIn), mostSetsIn(broken));
  let current = week;
  while (total(current) > aim) {
    const target = weekdays
      .flatMap((weekday) =>
        current.days[weekday].exercises.map((exercise, index) => ({ weekday, exercise, index })),
      )
      .filter(({ exercise }) => typeof exercise.sets === "number" && exercise.sets > 1)
      .sort((a, b) => setCount(b.exercise.sets) - setCount(a.exercise.sets) || b.index - a.index)[0];
    if (target === undefined) {
      const longest = weekdays
        .filter((weekday) => current.days[weekday].exercises.length > fewestExercises)
        .sort((a, b) => current.days[b].exercises.length - current.days[a].exercises.length)[0];
      if (longest === undefined) return current;
      const { exercises } = current.days[longest];
      const pair = exercises.at(-1)?.pair ?? null;
      current = withDay(current, longest, {
        ...current.days[longest],
        exercises: exercises
          .slice(0, -1)
          .map((exercise) => (exercise.pair === pair ? { ...exercise, pair: null } : exercise)),
      });
      continue;
    }
    const workout = current.days[target.weekday];
    current = withDay(current, target.weekday, {
      ...workout,
      exercises: workout.exercises.map((exercise, index) =>
        index === target.index ? { ...exercise, sets: setCount(exercise.sets) - 1 } : exercise,
      ),
    });
  }
  return current;
};

/** Trims the sets of days that take too long, and writes the minutes that remain. */
const shortenDays: Operator["apply"] = (week, broken, { builtIn }) =>
  broken.reduce((kept, { path, need }) => {
    const weekday = weekdayIn(path);
    if (weekday === undefined) return kept;
    const workout = kept.days[weekday];
    if (path.includes("homeAlternative"))
      return withDay(kept, weekday, {
        ...workout,
        homeAlternative: builtIn.days[weekday].homeAlternative ?? workout.homeAlternative,
      });
    const most = Number(/\d+/.exec(need)?.[0] ?? 60);
    let exercises = workout.exercises.map((exercise) => ({
      ...exercise,
      sets: Math.min(setCount(exercise.sets), 10),
    }));
    const minutes = () => sessionMinutes({ ...workout, exercises });
    while (minutes() > most) {
      const largest = Math.max(...exercises.map(({ sets }) => sets));
      if (largest <= 1) break;
      const index = exercises.findLastIndex(({ sets }) => sets === largest);
      exercises = exercises.map((exercise, at) =>
        at === index ? { ...exercise, sets: exercise.sets - 1 } : exercise,
      );
    }
    return withDay(kept, weekday, {
      ...workout,
      exercises,
      minutes: minutes(),
      duration: `${Math.round(minutes())} min`,
    });
  }, week);

/** Numbers of food come from the built-in week, day by day. */
const takeNutrition: Operator["apply"] = (week, _broken, { builtIn }) => ({
  plan: {
    ...week.plan,
    nutritionSummary: builtIn.plan.nutritionSummary,
    nutritionGuidance: builtIn.plan.nutritionGuidance,
    facts: builtIn.plan.facts,
  },
  // fromEntries widens the keys; weekdays are all seven.
  days: Object.fromEntries(
    weekdays.map((weekday) => {
      const day = week.days[weekday];
      const source = builtIn.days[weekday];
      const sameKind = (day.kind === "training") === (source.kind === "training");
      return [
        weekday,
        {
          ...day,
          calorieGoal: sameKind ? source.calorieGoal : day.calorieGoal,
          proteinGoal: source.proteinGoal,
        },
      ];
    }),
  ) as DesignedWeek["days"],
});

/** Header texts come from the built-in coach, told of these days; the model's own are kept where they broke nothing. */
const takeTexts: Operator["apply"] = (week, broken, { builtIn, frame }) => {
  const header = planHeader(frame, week.days);
  let { plan, days } = week;
  for (const { path } of broken) {
    const field = /^plan\.(\w+)/.exec(path)?.[1];
    const weekday = weekdayIn(path);
    if (field !== undefined && field in header)
      // The field was checked on the header just above; both headers have one type. Words go with the facts they quote.
      plan = { ...plan, facts: header.facts, [field]: header[field as keyof DesignedWeek["plan"]] };
    else if (weekday !== undefined)
      days = { ...days, [weekday]: plainDay(days[weekday], builtIn.days[weekday]) };
  }
  return { plan, days };
};

/** A day's words, with whatever is not plain taken from the built-in day. */
const plainDay = (workout: DayWorkout, source: DayWorkout): DayWorkout => ({
  ...workout,
  coachingInsight: source.coachingInsight,
  focus: isPlainText(workout.focus) ? workout.focus : source.focus,
  name: isPlainText(workout.name) ? workout.name : source.name,
});

/** Days named by the violations are replaced as a whole; a rule about the week replaces all of them. */
const takeNamedDays: Operator["apply"] = (week, broken, scene) => {
  const named = broken.map(({ path }) => weekdayIn(path)).filter((weekday) => weekday !== undefined);
  return takeDays(week, named.length === broken.length ? [...new Set(named)] : weekdays, scene);
};

/** Cardio comes from the built-in week, day by day; days that it does not train get none. */
const takeCardio: Operator["apply"] = (week, _broken, { builtIn }) => ({
  ...week,
  // fromEntries widens the keys; weekdays are all seven.
  days: Object.fromEntries(
    weekdays.map((weekday) => [weekday, { ...week.days[weekday], cardio: builtIn.days[weekday].cardio }]),
  ) as DesignedWeek["days"],
});

/** A test becomes ordinary work: the range that the built-in coach would give. */
const endTests: Operator["apply"] = (week, broken, scene) =>
  broken.reduce((kept, { path }) => {
    const weekday = weekdayIn(path);
    const index = Number(/exercises\.(\d+)/.exec(path)?.[1] ?? Number.NaN);
    const wrong = weekday === undefined ? undefined : kept.days[weekday].exercises[index];
    const known = wrong === undefined ? undefined : exerciseById(wrong.exerciseId);
    if (weekday === undefined || known === undefined || path.includes("homeAlternative")) return kept;
    return withDay(kept, weekday, {
      ...kept.days[weekday],
      exercises: kept.days[weekday].exercises.map((exercise, at) =>
        at === index ? prescribe(known, 2, scene) : exercise,
      ),
    });
  }, week);

const takeHomeAlternatives: Operator["apply"] = (week, broken, { builtIn }) =>
  broken.reduce((kept, { path }) => {
    const weekday = weekdayIn(path);
    return weekday === undefined
      ? kept
      : withDay(kept, weekday, {
          ...kept.days[weekday],
          homeAlternative: builtIn.days[weekday].homeAlternative,
        });
  }, week);

/** Tried in this order; the last ones are blunt and always work. */
export const operators: readonly Operator[] = [
  {
    ids: [
      "coach.F1",
      "coach.F10",
      "coach.Q1",
      "coach.Q2",
      "coach.I9",
      "coach.I11",
      "coach.I12",
      "coach.X3",
      "coach.S3",
    ],
    apply: swapExercises,
  },
  { ids: ["coach.Q3"], apply: takeHomeAlternatives },
  { ids: ["coach.C5"], apply: shortenDays },
  { ids: ["coach.I4", "coach.I5", "coach.I6", "coach.R3", "coach.V10"], apply: recomputeLoads },
  {
    ids: ["coach.R1", "coach.R2", "coach.R3", "coach.R5", "coach.V1", "coach.V2", "coach.V3", "coach.V10"],
    apply: trimSets,
  },
  { ids: ["coach.I14"], apply: takeCardio },
  { ids: ["coach.I10", "coach.F8"], apply: endTests },
  {
    ids: [
      "coach.N1",
      "coach.N2",
      "coach.N3",
      "coach.N4",
      "coach.N5",
      "coach.N6",
      "coach.N7",
      "coach.N8",
      "coach.N9",
      "coach.N10",
      "coach.F4",
      "coach.F6",
      "coach.F7",
    ],
    apply: takeNutrition,
  },
  {
    ids: ["coach.S6", "coach.T1", "coach.T2", "coach.T4", "coach.F2", "coach.F3", "coach.F7", "coach.C1"],
    apply: takeTexts,
  },
  {
    ids: [
      "coach.S2",
      "coach.S3",
      "coach.S4",
      "coach.S5",
      "coach.C1",
      "coach.C2",
      "coach.C3",
      "coach.C5",
      "coach.C8",
      "coach.F1",
      "coach.F2",
      "coach.F3",
      "coach.F4",
      "coach.F5",
      "coach.F7",
      "coach.F9",
      "coach.F10",
      "coach.Q1",
      "coach.Q2",
      "coach.R1",
      "coach.R2",
      "coach.R3",
      "coach.R5",
      "coach.R6",
      "coach.V1",
      "coach.V2",
      "coach.V3",
      "coach.V10",
      "coach.F8",
      "coach.I10",
      "coach.I14",
      "coach.X1",
      "coach.I4",
      "coach.I5",
      "coach.I6",
      "coach.I9",
      "coach.I11",
      "coach.I12",
      "coach.T2",
    ],
    apply: takeNamedDays,
  },
  // The built-in day breaks the rule itself: another move of the same kind, without the history that stands in the way.
  {
    ids: ["coach.I4", "coach.I5", "coach.I6", "coach.R3", "coach.V10", "coach.F4", "coach.F9", "coach.I9"],
    apply: swapExercises,
  },
];
