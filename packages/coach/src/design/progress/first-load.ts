/** A weight for a lift that was never done with one: from the log of another, a told best or strength standards; and whether the kit has it. */
import type { Exercise } from "../../catalogue/exercise.ts";
import { rebuildingShare } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { knownStrength } from "../../state/strength/known-strength.ts";
import { carriedLbOf, loadAt } from "../../state/strength/one-rep-max.ts";
import type { Dose } from "../prescribe/draft.ts";
import { kitSteps } from "./kit-steps.ts";
import { impliedLoad } from "./load-ceiling.ts";
import type { Load } from "./load-rule.ts";
import { startingMaxLb } from "./starting-strength.ts";

/**
 * Share of what the person's own estimate allows, for the first session in a range: a block begins lighter than can be, and has weeks to
 * rise in (5/3/1: 90%). What comes from a related lift or from standards is lowered where it is estimated, and only there.
 */
export const newRangeShare = 0.9;

/** Found by the person in the workout. */
export const unknownLoad: Load = { loadLb: null, rule: "find", lastLb: null, fromId: null };

/** A told best of more than so many times what can be expected was mistyped, or is of another lift. */
const mostOfExpected = 2;

/** What is known of the lift, a told best no further than it can be from what is to be expected; lb of one repetition. */
const strengthOf = (exercise: Exercise, person: Person) => {
  const known = knownStrength(exercise, person);
  const expected = startingMaxLb(exercise, person);
  const most =
    known?.source === "told" && expected !== undefined ? mostOfExpected * expected : Number.POSITIVE_INFINITY;
  return { known, maxLb: known === undefined ? expected : Math.min(known.e1rmLb, most) };
};

/**
 * Whether the kit has a weight that is light enough: one that allows eight repetitions of a large lift, ten of a small one, with two
 * left; where only standards speak, one that can be lifted three times. Who cannot press the bar takes dumbbells or a machine (ACSM 2009:
 * novices 8-12; NSCA Essentials: the load is chosen for the range).
 */
export const canLiftLightest = (exercise: Exercise, person: Person): boolean => {
  if (exercise.loadKind !== "external" && exercise.loadKind !== "perHand") return true;
  const { known, maxLb } = strengthOf(exercise, person);
  const lastLb = person.exercises.get(exercise.id)?.lastLoadLb ?? 0;
  const fewest = known === undefined ? 3 : exercise.compound ? 10 : 12;
  const lightestLb = kitSteps(exercise, person, lastLb).atMost(0);
  return (
    maxLb === undefined || lightestLb <= loadAt(maxLb, fewest, carriedLbOf(exercise, person.body.weightLb))
  );
};

/** Half of it where an operated part begins again. */
const firstShareOf = ({ id }: Exercise, { gates }: Person): number =>
  gates.surgeryStep === "rebuilding" && gates.eased.has(id) ? rebuildingShare : 1;

/**
 * Without a log in which it was lifted: the estimate of a related lift, else what people of this sex, level and body weight lift, both
 * on the careful side; never the lightest of a kit that is far too heavy.
 */
export const firstLoad = (exercise: Exercise, dose: Dose, person: Person, loadFactor: number): Load => {
  const { known, maxLb } = strengthOf(exercise, person);
  if (maxLb === undefined) return unknownLoad;
  const isOwn = known?.source === "own";
  const carriedLb = carriedLbOf(exercise, person.body.weightLb);
  const middle = (dose.low + dose.high) / 2;
  const implied =
    impliedLoad(maxLb, middle, dose.difficulty, carriedLb) *
    firstShareOf(exercise, person) *
    loadFactor *
    (isOwn ? newRangeShare : 1);
  const loadLb = kitSteps(exercise, person).atMost(implied);
  if (loadLb > implied * 1.5) return unknownLoad;
  const rule = known === undefined ? "start" : known.source === "own" ? "estimate" : known.source;
  return { loadLb, rule, lastLb: null, fromId: known?.fromId ?? null };
};
