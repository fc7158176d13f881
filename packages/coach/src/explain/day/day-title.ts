/** A day's title says what the day holds: a word of the template whose movement is not there gives way to one that is. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise, Muscle, Pattern } from "../../catalogue/exercise.ts";
import { leadOf } from "../../design/select/power.ts";
import { capital, listed } from "../words.text.ts";

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

/** What a title may speak of, its family, and the moves that make it true; words of one family never stand side by side for want of others. */
const subjects: ReadonlyMap<string, readonly [family: string, holds: Holds]> = new Map([
  ["squat", ["legs", ({ pattern, name }) => pattern === "squat" && /squat/i.test(name)]],
  ["legs", ["legs", either(ofPattern("squat", "lunge"), trains("quads"))]],
  ["quads", ["legs", trains("quads")]],
  ["hinge", ["hips", ofPattern("hinge")]],
  ["hips", ["hips", either(ofPattern("hinge"), trains("glutes"))]],
  ["overhead", ["shoulders", ofPattern("v_push")]],
  ["press", ["press", presses]],
  ["push", ["press", presses]],
  ["chest", ["press", trains("chest")]],
  ["pull", ["pull", pulls]],
  ["back", ["pull", pulls]],
  ["upper back", ["pull", pulls]],
  // Rows train the back of the shoulders too, and no one calls them shoulder work.
  ["shoulders", ["shoulders", ofPattern("v_push", "lateral")]],
  ["arms", ["arms", ofPattern("arm_flex", "arm_ext")]],
  ["biceps", ["arms", trains("biceps")]],
  ["core", ["core", ofPattern("core")]],
  ["trunk", ["core", ofPattern("core")]],
  ["calves", ["calves", trains("calves")]],
]);

/** Words that come in where others go, in this order for each move. */
const standIns = ["squat", "hinge", "legs", "press", "pull", "shoulders", "arms", "core", "calves"];

const familyOf = (word: string): string | undefined => subjects.get(word)?.[0];
const isTrue = (word: string, exercises: readonly Exercise[]): boolean =>
  exercises.some((exercise) => subjects.get(word)?.[1](exercise) === true);

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
    if (title.length >= Math.max(2, words.length)) break;
    const families = new Set(title.map(familyOf));
    const next = standIns.find((word) => isTrue(word, [exercise]) && !families.has(familyOf(word)));
    if (next !== undefined) title.push(next);
  }
  // In the order in which the day has them.
  const placeOf = (word: string) => exercises.findIndex((exercise) => isTrue(word, [exercise]));
  const said = listed(title.toSorted((a, b) => placeOf(a) - placeOf(b)));
  return said === "" ? focus : capital(said);
};
