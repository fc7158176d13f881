/** Flesch-Kincaid grade of an English text (settled point 34): years of school that it asks for. */

const syllablesOf = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/** @returns 0 for a text without words or sentences */
export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const words = text.match(/[A-Za-z'-]+/g) ?? [];
  if (words.length === 0 || sentences === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};
