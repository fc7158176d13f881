/** A note as sentences in one spelling, before anything of it is understood. */
import { rewritten } from "../word-list.ts";
import { mistypedWords, otherNames, otherWords, readings, spellings } from "./rewrites.data.ts";

/** A word with what it is compared by: its letters in order, and itself without doubled ones. */
const spellingOf = (word: string) => ({
  word,
  letters: [...word].toSorted().join(""),
  single: word.replace(/(.)\1+/g, "$1"),
});
type Spelling = ReturnType<typeof spellingOf>;
const byInitial = Map.groupBy(mistypedWords.split(" ").map(spellingOf), ({ word }) => word[0]);
/** One letter too many, too few or wrong. */
const isOneOff = (word: string, meant: string): boolean => {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const skips = word.length === meant.length ? [1, 1] : word.length < meant.length ? [0, 1] : [1, 0];
  return word.slice(at + (skips[0] ?? 0)) === meant.slice(at + (skips[1] ?? 0));
};
const isMistyped = (one: Spelling, meant: Spelling): boolean =>
  one.word[0] === meant.word[0] &&
  (one.letters === meant.letters ||
    one.single === meant.single ||
    (meant.word.length > (one.word.length < meant.word.length ? 4 : 5) && isOneOff(one.word, meant.word)));
const everyday = new Set(otherWords.split(" "));
const spelled = (word: string): string => {
  const near = byInitial.get(word[0]) ?? [];
  const one = word.replace(/s$/, "");
  if (everyday.has(word) || everyday.has(one) || near.some((meant) => word.startsWith(meant.word)))
    return word;
  const [whole, stem] = [spellingOf(word), spellingOf(one)];
  const exact = near.find((meant) => isMistyped(whole, meant));
  if (exact !== undefined) return exact.word;
  const many = near.find((meant) => isMistyped(stem, meant));
  return many === undefined ? word : `${many.word}s`;
};

/** One spelling for what keyboards and copies write in several ways; a word broken over two lines is one again. */
export const normalizedNote = (note: string): string =>
  rewritten(
    note
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\p{Cf}/gu, "")
      // One run, one look: patterns that each begin with any number of spaces read a long run of them again and again.
      .replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " ")),
    spellings,
  ).replace(/\b[a-z]{4,11}\b/g, spelled);

/** The same as the reader takes it. */
export const noteToRead = (note: string): string => rewritten(normalizedNote(note), readings);

/** The text without names, idioms and words in which a part of the body means none. */
export const withoutNames = (text: string): string => rewritten(text, otherNames);

/** Parts of a note that say one thing each. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\b(any|every|no)thing but\b|\ball but\b/g, "$1thing except")
    .split(
      /(?:\.(?!\d)|[!?;\n])+\s*|,? (?:but|however|although|though|yet) |,? (?:and )?(?=(?:otherwise|apart from (?:that|this|it)|other than (?:that|this)|(?:besides|aside from) (?:that|this)|(?:the )?rest (?:of|is|feels|felt|was|went)|everything else|all else|nothing else)\b)/,
    )
    .filter((part) => part.trim() !== "");
