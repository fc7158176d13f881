/** Our own plain body, front and back on a 100 x 190 grid, and where each muscle lies. One half; the other is its mirror. */
import type { Muscle } from "@muster/coach/catalogue/exercise";

type Region = {
  readonly path: string;
  /** Where its number stands. */
  readonly at: readonly [number, number];
};
/** Side from which the body is seen. */
export type Side = "front" | "back";

/** Strokes of the mannequin: path and width. */
export const mannequin: readonly (readonly [string, number])[] = [
  ["M50 22V34", 10],
  ["M34 40H66L60 84L64 100H36L40 84Z", 10],
  ["M29 42L22 68L16 92L14 102", 12],
  ["M71 42L78 68L84 92L86 102", 12],
  ["M42 104L40 140", 18],
  ["M58 104L60 140", 18],
  ["M40 142L40 176L34 183", 12],
  ["M60 142L60 176L66 183", 12],
];

const arm = {
  forearms: { path: "M21 71Q25 73 24 79L19 95L14 94L15 80Q16 72 21 71Z", at: [19, 82] },
} as const satisfies Partial<Record<Muscle, Region>>;

/** Side -> muscles that are visible from it, as SVG paths with the place of their label. */
export const regions: Readonly<Record<Side, Readonly<Partial<Record<Muscle, Region>>>>> = {
  front: {
    chest: { path: "M49 40H40Q34 42 34 50Q37 59 49 57Z", at: [42, 48] },
    front_delts: { path: "M38 36Q30 36 29 46Q30 50 32 50Q33 43 38 39Z", at: [33, 41] },
    side_delts: { path: "M29 37Q23 40 24 50L28 51Q27 43 31 36Z", at: [24, 44] },
    biceps: { path: "M25 52Q30 52 29 60L26 69L21 68L22 58Q23 52 25 52Z", at: [25, 61] },
    ...arm,
    abs: { path: "M49 60H43Q42 76 44 92L49 97Z", at: [45, 76] },
    obliques: { path: "M41 60L37 58Q38 72 40 84L38 92L42 94Q40 76 41 60Z", at: [38, 90] },
    quads: { path: "M36 104Q32 120 35 140H45Q47 124 43 106Z", at: [39, 122] },
    adductors: { path: "M49 103L45 106Q48 118 47 132Q51 118 49 103Z", at: [48, 112] },
  },
  back: {
    upper_back: { path: "M49 31L41 36Q37 44 40 54L49 62Z", at: [44, 46] },
    rear_delts: { path: "M38 36Q28 36 26 47L32 50Q33 42 39 39Z", at: [31, 42] },
    lats: { path: "M39 57L35 52Q35 66 40 82L48 83V64Z", at: [41, 70] },
    triceps: { path: "M25 51Q30 52 29 60L26 69L21 68L22 58Q23 52 25 51Z", at: [25, 61] },
    ...arm,
    lower_back: { path: "M49 85H42L41 95L49 97Z", at: [45, 91] },
    glutes: { path: "M49 99Q36 97 34 106Q34 117 43 117Q49 116 49 109Z", at: [41, 107] },
    hamstrings: { path: "M34 120Q33 130 35 141H45Q48 130 47 119Q40 122 34 120Z", at: [40, 131] },
    calves: { path: "M37 145Q33 156 37 168H43Q47 156 44 145Z", at: [40, 156] },
  },
};
