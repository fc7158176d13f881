/** What rules about amounts ask first: how many sets the week has, how many it had, and whether it is an ordinary one. */

import { plannedSetTotal } from "../../design/budget/set-total.ts";
import type { CheckContext } from "../rule.ts";

/** The training days' workouts, without their home versions. */
export const workoutsOf = ({ training }: CheckContext) => training.map(({ workout }) => workout);
/** Working sets of the whole week. */
export const total = (context: CheckContext): number => plannedSetTotal(workoutsOf(context));

/** A normal week of training: rules about balance say nothing in lighter ones. */
export const isNormal = ({ phase, training, person }: CheckContext): boolean =>
  phase.phase === "accumulation" &&
  phase.setFactor >= 1 &&
  training.length >= 2 &&
  person.gates.stop === null;
