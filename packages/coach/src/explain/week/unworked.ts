/** Muscles that a limit leaves without work of their own: the week says which, why, and what stands in. */
import type { Limit } from "@muster/domain/planning/limits";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise, Muscle } from "../../catalogue/exercise.ts";
import { rulesOut } from "../../catalogue/limits.ts";
import { mayStand } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { limitText } from "../request.text.ts";
import { unworkedText } from "./week.text.ts";

/** Muscles of one name, as it stands in a sentence, and the share of a set that counts as work: presses train the shoulders enough along. */
type Group = readonly [name: string, enough: number, muscles: readonly Muscle[]];
const upperGroups: readonly Group[] = [
  [unworkedText.chest, 1, ["chest"]],
  [unworkedText.back, 1, ["lats", "upper_back"]],
  [unworkedText.shoulders, 0.5, ["front_delts", "side_delts"]],
];
const lowerGroups: readonly Group[] = [
  [unworkedText.quads, 1, ["quads"]],
  [unworkedText.hamstrings, 1, ["hamstrings"]],
  [unworkedText.glutes, 1, ["glutes"]],
];

/** Of a muscle's moves, this share has to be ruled out before a limit is the reason. */
const mostOf = 0.5;

const shareOf = ({ muscles }: Exercise, wanted: readonly Muscle[]): number =>
  Math.max(0, ...wanted.map((muscle) => muscles[muscle] ?? 0));

const isIllness = ({ area, condition }: Limit): boolean =>
  area === null && condition !== null && !condition.endsWith("_doctor");

/** Why most of these moves are out; '' where they are not. */
const reasonFor = (moves: readonly Exercise[], { gates, excluded }: Person): string => {
  const isMost = (isOut: (exercise: Exercise) => boolean): boolean =>
    moves.filter(isOut).length >= mostOf * moves.length;
  const found = gates.limits.find((one) => isMost((exercise) => rulesOut(one, exercise)));
  // No text names an illness (coach.T4); a doctor's word and a place are none.
  if (found !== undefined && isIllness(found)) return unworkedText.health;
  if (found !== undefined) {
    // How many kinds there are and what a doctor named are no numbers of the week (coach.T1).
    const limit = { ...found, words: "" };
    return unworkedText.limit(limitText({ ...limit, exerciseIds: [] }) || limitText(limit));
  }
  if (isMost(({ id, contra }) => gates.ruledOut.has(id) || contra.some((tag) => gates.avoided.has(tag))))
    return unworkedText.health;
  return isMost(({ id }) => excluded.has(id)) ? unworkedText.leftOut : "";
};

/**
 * @param days of a week that trains; nothing where nobody trains
 * @returns each reason ('Shoulder, left') with all that it leaves without work ('your chest')
 */
export const unworkedOf = (days: readonly DayWorkout[], person: Person) => {
  const planned = days.flatMap(({ exercises }) =>
    exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []),
  );
  if (planned.length === 0) return [];
  // Who trains seated lacks nothing: the plan is for the rest of the body.
  const groups = mayStand(person) ? [...upperGroups, ...lowerGroups] : upperGroups;
  const found = groups.flatMap(([name, enough, muscles]) => {
    if (planned.some((exercise) => shareOf(exercise, muscles) >= enough)) return [];
    const own = catalogue.filter((exercise) => exercise.compound && shareOf(exercise, muscles) === 1);
    const because = reasonFor(own, person);
    return because === "" ? [] : [{ name, because }];
  });
  return [...Map.groupBy(found, ({ because }) => because)].map(([because, alike]) => ({
    names: alike.map(({ name }) => name),
    because,
  }));
};
