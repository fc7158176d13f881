/** A day that somebody put together, locked or copied from another week, with a warm-up and a cool-down that fit them now. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { WeekFrame } from "../week-draft.ts";
import { needsFor, suitableItems } from "./mobility.ts";

/** Exercises stay as they are; a day of rest is prepared for nothing. */
export const preparedDay = (day: DayWorkout, frame: Pick<WeekFrame, "input" | "person">): DayWorkout => {
  if (day.kind !== "training") return day;
  const needs = needsFor(
    day.exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? []),
    frame,
  );
  const home = day.homeAlternative;
  return {
    ...day,
    ...suitableItems(day, needs),
    homeAlternative: home && { ...home, ...suitableItems(home, needs) },
  };
};
