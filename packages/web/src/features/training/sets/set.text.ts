/** How prescriptions and sets read on the screen. Text only: no rule lives here. */
import type { ExerciseMetric, PlannedExercise } from "@muster/domain/planning/plan";
import { formatClock, setMassIn } from "@muster/domain/shared/format";
import { roundTo, type UnitSystem } from "@muster/domain/shared/units";
import type { LoggedSet } from "@muster/domain/training/session";

/** '4 × 8-10 • Rest 90 sec' (EXC-01); '1 × 1600 m • No rest' where the plan says 'n/a'. */
export const prescriptionLine = ({
  sets,
  reps,
  rest,
}: Pick<PlannedExercise, "sets" | "reps" | "rest">): string =>
  `${sets} × ${reps} • ${rest === "n/a" ? "No rest" : `Rest ${rest}`}`;

/** The machine to look for; undefined where none is needed or the exercise's name says it already. */
export const machineHint = ({
  name,
  machine,
}: Pick<PlannedExercise, "name" | "machine">): string | undefined =>
  machine === null || name.toLowerCase().includes(machine.toLowerCase()) ? undefined : machine;

/** A stored weight (lb) in the person's unit, without a trailing zero. */
export const weightText = (pounds: number, units: UnitSystem): string => String(setMassIn(units, pounds));

/** What a set measures besides its weight: '10', '0:45', '40 m', '8:12' of a mile; '-' when it holds nothing. */
export const measureText = (
  set: Pick<LoggedSet, "reps" | "time" | "distance">,
  metric: ExerciseMetric,
): string => {
  if (metric === "time") return set.time === null ? "-" : formatClock(set.time);
  // Of a timed distance the time is what changes.
  if (metric === "distance" && set.time !== null) return formatClock(set.time);
  if (metric === "distance") return set.distance === null ? "-" : `${roundTo(set.distance, 1)} m`;
  return set.reps === null ? "-" : String(set.reps);
};
