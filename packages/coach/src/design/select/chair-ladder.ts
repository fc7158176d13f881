/** Who gets up from a chair with effort trains just that: a rung of its own ladder, a harder one when twelve are done with some left. */
import { mayStand } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { failedTwice, reachedTop } from "../progress/reference-bout.ts";
import { chairLadder } from "../template/exercise-preference.data.ts";

/** From this age on who is new to training is taken to be so. */
const oldBeginners = 75;
/** So many from a seat in every set, and the next rung is due (STEADI: 12 in 30 seconds are the norm at 70-74). */
const enough = 12;

/** Older people who do not get down on the floor, and beginners from 75 on: legs that get up are the strength that they need. */
export const isChairTrainee = (person: Pick<Person, "gates" | "body" | "exerciseLevel">): boolean =>
  person.gates.ageGroup === "older" &&
  mayStand(person) &&
  (person.gates.avoided.has("floor") || (person.exerciseLevel === 1 && person.body.age >= oldBeginners));

/**
 * The rung that is due, in a list, or the next that suits: the one of last time, the next when it went well, the one before when it was missed twice.
 * @param mayDo rungs that nothing rules out and that are not too easy or hard
 */
export const chairRungs = (
  { exercises, gates }: Pick<Person, "exercises" | "gates">,
  mayDo: (id: string) => boolean,
): readonly string[] => {
  const last = chairLadder
    .flatMap((id, index) => {
      const state = exercises.get(id);
      return state === undefined ? [] : [{ index, state }];
    })
    .toSorted((a, b) => (a.state.lastDate < b.state.lastDate ? -1 : 1))
    .at(-1);
  // Whoever finds the floor hard begins with the hands.
  const first = gates.avoided.has("floor") ? 0 : 1;
  const bout = last?.state.bouts.findLast(({ isEasy }) => !isEasy);
  const step =
    last === undefined ? 0 : failedTwice(last.state) ? -1 : bout && reachedTop(bout, enough) ? 1 : 0;
  const due = Math.min(chairLadder.length - 1, Math.max(0, (last?.index ?? first) + step));
  return chairLadder.slice(due).filter(mayDo).slice(0, 1);
};
