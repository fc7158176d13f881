/** Muscles that a limit leaves without work of their own: the week says which, why, and what stands in. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise, Muscle } from "../../catalogue/exercise.ts";
import { rulesOut } from "../../catalogue/limits.ts";
import type { Person } from "../../state/person.ts";
import { limitText } from "../request-words.ts";

type Group = {
  /** As it stands in a sentence. */
  readonly name: string;
  readonly muscles: readonly Muscle[];
  /** Share of a set that counts as work: presses train the shoulders enough along. */
  readonly enough: number;
};

/** Muscles of one name count together. */
const groups: readonly Group[] = [
  { name: "your chest", muscles: ["chest"], enough: 1 },
  { name: "your back", muscles: ["lats", "upper_back"], enough: 1 },
  { name: "your shoulders", muscles: ["front_delts", "side_delts"], enough: 0.5 },
  { name: "the front of your thighs", muscles: ["quads"], enough: 1 },
  { name: "the back of your thighs", muscles: ["hamstrings"], enough: 1 },
  { name: "your glutes", muscles: ["glutes"], enough: 1 },
];

/** A share of a set from which a move is worth naming for a muscle. */
const worthNaming = 0.3;

/** Of a muscle's moves, this share has to be ruled out before a limit is the reason. */
const mostOf = 0.5;

/** One reason with all that it leaves without work. */
export type Unworked = {
  /** 'your chest', 'the front of your thighs'. */
  readonly names: readonly string[];
  /** 'Shoulder, left'. */
  readonly because: string;
  /** A planned move that works one of them along; undefined without one. */
  readonly instead: string | undefined;
};

const shareOf = ({ muscles }: Exercise, wanted: readonly Muscle[]): number =>
  Math.max(0, ...wanted.map((muscle) => muscles[muscle] ?? 0));

/** Why most of these moves are out; '' where they are not. */
const reasonFor = (moves: readonly Exercise[], { gates, excluded }: Person): string => {
  const isMost = (isOut: (exercise: Exercise) => boolean): boolean =>
    moves.filter(isOut).length >= mostOf * moves.length;
  const limit = gates.limits.find((one) => isMost((exercise) => rulesOut(one, exercise)));
  if (limit !== undefined)
    // How many kinds there are is no number of the week (coach.T1).
    return (limitText({ ...limit, exerciseIds: [] }) || limitText(limit))
      .replace(/\bwithout /g, "no ")
      .replace(/, all \d+ kinds/g, "")
      .replace(/ and \d+ like it/g, " and what is like it");
  if (isMost(({ id, contra }) => gates.ruledOut.has(id) || contra.some((tag) => gates.avoided.has(tag))))
    return "your health";
  return isMost(({ id }) => excluded.has(id)) ? "moves that you left out" : "";
};

/** @param days of a week that trains; nothing where nobody trains */
export const unworkedOf = (days: readonly DayWorkout[], person: Person): readonly Unworked[] => {
  const planned = days.flatMap(({ exercises }) =>
    exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []),
  );
  if (planned.length === 0) return [];
  const found = groups.flatMap(({ name, muscles, enough }) => {
    if (planned.some((exercise) => shareOf(exercise, muscles) >= enough)) return [];
    const own = catalogue.filter((exercise) => exercise.compound && shareOf(exercise, muscles) === 1);
    const because = reasonFor(own, person);
    const along = planned.find((exercise) => shareOf(exercise, muscles) >= worthNaming);
    return because === "" ? [] : [{ name, because, instead: along?.name }];
  });
  return [...new Set(found.map(({ because }) => because))].map((because) => {
    const alike = found.filter((one) => one.because === because);
    return {
      names: alike.map(({ name }) => name),
      because,
      instead: alike.flatMap(({ instead }) => instead ?? [])[0],
    };
  });
};
