/** Group T: words are plain text, and every number in them can be found in the plan. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { type Finding, rule } from "../rule.ts";
import { readingGrade } from "./reading-grade.ts";

/** A word that stands in the question to a model and nowhere else: an answer that repeats it leaks the question. */
export const canary = "juniper-lantern-4417";

/** The texts that a designer writes freely, with their paths. */
export const proseOf = ({
  plan,
  days,
}: DesignedWeek): readonly { readonly path: string; readonly text: string }[] => [
  ...(
    [
      "programName",
      "programSummary",
      "weeklyStrategyOverview",
      "nutritionGuidance",
      "progressionPlan",
      "weekSummary",
    ] as const
  ).map((field) => ({ path: `plan.${field}`, text: plan[field] })),
  ...(plan.nutritionSummary === null
    ? []
    : [{ path: "plan.nutritionSummary.rationale", text: plan.nutritionSummary.rationale }]),
  ...(plan.weeklyFeedback === null
    ? []
    : [
        { path: "plan.weeklyFeedback.progressAssessment", text: plan.weeklyFeedback.progressAssessment },
        { path: "plan.weeklyFeedback.motivationalMessage", text: plan.weeklyFeedback.motivationalMessage },
        ...plan.weeklyFeedback.strengths.map((text, index) => ({
          path: `plan.weeklyFeedback.strengths.${index}`,
          text,
        })),
        ...plan.weeklyFeedback.areasToImprove.map((text, index) => ({
          path: `plan.weeklyFeedback.areasToImprove.${index}`,
          text,
        })),
      ]),
  ...Object.entries(days).flatMap(([weekday, workout]: [string, DayWorkout]) => [
    { path: `days.${weekday}.coachingInsight`, text: workout.coachingInsight },
    { path: `days.${weekday}.focus`, text: workout.focus },
    { path: `days.${weekday}.name`, text: workout.name },
    ...(workout.homeAlternative === null
      ? []
      : [{ path: `days.${weekday}.homeAlternative.name`, text: workout.homeAlternative.name }]),
  ]),
];

/** 'forty-five' as '45'; words up to ten are words. */
const inWords = new RegExp(`\\b(?:${numberWordPattern(11)})\\b`, "gi");
const withFigures = (text: string): string => text.replace(inWords, (word) => String(numberFrom(word)));

const numberPattern = /\d+(?:[.,]\d+)?/g;

/** Every number that a text says. */
export const numbersIn = (text: string): readonly number[] =>
  // 2,450 is read as 2450, 6.5 stays.
  (
    withFigures(text)
      .replace(/(\d),(\d{3})\b/g, "$1$2")
      .match(numberPattern) ?? []
  ).map((found) => Number(found.replace(",", ".")));

/** Every number of the plan's fields and facts: what a text may quote. Prose itself is left out. */
export const quotableNumbers = (week: DesignedWeek): ReadonlySet<number> => {
  const numbers = new Set<number>();
  const add = (value: unknown): void => {
    if (typeof value === "number") {
      numbers.add(value);
      numbers.add(Math.round(value));
      numbers.add(Math.abs(value));
    } else if (Array.isArray(value)) value.forEach(add);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
  };
  add(week.plan.facts);
  // '7 of 10': the scale stands in the fact's unit.
  for (const { unit } of week.plan.facts) for (const found of numbersIn(unit)) numbers.add(found);
  add(week.plan.nutritionSummary);
  add(week.plan.mesocycleWeek);
  for (const workout of Object.values(week.days)) {
    add(workout);
    // Shown fields: '8-10', '90 sec', '45 min', and names such as 'Push 2'.
    for (const shown of [workout.duration, workout.cardio.duration, workout.name])
      for (const found of numbersIn(shown)) numbers.add(found);
    for (const exercise of workout.exercises)
      for (const shown of [exercise.name, exercise.reps, exercise.rest, String(exercise.sets)])
        for (const found of numbersIn(shown)) numbers.add(found);
  }
  return numbers;
};

/** Numbers of a text that stand nowhere in the plan. */
export const untraceable = (text: string, quotable: ReadonlySet<number>): readonly number[] =>
  numbersIn(text).filter((found) => !quotable.has(found));

const markup = /[<>]|https?:|www\.|\*\*|`|^#{1,6} |\]\(|javascript:/im;
/** Control and format characters: invisible, and able to turn text around. A line break is neither. */
const hidden = /[\p{Cc}\p{Cf}]/u;

/** True for words that can be shown as they are: no markup, no links, no hidden characters. */
export const isPlainText = (text: string): boolean =>
  !markup.test(text) && !hidden.test(text.replaceAll("\n", ""));

/** Every string inside a value, added to a list: weeks hold some two thousand, and copies of lists add up. */
const gather = (value: unknown, into: string[]): string[] => {
  if (typeof value === "string") into.push(value);
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) gather(item, into);
  return into;
};

const allTexts = (
  value: unknown,
  path: string,
): readonly { readonly path: string; readonly text: string }[] =>
  typeof value === "string"
    ? [{ path, text: value }]
    : Array.isArray(value)
      ? value.flatMap((item, index) => allTexts(item, `${path}.${index}`))
      : typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, item]) => allTexts(item, path === "" ? key : `${path}.${key}`))
        : [];

/** Shorter texts have too few sentences for a grade. */
const longEnoughToGrade = 120;

/** Words of a diagnosis; blood pressure is named as a reading, never as an illness. */
const diagnosis =
  /\b(?:you (?:have|suffer from) (?:an? )?(?:injury|illness|disorder|disease)|hypertension|hypertensive|angina|arthritis|diabet\w+|infection|tendin\w+|bursitis|hernia\w*|sciatica|fracture|anorexi\w+|bulimi\w+|depressi(?:on|ve)|anemi\w+|anaemi\w+|syndrome|disease|disorder)\b/i;
const address = /[\w.+-]+@[\w-]+\.\w{2,}|\+?\d[\d ()-]{8,}\d/;

/** True for words that name an illness as a finding, an address, or the hidden word of a question. */
export const leaks = (text: string): boolean =>
  diagnosis.test(text) || address.test(text) || text.includes(canary);

/** Rules coach.T1-T4; `rules.ts` puts the groups in order. */
export const textRules = [
  rule({
    id: "coach.T1",
    severity: "error",
    sentence: "Each number in a text is a field or a fact of the plan.",
    source: "coach design 3b",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week }) => {
      const quotable = quotableNumbers(week);
      return proseOf(week).flatMap(({ path, text }): readonly Finding[] => {
        const loose = untraceable(text, quotable);
        return loose.length > 0 ? [{ path, got: loose.join(", "), need: "a number of the plan" }] : [];
      });
    },
  }),
  rule({
    id: "coach.T2",
    severity: "error",
    sentence: "All words are plain text: no HTML, no links, no markup, no hidden characters.",
    source: "coach design 3b",
    repairs: ["built-in-texts", "built-in-day"],
    onManualEdit: "ignore",
    check: ({ week }) =>
      // Nearly always all is well: then one look at everything together is enough.
      isPlainText(gather(week, []).join("\n"))
        ? []
        : allTexts(week, "")
            .filter(({ text }) => !isPlainText(text))
            .map(({ path, text }) => ({
              path,
              got: text.slice(0, 40).replace(/[^\x20-\x7e]/g, "?"),
              need: "plain text",
            })),
  }),
  rule({
    id: "coach.T3",
    severity: "warning",
    sentence: "Long texts read at grade 9 or less.",
    source: "Flesch-Kincaid; settled point 34",
    onManualEdit: "ignore",
    check: ({ week }) =>
      proseOf(week)
        .filter(({ text }) => text.length >= longEnoughToGrade)
        .map(({ path, text }) => ({ path, grade: readingGrade(text) }))
        .filter(({ grade }) => grade > 9)
        .map(({ path, grade }) => ({ path, got: `grade ${Math.round(grade * 10) / 10}`, need: "at most 9" })),
  }),
  rule({
    id: "coach.T4",
    severity: "error",
    sentence:
      "Texts name no illness as a finding, no person, no address, and nothing of the question to a model.",
    source: "coach design 3b",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week }) =>
      proseOf(week)
        .filter(({ text }) => leaks(text))
        .map(({ path, text }) => ({
          path,
          got: (diagnosis.exec(text) ?? address.exec(text))?.[0] ?? "words of the question",
          need: "plain words about training",
        })),
  }),
] as const;
