/**
 * The exercise guide (EXC-04): what a person reads who has never done it. Fourteen are written in full; every other
 * exercise of the catalogue gets its family's text with its own steps, cues and mistakes. A name that nothing matches has
 * no guide, and nobody waits for one.
 */
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { namesReps } from "../catalogue/planned.ts";
import { equipmentType, needWords } from "./equipment.text.ts";
import { familyGuides, figureOf } from "./families.data.ts";
import type { FigureName } from "./figure-name.ts";
import { type FullGuide, fullGuides } from "./full-guides.data.ts";
import { catalogueGuideText } from "./guide.text.ts";
import { muscleNames, musclesOf } from "./muscle-names.text.ts";
import { nameWords, oneForm } from "./name-words.ts";

/** The guide of one exercise as a screen shows it. */
export type Guide = {
  readonly exerciseId: string;
  readonly name: string;
  /** Written for this exercise alone. */
  readonly full: boolean;
  readonly machineType: string;
  readonly howToFind: string;
  readonly visualDescription: string;
  /** Before the first repetition. */
  readonly setup: readonly string[];
  /** The repetition itself. */
  readonly steps: readonly string[];
  readonly cues: readonly string[];
  /** In words, directly trained ones first. */
  readonly targetMuscles: readonly string[];
  readonly commonMistakes: readonly string[];
  readonly variations: readonly string[];
  readonly progressionTips: readonly string[];
  /** Text only. */
  readonly videoHint: string;
  readonly figure: FigureName;
};

type Named = {
  readonly exercise: Exercise;
  /** Not an alias. */
  readonly isOwn: boolean;
  /** Its words in one form, with a space between them. */
  readonly name: string;
  readonly words: ReadonlySet<string>;
};

const wordsIn = (text: string) => {
  const words = nameWords(text).map(oneForm);
  return { name: words.join(" "), words: new Set(words) };
};
const names: readonly Named[] = catalogue
  // Where two fit as well, the exercise with a full guide is meant.
  .toSorted((a, b) => Number(b.guideKey !== null) - Number(a.guideKey !== null))
  .flatMap((exercise) =>
    [exercise.name, ...exercise.aliases].map((name, at) => ({ exercise, isOwn: at === 0, ...wordsIn(name) })),
  );

const joined = (name: string): string => name.replaceAll(" ", "");
/** Whole words only: 'up' is not in 'support'. */
const holds = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);
const hasAll = (known: Named, words: ReadonlySet<string>): boolean =>
  [...words].every((word) => known.words.has(word));
const byLength = (a: Named, b: Named): number => a.name.length - b.name.length;
/** An exercise's own name before what else it is called: 'press' is no 'Press-up'. */
const ownFirst = (a: Named, b: Named): number => Number(b.isOwn) - Number(a.isOwn) || byLength(a, b);

/**
 * The exercise that a name means: exact, then partial. 'Push-Ups', 'push up' and 'pushup' are one name, and the same
 * words in another order are exact too. A longer name than ours ('Slow Goblet Squats') takes the longest of ours in it;
 * a shorter one ('Leg') the shortest of ours that has it, in its order before any other.
 */
const exerciseNamed = (name: string): Exercise | undefined => {
  const { name: wanted, words } = wordsIn(name);
  if (wanted === "") return undefined;
  return (
    names.find((known) => known.name === wanted) ??
    names.find((known) => joined(known.name) === joined(wanted)) ??
    names.find((known) => known.words.size === words.size && hasAll(known, words)) ??
    names.filter((known) => holds(wanted, known.name)).toSorted((a, b) => byLength(b, a))[0] ??
    names.filter((known) => holds(known.name, wanted)).toSorted(ownFirst)[0] ??
    names.filter((known) => hasAll(known, words)).toSorted(ownFirst)[0]
  )?.exercise;
};

/** @param name as a plan or a log has it; need not be ours */
export const findGuide = (name: string): Guide | undefined => {
  const exercise = exerciseNamed(name);
  return exercise === undefined ? undefined : guideFor(exercise);
};

/**
 * By id first: a plan's own id is surer than its name.
 * @param cardTip the way up that the card names, which is the only one then; '' where it names none: tips with a number of
 *   repetitions, which may not be those of the card, are left out
 */
export const guideOf = (exerciseId: string, name: string, cardTip?: string): Guide | undefined => {
  const exercise = exerciseById(exerciseId);
  const guide = exercise === undefined ? findGuide(name) : guideFor(exercise);
  if (guide === undefined || cardTip === undefined) return guide;
  const general = guide.progressionTips.filter((tip) => !namesReps(tip));
  return { ...guide, progressionTips: cardTip === "" ? general : [cardTip] };
};

/**
 * How to do it: the full guide where there is one, else the family's text with the exercise's own cues (settled
 * point 26).
 */
export const guideFor = (exercise: Exercise): Guide => {
  const full: FullGuide | undefined = Object.hasOwn(fullGuides, exercise.guideKey ?? "")
    ? // The line above asked for the key.
      fullGuides[exercise.guideKey as keyof typeof fullGuides]
    : undefined;
  const { primary, secondary } = musclesOf(exercise);
  const shared = {
    exerciseId: exercise.id,
    name: exercise.name,
    steps: exercise.howTo,
    cues: exercise.cues,
    targetMuscles: [...primary, ...secondary].map((muscle) => muscleNames[muscle]),
  };
  if (full !== undefined) return { ...shared, full: true, ...full };
  const family = familyGuides[exercise.family] ?? catalogueGuideText.anyFamily;
  return {
    ...shared,
    full: false,
    machineType: equipmentType(exercise),
    howToFind: whereToFind(exercise),
    visualDescription: family.looks,
    setup: family.setup,
    commonMistakes: exercise.mistakes,
    variations: ladder(exercise),
    progressionTips: [exercise.tips],
    videoHint: catalogueGuideText.video(exercise.name, family.watch),
    figure: figureOf[exercise.id] ?? family.figure,
  };
};

const whereToFind = ({ machine, needs }: Exercise): string => {
  if (machine !== null) return catalogueGuideText.sign(machine);
  const words = needWords(needs);
  return words === undefined ? catalogueGuideText.onlyFloor : catalogueGuideText.needs(words);
};

const ladder = ({ easier, harder, family, id }: Exercise): readonly string[] => {
  const nameOf = (other: string | null) => (other === null ? undefined : exerciseById(other)?.name);
  const [down, up] = [nameOf(easier), nameOf(harder)];
  const relatives = catalogue
    .filter((other) => other.family === family && other.id !== id)
    .map((other) => other.name)
    .filter((name) => name !== down && name !== up);
  return [
    ...(down === undefined ? [] : [catalogueGuideText.easier(down)]),
    ...(up === undefined ? [] : [catalogueGuideText.harder(up)]),
    ...(relatives.length === 0 ? [] : [catalogueGuideText.related(relatives.slice(0, 3))]),
  ];
};
