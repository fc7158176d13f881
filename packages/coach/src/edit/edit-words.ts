/** The validator's findings as a person reads them after changing a day by hand: plain, short, without ids. */
import { exerciseById } from "../catalogue/catalogue.ts";

const nameOf = (id: string): string => exerciseById(id)?.name ?? id;
const plain = (text: string): string => text.replaceAll("_", " ");
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const words: Readonly<Record<string, (got: string, need: string) => string>> = {
  "coach.C2": () => "This is one of the days that you keep free.",
  "coach.C3": () => "You have no gym day set for this day.",
  "coach.C4": (got) => `${got} lies outside the times that you chose.`,
  "coach.C5": (got, need) => `This session takes about ${got}. You have ${need}.`,
  "coach.C6": (got) =>
    got.endsWith("hard again")
      ? `${sentence(plain(got))} the day after. A day between helps.`
      : "Hard intervals stand before a leg day. Easy ones are kinder to your legs.",
  "coach.C7": (got) => `${sentence(got)}: five training days and more without a break.`,
  "coach.C8": () => "The week has no full day of rest left.",
  "coach.S4": (got) => `${got} exercises. Six to ten make a full session.`,
  "coach.Q1": (got) => `${nameOf(got)} needs equipment that you do not have at home.`,
  "coach.Q2": (got) => `${nameOf(got)} needs equipment that your gym does not have.`,
  "coach.V1": (got, need) => `${sentence(plain(got))} in the week, ${need} would be usual.`,
  "coach.V2": (got, need) => `${sentence(plain(got))} in the week. ${sentence(need)} keeps the step small.`,
  "coach.V3": (got) => `${sentence(got)} in the week is much more than you did lately.`,
  "coach.V4": (got, need) => `${sentence(plain(got))} in one session, ${need} would be usual.`,
  "coach.V5": () => "Pushing and pulling, or knees and hips, are out of balance now.",
  "coach.V6": (got) => `The week has ${plain(got)} now.`,
  "coach.V7": (got) => `${sentence(plain(got))} only. Twice a week builds more.`,
  "coach.I9": (got) =>
    exerciseById(got) === undefined
      ? "The target is above what you can do now."
      : `Harder than what you can do now: ${nameOf(got)}.`,
  "coach.I11": () => "This exercise is above your level for now.",
  "coach.I12": () => "Jumps are ruled out for you by your profile, your age or your weight.",
  "coach.I13": () => "Big lifts go best before the small ones.",
  "coach.I14": (got) => `${sentence(got)} is more than fits you now.`,
  "coach.R1": () => "You are very sore or tired. Fewer sets help you more this week.",
  "coach.R2": () => "You are sore or tired. A little less helps you more this week.",
  "coach.R3": () => "Sleep, stress or energy are low. This is no week for more.",
  "coach.R6": () => "You said that you are ill. Training waits until you are well.",
  "coach.F2": () => "Your blood pressure is too high for this. Please have it looked at first.",
  "coach.F3": () => "You told of a sign that a doctor should look at first. Training waits until then.",
  "coach.F1": (got) => `${nameOf(got)} does not go with an injury or a limit in your profile.`,
  "coach.X3": () => "The same exercise stands on more than three days, or twice in one.",
  "coach.V10": () => "This is an easy week. Fewer sets let you recover.",
};

/** @returns undefined when nothing plainer than the rule's own sentence is known */
export const editWords = (id: string, got: string, need: string): string | undefined =>
  words[id]?.(got, need);
