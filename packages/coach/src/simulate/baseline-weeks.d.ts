import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import type { Noise } from "./noise.ts";
/** 3 × 10 of the same moves; one step more once all three sets were done and felt 7 or less; one less after a bad day. */
export declare const staticWeek: (input: DesignInput, week: number) => DesignedWeek;
/** The same template, five per cent heavier each week, whatever happened. */
export declare const plusFiveWeek: (input: DesignInput, week: number) => DesignedWeek;
/** Anything feasible, any number of sets and repetitions, any weight around the last one. */
export declare const randomWeek: (input: DesignInput, week: number, noise: Noise) => DesignedWeek;
