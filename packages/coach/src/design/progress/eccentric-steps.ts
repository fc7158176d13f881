/**
 * How eccentrics (negatives) go on towards the first full repetition: a second more on the way down after each session that reached the top of the
 * range, then a set more, then one full repetition while fresh (NSCA Essentials: eccentric training).
 */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import { eccentrics, isEccentric } from "../template/prescription.data.ts";
import { reachedTop } from "./reference-bout.ts";

/** Seconds on the way down, to begin with and at most. */
const downSeconds = { first: 5, most: 8 } as const;

/** How an eccentric is done this week. */
export type EccentricStep = {
  readonly seconds: number;
  /** Sets above the usual ones. */
  readonly moreSets: 0 | 1;
  readonly triesFullRep: boolean;
};

/** @returns undefined for a move that is no eccentric */
export const eccentricStepOf = (
  exercise: Exercise,
  { exercises }: Pick<Person, "exercises">,
): EccentricStep | undefined => {
  if (!isEccentric(exercise)) return undefined;
  const done = exercises.get(exercise.id)?.bouts ?? [];
  const reached = done.filter((bout) => !bout.isEasy && reachedTop(bout, eccentrics[1])).length;
  const beyond = reached - (downSeconds.most - downSeconds.first);
  return {
    seconds: Math.min(downSeconds.most, downSeconds.first + reached),
    moreSets: beyond >= 1 ? 1 : 0,
    triesFullRep: beyond >= 2,
  };
};
