/** Advice for today's workout, from the last four times it was done. */
import type { Progression } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import { effortWord } from "@muster/domain/training/effort.text";

type Lift = { readonly name: string };
type FromTo<T> = Lift & { readonly from: T; readonly to: T };

/** What follows where a lift became easy, by its progression; else a step of weight, or slower repetitions. */
const nextSteps: Readonly<Partial<Record<Progression, string>>> = {
  wave: "Keep to the plan: the wave brings more weight.",
  "range-first": "The next weight is a big step, so add reps first.",
  "one-weight": "There is no heavier weight, so go slower on the way down.",
  band: "Shorten the band a little.",
  help: "Take a little less help.",
};

/** Today's weight beside the last one; 'none' without a weight. */
export type WeightToday = "none" | "same" | "lighter" | "heavier";
/** What follows where a lift was very hard. */
const afterHard: Readonly<Record<WeightToday, string>> = {
  none: "Stop each set a rep sooner.",
  same: "Keep the weight and make each rep clean.",
  lighter: "It is lighter today: make each rep clean.",
  heavier: "It is heavier today: stop each set while the reps are clean.",
};

/** Sentences about a workout and its lifts. Numbers are facts. */
export const workoutAdviceText = {
  heavier: ({ name, from, to, isHelp }: FromTo<string> & { isHelp: boolean }) =>
    `${name} went from ${from} to ${to}${isHelp ? " of help" : ""}. Good work.`,
  moreReps: ({ name, from, to }: FromTo<number>) => `${name} went from ${from} to ${to} reps in a set.`,
  tooHard: (name: string, rating: number, today: WeightToday) =>
    `${name} felt very hard, ${rating} of 10. ${afterHard[today]}`,
  fell: ({ name, from, to }: FromTo<number>) =>
    `${name} fell from ${from} to ${formatCount(to, "rep")}. Rest a bit longer between sets.`,
  /** In the slider's word: 5 is 'moderate' there. */
  easy: (name: string, rating: number, next: string) =>
    `${name} felt ${effortWord(rating).toLowerCase()}, ${rating} of 10. ${next}`,
  isHeavier: "It is heavier today.",
  next: (way: Progression | undefined, takesWeight: boolean) =>
    (way && nextSteps[way]) ??
    (takesWeight ? "Go up a step if the first set is clean." : "Slow each rep down to make it count."),
  leftOut: (name: string) => `${name} was left out lately. One set still counts, or swap it.`,
  start: (name: string) => `Start with ${name}, while you are fresh.`,
  startAim: (name: string, aim: string) => `Start with ${name} and aim for ${aim}.`,
  isNew: "This workout is new for you. Start light and find weights that leave two or three good reps.",
  times: (count: number) =>
    count === 1 ? "You did this workout once before." : `You did this workout ${count} times lately.`,
  /** Where there is little else to say. */
  spare: [
    "Warm up first, and stop each set with a few good reps left.",
    "Write down each set, so that the next plan knows.",
  ],
  urgent: ["Leave today's workout out.", "Write into the next check-in how you are; the plan follows it."],
} as const;
