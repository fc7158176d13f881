/**
 * The input as the wishes in force change it: days, minutes, places and target areas of the profile. Everything after it
 * designs and checks that week, so the same rules judge wishes and the profile.
 */
import type { Wish } from "@muster/domain/planning/limits";
import type { SessionLength } from "@muster/domain/profiles/options.text";
import { gymDaysOf, type Profile } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { homeKitOf } from "../../notes/wishes/away-kit.ts";
import { requestsInForce } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { eventDaysOff } from "./event.ts";
import { type DayTime, sessionBounds } from "./session-bounds.ts";
import { musclesWished } from "./sport-days.ts";
import { scheduleOf } from "./training-days.ts";

/** The usual session that these minutes belong to. */
const lengthNear = (minutes: number): SessionLength =>
  (["under_30", "30_45", "45_60"] as const).find((length) => minutes <= sessionBounds[length].most) ??
  "60_plus";

/** Warm-up and cool-down take ten minutes (coach.S5): a session needs some more. */
const shortestSession = 15;
/** Minutes by which a session may be shorter than the wish for it. */
const wishLeeway = 15;

/** How long the session of a day may be: the wish for that weekday, else for all days, else the usual length. */
export const timeOn = (
  { input, person }: { readonly input: DesignInput; readonly person: Person },
  weekday: Weekday,
): DayTime => {
  const wishes = person.gates.wishes.filter(({ type }) => type === "minutes");
  const wished =
    wishes.find(({ weekdays: days }) => days.includes(weekday)) ??
    wishes.find(({ weekdays: days }) => days.length === 0);
  if (wished?.minutes == null) {
    const length = input.profile.timePerSession;
    return { ...sessionBounds[length], isShort: length === "under_30" };
  }
  const most = Math.max(shortestSession, Math.min(wished.minutes, sessionBounds["60_plus"].most));
  const { least } = sessionBounds[lengthNear(most)];
  return { least: Math.min(least, most - wishLeeway), most, isShort: most <= sessionBounds.under_30.most };
};

const withDays = (input: DesignInput, profile: Profile, wishes: readonly Wish[]): Profile => {
  const off = new Set(wishes.flatMap(({ type, weekdays: days }) => (type === "days_off" ? days : [])));
  const wanted = new Set(wishes.flatMap(({ type, weekdays: days }) => (type === "days" ? days : [])));
  const count =
    wishes.find((wish) => wish.type === "days" && wish.count !== null)?.count ?? profile.daysPerWeek;
  const restDays = [...new Set([...profile.restDays, ...off])];
  if (wanted.size === 0) return { ...profile, restDays, daysPerWeek: count };
  // "Tuesday instead of Monday" moves one day; days alone are the only ones.
  const now: readonly Weekday[] =
    off.size === 0
      ? []
      : scheduleOf(input)
          .days.map(({ weekday }) => weekday)
          .filter((weekday) => !off.has(weekday));
  const trained = weekdays.filter((weekday) => wanted.has(weekday) || now.includes(weekday));
  return {
    ...profile,
    restDays: weekdays.filter((weekday) => !trained.includes(weekday)),
    daysPerWeek: trained.length,
  };
};

/** Free days around an event take the place of training days, and are no rest days that leave too few. */
const withEvent = (profile: Profile, input: DesignInput, wishes: readonly Wish[]): Profile => {
  const off = eventDaysOff(wishes, input.validFrom);
  if (off.length === 0) return profile;
  const restDays = weekdays.filter((day) => profile.restDays.includes(day) || off.includes(day));
  return {
    ...profile,
    restDays,
    daysPerWeek: Math.max(1, Math.min(profile.daysPerWeek, weekdays.length - restDays.length)),
  };
};

const withPlaces = (profile: Profile, wishes: readonly Wish[]): Profile => {
  if (!wishes.some(({ type }) => type === "place")) return profile;
  const gymDays = new Set(gymDaysOf(profile));
  const kit = homeKitOf(wishes);
  for (const { type, place, name, weekdays: days } of wishes) {
    // What there is at home says nothing of where the days are.
    if (type !== "place" || place === null || (place === "home" && name !== "")) continue;
    for (const day of days.length === 0 ? weekdays : days)
      if (place !== "gym") gymDays.delete(day);
      else if (profile.gymAccess !== "no_gym") gymDays.add(day);
  }
  // No day is left for the gym; an empty list would mean any.
  const equipped = kit === null ? profile : { ...profile, equipment: [...kit.equipment] };
  return gymDays.size === 0 ? { ...equipped, gymAccess: "no_gym" } : { ...equipped, gymDays: [...gymDays] };
};

const withMuscles = (profile: Profile, wishes: readonly Wish[]): Profile => {
  const less = musclesWished(wishes, "muscle_less");
  const areas = new Set([...musclesWished(wishes, "muscle_more"), ...profile.targetAreas]);
  return { ...profile, targetAreas: [...areas].filter((area) => !less.includes(area)) };
};

/** The same input when nothing was wished. */
export const asWished = (input: DesignInput): DesignInput => {
  const { wishes } = requestsInForce(input);
  if (wishes.length === 0) return input;
  const minutes = wishes.find(({ type, weekdays: days }) => type === "minutes" && days.length === 0)?.minutes;
  const hasDays = wishes.some(({ type }) => type === "days" || type === "days_off");
  const days = hasDays ? withDays(input, input.profile, wishes) : input.profile;
  const profile = withMuscles(withPlaces(withEvent(days, input, wishes), wishes), wishes);
  return {
    ...input,
    profile: minutes == null ? profile : { ...profile, timePerSession: lengthNear(minutes) },
  };
};
