/** Flesch-Kincaid grade of a text (settled for this project: grade 8 or less). English syllables by vowel groups. */

const syllables = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const words = text.match(/[A-Za-z'-]+/g) ?? [];
  if (words.length === 0 || sentences === 0) return 0;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (sounds / words.length) - 15.59;
};
