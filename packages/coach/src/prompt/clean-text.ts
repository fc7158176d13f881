/** Free text on its way into a prompt: data, never instruction. Short, visible characters only, unable to end a fence. */

/** Longest note that travels (docs/specs/coach.md 3c). */
const longestNote = 300;

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

/** Names shorter than this are words of every day: "al", "jo". */
const shortestName = 3;

/** A person's own names in their notes say nothing about training, so they stay at home. */
export const withoutOwnNames = (text: string, names: readonly string[]): string =>
  names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .map((name) => name.trim())
    .filter((name) => [...name].length >= shortestName)
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (kept, name) =>
        kept.replace(
          new RegExp(
            `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
            "giu",
          ),
          "(name)",
        ),
      text,
    );

/** A value as the block of a question that holds data. Angle brackets as escapes: no word inside can look like its end. */
export const dataBlock = (value: unknown): string =>
  `data:\n\`\`\`json\n${JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e")}\n\`\`\``;
