/** Exercises that a note calls fine beside what hurts: "benching is fine", "squats to parallel are ok", "I can row without pain". */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type exercisesIn, withExercises, withoutExercises } from "../exercise-words.ts";
import { betweenNames, closing, doubts } from "./fine-words.data.ts";

/** Every clause of it that is about exercises and ends in a good word. */
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(
    /[,;:()]| (?:but|while|whereas|though|although) | and (?=\S+(?: \S+){0,4} (?:is|are|feels?|do|does) )/,
  );

type Named = ReturnType<typeof exercisesIn>;

/** What is called fine in one sentence. */
export type CalledFine = {
  /** Without any doubt: these exercises stay. */
  readonly stays: readonly string[];
  /** All that such clauses name, the hardest of a kind among them. */
  readonly spared: readonly string[];
  /** What else the sentence says. */
  readonly rest: string;
};

/**
 * Who calls push-ups fine means the plain ones: without a weight a harder variant is a larger load, and with one the load is chosen
 * by the weight.
 */
const usualOf = (ids: readonly string[]): readonly string[] => {
  const kind = ids.flatMap((id) => exerciseById(id) ?? []);
  const plain = Math.min(...kind.flatMap(({ takesWeight, level }) => (takesWeight ? [] : [level])));
  return kind.flatMap(({ id, takesWeight, level }) =>
    level <= (takesWeight ? heaviest : plain) ? [id] : [],
  );
};
const heaviest = 2;

const fineIn = (clause: string): Named | null => {
  const what = closing.exec(withExercises(clause).trim())?.groups?.what;
  if (what === undefined) return null;
  const { named, left } = withoutExercises(what);
  if (named.length === 0) return null;
  return betweenNames.test(left) ? named : doubts.test(left) ? [] : null;
};

/** "Push-ups and dips are fine": a name alone belongs to what is said next. */
const namesAlone = (clause: string): Named => {
  const { named, left } = withoutExercises(withExercises(clause));
  return betweenNames.test(left) ? named : [];
};

/** @param sentence in one spelling */
export const calledFine = (sentence: string): CalledFine => {
  const clauses: { text: string; fine: Named | null }[] = [];
  for (const text of clausesOf(sentence)) {
    const fine = fineIn(text);
    for (const before of fine === null || fine.length === 0 ? [] : clauses.toReversed()) {
      const alone = namesAlone(before.text);
      if (before.fine !== null || alone.length === 0) break;
      before.fine = alone;
    }
    clauses.push({ text, fine });
  }
  const named = clauses.flatMap(({ fine }) => fine ?? []);
  return {
    stays: named.flatMap(({ ids }) => usualOf(ids)),
    spared: named.flatMap(({ ids }) => ids),
    rest: clauses.every(({ fine }) => fine === null)
      ? sentence
      : clauses.flatMap(({ text, fine }) => (fine === null ? [text] : [])).join(", "),
  };
};
