/** How much of one exercise: what every prescription says, whoever wrote it. */
export type Dose = {
  /** Sets of a week with time and nothing to recover from. */
  readonly usualSets: number;
  readonly mostSets: number;
  /** Repetitions, seconds or meters by the exercise's metric. */
  readonly low: number;
  readonly high: number;
  readonly restSeconds: number;
  /** Where time is short. */
  readonly leastRestSeconds: number;
  readonly difficulty: number;
};
