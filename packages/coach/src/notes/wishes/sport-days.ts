/** Sport on weekdays, told as something that goes on: "matches on Sunday", "football training Tuesdays and Thursdays". */
import type { Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { isPlainSport } from "../harmless/harmless.ts";
import { otherSport } from "../harmless/harmless-words.data.ts";
import { clausesOfDays, daysIn } from "./weekdays.ts";
import { wish } from "./wish-times.ts";
import { deniedOfDay, isNoHabit, muscleWords, past, sparesLegs } from "./wish-words.data.ts";

/** The muscles that a name means where it stands alone; "back" needs a word before it. */
const musclesCalled = (name: string): readonly TargetArea[] =>
  muscleWords.find(([, named]) => `more ${name}`.search(named) >= 0)?.[0] ?? [];

const sparedIn = (clause: string): readonly TargetArea[] => {
  if (sparesLegs.test(clause)) return ["thighs"];
  const areas = (deniedOfDay.exec(clause)?.[1] ?? "").split(/ n?or /).map(musclesCalled);
  return areas.every(({ length }) => length > 0) ? areas.flat() : [];
};

/** Muscles that some days shall spare, as wishes for less of them on these days. @param sentence in one spelling */
export const sparedMusclesIn = (sentence: string, date: CivilDate): readonly Wish[] =>
  clausesOfDays(sentence).flatMap((clause) => {
    const weekdays = daysIn(clause);
    return weekdays.length === 0 || past.test(clause)
      ? []
      : sparedIn(clause).map((muscle) =>
          wish(date, "muscle_less", null, { muscle, weekdays: [...weekdays] }),
        );
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
