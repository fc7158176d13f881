/** A day's title says what the day holds: a word of the template whose movement is not there gives way to one that is. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise, Muscle, Pattern } from "../../catalogue/exercise.ts";
import { leadOf } from "../../design/select/power.ts";
import { listed } from "../words.ts";

type Holds = (exercise: Exercise) => boolean;
const ofPattern =
  (...patterns: readonly Pattern[]): Holds =>
  ({ pattern }) =>
    patterns.includes(pattern);
const trains =
  (...wanted: readonly Muscle[]): Holds =>
  ({ muscles }) =>
    wanted.some((muscle) => muscles[muscle] === 1);
const pulls = ofPattern("h_pull", "v_pull");
const presses = ofPattern("h_push", "v_push");
const upperLegs: Holds = (exercise) => ofPattern("squat", "lunge")(exercise) || trains("quads")(exercise);
/** Rows train the back of the shoulders too, and no one calls them shoulder work. */
const shoulders: Holds = ofPattern("v_push", "lateral");

/** What a title may speak of, its family, and the moves that make it true; words of one family never stand side by side for want of others. */
const subjects: ReadonlyMap<string, { readonly family: string; readonly holds: Holds }> = new Map(
  Object.entries({
    squat: {
      family: "legs",
      holds: (exercise) => exercise.pattern === "squat" && /squat/i.test(exercise.name),
    },
    legs: { family: "legs", holds: upperLegs },
    quads: { family: "legs", holds: trains("quads") },
    hinge: { family: "hips", holds: ofPattern("hinge") },
    hips: {
      family: "hips",
      holds: (exercise) => ofPattern("hinge")(exercise) || trains("glutes")(exercise),
    },
    overhead: { family: "shoulders", holds: ofPattern("v_push") },
    press: { family: "press", holds: presses },
    push: { family: "press", holds: presses },
    chest: { family: "press", holds: trains("chest") },
    pull: { family: "pull", holds: pulls },
    back: { family: "pull", holds: pulls },
    "upper back": { family: "pull", holds: pulls },
    shoulders: { family: "shoulders", holds: shoulders },
    arms: { family: "arms", holds: ofPattern("arm_flex", "arm_ext") },
    biceps: { family: "arms", holds: trains("biceps") },
    core: { family: "core", holds: ofPattern("core") },
    trunk: { family: "core", holds: ofPattern("core") },
    calves: { family: "calves", holds: trains("calves") },
  } satisfies Record<string, { readonly family: string; readonly holds: Holds }>),
);

/** Words that come in where others go, in this order for each move. */
const standIns = ["squat", "hinge", "legs", "press", "pull", "shoulders", "arms", "core", "calves"];

const familyOf = (word: string): string => subjects.get(word)?.family ?? word;
const isTrue = (word: string, exercises: readonly Exercise[]): boolean =>
  exercises.some((exercise) => subjects.get(word)?.holds(exercise) === true);

/** True of each word; of 'chest first' where the first lift trains it. */
const holds = (
  words: readonly string[],
  exercises: readonly Exercise[],
  lead: Exercise | undefined,
): boolean =>
  words.every((word) =>
    word.endsWith(" first")
      ? lead !== undefined && isTrue(word.replace(/ first$/, ""), [lead])
      : isTrue(word, exercises),
  );

/**
 * @param focus of a day type, such as 'Squat and press'; other words than those of the templates stay as they are
 * @returns the same where it is true, else a title from what is there: 'Hinge and press'
 */
export const shownFocus = (focus: string, planned: readonly PlannedExercise[]): string => {
  const words = focus.toLowerCase().split(/, | and /);
  if (!words.every((word) => subjects.has(word.replace(/ first$/, "")))) return focus;
  const exercises = planned.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
  const lead = exerciseById(leadOf(planned)?.exerciseId ?? "");
  if (exercises.length === 0 || holds(words, exercises, lead)) return focus;
  const kept = words.filter((word) => !word.endsWith(" first") && isTrue(word, exercises));
  const wanted = Math.max(2, words.length);
  const title = [...kept];
  for (const exercise of exercises) {
    if (title.length >= wanted) break;
    const families = new Set(title.map(familyOf));
    const next = standIns.find((word) => isTrue(word, [exercise]) && !families.has(familyOf(word)));
    if (next !== undefined) title.push(next);
  }
  // In the order in which the day has them.
  const placeOf = (word: string) => exercises.findIndex((exercise) => isTrue(word, [exercise]));
  const said = listed(title.toSorted((a, b) => placeOf(a) - placeOf(b)));
  return said === "" ? focus : `${said[0]?.toUpperCase()}${said.slice(1)}`;
};
