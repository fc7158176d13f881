/**
 * Which weekdays are trained and where (specs/design.md 3a-6): never on rest days, in the gym only on gym days, hard days
 * spread out and away from a sport, one full day of rest. When the wish cannot be met, it says so instead of breaking a rest day.
 */
import { gymDaysOf } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../../catalogue/feasible.ts";
import { requestsInForce } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import { lightLegDays } from "./sport-days.ts";

/** FNV-1a, 32 bit (Fowler, Noll, Vo). Not for secrets: it only has to spread. */
export const hashOf = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of parts.join("\u0000")) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** A weekday with the place of its training. */
export type TrainingDay = { readonly weekday: Weekday; readonly place: Place };

/** The training days of the week. */
export type Schedule = {
  readonly days: readonly TrainingDay[];
  /** Set when fewer days are free than the person wished for. */
  readonly conflict: { readonly wanted: number; readonly free: number } | null;
};

const gymDayWorth = 12;
/** Every week has one day without training, also when the person chose none. */
const mostTrainingDays = 6;

/** All ways to take so many. */
export const choices = <T>(items: readonly T[], count: number): readonly (readonly T[])[] => {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
};

/** Longest run of training days, the week read as a circle: Sunday is followed by Monday. */
export const longestRun = (days: readonly Weekday[]): number => {
  const chosen = new Set(days);
  let longest = 0;
  let run = 0;
  for (let index = 0; index < 14; index += 1) {
    // The index is 0-6 by construction, so the weekday exists.
    run = chosen.has(weekdays[index % 7] as Weekday) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, chosen.size);
};

/**
 * Which weekdays are trained and where, as far apart as they can be; a conflict with the rest days is reported, not
 * solved.
 */
export const scheduleOf = (input: DesignInput): Schedule => {
  const { profile, previousPlan } = input;
  const restDays = new Set(profile.restDays);
  const free = weekdays.filter((weekday) => !restDays.has(weekday));
  const gymDays = new Set(gymDaysOf(profile));
  const count = Math.min(profile.daysPerWeek, free.length, mostTrainingDays);
  const before = new Set(
    previousPlan?.days.filter(({ workout }) => workout.kind === "training").map(({ weekday }) => weekday) ??
      [],
  );
  const spared = new Set(lightLegDays(requestsInForce(input).wishes));
  // A gym day outweighs any run of days that it closes: the person named it.
  const score = (chosen: readonly Weekday[]): number =>
    gymDayWorth * chosen.filter((weekday) => gymDays.has(weekday)).length -
    2 * longestRun(chosen) -
    2 * chosen.filter((weekday) => spared.has(weekday)).length +
    0.5 * chosen.filter((weekday) => before.has(weekday)).length;
  const best = choices(free, count)
    .map((chosen) => ({ chosen, score: score(chosen), tie: hashOf(input.profileId, ...chosen) }))
    .sort((a, b) => b.score - a.score || a.tie - b.tie)[0];
  return {
    days: (best?.chosen ?? []).map((weekday) => ({
      weekday,
      place: gymDays.has(weekday) && profile.gymAccess !== "home_gym" ? "gym" : "home",
    })),
    conflict: count < profile.daysPerWeek ? { wanted: profile.daysPerWeek, free: count } : null,
  };
};
