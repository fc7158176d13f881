/**
 * The words that tell of a hurt joint, spine or tendon, each list a closed one (coach.md 3a-2), in the shorthand of
 * `word-list.ts`. Texts come as in `flag-words.data.ts`.
 */
import type { InjuryArea } from "./text-flags.ts";
import { expanded } from "./word-list.ts";

/** A word of trouble that may stand anywhere beside the area; "bad knee" and "trouble with" only right before it. */
const trouble =
  "(hurt~|pain(?!~ free)~|ach(es?|ing|y)|injur~|strain~|sprain~|torn|tore|tear|sore|tweak~|surgery|replacement|click~|impingement|tend[io]n~|sw[eo]ll~|trouble|twist~|dislocat~|fractur~|inflam~|arthritis|pinch~|twinge~|spasm~|buckl~|g[ai]v(e|ing) (out|way)|locks up|(something|it) popped|felt .. pop|popped out(?! to)|size of an? (\\w+ )?(grapefruit|melon|ball|balloon|egg)|balloon~|puff(ed|s|y)|killing me|bother(s|ing)|act(ing|s) up|flar~ up|(is|are|was|feel~|felt|been|gets?) ((very|so|really) )?bad)";
const badBefore = "(bad|bum|pulled|broken?|frozen|stiff) .. ";

/** The back that can hurt, not the one somebody comes back with, nor an exercise. */
const back =
  "(lower |low )back|(?<=\\b(my|the) )back(?! (squats?|rows?|extensions?|day))|back(?= (pains?|aches?|injur|hurts?|strain|spasm|is|was))|(?<!\\b(am|i'm|g[eo]t|c[ao]m~|go(ing)?|went|be|welcome|are|is) )back(?! (to|from|at|home|on|after|with|in(to)?|squats?|rows?|extensions?|day))|spine|disc|lumbar";

const areas: readonly (readonly [area: InjuryArea, words: string, alone: string])[] = [
  ["shoulder", "shoulders?|rotator cuff|labrum", "can'?t (lift|raise) my (left |right )?arm"],
  ["elbow", "elbows?", "(tennis|golfer'?s) elbow"],
  ["wrist", "wrists?", "carpal tunnel"],
  [
    "lower_back",
    back,
    "sciatica|(slipped|herniated) dis[ck]|(threw|put|pulled) (~ in )?my back|my back (went|gave) out|did my back in",
  ],
  ["hip", "hips?|hip flexors?|groin", ""],
  ["knee", "knees?|kneecaps?|meniscus|acl", ""],
  ["ankle", "ankles?|achilles|f[oe]{2}t|toes?|shins?", "rolled .. ankle|plantar fasciitis|shin splints"],
  ["neck", "neck", "can'?t turn my (neck|head)|neck .. stiff|can'?t look (left|right|up|over)"],
];

/** An area counts only beside a word of trouble: "knee hurts", "pain in the left shoulder"; "new knee sleeves" does not. */
export const areaWords: readonly (readonly [InjuryArea, RegExp])[] = areas.map(([area, words, alone]) => [
  area,
  new RegExp(
    expanded(
      `\\b(${words})\\b(?<between>[^.!?;]{0,24}?)\\b${trouble}\\b|\\b${trouble}\\b[^.!?;]{0,24}?\\b(${words})\\b|\\b${badBefore}(${words})\\b${alone && `|\\b(${alone})\\b`}`,
    ),
    "g",
  ),
]);
