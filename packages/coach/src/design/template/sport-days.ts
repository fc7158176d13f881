/**
 * Days that a sport beside the plan needs rested legs on: its own and, before a match or a hard run, the one before. Heavy leg work
 * leaves legs weaker for two days and more (Doma 2017), so it goes where most of the week lies between.
 */
import type { Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options.text";
import { addDays, type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { eventOn, isContest } from "./event.ts";

/** Of these the day before counts too. */
const hardSport =
  /\b(?:match\w*|games?|races?|tournaments?|fixtures?|parkrun|intervals|long (?:run|ride))\b/i;
const dayBefore = (day: Weekday): Weekday => weekdays.at(weekdays.indexOf(day) - 1) ?? day;

/** A muscle or a sport of some days of every week. */
export const isOfSomeDays = ({ type, weekdays: days }: Pick<Wish, "type" | "weekdays">): boolean =>
  days.length > 0 && (type === "event" || type === "muscle_less");

type Whose = { readonly input: Pick<DesignInput, "validFrom">; readonly person: Pick<Person, "gates"> };

/** What the person does on a day by their own words: an event of that date, or a sport of that weekday; undefined without either. */
export const ownActivityOn = (
  { input, person }: Whose,
  weekday: Weekday,
): { readonly name: string; readonly isEvent: boolean } | undefined => {
  const { wishes } = person.gates;
  const event = eventOn(wishes, addDays(input.validFrom, weekdays.indexOf(weekday)));
  if (event !== undefined) return { name: event, isEvent: true };
  const sport = wishes.find(({ type, weekdays: days }) => type === "event" && days.includes(weekday));
  return sport === undefined ? undefined : { name: sport.name, isEvent: false };
};

/**
 * Days that use as much as training does: those with a workout, and those of the person's own sport or contest. None where there is no
 * workout: a week without training has one food goal.
 */
export const activeDays = (frame: Whose, trained: readonly Weekday[]): readonly Weekday[] =>
  trained.length === 0
    ? []
    : weekdays.filter((weekday) => {
        const own = ownActivityOn(frame, weekday);
        return trained.includes(weekday) || (own !== undefined && (!own.isEvent || isContest(own.name)));
      });

/** Areas that wishes name for the whole week. */
export const musclesWished = (
  wishes: readonly Wish[],
  meant: "muscle_more" | "muscle_less",
): readonly TargetArea[] =>
  wishes.flatMap((one) =>
    one.type === meant && one.muscle !== null && !isOfSomeDays(one) ? [one.muscle] : [],
  );

/** In the order of a week. @param wishes in force */
export const lightLegDays = (wishes: readonly Wish[]): readonly Weekday[] => {
  const light = new Set(
    wishes
      .filter((one) => isOfSomeDays(one) && (one.type === "event" || one.muscle === "thighs"))
      .flatMap(({ type, name, weekdays: days }) => [
        ...days,
        ...(type === "event" && hardSport.test(name) ? days.map(dayBefore) : []),
      ]),
  );
  return weekdays.filter((day) => light.has(day));
};

/** The same as far as a training day is left for the legs: days of the sport come before the ones ahead of it. */
export const sparedDays = (wishes: readonly Wish[], trained: readonly Weekday[]): readonly Weekday[] => {
  const own = new Set(wishes.filter(isOfSomeDays).flatMap(({ weekdays: days }) => days));
  const all = lightLegDays(wishes).filter((day) => trained.includes(day));
  const fewer = all.filter((day) => own.has(day));
  return [all, fewer].find((days) => days.length < trained.length) ?? [];
};
