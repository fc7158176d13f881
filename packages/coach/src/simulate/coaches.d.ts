import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import type { Noise } from "./noise.ts";
export declare const coachNames: readonly ["builtin", "static", "random", "plus5", "oracle"];
export type CoachName = (typeof coachNames)[number];
export type Coach = {
  readonly name: CoachName;
  /** True: the weight on the card is the app's (EXC-03), not always the plan's. */
  readonly usesCard: boolean;
  readonly startsWithAssessment: boolean;
  /** @param week number of the week that is planned, from 1 */
  readonly plan: (input: DesignInput, week: number, noise: Noise) => DesignedWeek;
};
export declare const coaches: Readonly<Record<Exclude<CoachName, "oracle">, Coach>>;
