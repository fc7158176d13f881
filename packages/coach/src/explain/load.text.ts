/** What a card says of its weight, without the weight: that stands on the card, once (settled point 50). */
import type { LoadRule } from "../design/progress/load-rule.ts";

const notes: Readonly<Record<Exclude<LoadRule, "related">, string>> = {
  none: "",
  estimate: "",
  "new-range": "",
  find: "Find your weight: start light and add until the effort fits.",
  start: "A careful first weight. Add or take off until the effort fits.",
  told: "A first weight from the best that you told. Change it if the effort is off.",
  up: "You earned the step.",
  hold: "Same weight: add a rep where you can.",
  back: "Your weight from before the lighter days.",
  "reps-first": "Same weight: the next one is a big step, so add reps first.",
  "below-range": "Lighter, so that every set gets into the range.",
  "too-hard": "Very hard last time: clean reps first, then more.",
  careful: "Lighter, so that the effort stays easy.",
  phase: "Lighter on purpose this week.",
};

const heaviest = "Your heaviest weight: add a rep where you can.";

const helpNotes: Partial<typeof notes> = {
  hold: "The same help again: add a rep, then there is less of it.",
  phase: "More help on purpose this week.",
};

/** Sentences about how a planned weight was found, by the rule that made it. */
export const loadText = {
  /** All that may be said, to find it again. */
  all: () => [...Object.values(notes), ...Object.values(helpNotes), heaviest].filter((text) => text !== ""),
  find: () => notes.find,
  heaviest: () => heaviest,
  related: ({ name }: { name: string }) =>
    `A careful guess from your ${name}. Change it if the effort is off.`,
  of: (rule: Exclude<LoadRule, "related">) => notes[rule],
  ofHelp: (rule: Exclude<LoadRule, "related">) => helpNotes[rule] ?? notes[rule],
} as const;
