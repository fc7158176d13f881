/**
 * Group F: health first. A plan that breaks one of these is never shown. coach.F1 refuses what a limit forbids, such as
 * deadlifts for a sore back.
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById, findByName } from "../catalogue/catalogue.ts";
import { isWithinLimits } from "../catalogue/limits.ts";
import { leastReps, mayStand, mostEffort, mostRepsOfYouth } from "../state/gates.ts";
import { mostCarefulEffort } from "../state/outgrown.ts";
import { type CheckContext, type Found, faultIf, ofExercises, type RuleOf, rule } from "./rule.ts";

/** Whatever a day is called: what it asks to be done is training. */
const asksForWork = ({ kind, exercises, homeAlternative, cardio }: DayWorkout): boolean =>
  kind === "training" || exercises.length > 0 || homeAlternative !== null || cardio.type !== "none";

/**
 * No training, and before a doctor has cleared the person not even a walk (ADR 0070). A child's ideas of movement are no plan.
 */
const onlyRest = ({ days, person }: CheckContext): Found => [
  days.map(({ workout, path }) => faultIf(asksForWork(workout), path, "training", "no training")),
  days.map(({ workout, path }) => {
    const moves = workout.activeRecovery.some(({ name }) => /walk|stretch|ride|run/i.test(name));
    return faultIf(moves && person.gates.ageGroup !== "child", path, "movement", "rest");
  }),
];

const onFoot = /\b(walk|march|run|jog|hike)/i;
/** Cardio and walks of recovery days are known by their names alone. A child's ideas are no plan. */
const cardioRuledOut = ({ days, person: { gates } }: CheckContext): Found => {
  if (gates.ageGroup === "child") return [];
  const isOut = (name: string): boolean => {
    const exercise = findByName(name);
    return (
      exercise !== undefined && (gates.ruledOut.has(exercise.id) || !isWithinLimits(exercise, gates.avoided))
    );
  };
  const mayWalk = !gates.ruledOut.has("mobility.easy-walk");
  return days.map(({ path, sessions, workout }) =>
    [
      ...sessions.flatMap(({ session }) => session.cardio.exercises).filter(({ name }) => isOut(name)),
      ...workout.activeRecovery.filter(({ name }) => !mayWalk && onFoot.test(name)),
    ].map(({ name }) => ({ path: `${path}.cardio`, got: name, need: "what loads nothing sore" })),
  );
};

const effortAbove = ({ exercises }: CheckContext, most: number): Found =>
  exercises.map(({ path, exercise: { targetDifficulty: effort } }) =>
    faultIf((effort ?? 0) > most, `${path}.targetDifficulty`, effort ?? 0, `at most ${most}`),
  );

/** Sets of repetitions that are wrong in some way. */
const repsThat = (
  { exercises }: CheckContext,
  areWrong: (exercise: PlannedExercise) => boolean,
  need: string,
): Found =>
  exercises.map(({ path, exercise }) =>
    faultIf(exercise.metric === "reps" && areWrong(exercise), `${path}.reps`, exercise.reps, need),
  );

/** A set that asks for few repetitions is a heavy one; so is one without an end. */
const repsBelow = (context: CheckContext, least: number): Found =>
  repsThat(context, ({ targetLow }) => targetLow === null || targetLow < least, `at least ${least}`);

/** kcal a day below expenditure that are still rounding. */
const deficitSlack = 25;

const deficit = ({ week, person }: CheckContext): Found => {
  const planned = week.plan.nutritionSummary?.weeklyAverageCalories;
  const lowest = person.expenditure.tdee - deficitSlack;
  const path = "plan.nutritionSummary.weeklyAverageCalories";
  return planned !== undefined && faultIf(planned < lowest, path, planned, `at least ${Math.round(lowest)}`);
};

const mentions = ({ week: { plan } }: CheckContext, words: RegExp, need: string): Found => {
  const header = [plan.programSummary, plan.weeklyStrategyOverview, plan.weekSummary, plan.nutritionGuidance];
  return faultIf(!words.test(header.join(" ")), "plan.weeklyStrategyOverview", "nothing about it", need);
};

const isBalance = ({ name }: { readonly name: string }): boolean =>
  /balance|single-leg stand|one leg/i.test(name);

/** No week that breaks one is shown, and no change by hand that does is saved. */
const healthRule = <Id extends `coach.F${number}`>(made: RuleOf<Id>) =>
  rule<Id>({ onManualEdit: "refuse", ...made });

/** Rules coach.F1-F10; `rules.ts` puts the groups in order. */
export const healthRules = [
  healthRule({
    id: "coach.F1",
    sentence: "No move that an injury, a pregnancy or a doctor's advice rules out.",
    source: "coach design 3a-2",
    repairs: ["swap", "built-in-day"],
    check: (context) => [
      context.exercises.map(({ path, exercise, known }) => {
        const tags = known?.contra.filter((tag) => context.person.gates.avoided.has(tag)) ?? [];
        return faultIf(tags.length > 0, path, exercise.exerciseId, `without ${tags.join(", ")}`);
      }),
      cardioRuledOut(context),
    ],
  }),
  healthRule({
    id: "coach.F2",
    sentence:
      "Blood pressure: above 130/80 a note, from 160/100 moderate work only, from 180/120 no training.",
    source: "spec §9; ACC/AHA 2017",
    repairs: ["built-in-texts", "built-in-day"],
    check: (context) => {
      const band = context.person.gates.bloodPressureBand;
      if (band === "unknown" || band === "fine") return [];
      return [
        mentions(context, /blood pressure/i, "a word about blood pressure"),
        band === "high" && [effortAbove(context, mostCarefulEffort), repsBelow(context, 8)],
        band === "crisis" && [onlyRest(context), mentions(context, /medical help|doctor/i, "urgent advice")],
      ];
    },
  }),
  healthRule({
    id: "coach.F3",
    sentence:
      "Words of warning in the notes lead to advice to see a professional, the worst of them to no training.",
    source: "coach design 1.4",
    repairs: ["built-in-texts", "built-in-day"],
    check: (context) => {
      const { stop, advice } = context.person.gates.flags;
      return [
        stop.length + advice.length > 0 &&
          mentions(context, /doctor|health professional/i, "advice to see a professional"),
        stop.length > 0 && onlyRest(context),
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
      const isTooMany = ({ targetHigh }: PlannedExercise) => (targetHigh ?? 0) > mostRepsOfYouth;
      return [
        repsBelow(context, 8),
        repsThat(context, isTooMany, `at most ${mostRepsOfYouth}`),
        effortAbove(context, 8),
        deficit(context),
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
        [...warmUp, ...activeRecovery, ...exercises].some(isBalance),
      ).length;
      const need = mayStand(context.person) ? Math.min(3, context.training.length) : 0;
      const isHurried = ({ exerciseId, metric, restSeconds }: PlannedExercise) =>
        metric === "reps" && exerciseById(exerciseId)?.compound === true && restSeconds < 120;
      return [
        faultIf(balanceDays < need, "days", `${balanceDays} days with balance`, need),
        context.training.map(({ path, workout }) =>
          workout.exercises
            .slice(0, 2)
            .map((big, index) =>
              faultIf(isHurried(big), `${path}.exercises.${index}.rest`, big.rest, "2 min"),
            ),
        ),
        repsThat(context, ({ targetLow }) => targetLow === null, "no maximum test"),
      ];
    },
  }),
  healthRule({
    id: "coach.F6",
    sentence: "No calorie deficit for somebody underweight, very lean, ill or with a sign to have looked at.",
    source: "coach design 1.5",
    repairs: ["built-in-nutrition"],
    check: (context) => {
      const { allowDeficit, ageGroup } = context.person.gates;
      return !allowDeficit && ageGroup !== "child" && deficit(context);
    },
  }),
  healthRule({
    id: "coach.F7",
    sentence: "In and after pregnancy: no deficit, moderate work, with the doctor's or midwife's word.",
    source: "ACSM",
    repairs: ["built-in-nutrition", "built-in-texts", "built-in-day"],
    check: (context) =>
      context.person.gates.isPregnantOrPostpartum && [
        deficit(context),
        effortAbove(context, mostCarefulEffort),
        mentions(context, /doctor|midwife/i, "the doctor's or midwife's word"),
      ],
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
      const isMaximum = ({ takesWeight, assessmentMetric, targetHigh }: PlannedExercise) =>
        takesWeight &&
        (/\b(1|one)[- ]?rep|1rm/i.test(assessmentMetric ?? "") || (targetHigh !== null && targetHigh <= 1));
      return !isExempt && repsThat(context, isMaximum, "three and more");
    },
  }),
  healthRule({
    id: "coach.F9",
    sentence:
      "Effort and the fewest repetitions of a set stay within what age, health and a sore part allow.",
    source: "coach design 1.4",
    repairs: ["built-in-day", "swap-again"],
    check: (context) => {
      const { gates } = context.person;
      return context.exercises.map(({ path, exercise }) => {
        const { exerciseId: id, targetDifficulty: effort, metric, targetLow, reps } = exercise;
        const most = mostEffort({ id }, gates);
        const least = leastReps({ id }, gates);
        // A few repetitions are heavy ones, whatever effort is written beside them.
        const isFew = metric === "reps" && most <= mostCarefulEffort && (targetLow ?? 0) < least;
        return [
          faultIf((effort ?? 0) > most, `${path}.targetDifficulty`, effort ?? 0, `at most ${most}`),
          faultIf(isFew, `${path}.reps`, reps, `at least ${least}`),
        ];
      });
    },
  }),
  healthRule({
    id: "coach.F10",
    sentence: "No exercise that the person left out, because it hurts or because they don't like it.",
    source: "the person's own word",
    repairs: ["swap", "built-in-day"],
    check: ofExercises(({ path, exercise: { exerciseId } }, { person }) =>
      faultIf(person.excluded.has(exerciseId), path, exerciseId, "another exercise"),
    ),
  }),
] as const;
