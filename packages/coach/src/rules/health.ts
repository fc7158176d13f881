/**
 * Group F: health first. A plan that breaks one of these is never shown. coach.F1 refuses what a limit forbids, such as
 * deadlifts for a sore back.
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById, findByName } from "../catalogue/catalogue.ts";
import { isWithinLimits } from "../catalogue/limits.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { mayStand, mostRepsOfYouth } from "../state/gates.ts";
import { mostCarefulEffort } from "../state/outgrown.ts";
import { exerciseText } from "./exercises/exercise.text.ts";
import { type CheckContext, type Finding, faultIf, type RuleOfGroup, rule } from "./rule.ts";

const headerText = ({ plan }: DesignedWeek): string =>
  [plan.programSummary, plan.weeklyStrategyOverview, plan.weekSummary, plan.nutritionGuidance].join(" ");

/** Whatever a day is called: what it asks to be done is training. */
const asksForWork = ({ kind, exercises, homeAlternative, cardio }: DayWorkout): boolean =>
  kind === "training" || exercises.length > 0 || homeAlternative !== null || cardio.type !== "none";

/**
 * No training, and before a doctor has cleared the person not even a walk (ADR 0070). A child's ideas of movement are no plan.
 */
const onlyRest = ({ days, person }: CheckContext): readonly Finding[] => [
  ...days.flatMap(({ workout, path }) => faultIf(asksForWork(workout), path, "training", "no training")),
  ...days.flatMap(({ workout, path }) => {
    const moves = workout.activeRecovery.some(({ name }) => /walk|stretch|ride|run/i.test(name));
    return faultIf(moves && person.gates.ageGroup !== "child", path, "movement", "rest");
  }),
];

const onFoot = /\b(walk|march|run|jog|hike)/i;
/** Cardio and walks of recovery days are known by their names alone. A child's ideas are no plan. */
const cardioRuledOut = ({ days, person: { gates } }: CheckContext): readonly Finding[] => {
  if (gates.ageGroup === "child") return [];
  const isOut = (name: string): boolean => {
    const exercise = findByName(name);
    return (
      exercise !== undefined && (gates.ruledOut.has(exercise.id) || !isWithinLimits(exercise, gates.avoided))
    );
  };
  return days.flatMap(({ path, sessions, workout }) =>
    [
      ...sessions.flatMap(({ session }) => session.cardio.exercises).filter(({ name }) => isOut(name)),
      ...workout.activeRecovery.filter(
        ({ name }) => onFoot.test(name) && gates.ruledOut.has("mobility.easy-walk"),
      ),
    ].map(({ name }) => ({ path: `${path}.cardio`, got: name, need: "what loads nothing sore" })),
  );
};

const effortAbove = (context: CheckContext, most: number): readonly Finding[] =>
  context.exercises.flatMap(({ path, exercise: { targetDifficulty: effort } }) =>
    faultIf((effort ?? 0) > most, `${path}.targetDifficulty`, effort ?? 0, `at most ${most}`),
  );

/** Sets of repetitions that are wrong in some way. */
const repsThat = (
  { exercises }: CheckContext,
  areWrong: (exercise: PlannedExercise) => boolean,
  need: string,
): readonly Finding[] =>
  exercises.flatMap(({ path, exercise }) =>
    faultIf(exercise.metric === "reps" && areWrong(exercise), `${path}.reps`, exercise.reps, need),
  );

/** A set that asks for few repetitions is a heavy one; so is one without an end. */
const repsBelow = (context: CheckContext, least: number): readonly Finding[] =>
  repsThat(context, ({ targetLow }) => targetLow === null || targetLow < least, `at least ${least}`);

/** kcal a day below expenditure that are still rounding. */
const deficitSlack = 25;

const deficit = (context: CheckContext): readonly Finding[] => {
  const summary = context.week.plan.nutritionSummary;
  if (summary === null) return [];
  const lowest = context.person.expenditure.tdee - deficitSlack;
  const path = "plan.nutritionSummary.weeklyAverageCalories";
  const planned = summary.weeklyAverageCalories;
  return faultIf(planned < lowest, path, planned, `at least ${Math.round(lowest)}`);
};

const mentions = (context: CheckContext, words: RegExp, need: string): readonly Finding[] =>
  faultIf(!words.test(headerText(context.week)), "plan.weeklyStrategyOverview", "nothing about it", need);

const isBalance = (name: string): boolean => /balance|single-leg stand|one leg/i.test(name);

/** No week that breaks one is shown, and no change by hand that does is saved. */
const healthRule = <Id extends `coach.F${number}`>(made: RuleOfGroup<Id, "severity" | "onManualEdit">) =>
  rule<Id>({ ...made, severity: "error", onManualEdit: "refuse" });

/** Rules coach.F1-F10; `rules.ts` puts the groups in order. */
export const healthRules = [
  healthRule({
    id: "coach.F1",
    sentence: "No move that an injury, a pregnancy or a doctor's advice rules out.",
    source: "coach design 3a-2",
    repairs: ["swap", "built-in-day"],
    editText: exerciseText.ruledOut,
    check: (context) => [
      ...context.exercises.flatMap(({ path, exercise, known }) => {
        const tags = known?.contra.filter((tag) => context.person.gates.avoided.has(tag)) ?? [];
        return faultIf(tags.length > 0, path, exercise.exerciseId, `without ${tags.join(", ")}`);
      }),
      ...cardioRuledOut(context),
    ],
  }),
  healthRule({
    id: "coach.F2",
    sentence:
      "Blood pressure: above 130/80 a note, from 160/100 moderate work only, from 180/120 no training.",
    source: "spec §9; ACC/AHA 2017",
    repairs: ["built-in-texts", "built-in-day"],
    editText: () => "Your blood pressure is too high for this. Please have it looked at first.",
    check: (context) => {
      const { bloodPressureBand } = context.person.gates;
      const note = () => mentions(context, /blood pressure/i, "a word about blood pressure");
      switch (bloodPressureBand) {
        case "unknown":
        case "fine":
          return [];
        case "elevated":
          return note();
        case "high":
          return [...note(), ...effortAbove(context, mostCarefulEffort), ...repsBelow(context, 8)];
        case "crisis":
          return [
            ...note(),
            ...onlyRest(context),
            ...mentions(context, /medical help|doctor/i, "urgent advice"),
          ];
      }
    },
  }),
  healthRule({
    id: "coach.F3",
    sentence:
      "Words of warning in the notes lead to advice to see a professional, the worst of them to no training.",
    source: "coach design 1.4",
    repairs: ["built-in-texts", "built-in-day"],
    editText: () => "You told of a sign that a doctor should look at first. Training waits until then.",
    check: (context) => {
      const { flags } = context.person.gates;
      if (flags.stop.length === 0 && flags.advice.length === 0) return [];
      return [
        ...mentions(context, /doctor|health professional/i, "advice to see a professional"),
        ...(flags.stop.length > 0 ? onlyRest(context) : []),
      ];
    },
  }),
  healthRule({
    id: "coach.F4",
    sentence:
      "Minors: no plan under 13; to 17, 8-15 repetitions with two left, no maximum tests, no deficit.",
    source: "ACSM; ONB-08",
    repairs: ["built-in-nutrition", "built-in-day", "swap-again"],
    check: (context) => {
      const { ageGroup } = context.person.gates;
      if (ageGroup === "child") return onlyRest(context);
      if (ageGroup !== "youth") return [];
      return [
        ...repsBelow(context, 8),
        ...repsThat(
          context,
          ({ targetHigh }) => (targetHigh ?? 0) > mostRepsOfYouth,
          `at most ${mostRepsOfYouth}`,
        ),
        ...effortAbove(context, 8),
        ...deficit(context),
      ];
    },
  }),
  healthRule({
    id: "coach.F5",
    sentence: "From 65 on: balance on three days, two minutes of rest after the big moves, no maximum tests.",
    source: "NSCA; WHO 2020",
    repairs: ["built-in-day"],
    onlyOfTraining: true,
    check: (context) => {
      if (context.person.gates.ageGroup !== "older") return [];
      const balanceDays = context.days.filter(({ workout: { warmUp, activeRecovery, exercises } }) =>
        [...warmUp, ...activeRecovery, ...exercises].some(({ name }) => isBalance(name)),
      ).length;
      const need = mayStand(context.person) ? Math.min(3, context.training.length) : 0;
      const isBig = ({ exerciseId, metric }: PlannedExercise) =>
        metric === "reps" && exerciseById(exerciseId)?.compound === true;
      return [
        ...faultIf(balanceDays < need, "days", `${balanceDays} days with balance`, need),
        ...context.training.flatMap(({ path, workout }) =>
          workout.exercises
            .slice(0, 2)
            .flatMap((exercise, index) =>
              faultIf(
                isBig(exercise) && exercise.restSeconds < 120,
                `${path}.exercises.${index}.rest`,
                exercise.rest,
                "2 min",
              ),
            ),
        ),
        ...repsThat(context, ({ targetLow }) => targetLow === null, "no maximum test"),
      ];
    },
  }),
  healthRule({
    id: "coach.F6",
    sentence: "No calorie deficit for somebody underweight, very lean, ill or with a sign to have looked at.",
    source: "coach design 1.5",
    repairs: ["built-in-nutrition"],
    check: (context) =>
      !context.person.gates.allowDeficit && context.person.gates.ageGroup !== "child" ? deficit(context) : [],
  }),
  healthRule({
    id: "coach.F7",
    sentence: "In and after pregnancy: no deficit, moderate work, with the doctor's or midwife's word.",
    source: "ACSM",
    repairs: ["built-in-nutrition", "built-in-texts", "built-in-day"],
    check: (context) =>
      context.person.gates.isPregnantOrPostpartum
        ? [
            ...deficit(context),
            ...effortAbove(context, mostCarefulEffort),
            ...mentions(context, /doctor|midwife/i, "the doctor's or midwife's word"),
          ]
        : [],
  }),
  healthRule({
    id: "coach.F8",
    sentence: "Nobody new, under 18 or from 50 on is asked for a one-repetition maximum.",
    source: "coach design 1.4",
    repairs: ["built-in-day"],
    check: (context) => {
      const { body, gates } = context.person;
      const isExempt =
        context.input.profile.fitnessLevel !== "beginner" && body.age < 50 && gates.ageGroup === "adult";
      return repsThat(
        context,
        ({ takesWeight, assessmentMetric, targetHigh }) =>
          !isExempt &&
          takesWeight &&
          (/\b(1|one)[- ]?rep|1rm/i.test(assessmentMetric ?? "") || (targetHigh !== null && targetHigh <= 1)),
        "three and more",
      );
    },
  }),
  healthRule({
    id: "coach.F9",
    sentence: "Effort and the fewest repetitions of a set stay within what age and health allow.",
    source: "coach design 1.4",
    repairs: ["built-in-day", "swap-again"],
    check: (context) => {
      const { maxDifficulty, minReps } = context.person.gates;
      // A few repetitions are heavy ones, whatever effort is written beside them.
      return effortAbove(context, maxDifficulty).concat(
        maxDifficulty <= mostCarefulEffort ? repsBelow(context, minReps) : [],
      );
    },
  }),
  healthRule({
    id: "coach.F10",
    sentence: "No exercise that the person left out, because it hurts or because they don't like it.",
    source: "the person's own word",
    repairs: ["swap", "built-in-day"],
    check: (context) =>
      context.exercises.flatMap(({ path, exercise: { exerciseId } }) =>
        faultIf(context.person.excluded.has(exerciseId), path, exerciseId, "another exercise"),
      ),
  }),
] as const;
