/** The texts of a week: where they stand, their sentences, and the numbers that they say. */
import type { DayWorkout, Plan } from "@muster/domain/planning/plan";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { once } from "../../catalogue/once.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";

/** Calls `see` with every text and number inside a value, and with what makes its path: `days.monday.focus`. */
export const eachLeaf = (
  value: unknown,
  see: (leaf: string | number, pathOf: () => string) => void,
  keys: string[] = [],
): void => {
  if (typeof value === "string" || typeof value === "number") see(value, () => keys.join("."));
  else if (typeof value === "object" && value !== null) {
    const items = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(items)) {
      keys.push(key);
      eachLeaf(items[key], see, keys);
      keys.pop();
    }
  }
};

type PlacedText = { readonly path: string; readonly text: string };

const headerProse =
  /^plan\.(?:programName|programSummary|weeklyStrategyOverview|nutritionGuidance|progressionPlan|weekSummary|nutritionSummary\.rationale|weeklyFeedback\..+)$/;

/** The texts that a designer writes freely, with their paths. */
export const proseOf = once(({ plan, days }: DesignedWeek): readonly PlacedText[] => {
  const texts: PlacedText[] = [];
  const { facts: _facts, changes: _changes, ...header } = plan;
  eachLeaf({ plan: header }, (leaf, pathOf) => {
    const path = pathOf();
    if (headerProse.test(path)) texts.push({ path, text: String(leaf) });
  });
  for (const [weekday, { coachingInsight, focus, name, homeAlternative }] of Object.entries(days)) {
    const words = { coachingInsight, focus, name, "homeAlternative.name": homeAlternative?.name };
    eachLeaf(words, (leaf, pathOf) =>
      texts.push({ path: `days.${weekday}.${pathOf()}`, text: String(leaf) }),
    );
  }
  return texts;
});

/** A text's sentences and lines, without the space around them. */
export const proseSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** The begin of a text of doubtful characters, as a finding may repeat it. */
export const asciiStart = (text: string): string => text.slice(0, 40).replace(/[^\x20-\x7e]/g, "?");

/** 'forty-five' as '45'; words up to ten are words. */
const inWords = new RegExp(`\\b(?:${numberWordPattern(11)})\\b`, "gi");

/** Every number that a text says. 2,450 is read as 2450, 6.5 stays. */
export const numbersIn = (text: string): readonly number[] =>
  (
    text
      .replace(inWords, (word) => String(numberFrom(word)))
      .replace(/(\d),(\d{3})\b/g, "$1$2")
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  ).map((found) => Number(found.replace(",", ".")));

/**
 * Shown texts that hold numbers: '8-10', '90 sec', '45 min', names such as 'Push 2'; of a fact the scale in its unit ('of 10'),
 * and a sentence that is its value, such as a number to call.
 */
const textsWithNumbers = (facts: Plan["facts"], days: readonly DayWorkout[]): readonly unknown[] => [
  ...[facts, ...days.map((day) => day.facts)].flat().flatMap(({ unit, value }) => [unit, value]),
  ...days.flatMap(({ name, duration, cardio, exercises }) => [
    ...[name, duration, cardio.duration],
    ...exercises.flatMap((exercise) => [exercise.name, exercise.reps, exercise.rest, exercise.sets]),
  ]),
];

/** Every number of the plan's fields and facts: what a text may quote. Prose itself is left out. */
export const quotableNumbers = ({
  plan: { facts, nutritionSummary, mesocycleWeek },
  days,
}: DesignedWeek): ReadonlySet<number> => {
  const quotable = new Set<number>();
  const add = (number: number) => quotable.add(number).add(Math.round(number));
  eachLeaf([facts, nutritionSummary, mesocycleWeek, days], (leaf) => {
    if (typeof leaf === "number")
      add(leaf)
        .add(Math.abs(leaf))
        .add(Math.round(Math.abs(leaf)));
  });
  for (const text of textsWithNumbers(facts, Object.values(days)))
    if (typeof text === "string") numbersIn(text).forEach(add);
  return quotable;
};

/** Numbers of a text that stand nowhere in the plan. */
export const untraceable = (text: string, quotable: ReadonlySet<number>): readonly number[] =>
  numbersIn(text).filter((found) => !quotable.has(found));
