/**
 * Upper bound for a person and a seed: knows the equations, the attendance that is to come and the true strength, so
 * every set is worth a whole one. Picks the best constant weekly dose and the best fatigue at which to halve it.
 */

import { catalogue } from "@muster/coach/catalogue/catalogue";
import { isFeasible } from "@muster/coach/catalogue/feasible";
import { avoidedTags, isWithinLimits } from "@muster/coach/catalogue/limits";
import { healthIn } from "@muster/coach/notes/read-note";
import { bloodPressureBand } from "@muster/coach/notes/recent-health";
import { ageGroupOf } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdayOf } from "@muster/domain/shared/dates";
import {
  type BodyConstants,
  type Lift,
  lifts,
  meanGain,
  nextFatigue,
  nextStrength,
  startFatigue,
  startStrength,
} from "./body/fit-body.ts";
import type { Noise } from "./body/noise.ts";
import { liftOf } from "./body/true-strength.ts";
import { overreachedAbove } from "./body/worlds.ts";
import { circumstancesOf } from "./people/events.ts";
import type { Subject } from "./people/people-file.ts";

/**
 * Hard sets of the six lifts that fit into a session by its length, when a third of the session goes to trunk, arms and
 * calves, as the specification's sessions do.
 */
const setsADay = { under_30: 8, "30_45": 11, "45_60": 15, "60_plus": 22 } as const;

type OracleWeek = {
  /** Sessions that take place. */
  readonly attended: number;
  /** Areas that hurt. */
  readonly injuries: readonly string[];
  readonly plateau: readonly string[];
  readonly isIll: boolean;
};

const trainable = (profile: Profile, injuries: readonly string[]): readonly Lift[] => {
  const known = ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"] as const;
  const avoided = avoidedTags({
    ...profile.limits,
    injuryAreas: [
      ...new Set([...profile.limits.injuryAreas, ...known.filter((area) => injuries.includes(area))]),
    ],
  });
  const { equipment, gymAccess } = profile;
  const found = new Set(
    catalogue
      .filter(
        (exercise) =>
          isWithinLimits(exercise, avoided) &&
          (["home", "gym"] as const).some((place) => isFeasible(exercise, { place, equipment, gymAccess })),
      )
      .map(liftOf),
  );
  return lifts.filter((lift) => found.has(lift));
};

/** @param plateau words of a person's file: lifts, `bench` for the horizontal push, or `all` */
export const isOnPlateau = (lift: Lift, plateau: readonly string[]): boolean =>
  plateau.some((name) => name === "all" || name === lift || (name === "bench" && lift === "h_push"));

/** True in a week that nobody may train: illness reported the Sunday before, a blood-pressure crisis, a sign of an emergency. */
const isStopped = (subject: Subject, profile: Profile, week: number): boolean => {
  if (ageGroupOf(profile.age) === "child") return true;
  if (week === 1) return false;
  const { notes, checkIn } = circumstancesOf(subject, week - 1);
  const { bloodPressureSystolic: systolic, bloodPressureDiastolic: diastolic } = checkIn;
  const flags = healthIn(notes);
  return (
    flags.isIll ||
    flags.stop.length > 0 ||
    bloodPressureBand(
      systolic === undefined && diastolic === undefined
        ? null
        : { systolic: systolic ?? 110, diastolic: diastolic ?? 70 },
    ) === "crisis"
  );
};

/**
 * What the oracle knows beforehand: the same chances of a missed session that a coach meets, on the days that the
 * person has, and the weeks in which health forbids training.
 * @param startDate the Sunday before week 1
 */
export const oracleWeeksOf = (
  subject: Subject,
  profile: Profile,
  noise: Noise,
  weeks: number,
  startDate: string,
): readonly OracleWeek[] => {
  const free = Math.min(profile.daysPerWeek, 7 - profile.restDays.length, 6);
  return Array.from({ length: weeks }, (_, index) => {
    const { attendance, injuries, plateau, isIll } = circumstancesOf(subject, index + 1);
    const dates = Array.from({ length: 7 }, (_unused, day) => addDays(startDate, 7 * index + 1 + day))
      .filter((date) => !profile.restDays.includes(weekdayOf(date)))
      .slice(0, free);
    const attended = isStopped(subject, profile, index + 1)
      ? 0
      : dates.filter((date) => noise.uniform("comes", date) < attendance).length;
    return { attended, injuries, plateau, isIll };
  });
};

/** What illness adds to fatigue in its week. */
export const illnessFatigue = 0.5;

type OracleResult = {
  readonly gain: number;
  readonly overreachedWeeks: number;
  readonly dose: number;
};

/** The best that one steady dose would do for this body, of 1 to 14 hard sets a lift and week, with an easy week above some fatigue: its gain as a share of the start. */
export const oracleOf = (
  profile: Profile,
  weeks: readonly OracleWeek[],
  body: BodyConstants,
): OracleResult => {
  const perDay = setsADay[profile.timePerSession];
  const options = weeks.map(({ injuries }) => trainable(profile, injuries));
  let best: OracleResult = { gain: Number.NEGATIVE_INFINITY, overreachedWeeks: 0, dose: 0 };
  for (let dose = 1; dose <= 14; dose += 0.5)
    for (const restsAbove of [0.6, 0.8, 1, 9]) {
      let strength = startStrength;
      let fatigue = startFatigue;
      let overreachedWeeks = 0;
      weeks.forEach(({ attended, plateau, isIll }, index) => {
        const trained = options[index] ?? lifts;
        const wanted = fatigue > restsAbove ? dose / 2 : dose;
        const sets = Math.min(wanted * trained.length, attended * perDay);
        const each = trained.length === 0 ? 0 : sets / trained.length;
        fatigue = nextFatigue(fatigue, sets, body) + (isIll ? illnessFatigue : 0);
        if (fatigue > overreachedAbove) overreachedWeeks += 1;
        const now = { ...strength };
        for (const lift of lifts)
          now[lift] =
            isOnPlateau(lift, plateau) && each >= 1
              ? strength[lift]
              : nextStrength(strength[lift], trained.includes(lift) ? each : 0, fatigue, body);
        strength = now;
      });
      const gain = meanGain(strength);
      if (gain > best.gain) best = { gain, overreachedWeeks, dose };
    }
  return best;
};
