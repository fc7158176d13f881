/** Sport on weekdays, told as something that goes on: "matches on Sunday", "football training Tuesdays and Thursdays". */
import type { Wish } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { isPlainSport } from "../harmless/harmless.ts";
import { otherSport } from "../harmless/harmless-words.data.ts";
import { clausesOfDays, daysIn } from "./weekdays.ts";
import { wish } from "./wish-times.ts";
import { past } from "./wish-words.data.ts";

/** Asked for, or of one day. */
const isNoHabit = /\b(?:want|like|love|goal|aim|hope|please|can|this|next|tomorrow|not|no|gym)\b/;
/** "No heavy legs on Saturday or Tuesday". */
const sparesLegs =
  /\b(?:no|not|nothing|avoid|without|skip|light|lighter|easy|easier|spare|rest|don't)\b[^.;]{0,24}\b(?:legs?|lower body)\b|\b(?:legs?|lower body)\b[^.;]{0,16}\b(?:light|lighter|easy|easier|rested|fresh)\b/;

/** Days on which the legs are spared, as a wish for less of them on these days. @param sentence in one spelling */
export const lightLegsIn = (sentence: string, date: CivilDate): readonly Wish[] =>
  clausesOfDays(sentence).flatMap((clause) => {
    const weekdays = daysIn(clause);
    return weekdays.length === 0 || !sparesLegs.test(clause) || past.test(clause)
      ? []
      : [wish(date, "muscle_less", null, { muscle: "thighs", weekdays: [...weekdays] })];
  });

/** No day to train on is meant: "I do yoga on Fridays". */
export const isCalmHabit = (sentence: string): boolean =>
  /\b(?:yoga|pilates|zumba|tai chi|qi gong|spin(?:ning)? class)\b/.test(sentence) &&
  !/\b(?:train|sessions?|workouts?|free|only|want|can)\b/.test(sentence);

/** Sport of some weekdays, as an event of every week. @param sentence in one spelling */
export const sportDaysIn = (sentence: string, date: CivilDate): readonly Wish[] =>
  clausesOfDays(sentence).flatMap((clause) => {
    const weekdays = daysIn(clause);
    const named = otherSport.exec(clause)?.[0];
    return weekdays.length === 0 ||
      named === undefined ||
      isNoHabit.test(clause) ||
      past.test(clause) ||
      !isPlainSport(clause.replace(/^(?:so|because|since) /, ""))
      ? []
      : [wish(date, "event", null, { name: named.trim(), weekdays: [...weekdays] })];
  });
