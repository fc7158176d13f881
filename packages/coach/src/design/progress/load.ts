/**
 * The weight to plan (specs/design.md 3a-8, ADR 0146). First what the last session says: a step down, the same, or a step up
 * (`verdict.ts`). Then what bounds it (`load-bounds.ts`). The smallest counts, as a weight that the kit can make.
 */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { assistedLoad } from "./assisted-load.ts";
import { firstLoad, unknownLoad } from "./first-load.ts";
import { kitSteps } from "./kit-steps.ts";
import { boundsOf, byEstimate, byPhase, newestOf } from "./load-bounds.ts";
import { isBeingFound } from "./load-ceiling.ts";
import type { Load, LoadRule } from "./load-rule.ts";
import {
  fellShort,
  isOtherTurn,
  lastLoaded,
  type Reference,
  reachedTop,
  referenceOf,
  wasTooHard,
} from "./reference-bout.ts";
import { keptBy, type LoadQuestion, type Verdict, verdictOf } from "./verdict.ts";

/** What to put on the bar, in lb of what the kit can make, and by which rule; null: no weight, or found by the person in the workout. */
export const loadFor = (exercise: Exercise, dose: Dose, person: Person, phase: Phase): Load => {
  const state = person.exercises.get(exercise.id);
  if (!exercise.takesWeight) return { ...unknownLoad, rule: "none", lastLb: state?.lastLoadLb ?? null };
  const reference = referenceOf(state, dose.low, dose.high);
  if (state === undefined || reference === undefined)
    return exercise.loadKind === "assisted"
      ? unknownLoad
      : firstLoad(exercise, dose, person, phase.loadFactor);
  if (exercise.loadKind === "assisted") return assistedLoad(exercise, reference, dose, phase);
  const question: LoadQuestion = {
    exercise,
    dose,
    person,
    phase,
    state,
    reference,
    last: lastLoaded(state),
    kit: kitSteps(exercise, person, reference.loadLb),
    mayGrow: mayGrow(reference, dose, person, phase),
  };
  return bounded(verdictOf(question), question);
};

/** Every set at the top of the range, rated easier than planned: what a worn week asks of a weight before it rises. */
const wasEasyAtTop = ({ bout, isSameRange }: Reference, { high, difficulty }: Dose): boolean =>
  isSameRange && reachedTop(bout, high) && bout.difficulty !== null && bout.difficulty <= difficulty - 1;

/** The week and the range allow a rise. */
const mayGrow = (reference: Reference, dose: Dose, { recovery }: Person, phase: Phase): boolean => {
  if (dose.isFallen === true) return false;
  if (recovery.band === "elevated" && !wasEasyAtTop(reference, dose)) return false;
  // A weight that is still being found goes up in a held week too.
  const finds = recovery.holds && recovery.band !== "severe" && phase.phase === "accumulation";
  return phase.mayGrow || (finds && isBeingFound(reference, dose.high));
};

/** Rules by which a weight is lighter than the one before, which was too heavy. */
const lightens: ReadonlySet<LoadRule> = new Set(["too-hard", "below-range", "careful"]);

/** Rules by which a weight stays as it was. */
const stays: ReadonlySet<LoadRule> = new Set(["hold", "top", "waits"]);

/** The verdict within its bounds. */
const bounded = (verdict: Verdict, question: LoadQuestion): Load => {
  const { exercise, phase, state, kit, reference } = question;
  const least = boundsOf(question, verdict).reduce((one, other) => (other.mostLb < one.mostLb ? other : one));
  const isBound = verdict.loadLb > Math.max(least.mostLb, kit.atMost(least.mostLb));
  const usualLb = isBound ? kit.atMost(least.mostLb) : verdict.loadLb;
  const loadLb = Math.min(usualLb, byPhase(question));
  const lastLb = reference.loadLb;
  const fromId = exercise.id;
  // Where the kit has nothing so light, the person finds a weight that fits.
  if (loadLb > byEstimate(question)) return { ...unknownLoad, lastLb, fromId };
  if (phase.loadFactor < 1) return { loadLb, rule: "phase", lastLb: newestOf(phase, state, lastLb), fromId };
  return { ...said(loadLb, isBound ? least.rule : verdict.rule, question), loadLb, fromId };
};

/** What is said of a weight, and with which one it is compared. */
const said = (loadLb: number, rule: LoadRule, { dose, state, reference, last }: LoadQuestion) => {
  const lastLb = reference.loadLb;
  // More was lifted since in another range: that is what the person compares with.
  if (last !== undefined && loadLb < last.loadLb && stays.has(rule) && isOtherTurn(reference.bout, last))
    return { rule: "new-range" as const, lastLb: last.loadLb };
  const newest = state.bouts.at(-1);
  const isNewest = newest?.loadLb === loadLb && loadLb < lastLb;
  // What was lightened before and went well since only stays.
  if (lightens.has(rule) && isNewest && !fellShort(newest, dose.low) && !wasTooHard(newest))
    return { rule: rule === "careful" ? rule : keptBy(newest, dose.high), lastLb: loadLb };
  const isBack = loadLb === lastLb && (state.lastLoadLb ?? lastLb) < lastLb && stays.has(rule);
  return { rule: isBack ? ("back" as const) : rule, lastLb };
};
