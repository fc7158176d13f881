/** Whether a session may stand on another day: this person can do it there, and hard days keep one between them (coach.C5, C6, Q1, Q2, S4). */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { Profile } from "@muster/domain/profiles/profile";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import { exerciseById } from "../catalogue/catalogue.ts";
import { homeEquipmentOf, isFeasible } from "../catalogue/feasible.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import { hardInBoth, leewayOfMinutes, mostOfSession } from "../rules/amounts/tally.ts";

/** An own exercise is known by nobody but the person who put it there: it fits. `home`: what was told of the equipment there. */
export const sessionFits = (
  workout: DayWorkout,
  { equipment, gymAccess, timePerSession }: Pick<Profile, "equipment" | "gymAccess" | "timePerSession">,
  home: GearRecord | undefined,
): boolean => {
  const situation = { place: placeOfDay(workout), equipment, gymAccess, ...homeEquipmentOf(home) };
  return (
    workout.exercises.length <= mostOfSession &&
    sessionMinutes(workout) <= sessionBounds[timePerSession].most * leewayOfMinutes &&
    workout.exercises.every(({ exerciseId }) => {
      const known = exerciseById(exerciseId);
      return known === undefined || isFeasible(known, situation);
    })
  );
};

/** True when both train a muscle with four direct sets and more: no two such days in a row (coach.C6). */
export const sessionsClash = (a: Pick<DayWorkout, "exercises">, b: Pick<DayWorkout, "exercises">): boolean =>
  hardInBoth(a, b).length > 0;
