/** Rules V1, V4: sets for each muscle, in the week and in one session. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Muscle, primaryMuscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets } from "../../design/budget/volume-budget.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { capital } from "../../explain/words.ts";
import { plain } from "../exercises/exercise.text.ts";
import { faultIf, ofTrainingDays, rule } from "../rule.ts";
import { isNormal, legalThisWeek, majorMuscleGroups, musclesAbove } from "./tally.ts";

/** Fewest fractional sets with growth that can be measured (Pelland 2024). */
const leastSets = 4;

/** Rules coach.V1, V4; `rules.ts` puts the groups in order. */
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
] as const;
