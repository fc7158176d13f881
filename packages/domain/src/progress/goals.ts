/**
 * The 12-week goals and the values on the way (spec §9, settled: week 4 and 8 lie 2/7 and 5/7 of the way for pull-ups,
 * 1/3 and 2/3 for push-ups, rounded up). For the defaults that is 3-5-8-10 and 15-20-25-30.
 */
import type { Reading } from "../body/reading.ts";
import { isMinor } from "../profiles/age.ts";
import type { Profile } from "../profiles/profile.ts";
import type { CivilDate } from "../shared/dates.ts";
import { measurementSeries } from "./measurement-series.ts";
import { ladderText } from "./texts/milestone.text.ts";

/** Start and goals of one exercise in repetitions. */
export type Ladder = {
  readonly start: number;
  readonly week4: number;
  readonly week8: number;
  readonly week12: number;
};

/** Thirds or sevenths of the way, in whole numbers, so that nothing is lost to binary fractions. */
const onTheWay = (start: number, goal: number, part: number, parts: number): number =>
  start + Math.ceil(((goal - start) * part) / parts);

/** @param start most strict pull-ups in one set at the start */
export const pullUpLadder = (start: number): Ladder => {
  const goal = Math.max(10, Math.ceil(start * 1.5));
  return { start, week4: onTheWay(start, goal, 2, 7), week8: onTheWay(start, goal, 5, 7), week12: goal };
};

/** @param start most push-ups in one set at the start */
export const pushUpLadder = (start: number): Ladder => {
  const goal = Math.max(30, Math.ceil(start * 1.5));
  return { start, week4: onTheWay(start, goal, 1, 3), week8: onTheWay(start, goal, 2, 3), week12: goal };
};

const lowestBodyFatGoal = 12;

/** 5 points less, never below 12%; who starts lower stays there. @param start percent */
export const bodyFatGoal = (start: number): number => Math.min(start, Math.max(lowestBodyFatGoal, start - 5));

/**
 * Body fat at the start, percent: what the profile said, else the first reading; null where neither is known and for minors,
 * who have no goal for it.
 */
export const bodyFatStart = (
  profile: Pick<Profile, "age" | "ageRecordedOn" | "bodyFat">,
  readings: readonly Reading[],
  today: CivilDate,
): number | null =>
  isMinor(profile, today)
    ? null
    : (profile.bodyFat ?? measurementSeries(readings, "bodyFat")[0]?.value ?? null);

/** One inch more. @param start inches */
export const armsGoal = (start: number): number => start + 1;

/**
 * The body weight at the body-fat goal if all muscle stays: fat-free mass ÷ (1 − goal).
 * @param weightLb and @param bodyFat at the start @returns lb
 */
export const weightAtBodyFat = (weightLb: number, bodyFat: number, goal: number): number =>
  (weightLb * (1 - bodyFat / 100)) / (1 - goal / 100);

/** What is next on a ladder, in one sentence. */
export const ladderSentence = (ladder: Ladder, best: number): string => {
  const rungs = [
    [4, ladder.week4],
    [8, ladder.week8],
    [12, ladder.week12],
  ] as const;
  const next = rungs.find(([, value]) => best < value);
  const reached = rungs.findLast(([, value]) => best >= value);
  return ladderText(reached?.[0], next && { week: next[0], more: next[1] - best });
};

/** How much of the step up to each rung is done, 0-1: start, week 4, week 8, week 12. */
export const ladderShares = (ladder: Ladder, best: number): readonly [number, number, number, number] => {
  const share = (from: number, to: number) =>
    best >= to ? 1 : to > from ? Math.max(0, (best - from) / (to - from)) : 0;
  return [
    best >= ladder.start ? 1 : ladder.start > 0 ? best / ladder.start : 1,
    share(ladder.start, ladder.week4),
    share(ladder.week4, ladder.week8),
    share(ladder.week8, ladder.week12),
  ];
};
