/** What a person reads of an exercise that is not, or not gladly, chosen for them: in a day changed by hand and in a list to choose from. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { nameOf } from "../../explain/words.text.ts";

/** Ids of muscles and patterns as words. */
export const plain = (text: string): string => text.replaceAll("_", " ");

/** Each from an exercise id, or from what a rule found in its place. */
export const exerciseText = {
  hurts: () => "You left it out: it hurts or is not safe for you.",
  disliked: () => "You left it out: you don't like it.",
  ruledOut: (id: string) => `${nameOf(id)} does not go with an injury or a limit in your profile.`,
  noJumps: () => "Jumps are ruled out for you by your profile, your age or your weight.",
  aboveLevel: () => "This exercise is above your level for now.",
  tooHard: (id: string) =>
    exerciseById(id) === undefined
      ? "The target is above what you can do now."
      : `Harder than what you can do now: ${nameOf(id)}.`,
} as const;
