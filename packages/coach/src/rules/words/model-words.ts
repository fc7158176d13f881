/**
 * What a model may not speak of at all (coach.T5). Health, medicine, hunger and the limits of effort have fixed sentences of
 * the app's own; whether somebody else's sentence about them is a good one, no code can tell. So the topic decides, not
 * what is said of it: "stop when it hurts" goes with "train through the pain", and the built-in words stand there.
 */
import { catalogue } from "../../catalogue/catalogue.ts";
import { speaksOfHealth } from "../../notes/read-note.ts";
import { wordList } from "../../notes/word-list.ts";
import { disguise, english, foreign, modelTopics, moves } from "./model-topics.data.ts";

const topics = wordList(...modelTopics);

const isForeign = (text: string): boolean => {
  const found = (text.match(foreign) ?? []).length;
  return found >= 2 || (found === 1 && !english.test(text));
};

const plainOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[-\u2010-\u2015_/]/g, " ");

/** "Pull-ups", "pull up" and "pullups" are one move. */
const moveKey = (word: string): string => word.replace(/ /g, "").replace(/(?:e?s|ing)$/, "");

/** Words without their plural: "Split Squats" and "split squat" are one move. */
const singular = (text: string): string => plainOf(text).replace(/(?<=\p{L}{3})e?s(?!\p{L})/gu, "");

/** Names of two words and more of what is trained with sets: "lateral raise", which one word does not name. */
const longNames: readonly string[] = catalogue
  .filter(({ id }) => !/^(?:cardio|mobility)\./.test(id))
  .map(({ name }) => singular(name))
  .filter((name) => name.includes(" "));

/**
 * @param names of every exercise that a text may speak of; a word of one of them is enough
 * @returns whether a text names another one
 */
export const otherMovesThan = (names: readonly string[]): ((text: string) => boolean) => {
  const known = new Set(names.flatMap((name) => plainOf(name).match(moves) ?? []).map(moveKey));
  const own = names.map(singular);
  const others = longNames.filter((name) => !own.some((one) => one.includes(name) || name.includes(one)));
  return (text) => {
    const plain = singular(text);
    return (
      (plainOf(text).match(moves) ?? []).some((word) => !known.has(moveKey(word))) ||
      others.some((name) => plain.includes(name))
    );
  };
};

/** Whether a text names one of these. A name of one word is a word of every day ("Plank"); those of two and more are looked for. */
export const namesMove = (names: readonly string[]): ((text: string) => boolean) => {
  const long = names.map(plainOf).filter((name) => name.includes(" "));
  return (text) => {
    const plain = plainOf(text);
    return long.some((name) => plain.includes(name));
  };
};

/** True for words that a model may put before a person. */
export const isShowableText = (text: string): boolean => {
  const whole = text.normalize("NFKC");
  if (disguise.test(text) || disguise.test(whole) || isForeign(whole)) return false;
  const plain = plainOf(text);
  // A list with `g` remembers where it stood.
  topics.lastIndex = 0;
  if (topics.test(plain)) return false;
  return !speaksOfHealth(plain);
};
