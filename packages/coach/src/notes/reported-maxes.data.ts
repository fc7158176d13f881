/** The words in which people tell how strong they are in the four barbell lifts. */

/** The lifts, as people call them; "front squat" and "incline bench" are others. */
export const namedLifts = [
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
export const liftPatterns = namedLifts.map(({ exerciseId, words }) => {
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
/** Told as a best, or as what somebody lifts: "my squat is 405", "I deadlift 180 kg". */
export const isMax =
  /\bmy (?:current )?(?:(?:back )?squat|bench(?: press)?|dead ?lift|ohp|overhead press) (?:is|sits at)(?: now| at)? \d{2,3}\b(?! ?(?:%|x|sets?|reps?|min|cm|inch|degrees|days?|years?))|\bi (?:can )?(?:squat|bench(?: press)?|dead ?lift) \d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)\b(?! ?(?:x|for|plates?))|\b(?:max(?:es|imum)?|1 ?rms?|one rep(?:etition)? max(?:es)?|prs?|pbs?|personal (?:best|record)s?|bests|(?:my|current|all time) best|best (?:lifts?|(?:back )?squat|bench|dead ?lift|ohp|overhead))\b/;
/** Of another time, of somebody else, of a wish, or of what hurt. */
export const isNoMax =
  /\b(?:want|wants|wish|goal|goals|aim|aiming|target|hope|hoping|would|like to|i'd (?:like|love)|dream|reach|until|someday|eventually|used to|ago|years?|college|school|younger|back when|before|was|were|had|brother|sister|friend|buddy|wife|husband|partner|dad|mom|mum|son|daughter|coach|he|she|his|her|they|their|hurts?|hurting|pain\w*|injur\w*|tweaked|surgery|not|never|can't|cannot|couldn't|failed|nearly|almost|about|maybe|guess|roughly)\b/;
