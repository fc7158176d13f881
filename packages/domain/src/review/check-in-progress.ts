/** What moved from one check-in to the next: the figures at the top of the feedback (FEED-01). */
import type { CheckIn } from "./check-in.ts";

/** One figure of a check-in beside the one before it. */
export type Progress = {
  readonly measure: "pullups" | "pushups" | "weight";
  /** Repetitions, or lb. */
  readonly value: number;
  /** The same unit; undefined without anything to compare with. */
  readonly change: number | undefined;
  /** More of it is better, whatever the goal: true of strength, not of weight. */
  readonly isGain: boolean;
};

const measures = ["pullups", "pushups", "weight"] as const;

/**
 * Pull-ups, push-ups and weight of a check-in beside those of the one before.
 * @param before the earlier check-in, or the values of the profile at the start
 */
export const checkInProgress = (
  now: Pick<CheckIn, (typeof measures)[number]>,
  before: Partial<Pick<CheckIn, (typeof measures)[number]>> | undefined,
): readonly Progress[] =>
  measures.flatMap((measure): readonly Progress[] => {
    const value = now[measure];
    if (value === null) return [];
    const earlier = before?.[measure];
    const change = earlier === undefined || earlier === null ? undefined : value - earlier;
    return [{ measure, value, change, isGain: measure !== "weight" && change !== undefined && change > 0 }];
  });
