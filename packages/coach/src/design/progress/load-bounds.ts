/** What bounds a planned weight, whatever the last session says: one function for each rule, in lb; Infinity where it bounds nothing. */
import type { ExerciseState } from "../../state/exercise-history.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import type { Phase } from "../phase.ts";
import { isCoarse } from "./kit-steps.ts";
import {
  deloadMost,
  easyLoad,
  estimateTolerance,
  firstWeekBackLb,
  lastLoadInRange,
  loadCeiling,
  provenLoad,
} from "./load-ceiling.ts";
import type { LoadRule } from "./load-rule.ts";
import { fellShort, isNewlyLimited, mostAfter } from "./reference-bout.ts";
import { impliedAt, type LoadQuestion, middleOf, type Verdict } from "./verdict.ts";

/** The most that may be planned, lb, and what is said where it lightens the weight. */
export type Bound = { readonly mostLb: number; readonly rule: LoadRule };

/** No more than the last weight in this range, where recovery holds the week (coach.R3). */
const inHeldWeek = ({ exercise, dose, person }: LoadQuestion): number =>
  person.recovery.holds ? lastLoadInRange(exercise, person, dose) : Number.POSITIVE_INFINITY;

/**
 * Where health or recovery caps the effort below what was asked last time: what the estimate allows at the bottom of the range, a fifth
 * off at most. Under the same cap a rating above it is answered by stopping sooner (`verdict.ts`).
 */
const byCap = (question: LoadQuestion): number => {
  const { dose, person, reference } = question;
  const { bout } = reference;
  const isCapped =
    dose.difficulty <= mostCarefulEffort &&
    isNewlyLimited(bout, dose, person.gates) &&
    (bout.difficulty ?? 7) > dose.difficulty;
  const easiest = impliedAt(question, dose.low);
  return isCapped && reference.loadLb > easiest * estimateTolerance
    ? Math.max(easiest, reference.loadLb * 0.8)
    : Number.POSITIVE_INFINITY;
};

/** No more than the sets that failed left over. */
const afterFailure = ({ dose, person, reference, last }: LoadQuestion): number =>
  Math.min(
    ...[reference.bout, last].map((bout) =>
      bout === undefined ? Number.POSITIVE_INFINITY : mostAfter(bout, dose, person.gates),
    ),
  );

/** No more than the estimate allows, or the log proves (coach.I4). */
export const byEstimate = (question: LoadQuestion): number => {
  const { exercise, dose, person, state } = question;
  if (exercise.loadKind === "bodyweightPlus" || state.e1rmLb === null) return Number.POSITIVE_INFINITY;
  return (
    Math.max(impliedAt(question, middleOf(dose)) * estimateTolerance, provenLoad(exercise, person, dose)) +
    0.5
  );
};

/**
 * Lighter on purpose: the phase's share of the last weight, at the nearest step that is light enough. Where a calmer effort asks for less
 * too, the smaller of both wins; they are never multiplied (specs/design.md 3a-5).
 */
export const byPhase = ({ phase, state, reference: { loadLb }, kit }: LoadQuestion): number => {
  if (phase.loadFactor >= 1) return Number.POSITIVE_INFINITY;
  const near = kit.nearest(loadLb * phase.loadFactor);
  // An easy week takes a twentieth in any case (coach.V10); a sore one in a block cuts its sets first, and takes the step that is nearest.
  const most = phase.phase === "accumulation" ? kit.below(loadLb) : deloadMost * loadLb;
  const light = near <= most ? near : kit.atMost(most);
  // Below the lightest weight there is nothing to take: fewer sets and less effort lighten it then.
  const eased = phase.phase !== "re-entry" && isCoarse(light, loadLb) ? easyLoad(kit, loadLb) : light;
  return Math.max(Math.min(eased, newestOf(phase, state, loadLb)), firstWeekBackLb(state, phase));
};

/** A lighter week is lighter than what was lifted last, also where that was in another range. A way back goes up. */
export const newestOf = ({ phase }: Phase, { lastLoadLb }: ExerciseState, loadLb: number): number =>
  phase === "re-entry" ? loadLb : Math.min(loadLb, lastLoadLb ?? loadLb);

/** The bounds of a week that is not lighter on purpose. */
export const boundsOf = (question: LoadQuestion, verdict: Verdict): readonly Bound[] => {
  const { exercise, dose, person, reference, last, kit } = question;
  // Said of sets that ended below the range alone; other weights come down for the effort.
  const isShort = [reference.bout, last].some((bout) => bout && fellShort(bout, dose.low));
  const tooMuch = isShort ? "below-range" : "careful";
  return [
    { mostLb: kit.atMost(Number.POSITIVE_INFINITY), rule: "new-range" },
    { mostLb: loadCeiling(exercise, person, dose), rule: verdict.rule },
    { mostLb: inHeldWeek(question), rule: verdict.rule === "up" ? "waits" : "new-range" },
    { mostLb: byCap(question), rule: "careful" },
    { mostLb: afterFailure(question), rule: tooMuch },
    { mostLb: byEstimate(question), rule: tooMuch },
  ];
};
