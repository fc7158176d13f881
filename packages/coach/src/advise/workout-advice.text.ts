/** Advice for today's workout, from the last four times it was done. */
import { formatCount } from "@muster/domain/shared/format";
import { effortWord } from "@muster/domain/training/effort.text";

type Lift = { readonly name: string };
type FromTo<T> = Lift & { readonly from: T; readonly to: T };

/** Sentences about a workout and its lifts. Numbers are facts. */
export const workoutAdviceText = {
  heavier: ({ name, from, to, isHelp }: FromTo<string> & { isHelp: boolean }) =>
    `${name} went from ${from} to ${to}${isHelp ? " of help" : ""}. Good work.`,
  moreReps: ({ name, from, to }: FromTo<number>) => `${name} went from ${from} to ${to} reps in a set.`,
  tooHard: (name: string, rating: number) =>
    `${name} felt very hard, ${rating} of 10. Stop each set while the reps are clean.`,
  fell: ({ name, from, to }: FromTo<number>) =>
    `${name} fell from ${from} to ${formatCount(to, "rep")}. Rest a bit longer between sets.`,
  /** In the slider's word: 5 is 'moderate' there. */
  easy: (name: string, rating: number) =>
    `${name} felt ${effortWord(rating).toLowerCase()}, ${rating} of 10. Its card says what comes next.`,
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
