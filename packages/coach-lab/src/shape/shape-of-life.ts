/** The shape of what one simulated life was given: ranges, sets, rests, volume, main lifts, counted week by week. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Muscle } from "@muster/coach/catalogue/exercise";
import { setCount } from "@muster/coach/catalogue/session-minutes";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { currentAge } from "@muster/domain/profiles/age";
import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import { gearOf } from "@muster/domain/training/weights/gear";
import { isLoadable } from "@muster/domain/training/weights/loadable";
import type { SimulatedWeek } from "../simulate/life.ts";
import {
  basics,
  isFiller,
  isPublished,
  largeMuscles,
  leastSets,
  musclesOfTarget,
  type Role,
  restOf,
  volumeBand,
} from "./published.data.ts";

type Share = { readonly part: number; readonly whole: number };
const none: Share = { part: 0, whole: 0 };

/** Counts over all weeks of one life. */
export type ShapeCounts = {
  /** Prescriptions by range of repetitions, as written: '8-12'. */
  readonly ranges: Readonly<Record<string, number>>;
  readonly fromTheList: Share;
  /** Prescriptions by number of sets, tests left out. */
  readonly sets: Readonly<Record<string, number>>;
  readonly rests: Readonly<Record<Role, Share>>;
  readonly volume: Share;
  readonly mainLifts: Share;
  readonly basicWeeks: Share;
  readonly fillers: Share;
  /** Planned loads that the person's kit can make. */
  readonly loadable: Share;
  /** Weighted exercises with a load, from the week after they were first done. */
  readonly named: Share;
  /** First few that miss, for the report. */
  readonly cases: readonly string[];
};

const plus = (a: Share, isPart: boolean): Share => ({
  part: a.part + (isPart ? 1 : 0),
  whole: a.whole + 1,
});
const bump = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** A planned exercise beside its catalogue entry. */
export type Given = { readonly planned: PlannedExercise; readonly exercise: Exercise };

const isTest = ({ assessmentMetric, targetLow, targetHigh }: PlannedExercise): boolean =>
  assessmentMetric !== null || (targetLow === null && targetHigh === null);

/** What is lifted or held on a day; walks, stretches and tests left out. */
export const strengthWork = ({ kind, exercises }: DayWorkout): readonly Given[] =>
  kind !== "training"
    ? []
    : exercises.flatMap((planned) => {
        const exercise = exerciseById(planned.exerciseId);
        return exercise === undefined ||
          isTest(planned) ||
          planned.metric === "distance" ||
          exercise.pattern === "cardio" ||
          exercise.pattern === "mobility"
          ? []
          : [{ planned, exercise }];
      });

/** Roles that the place in the day allows: the second big lift may still be a main one, a later one a small move. */
const rolesAt = (work: readonly Given[], index: number): readonly Role[] => {
  if (work[index]?.exercise.pattern === "plyo") return ["main"];
  if (work[index]?.exercise.compound !== true) return ["small"];
  const before = work.slice(0, index).filter(({ exercise }) => exercise.compound).length;
  return before === 0 ? ["main"] : before === 1 ? ["main", "second"] : ["second", "small"];
};

/** The role whose rest the prescription has; undefined when it has none that its place allows. */
export const restRoleOf = (work: readonly Given[], index: number, goal: PrimaryGoal): Role | undefined => {
  const given = work[index];
  if (given === undefined) return undefined;
  const { planned, exercise } = given;
  // Jumps are power work whatever the goal is: two minutes and more (NSCA Essentials: 2-5).
  const rests = restOf[exercise.pattern === "plyo" ? "athletic" : goal];
  return rolesAt(work, index).find((role) => {
    const [lowest, highest] = rests[role];
    // Who alternates two moves rests while the other one works.
    return planned.restSeconds <= highest && (planned.pair !== null || planned.restSeconds >= lowest);
  });
};

const isCalm = ({ plan }: SimulatedWeek): boolean =>
  plan.plan.phase === "accumulation" || plan.plan.phase === "deload";

/** Somebody in whom nothing speaks against the usual lifts. */
export const isFit = ({ input, circumstances }: SimulatedWeek): boolean => {
  const { limits } = input.profile;
  const age = currentAge(input.profile, input.validFrom);
  return (
    age >= 18 &&
    age < 60 &&
    limits.injuryAreas.length === 0 &&
    limits.pregnancy === "none" &&
    !limits.heartOrBloodPressureAdvice &&
    limits.note === "" &&
    !circumstances.isIll &&
    input.checkIns.every(({ notes }) => notes === "")
  );
};

const buildsStrength = ({ input: { profile } }: SimulatedWeek): boolean =>
  profile.primaryGoal === "strength" || profile.primaryGoal === "muscle";

const hasTime = ({ input: { profile } }: SimulatedWeek): boolean =>
  profile.daysPerWeek >= 3 && (profile.timePerSession === "45_60" || profile.timePerSession === "60_plus");

const setsOfMuscles = (days: readonly DayWorkout[]): ReadonlyMap<Muscle, number> => {
  const sets = new Map<Muscle, number>();
  // Object.entries widens the keys of the catalogue's own record.
  for (const { planned, exercise } of days.flatMap(strengthWork))
    for (const [muscle, share] of Object.entries(exercise.muscles) as [Muscle, number][])
      sets.set(muscle, (sets.get(muscle) ?? 0) + share * setCount(planned.sets));
  return sets;
};

/** Large muscles outside their band, with their sets. */
export const outOfBand = (week: SimulatedWeek): readonly string[] => {
  const { profile } = week.input;
  const sets = setsOfMuscles(Object.values(week.plan.days));
  const [low, high] = volumeBand[profile.fitnessLevel];
  const named = new Set(profile.targetAreas.flatMap((area) => musclesOfTarget[area] ?? []));
  return largeMuscles.flatMap((muscle) => {
    const found = sets.get(muscle) ?? 0;
    const least = named.has(muscle) ? low : leastSets;
    // Every squat, hinge and lunge trains the glutes.
    return found < least || (muscle !== "glutes" && found > high) ? [`${muscle} ${found}`] : [];
  });
};

/** Movements without a basic lift in a week. */
const missingBasics = (week: SimulatedWeek): readonly string[] => {
  const ids = new Set(
    Object.values(week.plan.days).flatMap((day) => strengthWork(day).map(({ exercise }) => exercise.id)),
  );
  return Object.entries(basics).flatMap(([pattern, names]) =>
    names.some((name) => ids.has(`${pattern}.${name}`)) ? [] : [pattern],
  );
};

/** Lifts that lead a training day. */
export const leadsOf = (week: SimulatedWeek): ReadonlySet<string> =>
  new Set(
    Object.values(week.plan.days).flatMap((day) => {
      const lead = strengthWork(day).find(({ exercise }) => exercise.compound);
      return lead === undefined ? [] : [lead.exercise.id];
    }),
  );
/** Everything lifted or held in a week, by id. */
export const idsOf = (week: SimulatedWeek): ReadonlySet<string> =>
  new Set(
    Object.values(week.plan.days).flatMap((day) => strengthWork(day).map(({ exercise }) => exercise.id)),
  );

/** A lift that newly leads a day is in the plans of the following three weeks, unless the block is broken. */
const mainLiftsOf = (weeks: readonly SimulatedWeek[], cases: string[]): Share => {
  let mainLifts = none;
  weeks.forEach((week, index) => {
    const next = weeks.slice(index, index + 4);
    if (week.plan.plan.source === "assessment" || next.length < 4 || !next.every(isCalm)) return;
    const before = weeks[index - 1];
    const led =
      before === undefined || before.plan.plan.source === "assessment" ? new Set() : leadsOf(before);
    for (const id of leadsOf(week)) {
      if (led.has(id)) continue;
      const stays = next.every((later) => idsOf(later).has(id));
      mainLifts = plus(mainLifts, stays);
      if (!stays) cases.push(`week ${week.week}: ${id} leads and leaves within four weeks`);
    }
  });
  return mainLifts;
};

/** Counts over the designed weeks of a life; the assessment week is tests. */
export const shapeOf = (lived: readonly SimulatedWeek[]): ShapeCounts => {
  const weeks = lived.filter(({ plan }) => plan.plan.source !== "assessment");
  const ranges: Record<string, number> = {};
  const sets: Record<string, number> = {};
  const rests: Record<Role, Share> = { main: none, second: none, small: none };
  let [fromTheList, volume, basicWeeks, fillers] = [none, none, none, none];
  let [loadable, named] = [none, none];
  const seen = new Set<string>();
  const cases: string[] = [];
  for (const week of weeks) {
    const { profile } = week.input;
    const gear = {
      gym: gearOf("gym", "imperial", week.input.gear ?? {}, profile),
      home: gearOf("home", "imperial", week.input.gear ?? {}, profile),
    };
    for (const day of Object.values(week.plan.days)) {
      const work = strengthWork(day);
      work.forEach(({ planned, exercise }, index) => {
        bump(sets, `${setCount(planned.sets)}`);
        const low = planned.targetLow ?? planned.targetHigh ?? 0;
        const high = planned.targetHigh ?? low;
        if (planned.metric === "reps") bump(ranges, `${low}-${high}`);
        const listed = isPublished(exercise, low, high);
        fromTheList = plus(fromTheList, listed);
        if (!listed) cases.push(`week ${week.week}: ${exercise.id} ${planned.sets} × ${low}-${high}`);
        if (isFit(week) && isCalm(week)) {
          const fits = restRoleOf(work, index, week.input.profile.primaryGoal);
          const role = fits ?? rolesAt(work, index)[0] ?? "small";
          rests[role] = plus(rests[role], fits !== undefined);
          if (fits === undefined)
            cases.push(`week ${week.week}: ${exercise.id} ${role} rests ${planned.restSeconds} s`);
        }
        if (isFit(week) && buildsStrength(week)) {
          fillers = plus(fillers, isFiller(exercise));
          if (isFiller(exercise)) cases.push(`week ${week.week}: ${exercise.id} fills a slot`);
        }
        const { loadLb } = planned;
        if (loadLb !== null && loadLb > 0) {
          const made = isLoadable(loadLb, planned, gear[placeOfDay(day)]);
          loadable = plus(loadable, made);
          if (!made) cases.push(`week ${week.week}: ${exercise.id} ${loadLb} lb cannot be loaded here`);
        }
        if (planned.takesWeight && seen.has(exercise.id)) named = plus(named, loadLb !== null);
      });
    }
    // Planned in a session that was missed, a move has no weight yet.
    for (const { exerciseId } of week.done) seen.add(exerciseId);
    if (week.plan.plan.phase !== "accumulation" || !isFit(week)) continue;
    if (hasTime(week)) {
      const out = outOfBand(week);
      volume = {
        part: volume.part + largeMuscles.length - out.length,
        whole: volume.whole + largeMuscles.length,
      };
      if (out.length > 0) cases.push(`week ${week.week}: sets ${out.join(", ")}`);
    }
    if (buildsStrength(week) && profile.gymAccess !== "no_gym" && profile.gymDays.length >= 2) {
      const missing = missingBasics(week);
      basicWeeks = plus(basicWeeks, missing.length === 0);
      if (missing.length > 0) cases.push(`week ${week.week}: no basic ${missing.join(", ")}`);
    }
  }
  const mainLifts = mainLiftsOf(lived, cases);
  return { ranges, fromTheList, sets, rests, volume, mainLifts, basicWeeks, fillers, loadable, named, cases };
};
