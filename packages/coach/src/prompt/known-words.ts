/**
 * Reads a model's words by what they are made of: a sentence is shown when every word of it is one that the app itself uses
 * of training, or an everyday one, and when none of its topics is left to the app's own sentences (coach.T5). A list of what
 * is bad can always be walked around with another word; a list of what is known cannot.
 */
import { catalogue } from "../catalogue/catalogue.ts";
import { mayBeSaid } from "../validate/model-words.ts";
import { commonWords } from "./common-words.data.ts";

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .match(/[\p{L}\p{M}']+/gu) ?? [];

let known: ReadonlySet<string> | undefined;
/** Made with the first question: most devices and servers ask none. */
const knownWords = (): ReadonlySet<string> => {
  known ??= new Set(
    [
      commonWords,
      ...catalogue.flatMap(({ name, aliases, howTo, cues }) => [name, ...aliases, ...howTo, ...cues]),
    ]
      .flatMap(wordsOf)
      .flatMap(stemsOf),
  );
  return known;
};

/** The forms that a word of the list may take: "rowing", "rowed", "rows", "quickly", "harder", "finishers", "tiredness". */
const stemsOf = (word: string): readonly string[] => {
  const bare = word.replace(/'s$|'$/, "");
  const stems = [bare, withoutEnding(bare), withoutEnding(withoutEnding(bare))];
  const forms = stems.flatMap((stem) => [
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/, "$1"),
    stem.replace(/i$/, "y"),
  ]);
  // What is left of a short word could be left of any.
  return [bare, ...forms.filter((form) => form.length > 2)];
};

const withoutEnding = (word: string): string => word.replace(/(?:ing|ed|es|s|ly|er|est|d|ness)$/, "");

/**
 * True for a sentence of known words about nothing that the app says itself.
 * @param names of exercises that it may speak of besides the catalogue's
 */
export const isKnownTalk = (sentence: string, names: readonly string[] = []): boolean => {
  const own = new Set(names.flatMap(wordsOf));
  return (
    mayBeSaid(sentence) &&
    wordsOf(sentence).every((word) => own.has(word) || stemsOf(word).some((form) => knownWords().has(form)))
  );
};
