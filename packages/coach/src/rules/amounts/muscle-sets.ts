/** Rules V1, V4, V8: sets for each muscle, in the week and in one session, and more for those that the person named. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Muscle, primaryMuscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets, targetMuscles } from "../../design/budget/volume-budget.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { capital } from "../../explain/words.ts";
import { plain } from "../exercises/exercise.text.ts";
import { craftRule, faultIf, ofTrainingDays, rule } from "../rule.ts";
import { isNormal, legalThisWeek, majorMuscleGroups, musclesAbove } from "./tally.ts";

/** Fewest fractional sets with growth that can be measured (Pelland 2024). */
const leastSets = 4;

const smallMuscles = new Set<Muscle>(["side_delts", "rear_delts", "obliques", "calves", "biceps", "triceps"]);

/** Rules coach.V1, V4, V8; `rules.ts` puts the groups in order. */
export const muscleSetRules = [
  rule({
    id: "coach.V1",
    sentence:
      "No muscle gets more hard sets a week than its level allows, and in a normal week no big muscle fewer than four.",
    source: "Pelland 2024; ACSM 2026",
    repairs: ["trim-sets", "trim-muscle", "built-in-day"],
    editText: (got, need) => `${capital(plain(got))} in the week, ${need} would be usual.`,
    check: (context) => {
      const tally = plannedMuscleSets(context.workouts);
      // Exercises have two sets and more: the last one may lie above what the designer aims at.
      const max = landmarks[context.person.volumeLevel].max + setBounds.fewest;
      // Two sets of each exercise are the least: where little else may be done, the muscle gets what the day has.
      const severityOf = (muscle: Muscle) =>
        context.workouts
          .flatMap(({ exercises }) => exercises)
          .some(
            ({ exerciseId, sets }) =>
              setCount(sets) > setBounds.fewest && (exerciseById(exerciseId)?.muscles[muscle] ?? 0) > 0,
          )
          ? "error"
          : "warning";
      const over = musclesAbove(tally, () => max, "days", severityOf);
      if (!isNormal(context)) return over;
      // Who may train none of a muscle's moves is told nothing of it.
      const open = new Set(legalThisWeek(context).flatMap(primaryMuscles));
      const few = majorMuscleGroups.map(({ name, of }) => {
        const sets = Math.max(...of.map((muscle) => tally.get(muscle) ?? 0));
        const isFew = sets < leastSets && of.some((muscle) => open.has(muscle));
        const need = `at least ${leastSets}`;
        return faultIf(isFew, "days", `${sets} sets for ${name}`, need, { severity: "warning" });
      });
      return [over, few];
    },
  }),
  rule({
    id: "coach.V4",
    severity: "warning",
    sentence: "No muscle gets more hard sets in one session than its level allows.",
    source: "Remmert 2025",
    editText: (got, need) => `${capital(plain(got))} in one session, ${need} would be usual.`,
    check: ofTrainingDays(({ path, workout }, { person }) =>
      musclesAbove(plannedMuscleSets([workout]), () => landmarks[person.volumeLevel].perSession, path),
    ),
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
