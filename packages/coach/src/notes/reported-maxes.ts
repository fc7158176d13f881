/**
 * How strong somebody says they are in the four barbell lifts: "bench 67.5 kg, squat 120 are my maxes", "deadlift 5x5 at 100 kg". A past
 * or wished-for number, somebody else's, or one that hurt, is none.
 */
/** A weight that was told for a lift, and how often it goes up. */
export type ReportedMax = {
  readonly exerciseId: string;
  readonly weight: number;
  /** null: none was written. */
  readonly unit: "kg" | "lb" | null;
  readonly repetitions: number;
};

/** Beyond so many repetitions a weight says little of strength. */
const mostRepetitions = 12;

/** The lifts, as people call them; "front squat" and "incline bench" are others. */
const lifts = [
  { exerciseId: "squat.barbell-back", name: "Squat", words: "(?:back )?squats?" },
  { exerciseId: "h_push.barbell", name: "Bench press", words: "bench(?: press(?:es)?)?" },
  { exerciseId: "hinge.barbell-deadlift", name: "Deadlift", words: "dead ?lifts?" },
  {
    exerciseId: "v_push.barbell",
    name: "Overhead press",
    words: "(?:overhead|military|strict) press|ohp",
  },
] as const;

const otherKind =
  "(?<!\\b(?:front|goblet|split|hack|box|overhead|pause|paused|bulgarian|dumbbell|db|kettlebell|smith|machine|incline|decline|grip|romanian|legged|leg|bar|hex|sumo|air|belt|jump|pistol|safety|zercher|deficit|floor|bodyweight) )";
const weight = "(?<weight>\\d{2,3}(?:[.,]\\d{1,2})?) ?(?<unit>kgs?|kilos?|kilograms?|lbs?|pounds?)?";
/** How each lift is told with its repetitions, and how as a best. */
const ways = lifts.map(({ exerciseId, words }) => {
  const name = `${otherKind}\\b(?:${words})\\b`;
  const patterns = (...sources: readonly string[]) => sources.map((source) => new RegExp(source));
  return {
    exerciseId,
    // "5x5 at 100 kg"; "100x5", "100 kg for 5"
    often: patterns(
      `${name}[^\\d]{0,12}\\d{1,2} ?x ?(?<often>\\d{1,2}) (?:at|@|with|of) ?${weight}`,
      `${name}[^\\d]{0,12}${weight} ?(?:x|for) ?(?<often>\\d{1,2})\\b(?! ?(?:x|sets|weeks|min))`,
    ),
    once: patterns(
      `${name}[^\\d]{0,20}${weight}(?! ?(?:x|for|%|reps|sets|min))\\b`,
      `\\b${weight} (?:max )?${name}`,
    ),
  };
});
const isMax =
  /\b(?:max(?:es|imum)?|1 ?rms?|one rep(?:etition)? max(?:es)?|prs?|pbs?|personal (?:best|record)s?|bests|(?:my|current|all time) best|best (?:lifts?|(?:back )?squat|bench|dead ?lift|ohp|overhead))\b/;
/** Of another time, of somebody else, of a wish, or of what hurt. */
const isNoMax =
  /\b(?:want|wants|wish|goal|goals|aim|aiming|target|hope|hoping|would|like to|i'd (?:like|love)|dream|reach|until|someday|eventually|used to|ago|years?|college|school|younger|back when|before|was|were|had|brother|sister|friend|buddy|wife|husband|partner|dad|mom|mum|son|daughter|coach|he|she|his|her|they|their|hurts?|hurting|pain\w*|injur\w*|tweaked|surgery|not|never|can't|cannot|couldn't|failed|nearly|almost|about|maybe|guess|roughly)\b/;

/** Each lift once, the last one that is told. @param note as it was written */
export const reportedMaxesIn = (note: string): readonly ReportedMax[] => {
  const found = new Map<string, ReportedMax>();
  const text = note
    .toLowerCase()
    .replace(/[×*]/g, "x")
    .replace(/[-–]/g, " ")
    .replace(/(\d),(?=\d{3}\b)/g, "$1");
  for (const sentence of text.split(/[.!?;\n](?!\d)/)) {
    if (isNoMax.test(sentence)) continue;
    for (const clause of sentence.split(/,(?!\d)|\band\b|\//))
      for (const { exerciseId, often, once } of ways) {
        const pattern = [...often, ...(isMax.test(sentence) ? once : [])].find((way) => way.test(clause));
        const { weight: heaviest = "", unit, often: count = "1" } = pattern?.exec(clause)?.groups ?? {};
        const repetitions = Number(count);
        if (pattern !== undefined && repetitions >= 1 && repetitions <= mostRepetitions)
          found.set(exerciseId, {
            exerciseId,
            weight: Number(heaviest.replace(",", ".")),
            unit: unit === undefined ? null : unit.startsWith("k") ? "kg" : "lb",
            repetitions,
          });
      }
  }
  return [...found.values()];
};

/** "Squat 120 kg known", as it was told. */
export const reportedMaxText = ({ exerciseId, weight, unit, repetitions }: ReportedMax): string => {
  const name = lifts.find((lift) => lift.exerciseId === exerciseId)?.name ?? "";
  const often = repetitions === 1 ? "" : ` for ${String(repetitions)}`;
  return `${name} ${String(weight)}${unit === null ? "" : ` ${unit}`}${often} known`;
};
