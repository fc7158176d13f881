/** Group Q: everything can be done with what is there. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import { isFeasible, missingKit, type Place } from "../catalogue/feasible.ts";
import { chooseAtHome } from "../design/select/choose-exercises.ts";
import { situationAt } from "../state/person.ts";
import { fewestOn } from "./amounts/tally.ts";
import { faultIf, ofKnownExercises, ofTrainingDays, rule } from "./rule.ts";

const infeasibleAt = (wanted: Place) =>
  ofKnownExercises(({ path, place, known }, { person }) => {
    if (place !== wanted) return [];
    const situation = situationAt(person, wanted);
    const missing = missingKit(known, situation).join(", ") || "gym";
    return faultIf(!isFeasible(known, situation), path, known.id, `no ${missing} there`);
  });

/** Rules coach.Q1-Q3; `rules.ts` puts the groups in order. */
export const equipmentRules = [
  rule({
    id: "coach.Q1",
    sentence: "At home, every move works with the equipment that the person owns.",
    source: "spec §9",
    repairs: ["swap", "built-in-day"],
    check: infeasibleAt("home"),
  }),
  rule({
    id: "coach.Q2",
    sentence: "In the gym, every move exists in that kind of gym.",
    source: "coach design 3b",
    repairs: ["swap", "built-in-day"],
    check: infeasibleAt("gym"),
  }),
  rule({
    id: "coach.Q3",
    sentence: "Each gym day has a version that works at home.",
    source: "spec §3",
    repairs: ["home-version"],
    onManualEdit: "ignore",
    check: ofTrainingDays(({ weekday, workout, path: day }, context) => {
      if (placeOfDay(workout) !== "gym") return [];
      const { input, person } = context;
      const fewest = fewestOn(weekday, context, (drafted) => chooseAtHome(input, person, drafted));
      const count = workout.homeAlternative?.exercises.length ?? 0;
      const got = count === 0 ? "none" : `${count} exercises`;
      return faultIf(count < fewest, `${day}.homeAlternative`, got, `at least ${fewest} exercises`);
    }),
  }),
] as const;
