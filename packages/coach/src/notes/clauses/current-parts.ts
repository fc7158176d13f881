/**
 * What a note still says of today. Each thing is told in clauses, and the last one about it decides: "it ached on Tuesday, gone
 * now" holds nothing, "the knee is fine now, the shoulder hurts" holds the shoulder.
 */
import { complaint, namesOnlyMuscles, partsIn } from "../body.data.ts";
import { illnessWords } from "../limits/conditions.data.ts";
import { withoutNames } from "../sentences/sentences.ts";
import * as words from "./current-words.data.ts";
import { isLongPast, isReported } from "./reported.ts";

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

type Clause = { readonly of: number; readonly text: string; holds: boolean };

const isClosedBy = (earlier: string, closing: string): boolean =>
  !words.recurs.test(earlier) &&
  (words.saysChange.test(closing) || (words.wasOnce.test(earlier) && !words.goesOn.test(earlier)));

/** Closes the nearest clause about a part of the body before it, else all of its sentence. */
const closeBack = (clauses: readonly Clause[], index: number): void => {
  const closing = clauses[index]?.text ?? "";
  const of = clauses[index - 1]?.of;
  const before = clauses.slice(0, index).filter((one) => one.of === of && one.holds);
  const named = before.findLastIndex(({ text }) => partsIn(text).length > 0);
  const about = before.slice(Math.max(named, 0));
  const earlier = about.map(({ text }) => text).join(",");
  if (
    about.length === 0 ||
    (isClosedBy(earlier, closing) && !(words.foundNothing.test(closing) && isReported(earlier, complaint)))
  )
    for (const one of [...about, ...clauses.slice(index, index + 1)]) one.holds = false;
};

const isOfIllness = ({ text }: Clause): boolean =>
  isReported(withoutNames(text), illnessWords) || isReported(text, words.someCold);

/** Being well ends the illnesses that were told before it, unless something of them is left. */
const closeIllness = (clauses: readonly Clause[], index: number): void => {
  const over = clauses.slice(0, index).filter((one) => isOfIllness(one) && !words.illNow.test(one.text));
  const [first] = over;
  // "The knee hurt too, better now": that may be the knee alone.
  if (first === undefined || partsIn(clauses[index - 1]?.text ?? "").length > 0) return;
  const isLeft = clauses
    .slice(clauses.indexOf(first))
    .some(({ text }) => words.leftOfIllness.test(text) && partsIn(text).length === 0);
  if (!isLeft) for (const one of [...over, ...clauses.slice(index, index + 1)]) one.holds = false;
};

/** "Now it is stiff": a complaint, or its return, of what was named before. */
const isOfBefore = (text: string): boolean =>
  words.ofBefore.test(text) &&
  partsIn(text).length === 0 &&
  (isReported(text, complaint) || isReported(text, words.returned));

/** @returns each sentence without what is over in it */
export const currentParts = (sentences: readonly string[]): readonly string[] => {
  const clauses: Clause[] = sentences.flatMap((sentence, of) =>
    isOfNow(sentence)
      ? sentence
          .split(words.border)
          .map((text): Clause => ({ of, text: text.trim(), holds: !words.feared.test(text) }))
      : [],
  );
  for (const [index, one] of clauses.entries()) {
    const { text } = one;
    const next = clauses[index + 1];
    if (next?.of === one.of && (words.excepts.test(next.text) || isOfBefore(next.text))) continue;
    if (words.halfLeave.test(text)) continue;
    if (words.doubted.test(text.replaceAll(eachClosing, "").replace(words.closesIt, ""))) continue;
    if (words.wellNow.test(text)) closeIllness(clauses, index);
    if (words.official.test(text) && (words.closesOwn.test(text) || words.closesIt.test(text)))
      for (const [at, other] of clauses.entries()) {
        const isNear = other.of === one.of && (words.yearsAfter.test(other.text) || at < index);
        const isVisit = at < index && partsIn(other.text).length === 0;
        if ((isNear || isVisit) && !(at < index && isReported(other.text, complaint))) other.holds = false;
      }
    if (words.closesOwn.test(text)) {
      const parts = partsIn(text);
      if (parts.length > 0 || !words.closesIt.test(text)) one.holds = false;
      for (const other of clauses.slice(0, index))
        if (other.of === one.of && partsIn(other.text).some((part) => parts.includes(part)))
          other.holds &&= !isClosedBy(other.text, text);
    }
    if (words.closesIt.test(text) && partsIn(text).length === 0) closeBack(clauses, index);
  }
  const current = sentences.map((sentence, of) => {
    const own = clauses.filter((one) => one.of === of);
    const holds = own.filter((one) => one.holds);
    return own.length > 0 && own.length === holds.length && holds.every(({ text }) => sentence.includes(text))
      ? sentence
      : holds.map(({ text }) => text).join(", ");
  });
  return current.map((text, index) => {
    const part = partsIn(sentences[index - 1] ?? "").at(-1);
    return part !== undefined && isOfBefore(text) ? `my ${part} ${text}` : text;
  });
};
