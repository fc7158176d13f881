/** What the model says of each sentence of a note. */
import { chancesOf, type NoteChances } from "./note-classifier.ts";

/** Words that are judged together: of a longer note some sentences at a time. */
const longestJudged = 45;
const wordsIn = (text: string): number => text.split(" ").length;

/** A sentence with what it may be. */
export type Judged = Pick<NoteChances, "urgent" | "nothing"> & {
  readonly sentence: string;
  /** That nothing is wrong in all of it, its neighbours included. */
  readonly nothingInContext: number;
  /** The same of itself alone. */
  readonly nothingAlone: number;
};

/**
 * Each sentence alone and with its neighbours, as many as are judged together: what is wrong in either is wrong.
 * @param whole the sentences as they were written
 */
export const judged = (sentences: readonly string[], whole = sentences.join(". ")): readonly Judged[] => {
  const parts: string[][] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && wordsIn(last.join(" ")) + wordsIn(sentence) <= longestJudged)
      last.push(sentence);
    else parts.push([sentence]);
  }
  return parts.flatMap((part) => {
    const inContext = chancesOf(parts.length === 1 ? whole : part.join(". "));
    return part.map((sentence) => {
      const alone = part.length === 1 ? inContext : chancesOf(sentence);
      return {
        sentence,
        urgent: Math.max(alone.urgent, inContext.urgent),
        nothing: Math.min(alone.nothing, inContext.nothing),
        nothingInContext: inContext.nothing,
        nothingAlone: alone.nothing,
      };
    });
  });
};
