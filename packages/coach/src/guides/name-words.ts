/**
 * The words of an exercise's name as people write them, brought to one form: case, marks, hyphens, plurals and the usual
 * short forms make no difference. Shared by the guide's lookup (EXC-04) and the library's search (EXLIB-02).
 */

/** What gyms write for short, and plurals that no rule makes. */
const otherForms: Readonly<Record<string, string>> = {
  db: "dumbbell",
  bb: "barbell",
  kb: "kettlebell",
  calves: "calf",
  bw: "bodyweight",
  ham: "hamstring",
  hams: "hamstring",
  tri: "tricep",
  tris: "tricep",
  bi: "bicep",
  bis: "bicep",
  flyes: "fly",
  flies: "fly",
};

/** 'presses' -> 'press', 'lunges' -> 'lunge', 'ups' -> 'up', 'press' -> 'press', 'db' -> 'dumbbell'. @param word lower case */
export const oneForm = (word: string): string => {
  if (Object.hasOwn(otherForms, word)) return otherForms[word] ?? word;
  if (/(?:ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{2}s$/.test(word) && !word.endsWith("ss") ? word.slice(0, -1) : word;
};

/** Lower case, without accents and apostrophes ('farmer's' is 'farmers'), split at everything else. */
export const nameWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
