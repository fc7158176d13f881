/** What a person reads of a day changed by hand that breaks a rule; `got` and `need` come from `found.text.ts`. */
import { formatCount } from "@muster/domain/shared/format";
import { capital, nameOf } from "../explain/words.text.ts";
import { exerciseText, plain } from "./exercises/exercise.text.ts";
import { hardAgain } from "./found.text.ts";
import type { RuleId } from "./rules.ts";

/** By the rule that the day breaks; a rule without an entry is said in its own sentence. */
export const editText: Readonly<Partial<Record<RuleId, (got: string, need: string) => string>>> = {
  "coach.F1": exerciseText.ruledOut,
  "coach.F2": () => "Your blood pressure is too high for this. Please have it looked at first.",
  "coach.F3": () => "You told of a sign that a doctor should look at first. Training waits until then.",
  "coach.Q1": (got) => `${nameOf(got)} needs equipment that you do not have at home.`,
  "coach.Q2": (got) => `${nameOf(got)} needs equipment that your gym does not have.`,
  "coach.S4": (got) => `${formatCount(Number(got), "exercise")}. Six to ten make a full session.`,
  "coach.C2": () => "This is one of the days that you keep free.",
  "coach.C3": () => "You have no gym day set for this day.",
  "coach.C4": (got) => `${got} lies outside the times that you chose.`,
  "coach.C5": (got, need) => `This session takes about ${got}. You have ${need}.`,
  "coach.C6": (got) =>
    got.endsWith(hardAgain)
      ? `${capital(plain(got))} the day after. A day between helps.`
      : "Hard intervals stand before a leg day. Easy ones are kinder to your legs.",
  "coach.C7": (got) => `${capital(got)}: five training days and more without a break.`,
  "coach.C8": () => "The week has no full day of rest left.",
  "coach.R1": () => "You are very sore or tired. Fewer sets help you more this week.",
  "coach.R2": () => "You are sore or tired. A little less helps you more this week.",
  "coach.R3": () => "Sleep, stress or energy are low. This is no week for more.",
  "coach.R6": () => "You said that you are ill. Training waits until you are well.",
  "coach.V1": (got, need) => `${capital(plain(got))} in the week, ${need} would be usual.`,
  "coach.V4": (got, need) => `${capital(plain(got))} in one session, ${need} would be usual.`,
  "coach.V5": () => "Pushing and pulling, or knees and hips, are out of balance now.",
  "coach.V6": (got) => `The week has ${plain(got)} now.`,
  "coach.V7": (got) => `${capital(plain(got))} only. Twice a week builds more.`,
  "coach.V2": (got, need) => `${capital(plain(got))} in the week. ${capital(need)} keeps the step small.`,
  "coach.V3": (got) => `${capital(got)} in the week is much more than you did lately.`,
  "coach.V10": () => "This is an easy week. Fewer sets let you recover.",
  "coach.I9": exerciseText.tooHard,
  "coach.I11": exerciseText.aboveLevel,
  "coach.I12": exerciseText.noJumps,
  "coach.I13": () => "Big lifts go best before the small ones.",
  "coach.I14": (got) => `${capital(got)} is more than fits you now.`,
  "coach.X3": () => "The same exercise stands on more than three days, or twice in one.",
};
