/** What a card says of its weight, without the weight: that stands on the card, once (settled point 50). */
import type { LoadRule } from "../../design/progress/load-rule.ts";

type Notes = Readonly<Record<LoadRule, string>>;

const notes: Notes = {
  none: "",
  estimate: "",
  "new-range": "",
  related: "",
  find: "Find your weight: start light and add until the effort fits.",
  start: "A careful first weight. Add or take off until the effort fits.",
  told: "A first weight from the best that you told. Change it if the effort is off.",
  up: "You earned the step.",
  hold: "Same weight: add a rep where you can.",
  back: "Your weight from before the lighter days.",
  "reps-first": "Same weight: the next one is a big step, so add reps first.",
  top: "Same weight: the top of the range once more, each rep clean.",
  waits: "You earned a step. It waits for your next normal week.",
  "below-range": "Lighter, so that every set gets into the range.",
  "too-hard": "Lighter, because the weight before was very hard: clean reps first.",
  careful: "Lighter, so that the effort stays easy.",
  phase: "Lighter on purpose this week.",
};
/** The same, where there is no lighter weight nearby. */
const same: Partial<Notes> = {
  "below-range": "Same weight: get every set into the range first.",
  "too-hard": "Very hard at this weight: clean reps first, then more.",
  phase: "Same weight in a light week: leave more in each set.",
};
/** The same, where the number is the help of a machine. */
const help: Partial<Notes> = {
  hold: "The same help again: add a rep, then there is less of it.",
  phase: "More help on purpose this week.",
};

/** Notes about weights, by the rule that made them. */
export const loadText = {
  notes,
  same,
  help,
  heaviest: "Your heaviest weight: add a rep where you can.",
  /** At the top of the longest sets, where the next weight is still too far. */
  slower: "Same weight: take three seconds on the way down in each rep. The next one is too far yet.",
  heaviestAtTop: "Your heaviest weight: take three seconds on the way down in each rep.",
  /** Of an effort that was passed. @param left as a word */
  stopSooner: (left: string) => `Same weight: stop each set with ${left} reps left.`,
  related: (lift = "a related lift") => `A careful guess from your ${lift}. Change it if the effort is off.`,
  /** What the fact behind a weight is called. */
  planned: (name: string) => `${name}: planned weight`,
} as const;
