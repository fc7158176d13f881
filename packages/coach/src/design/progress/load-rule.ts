/** What a planned weight is, and which rule made it: the texts and the checks read it off. */

/** Which rule made the weight. */
export type LoadRule =
  | "none"
  | "find"
  | "start"
  | "related"
  | "estimate"
  | "up"
  | "hold"
  | "back"
  | "reps-first"
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
