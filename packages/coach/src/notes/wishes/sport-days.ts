/** Sport on weekdays, told as something that goes on: "matches on Sunday", "football training Tuesdays and Thursdays". */
import type { Wish } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { isPlainSport } from "../harmless/harmless.ts";
import { otherSport } from "../harmless/harmless-words.data.ts";
import { clausesOfDays, daysIn } from "./weekdays.ts";
import { wish } from "./wish-times.ts";
import { isNoHabit, past, sparesLegs } from "./wish-words.data.ts";

/** Days on which the legs are spared, as a wish for less of them on these days. @param sentence in one spelling */
export const lightLegsIn = (sentence: string, date: CivilDate): readonly Wish[] =>
  clausesOfDays(sentence).flatMap((clause) => {
    const weekdays = daysIn(clause);
    return weekdays.length === 0 || !sparesLegs.test(clause) || past.test(clause)
      ? []
      : [wish(date, "muscle_less", null, { muscle: "thighs", weekdays: [...weekdays] })];
  });

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
