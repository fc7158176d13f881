/** Free text on its way into a prompt: data, never instruction. Short, visible characters only, unable to end a fence. */

import type { Profile } from "@muster/domain/profiles/profile";

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

/** What a person wrote, clean; their own names in it say nothing about training, so they stay at home. */
export const cleanNote = (note: string, { displayName, username }: Profile): string => {
  const names = [displayName, username].flatMap((name) => [name, ...name.split(/\s+/)]);
  const found = names
    .map((name) => name.trim())
    .filter((name) => [...name].length >= shortestName)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (found.length === 0) return cleanText(note);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return cleanText(note.replace(anyName, "(name)"));
};

/** A value as the block of a question that holds data. Angle brackets as escapes: no word inside can look like its end. */
export const dataBlock = (value: unknown): string =>
  `data:\n\`\`\`json\n${JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e")}\n\`\`\``;
