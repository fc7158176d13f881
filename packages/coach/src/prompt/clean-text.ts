/** Free text on its way into a prompt: data, never instruction. Short, visible characters only, unable to end a fence. */

/** Longest note that travels (docs/specs/coach.md 3c). */
export const longestNote = 300;

/** Control and format characters out, angle brackets and backticks out, spaces single, cut to `longest` characters. */
export const cleanText = (text: string, longest: number = longestNote): string =>
  [
    ...text
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
      .replace(/[<>`]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, longest)
    .join("");
