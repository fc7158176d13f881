/** How much of one exercise: what every prescription says, whoever wrote it. */
export type Dose = {
  readonly fewestSets: number;
  readonly mostSets: number;
  /** Repetitions, seconds or meters by the exercise's metric. */
  readonly low: number;
  readonly high: number;
  readonly restSeconds: number;
  readonly difficulty: number;
};
