/**
 * Context of a phrase in a sentence: denied, about another person, long past, or the writer's own now. Shared by everything
 * that reads a note; its words are in `reported-words.data.ts`.
 */
import { matchesIn } from "../word-list.ts";
import * as words from "./reported-words.data.ts";

/** Far enough back for "never had any signs of …". */
const denialReach = 60;
const isDenied = (textBefore: string): boolean =>
  words.denial.test(textBefore.slice(-denialReach)) &&
  !words.deniedTwice.test(textBefore.slice(-2 * denialReach));

const isLongHealed = (after: string): boolean =>
  words.longHealed.test(after) && !words.wentOn.test(after.split(/[.!?;]/, 1)[0] ?? "");
const isSomebodyElse = (before: string): boolean => {
  const withoutPlaces = before.replace(/\b(?:next to|beside|behind|in front of|near) me /g, "");
  return (
    words.somebodyElse.test(withoutPlaces) &&
    (!words.saidByOthers.test(withoutPlaces) || /\bvet\b/.test(withoutPlaces))
  );
};

/**
 * Matches of the words that are neither denied ("no chest pain", "my knee doesn't hurt"), nor about another person, nor long
 * past. A group named `between` must not deny either.
 * @param stays what has gone counts too, since a professional should see it all the same
 */
export const reportedMatches = (text: string, phrases: RegExp, stays = false): readonly RegExpExecArray[] =>
  matchesIn(text, phrases).filter((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    // "They removed my appendix" is of the writer, whoever did it.
    if (isSomebodyElse(before.slice(-denialReach)) && !/ my\b/.test(match[0]) && !words.meToo.test(after))
      return false;
    const clause = `${before.split(/[.!?;,]/).at(-1)}${match[0]}${after.split(/[.!?;,]/)[0]}`;
    if (words.ofAnother.test(clause) && !words.saidByOthers.test(text)) return false;
    const inside = match.groups?.between ?? match.groups?.amid ?? "";
    if (words.theirs.test(before) || words.theirs.test(inside)) return false;
    if (words.answeredNo.test(after)) return false;
    if (words.takenBack.test(after)) return true;
    if (isLongHealed(after) && !words.leavesSomething.test(match[0])) return false;
    if (stays && (words.goneBefore.test(before.slice(-denialReach)) || words.goneAfter.test(after)))
      return true;
    if (words.cannotWithout.test(before)) return true;
    return !isDenied(before) && !isDenied(inside);
  });

/** True of a clause that tells what others do, with no word of the writer. */
export const isOfOthers = (clause: string): boolean =>
  words.othersDo.test(clause) && !words.saidByOthers.test(clause);

/** True when the words apply to the writer at least once. */
export const isReported = (text: string, phrases: RegExp, stays = false): boolean =>
  reportedMatches(text, phrases, stays).length > 0;

/** True when a sentence speaks of what was long ago. */
export const isLongPast = (sentence: string): boolean =>
  (words.childhood.test(sentence) || (words.year.test(sentence) && words.neverSince.test(sentence))) &&
  !words.present.test(
    sentence.replace(words.childhood, "").replace(words.neverSince, "").replace(words.presentAge, ""),
  );
