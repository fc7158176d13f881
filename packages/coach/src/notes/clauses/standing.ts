/**
 * What a note still says of today. Each thing is told in clauses, and the last one about it decides: "it ached on Tuesday, gone
 * now" holds nothing, "the knee is fine now, the shoulder hurts" holds the shoulder.
 */
import { complaint, namesOnlyMuscles, partsIn } from "../body.data.ts";
import { isLongPast, isReported } from "./reported.ts";
import * as words from "./standing-words.data.ts";

/** What hard work leaves in a muscle, and says so: no word of an injury, no joint, nothing that lasts or has one side. */
const isEffort = (text: string): boolean => {
  const rest = text.replace(words.byTraining, "");
  return (
    words.ofEffort.test(rest) &&
    (rest !== text || words.enjoyed.test(text)) &&
    !words.injured.test(rest.replace(words.enjoyed, "")) &&
    namesOnlyMuscles(text)
  );
};

/** True of what others say of anybody's body; a professional's word is of the writer's, and so is all with "I" or "my". */
export const isHearsay = (sentence: string): boolean =>
  words.hearsay.test(sentence) &&
  words.ofAnybody.test(sentence) &&
  !words.professional.test(sentence) &&
  !words.ownWords.test(sentence.replace(words.lead, ""));

/** True of the writer's own body, and of these days. */
const isOfNow = (sentence: string): boolean =>
  !isLongPast(sentence) &&
  !isEffort(sentence) &&
  !words.asksOfAnybody.test(sentence) &&
  !isHearsay(sentence) &&
  !words.notMine.test(sentence);

const eachClosing = new RegExp(words.closesOwn, "g");

type Clause = { readonly of: number; text: string; standing: boolean };

const isClosedBy = (told: string, closing: string): boolean =>
  !words.recurs.test(told) &&
  (words.saysChange.test(closing) || (words.wasOnce.test(told) && !words.goesOn.test(told)));

/** Closes the nearest clause about a part of the body before it, else all of its sentence. */
const closeBack = (clauses: readonly Clause[], index: number): void => {
  const closing = clauses[index]?.text ?? "";
  const of = clauses[index - 1]?.of;
  const before = clauses.slice(0, index).filter((one) => one.of === of && one.standing);
  const named = before.findLastIndex(({ text }) => partsIn(text).length > 0);
  const about = before.slice(Math.max(named, 0));
  const told = about.map(({ text }) => text).join(",");
  if (
    about.length === 0 ||
    (isClosedBy(told, closing) && !(words.foundNothing.test(closing) && isReported(told, complaint)))
  )
    for (const one of [...about, ...clauses.slice(index, index + 1)]) one.standing = false;
};

/** @returns each sentence without what is over in it */
export const standingParts = (sentences: readonly string[]): readonly string[] => {
  const clauses: Clause[] = sentences.flatMap((sentence, of) =>
    isOfNow(sentence)
      ? sentence
          .split(words.border)
          .map((text): Clause => ({ of, text: text.trim(), standing: !words.feared.test(text) }))
      : [],
  );
  for (const [index, one] of clauses.entries()) {
    const { text } = one;
    const next = clauses[index + 1];
    if (next?.of === one.of && words.excepts.test(next.text)) continue;
    if (words.doubted.test(text.replaceAll(eachClosing, "").replace(words.closesIt, ""))) continue;
    if (words.official.test(text) && (words.closesOwn.test(text) || words.closesIt.test(text)))
      for (const [at, told] of clauses.entries()) {
        const isNear = told.of === one.of && (words.yearsAfter.test(told.text) || at < index);
        const isVisit = at < index && partsIn(told.text).length === 0;
        if ((isNear || isVisit) && !(at < index && isReported(told.text, complaint))) told.standing = false;
      }
    if (words.closesOwn.test(text)) {
      const parts = partsIn(text);
      if (next?.of === one.of && words.reopens.test(next.text) && isReported(next.text, complaint))
        one.text = text.replace(words.closesOwn, "");
      else if (parts.length > 0 || !words.closesIt.test(text)) one.standing = false;
      for (const told of clauses.slice(0, index))
        if (told.of === one.of && partsIn(told.text).some((part) => parts.includes(part)))
          told.standing &&= !isClosedBy(told.text, text);
    }
    if (words.closesIt.test(text) && partsIn(text).length === 0) closeBack(clauses, index);
  }
  const held = sentences.map((sentence, of) => {
    const own = clauses.filter((one) => one.of === of);
    const standing = own.filter((one) => one.standing);
    return own.length > 0 &&
      own.length === standing.length &&
      standing.every(({ text }) => sentence.includes(text))
      ? sentence
      : standing.map(({ text }) => text).join(", ");
  });
  return held.map((text, index) => {
    const part = partsIn(sentences[index - 1] ?? "").at(-1);
    return part !== undefined &&
      words.ofBefore.test(text) &&
      partsIn(text).length === 0 &&
      (isReported(text, complaint) || isReported(text, words.returned))
      ? `my ${part} ${text}`
      : text;
  });
};
