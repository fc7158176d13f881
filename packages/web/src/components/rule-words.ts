/** Whose rule stands behind a number, in words: the ids of our own papers say nothing to people. Pure. */

const topics: Readonly<Record<string, string>> = {
  "coach.F": "health and age",
  "coach.S": "what a workout holds",
  "coach.C": "your days and times",
  "coach.Q": "your equipment",
  "coach.V": "how much a week holds",
  "coach.I": "effort and weight",
  "coach.R": "how you recover",
  "coach.N": "food",
  "coach.X": "what stays and what changes",
  "coach.T": "words",
  "training.L": "what you logged",
  "training.O": "your choice",
  "planning.E": "a change by hand",
  "EXC-": "your last sets",
  "PLAN-": "what you logged",
  "REV-": "what you logged",
};

const idPattern = /^([a-z]+\.[A-Z]|[A-Z]{3,5}-)\d+$/;

/** @returns 'how you recover' for `coach.R9`; a rule that is told in words as it is; '' for an id that nobody named */
export const ruleWords = (rule: string): string => {
  const topic = idPattern.exec(rule)?.[1];
  return topic === undefined ? rule : (topics[topic] ?? "");
};
