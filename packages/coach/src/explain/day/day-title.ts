/** A day's title says what the day holds: a word of the template whose movement is not there gives way to one that is. */

import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatList } from "@muster/domain/shared/format-list";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise, Muscle, Pattern } from "../../catalogue/exercise.ts";
import { leadOf } from "../../design/select/power.ts";
import { capital } from "../words.text.ts";

type Holds = (exercise: Exercise) => boolean;
const ofPattern =
  (...patterns: readonly Pattern[]): Holds =>
  ({ pattern }) =>
    patterns.includes(pattern);
const trains =
  (muscle: Muscle): Holds =>
  ({ muscles }) =>
    muscles[muscle] === 1;
const either =
  (...ways: readonly Holds[]): Holds =>
  (exercise) =>
    ways.some((holds) => holds(exercise));
const pulls = ofPattern("h_pull", "v_pull");
const presses = ofPattern("h_push", "v_push");

/** What a title may speak of, and the moves that make it true. */
const subjects: ReadonlyMap<string, Holds> = new Map([
  ["squat", ({ pattern, name }) => pattern === "squat" && /squat/i.test(name)],
  ["legs", either(ofPattern("squat", "lunge"), trains("quads"))],
  ["quads", trains("quads")],
  ["hinge", ofPattern("hinge")],
  ["hips", either(ofPattern("hinge"), trains("glutes"))],
  ["overhead", ofPattern("v_push")],
  ["press", presses],
  ["push", presses],
  ["chest", trains("chest")],
  ["pull", pulls],
  ["back", pulls],
  ["upper back", pulls],
  // Rows train the back of the shoulders too, and no one calls them shoulder work.
  ["shoulders", ofPattern("v_push", "lateral")],
  ["arms", ofPattern("arm_flex", "arm_ext")],
  ["biceps", trains("biceps")],
  ["core", ofPattern("core")],
  ["trunk", ofPattern("core")],
  ["calves", trains("calves")],
]);

/** Words that a title is made of, in this order for each move. */
const titleWords = ["squat", "hinge", "legs", "press", "pull", "shoulders", "arms", "core", "calves"];

const isTrue = (word: string, exercises: readonly Exercise[]): boolean =>
  exercises.some((exercise) => subjects.get(word)?.(exercise) === true);

/** The word of 'chest first'. */
const plain = (word: string): string => word.replace(/ first$/, "");

/**
 * @param focus of a day type, such as 'Squat and press'; other words than those of the templates stay as they are
 * @returns the same where it is true, else a title from what is there: 'Hinge and press'
 */
export const shownFocus = (focus: string, planned: readonly PlannedExercise[]): string => {
  const words = focus.toLowerCase().split(/, | and /);
  const exercises = planned.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
  const lead = exerciseById(leadOf(planned)?.exerciseId ?? "");
  // 'Chest first' is true where the first lift trains it.
  const holds = (word: string): boolean =>
    word === plain(word) ? isTrue(word, exercises) : lead !== undefined && isTrue(plain(word), [lead]);
  if (exercises.length === 0 || words.every(holds)) return focus;
  if (!words.every((word) => subjects.has(plain(word)))) return focus;
  const title = words.filter((word) => word === plain(word) && holds(word));
  for (const exercise of exercises) {
    const next = titleWords.find((word) => isTrue(word, [exercise]));
    const isNamed = title.some((word) => isTrue(word, [exercise]));
    if (next !== undefined && !isNamed && title.length < Math.max(2, words.length)) title.push(next);
  }
  // In the order in which the day has them.
  const placeOf = (word: string) => exercises.findIndex((exercise) => isTrue(word, [exercise]));
  return capital(formatList(title.toSorted((a, b) => placeOf(a) - placeOf(b)))) || focus;
};
