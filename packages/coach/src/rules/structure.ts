/** Group S: a week is whole, and every exercise is one that the catalogue knows. */
import type { MobilityItem } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { secondsOf } from "../catalogue/session-minutes.ts";
import { fewestIn } from "../design/budget/change-sets.ts";
import { lengthOn } from "../design/template/wished-input.ts";
import { type Finding, rule } from "./rule.ts";

const isBlank = (text: string): boolean => text.trim() === "";

const repsPattern =
  /^(?:max|\d+(?::\d{2})?(?:\s*-\s*\d+)?(?:\s*(?:sec|min|m|reps?))?(?:\s*-\s*\d+(?::\d{2})?\s*(?:sec|min))?)(?: (?:per|each) (?:leg|arm|side))?$/i;
const setsTextPattern = /^\d{1,2}(?:\s*-\s*\d{1,2})? [a-z]+$/i;

const mobilityFindings = (
  path: string,
  items: readonly MobilityItem[],
  areHolds: boolean,
): readonly Finding[] => {
  const minutes = items.reduce((sum, { duration }) => sum + secondsOf(duration), 0) / 60;
  const findings: Finding[] = [];
  if (items.length < 3 || items.length > 5)
    findings.push({ path, got: `${items.length} items`, need: "3-5 items" });
  // Half a minute of rounding is nobody's concern.
  if (minutes < 4.9 || minutes > 7.1)
    findings.push({ path, got: `${Math.round(minutes * 10) / 10} min`, need: "5-7 min" });
  if (areHolds)
    items.forEach(({ duration }, index) => {
      const hold = /^(\d+)(?:-(\d+))? sec/.exec(duration);
      const low = Number(hold?.[1] ?? 30);
      const high = Number(hold?.[2] ?? low);
      if (hold !== null && (low < 30 || high > 60))
        findings.push({ path: `${path}.${index}`, got: duration, need: "30-60 sec" });
    });
  return findings;
};

/** Rules coach.S2-S6; `rules.ts` puts the groups in order. */
export const structureRules = [
  rule({
    id: "coach.S2",
    severity: "error",
    sentence: "Training and rest days carry every field that the specification names for them.",
    source: "spec §3",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: ({ days }) =>
      days.flatMap(({ weekday, workout }): readonly Finding[] => {
        const path = `days.${weekday}`;
        const findings: Finding[] = [];
        const texts = ["name", "time", "duration", "location", "focus", "coachingInsight"] as const;
        for (const field of texts)
          if (isBlank(workout[field]))
            findings.push({ path: `${path}.${field}`, got: "empty", need: "text" });
        if (workout.kind === "training") {
          if (workout.exercises.length === 0)
            findings.push({ path: `${path}.exercises`, got: "none", need: "exercises" });
          if (workout.minutes === null)
            findings.push({ path: `${path}.minutes`, got: "null", need: "minutes" });
          return findings;
        }
        if (workout.kind === "rest" && workout.exercises.length > 0)
          findings.push({
            path: `${path}.exercises`,
            got: workout.exercises.length,
            need: "none on a rest day",
          });
        if (
          workout.exercises.length > 3 ||
          workout.exercises.some(({ targetDifficulty }) => (targetDifficulty ?? 0) > 5)
        )
          findings.push({
            path: `${path}.exercises`,
            got: workout.exercises.length,
            need: "at most 3 light ones",
          });
        if (workout.activeRecovery.length === 0)
          findings.push({ path: `${path}.activeRecovery`, got: "none", need: "at least one item" });
        if (workout.recoveryTips.length === 0)
          findings.push({ path: `${path}.recoveryTips`, got: "none", need: "at least one tip" });
        return findings;
      }),
  }),
  rule({
    id: "coach.S3",
    severity: "error",
    sentence: "Each exercise is in the catalogue, once a day, with 1-10 sets, readable repetitions and rest.",
    source: "spec §3, settled point 25",
    repairs: ["swap", "built-in-day"],
    onManualEdit: "refuse",
    check: (context) => {
      const findings: Finding[] = [];
      const seen = new Set<string>();
      for (const { path, exercise } of context.exercises) {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined) findings.push({ path, got: exercise.exerciseId, need: "a catalogue id" });
        else if (known.number !== exercise.id)
          findings.push({ path: `${path}.id`, got: exercise.id, need: known.number });
        const key = `${path.replace(/\.\d+$/, "")} ${exercise.id}`;
        if (seen.has(key)) findings.push({ path: `${path}.id`, got: exercise.id, need: "unique in the day" });
        seen.add(key);
        const { sets } = exercise;
        if (
          typeof sets === "number"
            ? !(Number.isInteger(sets) && sets >= 1 && sets <= 10)
            : !setsTextPattern.test(sets)
        )
          findings.push({
            path: `${path}.sets`,
            got: String(sets),
            need: "1-10, or text such as '8 intervals'",
          });
        if (!repsPattern.test(exercise.reps))
          findings.push({ path: `${path}.reps`, got: exercise.reps, need: "readable repetitions" });
        if (exercise.rest !== "n/a" && secondsOf(exercise.rest) !== exercise.restSeconds)
          findings.push({ path: `${path}.rest`, got: exercise.rest, need: `${exercise.restSeconds} sec` });
      }
      return findings;
    },
  }),
  rule({
    id: "coach.S4",
    severity: "error",
    sentence:
      "A training day has 6-10 main exercises, never fewer than 5, 4 in half an hour from 65 on, 3 in a week that recovery cuts.",
    source: "spec §9",
    repairs: ["built-in-day"],
    onManualEdit: "warn",
    editText: (got) => `${got} exercises. Six to ten make a full session.`,
    check: ({ training, phase, person, input }) =>
      training.flatMap(({ weekday, workout }): readonly Finding[] => {
        const count = workout.exercises.length;
        const path = `days.${weekday}.exercises`;
        const isCut = phase.setFactor < 1;
        if (count < fewestIn(phase, person, lengthOn({ input, person }, weekday)) || count > 10)
          return [{ path, got: count, need: "6-10" }];
        return count < 6 && !isCut ? [{ path, got: count, need: "6-10", severity: "warning" }] : [];
      }),
  }),
  rule({
    id: "coach.S5",
    severity: "error",
    sentence: "Warm-up and cool-down have 3-5 items and take 5-7 minutes; stretches are held 30-60 seconds.",
    source: "spec §2, §9",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: ({ training }) =>
      training.flatMap(({ weekday, workout }) => {
        const path = `days.${weekday}`;
        const home = workout.homeAlternative;
        return [
          ...mobilityFindings(`${path}.warmUp`, workout.warmUp, false),
          ...mobilityFindings(`${path}.coolDown`, workout.coolDown, true),
          ...(home === null
            ? []
            : [
                ...mobilityFindings(`${path}.homeAlternative.warmUp`, home.warmUp, false),
                ...mobilityFindings(`${path}.homeAlternative.coolDown`, home.coolDown, true),
              ]),
        ];
      }),
  }),
  rule({
    id: "coach.S6",
    severity: "error",
    sentence:
      "Summary, strategy, nutrition, guidance and progression are there; feedback too after the first week.",
    source: "spec §3, COACH-07",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week: { plan }, person, input }) => {
      const findings: Finding[] = [];
      const texts = [
        "programName",
        "programSummary",
        "weeklyStrategyOverview",
        "nutritionGuidance",
        "progressionPlan",
        "weekSummary",
      ] as const;
      for (const field of texts)
        if (isBlank(plan[field])) findings.push({ path: `plan.${field}`, got: "empty", need: "text" });
      if (person.gates.stop === "child") return findings;
      if (plan.nutritionSummary === null || isBlank(plan.nutritionSummary.rationale))
        findings.push({ path: "plan.nutritionSummary", got: "missing", need: "summary with rationale" });
      const feedback = plan.weeklyFeedback;
      if (
        input.previousPlan !== null &&
        (feedback === null ||
          feedback.strengths.length === 0 ||
          feedback.areasToImprove.length === 0 ||
          isBlank(feedback.progressAssessment) ||
          isBlank(feedback.motivationalMessage))
      )
        findings.push({ path: "plan.weeklyFeedback", got: "incomplete", need: "all four parts" });
      return findings;
    },
  }),
] as const;
