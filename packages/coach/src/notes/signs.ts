/** Urgent signs that a note tells of. */
import { isLongPast, isReported } from "./clauses/reported.ts";
import { isBuiltSo } from "./harmless/harmless.ts";
import { redFlagRules } from "./red-flags.data.ts";
import { sentencesOf } from "./sentences/sentences.ts";
import { type UrgentSign, urgentWords } from "./signs.data.ts";

/** Phrases that mean a sign by themselves, wherever they stand in a text. */
export const phrasesIn = (text: string): readonly UrgentSign[] =>
  urgentWords.flatMap(([sign, words]) => (isReported(text, words, true) ? [sign] : []));

/** Such phrases, and kinds of words that make a sign together in one sentence. @param unnamed after `withoutNames` */
export const signsIn = (unnamed: string): readonly UrgentSign[] => {
  const sentences = sentencesOf(unnamed);
  const parts = sentences.filter((part) => !isLongPast(part) && !isBuiltSo(part));
  const rules = redFlagRules.flatMap(([sign, kinds]) =>
    parts.some((part) => kinds.every((words) => isReported(part, words, true))) ? [sign] : [],
  );
  return [
    ...new Set([...phrasesIn(parts.length === sentences.length ? unnamed : parts.join(". ")), ...rules]),
  ];
};

/** Whether any word of a sign stands there, be it denied or of somebody else: then the lists have spoken. */
export const namesSign = (unnamed: string): boolean =>
  urgentWords.some(([, words]) => unnamed.search(words) >= 0);
