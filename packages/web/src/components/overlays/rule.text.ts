/** Where a number comes from, in words: sections and ids of our own papers say nothing to people. Pure. */

const topics: Readonly<Record<string, string>> = {
  "coach.F": "health and age",
  "coach.S": "what a workout holds",
  "coach.C": "days and times",
  "coach.Q": "equipment",
  "coach.V": "the amount of work",
  "coach.I": "effort and weight",
  "coach.R": "recovery",
  "coach.N": "food",
  "coach.X": "variety",
  "coach.T": "words",
  "training.L": "logged sets",
  "training.O": "added exercises",
  "planning.E": "changes by hand",
  "EXC-": "suggested weights",
  "PLAN-": "counting workouts",
  "REV-": "counting workouts",
};

const idPattern = /^([a-z]+\.[A-Z]|[A-Z]{3,5}-)\d+$/;

/** @returns 'recovery' for `coach.R9`; undefined for a rule that has a sentence, '' for an unknown id */
const topicOf = (rule: string): string | undefined => {
  const family = idPattern.exec(rule)?.[1];
  return family === undefined ? undefined : (topics[family] ?? "");
};

/** 'your log · rule for recovery', 'Your readings · mean of the day', "Muster's own rule for food". */
export const originWords = ({ source, rule }: { readonly source: string; readonly rule: string }): string => {
  const topic = topicOf(rule);
  if (topic === undefined) return `${source || "Muster's own rule"} · ${rule}`;
  if (source === "") return `Muster's own rule${topic === "" ? "" : ` for ${topic}`}`;
  return topic === "" ? source : `${source} · rule for ${topic}`;
};
