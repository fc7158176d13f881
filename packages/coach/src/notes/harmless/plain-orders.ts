/** "No deep squats please": an order and nothing else. What it names goes; there is nothing to ask about it. */
import { exercisesIn, withExercises } from "../exercise-words.ts";

const orders = /\b(?:no|not|without|skip|avoid|drop|leave|never|don't|minu|no more|nothing)\b/;
const small =
  /^(?:no|not|without|skip|avoid|drop|leave|never|don't|minu|nothing|out|any|more|please|pl|pls|plz|the|and|or|nor|heavy|kind of|with|for|me|thank|thanks|you|want|do|doing|i|i'd|would|like|rather|to|at|all|thi|this|next|week|from|now|on|my|surgeon|doctor|gp|physio|physiotherapist|say|said|want|wants)$/;

/** @param sentence in one spelling */
export const isPlainOrder = (sentence: string): boolean => {
  const text = withExercises(sentence);
  const named = exercisesIn(text);
  const rest = named.reduceRight(
    (left, { term, index }) => `${left.slice(0, index)} ${left.slice(index + term.length)}`,
    text,
  );
  return (
    named.length > 0 &&
    orders.test(rest) &&
    rest.split(/[^\w']+/).every((word) => word === "" || small.test(word))
  );
};
