/** What a planned weight is, and which rule made it: the texts and the checks read it off. */
import { mostCarefulEffort } from "../../state/outgrown.ts";
import type { Person } from "../../state/person.ts";

/** Which rule made the weight. */
export type LoadRule =
  | "none"
  | "find"
  | "start"
  | "related"
  | "told"
  | "estimate"
  | "up"
  | "hold"
  | "back"
  | "reps-first"
  | "top"
  | "waits"
  | "new-range"
  | "below-range"
  | "too-hard"
  | "careful"
  | "phase";

/** A planned weight with the rule that made it. */
export type Load = {
  /** lb; null: no weight, or find your weight. */
  readonly loadLb: number | null;
  readonly rule: LoadRule;
  /** Weight in lb that this one is compared with, when there was one. */
  readonly lastLb: number | null;
  /** Exercise whose log the number comes from. */
  readonly fromId: string | null;
};

/**
 * Whether the weight is one that nobody has lifted, which gives way to what is logged. Not where health or recovery keeps
 * the week easy: there the careful weight is a limit.
 */
export const isGuess = (
  { loadLb, rule }: Pick<Load, "loadLb" | "rule">,
  { gates, recovery }: Pick<Person, "gates" | "recovery">,
): boolean =>
  loadLb !== null &&
  (rule === "start" || rule === "related" || rule === "told") &&
  gates.maxDifficulty > mostCarefulEffort &&
  !recovery.holds;
