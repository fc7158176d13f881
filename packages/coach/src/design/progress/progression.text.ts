/** What a card says of how a lift grows, and where a first weight comes from. */
import type { Progression } from "@muster/domain/planning/plan";

/** Words without numbers: the card shows them. */
export const progressions: Readonly<Record<Progression, string>> = {
  linear:
    "Linear progression: when every set is in the range with the planned reps left, take the next weight next time.",
  double:
    "Double progression: first reach the top of the range in every set, then take the next weight and start at the bottom again.",
  wave: "Wave: a little heavier each week, with fewer reps late in the block. Then an easy week, and the next wave starts higher.",
  "range-first":
    "The next weight is a big step: add reps first, up to longer sets. Then take it for fewer reps.",
  "one-weight":
    "No heavier weight at hand: go slower on the way down, pause at the bottom, or use one arm or leg. Longer sets come next.",
  ladder:
    "Ladder: when every set reaches the top, longer sets come next. Once those are easy, a harder version does.",
  "last-rung": "Add reps first, then go slower or pause at the hardest point.",
  hold: "Add time first. When every hold reaches the top, the next one is longer.",
  help: "Reach the top of the range in every set, then take a little less help.",
  band: "Add reps first. When the top of the range is easy, shorten the band or take a stronger one.",
  fast: "Add reps first. Keep each one fast, and end the set when it slows down.",
};

/** What a card says of eccentrics (negatives), towards the first full repetition. */
export const eccentricText = {
  seconds: (seconds: number) => `Take ${seconds} seconds on the way down.`,
  fullRep: "While fresh, try one full pull-up first. Tell us at the review if it goes.",
  next: "When every set reaches the top, take more seconds on the way down. Then comes one more set, then a first full rep.",
} as const;

/** What a card says of a band when the log shows that this is due. */
export const shorterBand = "All at the top last time: shorten the band today.";

/** Source of a first weight that nothing but the person's level, sex, age and body weight speaks for. */
export const firstGuessSource = "strength standards by sex, level, age and body weight";
