/**
 * The words that a note is read for, each list a closed one (coach.md 3a-2, 1.4). Texts come lower-cased, with plain
 * apostrophes, one space between words and no hyphens. What belongs to training ("chest day", "back squats", "out of
 * breath after sprints") or to somebody else ("my wife is pregnant") is no sign.
 */
import type { AdviceFlag, InjuryArea, StopFlag } from "./text-flags.ts";

const effort = "(?:sprint|interval|hiit|burpee)";

/** Words that end training until a professional has looked. */
export const stopWords: readonly (readonly [StopFlag, RegExp])[] = [
  [
    "chest_pain",
    /\bchest ?(?:pains?|pian|tightness|pressure\b|discomfort)|\b(?:pains?|pressure|tightness) (?:in|on|across|behind) (?:my |the )?(?:chest|breastbone|heart)\b|\btight chest\b|\bchest (?:(?:feels?|felt|is|was|gets?|got) (?:very |so |really |a bit )?(?:tight\b|heavy\b|painful)|hurts?\b|hurting)|\bangina\b|\bheart attack\b/g,
  ],
  [
    "faint",
    /\bfaint(?:ed|ing|s)\b|\bfaint\b(?! (?:line|praise|hope|smell|light|of heart|hearted))|\bpass(?:ed|ing)? out\b|\bblack(?:ed|ing)? out\b(?! (?:curtain|blind))|\bblackouts?\b(?! (?:curtain|blind))|\blost consciousness\b|\bcollapsed\b/g,
  ],
  [
    "breath",
    new RegExp(
      `\\bshort(?:ness)? of breath\\b(?! (?:after|from) (?:the |my |some |a )?(?:hard |long )?${effort})|\\bcan(?:no|')?t breathe\\b(?! through)|\\b(?:trouble|difficulty|hard time) breathing\\b(?! through)|\\bhard to breathe\\b(?! through)|\\bbreathless(?:ness)? (?:at rest|lying|in bed|sitting|when i (?:sit|lie|rest))`,
      "g",
    ),
  ],
  [
    "headache",
    /\b(?:sudden(?:ly)?|severe|worst|thunderclap|terrible)\b[ ,]*(?:and |a )?(?:very )?(?:severe |bad |strong )?headaches?\b|\bheadaches? (?:came|started|hit) (?:me )?(?:very )?suddenly\b/g,
  ],
  [
    "calf",
    /\b(?:swollen|swelling)\b[^.!?;]{0,24}?\bcal(?:f|ves)\b|\bcal(?:f|ves)\b[^.!?;]{0,24}?\b(?:swollen|swelling|swelled)\b/g,
  ],
  [
    "bleeding",
    /(?<!\b(?:nose|gums?|hands?|palms?|shins?|fingers?|skin)(?: (?:is|are|was|were))? )\bbleeding\b(?! (?:edge|hands?|gums?|nose|palms?|fingers?|shins?))/g,
  ],
];

/** Words that call for advice while careful training goes on. */
export const adviceWords: readonly (readonly [AdviceFlag, RegExp])[] = [
  ["numb", /\bnumb(?:ness)?\b|\btingl(?:ing|es?|y)\b|\bpins and needles\b/g],
  [
    "night_pain",
    /\bpains? (?:at|in the|during the|every) nights?\b|\bnight pains?\b|\b(?:hurts?|aches?) (?:at|in the|every) nights?\b|\bpain (?:wakes|woke|is waking) me\b/g,
  ],
  [
    "pregnant",
    /(?<!\b(?:wife|partner|girlfriend|sister|daughter|friend|she)(?:'s| is| was| got)? )\bpregnan(?:t|cy)\b|\bi(?:'m| am) expecting\b/g,
  ],
];

/** A word of trouble that may stand anywhere beside the area; "bad knee" and "trouble with" only right before it. */
const trouble =
  "(?:hurt(?:s|ing)?|pains?|painful|aches?|aching|achy|injur(?:y|ed)|strain(?:ed)?|sprain(?:ed)?|torn|tore|sore|tweak(?:ed)?|surgery|clicks?|clicking|impingement|tend[io]n\\w+|swollen|trouble|(?:is|are|was|feels?|felt|been|gets?) (?:very |so |really )?bad)";
const badBefore = "bad (?:left |right |lower |old )?";

/** The back that can hurt, not the one somebody comes back with, nor an exercise. */
const back =
  "(?:lower |low )back|(?<=\\b(?:my|the) )back(?! (?:squats?|rows?|extensions?|day))|back(?= (?:pains?|aches?|injur|hurts?|strain|is|was))|(?<!\\b(?:am|i'm|get|got|come|came|coming|go|going|went|be|welcome) )back(?! (?:to|from|at|home|into|on|after|again|with|in|squats?|rows?|extensions?|day))|spine|disc";

const areas: readonly (readonly [InjuryArea, string])[] = [
  ["shoulder", "shoulders?|rotator cuff"],
  ["elbow", "elbows?"],
  ["wrist", "wrists?"],
  ["lower_back", back],
  ["hip", "hips?"],
  ["knee", "knees?"],
  ["ankle", "ankles?|achilles"],
  ["neck", "neck"],
];

/** An area counts only beside a word of trouble: "knee hurts", "pain in the left shoulder"; "new knee sleeves" does not. */
export const areaWords: readonly (readonly [InjuryArea, RegExp])[] = areas.map(([area, words]) => [
  area,
  new RegExp(
    `\\b(?:${words})\\b(?<between>[^.!?;]{0,24}?)\\b${trouble}\\b|\\b${trouble}\\b[^.!?;]{0,24}?\\b(?:${words})\\b|\\b${badBefore}(?:${words})\\b`,
    "g",
  ),
]);

const notShot =
  "(?! (?:shots?|jabs?|vaccin\\w*|boosters?|tests?\\b(?!,? (?:was |is |came back )?positive)|season|negative))";
export const illnessWords = new RegExp(
  `\\b(?:positive (?:for )?(?:the )?(?:flu|covid)|(?:fever|feverish|flu|influenza|covid(?: 19)?)${notShot}\\b|vomit\\w*|stomach bug|chest infection|pneumonia|bronchitis)`,
  "g",
);
export const travelWords =
  /\b(?:travel(?:l?ing)?|on the road(?! to)|hotels?|business trip|on holiday|on vacation|away from home)\b/g;

/** Words that may stand between a denial and what it denies: "no signs of any chest pain", "never had real chest pain". */
const between =
  "any|had|have|having|got|feel|felt|been|more|longer|new|real|signs? of|history of|an?|the|my|really|ever|in|left|right|lower|\\w+ (?:or|nor)";
/**
 * A denial right before the words. "No sleep and chest pain" denies the sleep only, and "not just chest pain" nothing:
 * other words in between end the denial.
 */
export const denial = new RegExp(
  `\\b(?:no|not|never|without|denies|denied|free of|(?:is|are|was|were|do|does|did|has|have|had)n'?t)(?: (?:${between}))* $`,
);
