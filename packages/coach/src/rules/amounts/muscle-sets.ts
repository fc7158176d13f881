/** Rules V1, V4, V8: sets for each muscle, in the week and in one session, and more for those that the person named. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Muscle, primaryMuscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets, targetMuscles } from "../../design/budget/volume-budget.ts";
import { legalExercises } from "../../design/select/legal.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { capital, plain } from "../exercises/exercise.text.ts";
import { craftRule, faultIf, rule } from "../rule.ts";
import { isNormal, majorMuscleGroups, musclesAbove } from "./tally.ts";

/** Fewest fractional sets with growth that can be measured (Pelland 2024). */
const leastSets = 4;

const smallMuscles = new Set<Muscle>(["side_delts", "rear_delts", "obliques", "calves", "biceps", "triceps"]);

/** Rules coach.V1, V4, V8; `rules.ts` puts the groups in order. */
export const muscleSetRules = [
  rule({
    id: "coach.V1",
    severity: "error",
    sentence:
      "No muscle gets more hard sets a week than its level allows, and in a normal week no big muscle fewer than four.",
    source: "Pelland 2024; ACSM 2026",
    repairs: ["trim-sets", "trim-muscle", "built-in-day"],
    onManualEdit: "warn",
    editText: (got, need) => `${capital(plain(got))} in the week, ${need} would be usual.`,
    check: (context) => {
      const tally = plannedMuscleSets(context.workouts);
      // Exercises have two sets and more: the last one may lie above what the designer aims at.
      const max = landmarks[context.person.volumeLevel].max + setBounds.fewest;
      // Two sets of each exercise are the least: where little else may be done, the muscle gets what the day has.
      const canGive = (muscle: Muscle): boolean =>
        context.training.some(({ workout }) =>
          workout.exercises.some(
            ({ exerciseId, sets }) =>
              setCount(sets) > setBounds.fewest && (exerciseById(exerciseId)?.muscles[muscle] ?? 0) > 0,
          ),
        );
      const over = musclesAbove(
        tally,
        () => max,
        "days",
        (muscle) => (canGive(muscle) ? "error" : "warning"),
      );
      if (!isNormal(context)) return over;
      // Who may train none of a muscle's moves is told nothing of it.
      const open = new Set(
        [...new Set(context.schedule.days.map(({ place }) => place))].flatMap((place) =>
          legalExercises(context.input, context.person, place).flatMap(primaryMuscles),
        ),
      );
      const few = majorMuscleGroups
        .filter(({ of }) => of.some((muscle) => open.has(muscle)))
        .map(({ name, of }) => ({ name, sets: Math.max(...of.map((muscle) => tally.get(muscle) ?? 0)) }))
        .filter(({ sets }) => sets < leastSets)
        .map(({ name, sets }) => ({
          path: "days",
          got: `${sets} sets for ${name}`,
          need: `at least ${leastSets}`,
          severity: "warning" as const,
        }));
      return [...over, ...few];
    },
  }),
  rule({
    id: "coach.V4",
    severity: "warning",
    sentence: "No muscle gets more hard sets in one session than its level allows.",
    source: "Remmert 2025",
    onManualEdit: "warn",
    editText: (got, need) => `${capital(plain(got))} in one session, ${need} would be usual.`,
    check: ({ training, person }) => {
      const { perSession } = landmarks[person.volumeLevel];
      return training.flatMap(({ path, workout }) =>
        musclesAbove(plannedMuscleSets([workout]), () => perSession, path),
      );
    },
  }),
  craftRule({
    id: "coach.V8",
    sentence: "Muscles that the person named get a fifth more than the usual start.",
    source: "spec §9",
    check: (context) => {
      if (!isNormal(context)) return [];
      const tally = plannedMuscleSets(context.workouts);
      const { max, start } = landmarks[context.person.volumeLevel];
      const wished = [...targetMuscles(context.input.profile.targetAreas)];
      if (wished.length === 0 || wished.length > 6) return [];
      const got = wished.reduce((all, muscle) => all + (tally.get(muscle) ?? 0), 0);
      const usual = wished.reduce(
        (all, muscle) => all + Math.min(max, start * (smallMuscles.has(muscle) ? 0.6 : 1)),
        0,
      );
      // Time wins over volume: nobody is warned of a day that is full.
      const perDay = { under_30: 0.5, "30_45": 0.7, "45_60": 1, "60_plus": 1 } as const;
      const need = Math.round(1.2 * usual * perDay[context.input.profile.timePerSession]);
      return faultIf(got < need, "days", `${got} sets for the areas named`, `at least ${need}`);
    },
  }),
] as const;
