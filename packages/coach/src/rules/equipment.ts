/** Group Q: everything can be done with what is there. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import { isFeasible, missingKit, type Place } from "../catalogue/feasible.ts";
import { fewestIn, fewestMoves } from "../design/budget/change-sets.ts";
import { isInKit } from "../design/progress/kit-loads.ts";
import { chooseAtHome } from "../design/select/choose-exercises.ts";
import { situationAt } from "../design/select/legal.ts";
import { timeOn } from "../design/template/wished-input.ts";
import { nameOf } from "../explain/words.ts";
import { patternSets } from "./amounts/tally.ts";
import { type CheckContext, craftRule, type Finding, faultIf, rule } from "./rule.ts";

const infeasible = (context: CheckContext, wanted: Place): readonly Finding[] => {
  const situation = situationAt(context.input, context.person, wanted);
  return context.exercises.flatMap(({ path, place, exercise, known }) => {
    if (place !== wanted || known === undefined || isFeasible(known, situation)) return [];
    const missing = missingKit(known, situation).join(", ") || "gym";
    return [{ path, got: exercise.exerciseId, need: `no ${missing} there` }];
  });
};

/** Rules coach.Q1-Q5; `rules.ts` puts the groups in order. */
export const equipmentRules = [
  rule({
    id: "coach.Q1",
    severity: "error",
    sentence: "At home, every move works with the equipment that the person owns.",
    source: "spec §9",
    repairs: ["swap", "built-in-day"],
    onManualEdit: "warn",
    editText: (got) => `${nameOf(got)} needs equipment that you do not have at home.`,
    check: (context) => infeasible(context, "home"),
  }),
  rule({
    id: "coach.Q2",
    severity: "error",
    sentence: "In the gym, every move exists in that kind of gym.",
    source: "coach design 3b",
    repairs: ["swap", "built-in-day"],
    onManualEdit: "warn",
    editText: (got) => `${nameOf(got)} needs equipment that your gym does not have.`,
    check: (context) => infeasible(context, "gym"),
  }),
  rule({
    id: "coach.Q3",
    severity: "error",
    sentence: "Each gym day has a version that works at home.",
    source: "spec §3",
    repairs: ["home-version"],
    onManualEdit: "ignore",
    check: ({ training, phase, person, input, draft }) =>
      training.flatMap(({ weekday, workout, path }) => {
        const usual = fewestIn(phase, person, timeOn({ input, person }, weekday));
        const drafted = draft.days.find((day) => day.weekday === weekday);
        // Limits may leave no more at home, as on the day itself (coach.S4).
        const fewest =
          person.gates.avoided.size === 0 || drafted === undefined
            ? usual
            : Math.max(fewestMoves.cut, Math.min(usual, chooseAtHome(input, person, drafted).slots.length));
        const count = workout.homeAlternative?.exercises.length;
        return faultIf(
          placeOfDay(workout) === "gym" && (count ?? 0) < fewest,
          `${path}.homeAlternative`,
          count === undefined ? "none" : `${count} exercises`,
          `at least ${fewest} exercises`,
        );
      }),
  }),
  craftRule({
    id: "coach.Q4",
    sentence: "The home version covers at least four fifths of the gym day's sets, pattern by pattern.",
    source: "coach design 3b",
    check: ({ training }) =>
      training.flatMap(({ workout, path }) => {
        if (workout.homeAlternative === null) return [];
        const gym = patternSets([workout]);
        const home = patternSets([workout.homeAlternative]);
        const total = [...gym.values()].reduce((sum, sets) => sum + sets, 0);
        const covered = [...gym].reduce(
          (sum, [pattern, sets]) => sum + Math.min(sets, home.get(pattern) ?? 0),
          0,
        );
        return faultIf(
          covered < 0.8 * total,
          `${path}.homeAlternative`,
          `${covered} of ${total} sets`,
          "80%",
        );
      }),
  }),
  craftRule({
    id: "coach.Q5",
    sentence:
      "A planned weight is one that can be set up: with the person's kit, or a usual one and what they have lifted.",
    source: "coach design 3b",
    check: (context) =>
      context.exercises.flatMap(({ path, place, exercise }): readonly Finding[] => {
        const { loadLb } = exercise;
        return loadLb === null || isInKit(loadLb, exercise, place, context.person)
          ? []
          : [{ path: `${path}.loadLb`, got: loadLb, need: "a weight of the kit" }];
      }),
  }),
] as const;
