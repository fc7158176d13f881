/** What the assessment week says; its programs and sessions: `assessment-programs.data.ts`. */
import { formatCount } from "@muster/domain/shared/format";
import { thousands } from "../explain/words.text.ts";

type Food = {
  readonly training: number;
  readonly rest: number;
  readonly protein: number;
  readonly note: string;
};

/** By their place in the week. */
export const assessmentWeekText = {
  designer: "Week 1 assessment",
  conflict: ({ wanted, free }: { readonly wanted: number; readonly free: number }) =>
    `You asked for ${formatCount(wanted, "training day")}, but your rest days leave ${free}. Choose fewer training days or fewer rest days in Settings.`,
  rest: "Rest until you feel well again.",
  strategy:
    "Train, log every set and rate how hard it was. Next Sunday's review turns the numbers into your first program.",
  focus: (focus: string) => `We look at: ${focus}.`,
  food: ({ training, rest, protein, note }: Food) =>
    `Training days: ${thousands(training)} kcal and ${protein} g of protein. Other days: ${thousands(rest)} kcal and ${protein} g. ${note}`,
  progression:
    "The first program starts from this week's numbers. Weights and repetitions grow when your sets reach the top of their range.",
  summary: (days: number) => `Assessment week: ${formatCount(days, "training day")}.`,
  /** Of a session for who is not tested to the limit. */
  calmSession:
    "Today shows where you start. Stop every set with as many clean reps left as its card says; that tells us enough.",

  youthFood: "Eat enough to grow and to train: no diet at your age.",
  noDeficit: "This week is not for losing weight: eat at least what your body needs.",
  farFromNeed: (kcal: number) =>
    `These are the fixed goals of the assessment week. Your own need is nearer ${thousands(kcal)} kcal a day; the next plan uses it.`,
  fixedFood: "Fixed goals of the assessment week; your own numbers follow with the next plan.",
} as const;
