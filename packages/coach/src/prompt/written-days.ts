/**
 * The days of an answer that is still being written, as they may be shown to whoever waits (PLAN-02): never a model's own
 * words, but what the coach made of them, and only as long as the week so far breaks no rule.
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import * as z from "zod/mini";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import { skeletonDaySchema } from "./skeleton.ts";

/** A day of the week that the model is still writing, ready to be shown. */
export type WrittenDay = {
  readonly day: Weekday;
  /** Of the day as it was expanded and checked. */
  readonly name: string;
  /** How many exercises it holds; 0 on a day of rest. */
  readonly exercises: number;
};

/** A person has seven; whoever writes more is not read on. */
const mostDays = 14;
/** Characters of a day, far more than it may have: what is longer is none. */
const longestDay = 20_000;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The objects of a list that stand there whole, read one after another; the one that is being written ends it. */
const wholeObjects = (list: string): readonly unknown[] => {
  const found: unknown[] = [];
  let begin = 0;
  // An object ends at the first brace up to which it can be read.
  for (const { index } of list.matchAll(/\}/g)) {
    if (index - begin > longestDay) break;
    const [, json = ""] = /^[\s,]*(\{.*)$/s.exec(list.slice(begin, index + 1)) ?? [];
    const value = parsed(json);
    if (value === undefined) continue;
    found.push(value);
    begin = index + 1;
    if (found.length === mostDays) break;
  }
  return found;
};

/**
 * @param textSoFar also of an answer that goes wrong later
 * @returns the days that are written whole, in the order of the week; none when the week, with the built-in days for those
 * still to come, breaks a rule. A day that the person locked is not among them: it stays as it was.
 */
export const writtenDays = (textSoFar: string, input: DesignInput): readonly WrittenDay[] => {
  // A model that thinks aloud may begin twice; it is the last beginning that goes on.
  const begin = [...textSoFar.matchAll(/"days"\s*:\s*\[/g)].at(-1);
  if (begin === undefined) return [];
  const days = wholeObjects(textSoFar.slice(begin.index + begin[0].length));
  const read = z.array(skeletonDaySchema).safeParse(days);
  if (!read.success || days.length === 0) return [];
  const written = read.data;
  const texts = { programSummary: "", weeklyStrategyOverview: "", progressionPlan: "", weeklyFeedback: null };
  const week = expandSkeleton({ ...texts, days: written }, input);
  if (errorsOf(checkWeek(week, input)).length > 0) return [];
  const locked = new Set(input.locks?.days.map(({ weekday }) => weekday));
  return weekdays
    .filter((weekday) => !locked.has(weekday) && written.some(({ day }) => day === weekday))
    .map((day) => ({ day, name: week.days[day].name, exercises: week.days[day].exercises.length }));
};
