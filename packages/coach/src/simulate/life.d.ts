import type { Profile } from "@muster/domain/profiles/profile";
import { type CivilDate } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import type { Coach } from "./coaches.ts";
import { type Circumstances } from "./events.ts";
import { type BodyConstants, type Strength } from "./fit-body.ts";
import { type OracleWeek } from "./oracle.ts";
import type { Subject } from "./people-file.ts";
import { type World } from "./worlds.ts";
/** A Sunday: the evening on which everybody starts. */
export declare const startDate: CivilDate;
export type DoneExercise = {
  readonly exerciseId: string;
  /** Weight of the first working set, lb; null without one. */
  readonly usedLb: number | null;
  readonly plannedLb: number | null;
  readonly date: CivilDate;
  readonly sets: readonly {
    readonly reserve: number;
    readonly failed: boolean;
    readonly isRated: boolean;
  }[];
};
export type LivedWeek = {
  readonly week: number;
  readonly input: DesignInput;
  readonly plan: DesignedWeek;
  readonly done: readonly DoneExercise[];
  readonly doneSets: number;
  readonly fatigue: number;
  readonly isOverreached: boolean;
  readonly strength: Strength;
  /** kcal a day that the person really burned when the plan was made. */
  readonly trueTdee: number;
  readonly circumstances: Circumstances;
};
export type Life = {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly weeks: readonly LivedWeek[];
  readonly gain: number;
  readonly oracleWeeks: readonly OracleWeek[];
  readonly body: BodyConstants;
};
export declare const bodyConstantsOf: (subject: Subject, profile: Profile, world: World) => BodyConstants;
/** @param profile read from the subject's file; `seed` names the run */
export declare const liveUnder: (
  coach: Coach,
  subject: Subject,
  profile: Profile,
  options: {
    readonly weeks: number;
    readonly seed: number;
    readonly world: World;
  },
) => Life;
/** Mean strength over the six lifts. */
export declare const meanStrength: (strength: Strength) => number;
