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

/** '7-10%' of 'spec §9: 7-10%'; '' where only the section stands. */
const sourceWords = (source: string): string =>
  source.replace(/^(?:spec §\d+|coach design [\w.-]+)(?:: |$)/, "");

/** 'your log · rule for recovery', 'Your readings · mean of the day', "Muster's own rule for food". */
export const originWords = ({ source, rule }: { readonly source: string; readonly rule: string }): string => {
  const from = sourceWords(source);
  const topic = topicOf(rule);
  if (topic === undefined) return `${from || "Muster's own rule"} · ${rule}`;
  if (from === "") return `Muster's own rule${topic === "" ? "" : ` for ${topic}`}`;
  return topic === "" ? from : `${from} · rule for ${topic}`;
};
