/**
 * The days of an answer that is still being written, as they may be shown to whoever waits (PLAN-02): never a model's own
 * words, but what the coach made of them, and only as long as the week so far breaks no rule.
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import { type SkeletonDay, skeletonDaySchema } from "./skeleton.ts";

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

/** The objects of a list that stand there whole; the one that is being written ends it. */
const wholeObjects = (list: string): readonly string[] => {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  let quoted = false;
  for (let at = 0; at < list.length && found.length < mostDays; at += 1) {
    const sign = list[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{") {
      if (depth === 0) begin = at;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth < 0) break;
      if (depth === 0) found.push(list.slice(begin, at + 1));
    } else if (sign === "]" && depth === 0) break;
  }
  return found;
};

const readDay = (json: string): SkeletonDay | undefined => {
  try {
    const day = skeletonDaySchema.safeParse(JSON.parse(json));
    return day.success ? day.data : undefined;
  } catch {
    return undefined;
  }
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
  const days = wholeObjects(textSoFar.slice(begin.index + begin[0].length)).map(readDay);
  const written = days.filter((day) => day !== undefined);
  if (written.length === 0 || written.length < days.length) return [];
  const texts = { programSummary: "", weeklyStrategyOverview: "", progressionPlan: "", weeklyFeedback: null };
  const week = expandSkeleton({ ...texts, days: written }, input);
  if (errorsOf(checkWeek(week, input)).length > 0) return [];
  const kept = new Set(input.locks?.days.map(({ weekday }) => weekday));
  return weekdays
    .filter((weekday) => !kept.has(weekday) && written.some(({ day }) => day === weekday))
    .map((day) => ({ day, name: week.days[day].name, exercises: week.days[day].exercises.length }));
};
