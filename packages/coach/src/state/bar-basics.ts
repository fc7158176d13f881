/**
 * Who starts on the bar, and on which lifts: those with which published programmes for novices begin, light and linear from the first
 * day (Starting Strength, StrongLifts, GZCLP, the basic beginner routine of r/Fitness).
 */
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Gates } from "./gates.ts";
import type { DesignInput } from "./input.ts";
import { mostCarefulEffort } from "./outgrown.ts";

const barBasics: ReadonlySet<string> = new Set([
  "squat.barbell-back",
  "hinge.barbell-deadlift",
  "hinge.barbell-rdl",
  "h_push.barbell",
  "v_push.barbell",
  "h_pull.barbell",
]);

/** True for a lift of the bar that a beginner may learn. */
export const isBarBasic = ({ id }: Pick<Exercise, "id">): boolean => barBasics.has(id);

const isOfBar = (id: string): boolean => exerciseById(id)?.gymClass === "barbell";

/** Adults whom nothing asks to be careful. */
const mayStartOnBar = ({ ageGroup, maxDifficulty }: Gates): boolean =>
  ageGroup === "adult" && maxDifficulty > mostCarefulEffort;

/** Beginners who may learn the basic lifts: who wants strength or muscle, and who asks for lifts of the bar. */
export const learnsBar = ({ profile }: DesignInput, gates: Gates): boolean =>
  mayStartOnBar(gates) &&
  (profile.primaryGoal === "strength" ||
    profile.primaryGoal === "muscle" ||
    gates.wishes.some(
      ({ type, exerciseIds }) =>
        type === "exercise_in" && exerciseIds.length > 0 && exerciseIds.every(isOfBar),
    ));

/** Who has the basic lifts first although they are new or come back: strength is what they want. */
export const startsOnBar = ({ profile }: DesignInput, gates: Gates): boolean =>
  profile.primaryGoal === "strength" && mayStartOnBar(gates);
