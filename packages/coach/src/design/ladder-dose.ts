/** Sets and repetitions of pull-ups and push-ups, trained as skills (coach.md 1.2): far from failure, tested now and then. */
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Dose } from "./dose.ts";
import { targetDifficulty } from "./goal-dose.ts";
import type { DesignInput } from "./input.ts";
import { ladderSets } from "./ladder.ts";
import { easiestShare, hardestShare } from "./legal.ts";
import type { Phase } from "./phase.ts";
import { restAfterFade } from "./rest-after-fade.ts";

/** Seconds between sets of pull-ups and push-ups: few repetitions, many sets, never near failure. */
const ladderRest = 75;
/** Singles near the limit need longer. */
const singlesRest = 120;
const testRest = 180;
/** Longest set of a ladder: beyond it the rung is too easy to be useful, and too long to be crisp. */
const longestLadderSet = 20;
/** A hang: coach.md 1.2. */
const hangSeconds = [20, 30] as const;

/** A rung of a ladder: half to four fifths of the maximum in each set; a test is one set of as many as can be. */
export const ladderDose = (
  exercise: Exercise,
  role: "skill" | "test",
  input: DesignInput,
  person: Person,
  phase: Phase,
): Dose => {
  const difficulty = targetDifficulty(input, person, phase);
  const most = expectedMax(exercise, person);
  const slow = person.gates.ageGroup === "older" ? 120 : 0;
  if (role === "test")
    return {
      fewestSets: 1,
      mostSets: 1,
      low: Math.max(1, Math.floor(most ?? 1)),
      high: Math.max(1, Math.floor(most ?? 1)),
      restSeconds: testRest,
      difficulty,
    };
  const sets = ladderSets(exercise, person);
  const base = {
    fewestSets: Math.min(3, sets),
    mostSets: sets,
    restSeconds: restAfterFade(
      exercise,
      Math.max(slow, most !== null && most < 3 ? singlesRest : ladderRest),
      input,
      person,
    ),
    difficulty,
  };
  if (exercise.metric === "time") return { ...base, low: hangSeconds[0], high: hangSeconds[1] };
  // Assisted by a machine or with weight on the belt: repetitions as for any lift.
  if (most === null || exercise.takesWeight)
    return {
      ...base,
      fewestSets: 3,
      mostSets: 3,
      low: Math.max(5, person.gates.minReps),
      high: Math.max(8, person.gates.minReps + 2),
    };
  const high = Math.max(1, Math.min(longestLadderSet, Math.floor(most * hardestShare)));
  const low = Math.min(
    high,
    Math.max(1, Math.min(person.gates.minReps, high), Math.floor(Math.min(most, 25) * easiestShare)),
  );
  return { ...base, low, high };
};
