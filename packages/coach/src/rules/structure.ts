/** Group S: a week is whole, and every exercise is one that the catalogue knows. */

import { itemSeconds, secondsOf } from "@muster/domain/planning/cardio-fields";
import type { MobilityItem } from "@muster/domain/planning/plan";
import { fewestMoves } from "../design/budget/change-sets.ts";
import { fewestOn, mostOfSession } from "./amounts/tally.ts";
import { type Found, faultIf, ofTrainingDays, repeatedIn, rule } from "./rule.ts";

const isBlank = (text: string): boolean => text.trim() === "";

const repsPattern =
  /^(?:max|\d+(?::\d{2})?(?:\s*-\s*\d+)?(?:\s*(?:sec|min|m|reps?))?(?:\s*-\s*\d+(?::\d{2})?\s*(?:sec|min))?)(?: (?:per|each) (?:leg|arm|side))?$/i;
const setsTextPattern = /^\d{1,2}(?:\s*-\s*\d{1,2})? [a-z]+$/i;

const mobilityFindings = (path: string, items: readonly MobilityItem[], areHolds: boolean): Found => {
  const minutes = items.reduce((sum, item) => sum + itemSeconds(item), 0) / 60;
  const isUnheld = (duration: string): boolean => {
    const hold = /^(\d+)(?:-(\d+))? sec/.exec(duration);
    return hold !== null && (Number(hold[1]) < 30 || Number(hold[2] ?? hold[1]) > 60);
  };
  return [
    faultIf(items.length < 3 || items.length > 5, path, `${items.length} items`, "3-5 items"),
    // Half a minute of rounding is nobody's concern.
    faultIf(minutes < 4.9 || minutes > 7.1, path, `${Math.round(minutes * 10) / 10} min`, "5-7 min"),
    items.map(({ duration }, index) =>
      faultIf(areHolds && isUnheld(duration), `${path}.${index}`, duration, "30-60 sec"),
    ),
  ];
};

/** Rules coach.S2-S6; `rules.ts` puts the groups in order. */
export const structureRules = [
  rule({
    id: "coach.S2",
    sentence: "Training and rest days carry every field that the specification names for them.",
    source: "spec §3",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: ({ days }) =>
      days.map(({ workout, path }) => {
        const { kind, exercises, minutes, activeRecovery, recoveryTips } = workout;
        const texts = ["name", "time", "duration", "location", "focus", "coachingInsight"] as const;
        const count = exercises.length;
        const isHard = exercises.some(({ targetDifficulty }) => (targetDifficulty ?? 0) > 5);
        return [
          texts.map((field) => faultIf(isBlank(workout[field]), `${path}.${field}`, "empty", "text")),
          kind === "training"
            ? [
                faultIf(count === 0, `${path}.exercises`, "none", "exercises"),
                faultIf(minutes === null, `${path}.minutes`, "null", "minutes"),
              ]
            : [
                faultIf(kind === "rest" && count > 0, `${path}.exercises`, count, "none on a rest day"),
                faultIf(count > 3 || isHard, `${path}.exercises`, count, "at most 3 light ones"),
                faultIf(activeRecovery.length === 0, `${path}.activeRecovery`, "none", "at least one item"),
                faultIf(recoveryTips.length === 0, `${path}.recoveryTips`, "none", "at least one tip"),
              ],
        ];
      }),
  }),
  rule({
    id: "coach.S3",
    sentence: "Each exercise is in the catalogue, once a day, with 1-10 sets, readable repetitions and rest.",
    source: "spec §3, settled point 25",
    repairs: ["swap", "built-in-day"],
    onManualEdit: "refuse",
    check: ({ exercises }) => {
      const again = repeatedIn(exercises, ({ list, exercise }) => `${list} ${exercise.id}`);
      return exercises.map((placed) => {
        const { path, exercise, known } = placed;
        const { exerciseId, id, sets, reps, rest, restSeconds } = exercise;
        const isCount =
          typeof sets === "number"
            ? Number.isInteger(sets) && sets >= 1 && sets <= 10
            : setsTextPattern.test(sets);
        const isTimed = rest === "n/a" || secondsOf(rest) === restSeconds;
        return [
          known === undefined
            ? { path, got: exerciseId, need: "a catalogue id" }
            : faultIf(known.number !== id, `${path}.id`, id, known.number),
          faultIf(again.includes(placed), `${path}.id`, id, "unique in the day"),
          faultIf(!isCount, `${path}.sets`, sets, "1-10, or text such as '8 intervals'"),
          faultIf(!repsPattern.test(reps), `${path}.reps`, reps, "readable repetitions"),
          faultIf(!isTimed, `${path}.rest`, rest, `${restSeconds} sec`),
        ];
      });
    },
  }),
  rule({
    id: "coach.S4",
    sentence:
      "A training day has 6-10 main exercises, never fewer than 5, 4 in half an hour from 65 on, 3 in a week that recovery cuts, in less than half an hour, where a complaint may be anywhere, or where limits leave no more.",
    source: "spec §9",
    repairs: ["built-in-day"],
    check: ofTrainingDays(({ weekday, workout, path: day }, context) => {
      const count = workout.exercises.length;
      const isWrong = count < fewestOn(weekday, context, (drafted) => drafted) || count > mostOfSession;
      const isThin = count < fewestMoves.usual && context.phase.setFactor >= 1;
      const severity = isWrong ? "error" : "warning";
      return faultIf(isWrong || isThin, `${day}.exercises`, count, "6-10", { severity });
    }),
  }),
  rule({
    id: "coach.S5",
    sentence: "Warm-up and cool-down have 3-5 items and take 5-7 minutes; stretches are held 30-60 seconds.",
    source: "spec §2, §9",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: ofTrainingDays(({ sessions }) =>
      sessions.map(({ session: { warmUp, coolDown }, path }) => [
        mobilityFindings(`${path}.warmUp`, warmUp, false),
        mobilityFindings(`${path}.coolDown`, coolDown, true),
      ]),
    ),
  }),
  rule({
    id: "coach.S6",
    sentence:
      "Summary, strategy, nutrition, guidance and progression are there; feedback too after the first week.",
    source: "spec §3, COACH-07",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week: { plan }, person, input }) => {
      const texts = [
        "programName",
        "programSummary",
        "weeklyStrategyOverview",
        "nutritionGuidance",
        "progressionPlan",
        "weekSummary",
      ] as const;
      const empty = texts.map((field) => faultIf(isBlank(plan[field]), `plan.${field}`, "empty", "text"));
      if (person.gates.stop === "child") return empty;
      const { nutritionSummary: food, weeklyFeedback: feedback } = plan;
      const isWhole =
        feedback !== null &&
        feedback.strengths.length > 0 &&
        feedback.areasToImprove.length > 0 &&
        !isBlank(feedback.progressAssessment) &&
        !isBlank(feedback.motivationalMessage);
      const lacksFood = food === null || isBlank(food.rationale);
      const lacksFeedback = input.previousPlan !== null && !isWhole;
      return [
        empty,
        faultIf(lacksFood, "plan.nutritionSummary", "missing", "summary with rationale"),
        faultIf(lacksFeedback, "plan.weeklyFeedback", "incomplete", "all four parts"),
      ];
    },
  }),
] as const;
