/** How a body is built: no sign and no new complaint, but what a week must respect. */
import { isHearsay } from "../clauses/current-parts.ts";
import * as words from "./build-words.data.ts";

/** What a body is and is not made for, as limits that stay. @param sentence in one spelling */
export const buildOf = (sentence: string): readonly ("no_floor" | "seated")[] =>
  words.ofSomeWeeks.test(sentence) || isHearsay(sentence) || words.ofSomebody.test(sentence)
    ? []
    : [
        ...(words.offFloor.test(sentence) ? (["no_floor"] as const) : []),
        ...(words.inSeat.test(sentence) ? (["seated"] as const) : []),
      ];

/** What a body does not do and has not done for long: nobody must be alarmed. @param sentence in one spelling */
export const isOfBuild = (sentence: string): boolean =>
  (words.offFloor.test(sentence) ||
    ((words.inSeat.test(sentence) || words.limbless.test(sentence)) && !words.noMore.test(sentence))) &&
  !words.isNew.test(sentence) &&
  !isHearsay(sentence);
