/** What a trainer asks of the weeks of a programme: lifts, order, progress, targets, volume, limits, wishes, time. */

import { catalogue, exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Muscle } from "@muster/coach/catalogue/exercise";
import { isFeasible } from "@muster/coach/catalogue/feasible";
import { avoidedTags, isWithinLimits } from "@muster/coach/catalogue/limits";
import { sessionMinutes, setCount } from "@muster/coach/catalogue/session-minutes";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { SessionLength, TargetArea } from "@muster/domain/profiles/options.text";
import type { Weekday } from "@muster/domain/shared/dates";
import { unsafeAfterNote } from "../notes/unsafe-moves.ts";
import { basics, largeMuscles } from "../shape/published.data.ts";
import { idsOf, leadsOf, outOfBand, strengthWork } from "../shape/shape-of-life.ts";
import type { SimulatedWeek } from "../simulate/life.ts";
import { levels, liftsOf, type RubricAnswer, where } from "./rubric-of-lifts.ts";

const trainingDays = ({ plan }: SimulatedWeek): readonly (readonly [Weekday, DayWorkout])[] =>
  // Object.entries widens the seven keys.
  (Object.entries(plan.days) as [Weekday, DayWorkout][]).filter(([, { kind }]) => kind === "training");

/** What the person could be given for a movement on the days of the week. */
const possible = (week: SimulatedWeek, pattern: string): readonly Exercise[] => {
  const { profile } = week.input;
  const avoided = avoidedTags(profile.limits);
  const places = new Set(trainingDays(week).map(([, day]) => placeOfDay(day)));
  return catalogue.filter(
    (exercise) =>
      exercise.pattern === pattern &&
      exercise.level <= levels[profile.fitnessLevel] + (exercise.takesWeight ? 0 : 1) &&
      isWithinLimits(exercise, avoided) &&
      [...places].some((place) =>
        isFeasible(exercise, { place, equipment: profile.equipment, gymAccess: profile.gymAccess }),
      ),
  );
};

/** A basic lift where there is one, else one with a weight, else anything of the movement. */
const lifts = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) =>
    Object.entries(basics).flatMap(([pattern, names]): readonly RubricAnswer[] => {
      const options = possible(week, pattern);
      const best = [
        options.filter(({ id }) => names.some((name) => id === `${pattern}.${name}`)),
        // A pullover is no better a pull from above than a band or a towel.
        options.filter(({ takesWeight }) => takesWeight && pattern !== "v_pull"),
        options,
      ].find((list) => list.length > 0);
      if (best === undefined) return [];
      const ids = idsOf(week);
      return [
        {
          isGood: best.some(({ id }) => ids.has(id)),
          what: `week ${week.week}: no ${pattern} with what is there`,
        },
      ];
    }),
  );

const order = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) =>
    trainingDays(week).map(([weekday, day]) => {
      const work = strengthWork(day);
      const small = work.findIndex(({ exercise }) => !exercise.compound);
      const late = work.find(
        ({ exercise, planned }, index) =>
          small >= 0 && index > small && exercise.compound && planned.pair === null,
      );
      return {
        isGood: late === undefined,
        what: `week ${week.week} ${weekday}: ${late?.exercise.name ?? ""} after small moves`,
      };
    }),
  );

const stays = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [...leadsOf(first)].map((id) => ({
    isGood: idsOf(last).has(id),
    what: `${id} is gone in the last week`,
  }));
};

const hardest = (week: SimulatedWeek, id: string): readonly [load: number, reps: number, sets: number] => {
  const found = liftsOf(week).filter(({ exercise }) => exercise.id === id);
  return [
    Math.max(0, ...found.map(({ planned }) => planned.loadLb ?? 0)),
    Math.max(0, ...found.map(({ planned }) => planned.targetHigh ?? 0)),
    Math.max(0, ...found.map(({ planned }) => setCount(planned.sets))),
  ];
};

const progress = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] => {
  const full = weeks.filter(({ plan }) => plan.plan.phase === "accumulation");
  const [first, last] = [full[0], full.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  return [...leadsOf(first)].map((id) => {
    const [before, after] = [hardest(first, id), hardest(last, id)];
    const harder = exerciseById(id)?.harder ?? null;
    const isAssisted = exerciseById(id)?.loadKind === "assisted";
    const moved = after.some((value, index) =>
      isAssisted && index === 0 ? value < (before[0] ?? 0) : value > (before[index] ?? 0),
    );
    return {
      isGood: moved || (harder !== null && idsOf(last).has(harder)),
      what: `${id}: ${before.join("/")} to ${after.join("/")} (lb/repetitions/sets)`,
    };
  });
};

const musclesOf: Readonly<Partial<Record<TargetArea, readonly Muscle[]>>> = {
  arms: ["biceps", "triceps"],
  chest: ["chest"],
  shoulders: ["front_delts", "side_delts", "rear_delts"],
  back: ["lats", "upper_back"],
  core: ["abs", "obliques"],
  glutes: ["glutes"],
  thighs: ["quads", "hamstrings", "adductors"],
  calves: ["calves"],
};

const targets = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) =>
    week.input.profile.targetAreas.flatMap((area): readonly RubricAnswer[] => {
      const wanted = musclesOf[area];
      if (wanted === undefined) return [];
      const direct = liftsOf(week).filter(
        ({ exercise }) =>
          wanted.some((muscle) => exercise.muscles[muscle] === 1) && (area !== "arms" || !exercise.compound),
      ).length;
      return [{ isGood: direct >= 2, what: `week ${week.week}: ${area} in ${direct} slots` }];
    }),
  );

const volume = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks
    .filter(({ plan }) => plan.plan.phase === "accumulation")
    .flatMap((week) => {
      const out = outOfBand(week);
      return [
        ...Array.from({ length: largeMuscles.length - out.length }, () => ({ isGood: true, what: "" })),
        ...out.map((muscle) => ({ isGood: false, what: `week ${week.week}: ${muscle} sets` })),
      ];
    });

const limits = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) => {
    const unsafe = new Set(
      unsafeAfterNote(week.plan, { respect: { areas: week.input.profile.limits.injuryAreas } }),
    );
    return [...idsOf(week)].map((id) => ({ isGood: !unsafe.has(id), what: `week ${week.week}: ${id}` }));
  });

const wishes = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) => {
    const days = trainingDays(week);
    const { profile, wishes: current = [] } = week.input;
    return [
      {
        isGood: days.length === profile.daysPerWeek,
        what: `week ${week.week}: ${days.length} days, not ${profile.daysPerWeek}`,
      },
      ...current.flatMap((wish): readonly RubricAnswer[] =>
        wish.type === "minutes"
          ? days
              .filter(([weekday]) => wish.weekdays.length === 0 || wish.weekdays.includes(weekday))
              .map(([weekday, day]) => ({
                isGood: sessionMinutes(day) <= (wish.minutes ?? 0) + 5,
                what: `week ${week.week} ${weekday}: ${Math.round(sessionMinutes(day))} minutes, not ${wish.minutes}`,
              }))
          : wish.type === "no_jumps"
            ? liftsOf(week).map((lift) => ({
                isGood: lift.exercise.impact < 2,
                what: `${where(lift)} jumps`,
              }))
            : [],
      ),
    ];
  });

const minutesOf: Readonly<Record<SessionLength, readonly [number, number]>> = {
  under_30: [15, 30],
  "30_45": [30, 45],
  "45_60": [45, 60],
  "60_plus": [60, 90],
};

const time = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.flatMap((week) => {
    const { profile, wishes: current = [] } = week.input;
    const [least, most] = minutesOf[profile.timePerSession];
    const isFull = week.plan.plan.phase === "accumulation";
    return trainingDays(week)
      .filter(
        ([weekday]) =>
          !current.some(({ type, weekdays }) => type === "minutes" && weekdays.includes(weekday)),
      )
      .map(([weekday, day]) => {
        const minutes = sessionMinutes(day);
        return {
          isGood: minutes <= most + 5 && (!isFull || minutes >= least - 5),
          what: `week ${week.week} ${weekday}: ${Math.round(minutes)} minutes`,
        };
      });
  });

const fewMoves = (weeks: readonly SimulatedWeek[]): readonly RubricAnswer[] =>
  weeks.slice(1).map((week, index) => {
    const before = weeks[index];
    const [now, then] = [idsOf(week), before === undefined ? new Set<string>() : idsOf(before)];
    const fresh = [...now].filter((id) => !then.has(id)).length;
    return {
      isGood: fresh <= Math.ceil(now.size / 2),
      what: `week ${week.week}: ${fresh} of ${now.size} are new`,
    };
  });

/** Questions about whole weeks, by id. */
export const weekQuestions: Readonly<
  Record<string, (weeks: readonly SimulatedWeek[]) => readonly RubricAnswer[]>
> = {
  lifts,
  order,
  kept: stays,
  progress,
  targets,
  volume,
  limits,
  wishes,
  time,
  "few-moves": fewMoves,
};
