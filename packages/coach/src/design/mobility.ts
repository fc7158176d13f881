/** Warm-up and cool-down for today's moves: 3-5 items each, 5-7 min, holds of 30-60 s (spec §2, §9). */
import type { MobilityItem } from "@muster/domain/planning/plan";
import type { Pattern } from "../catalogue/exercise.ts";

type Item = MobilityItem & { readonly forPatterns: readonly Pattern[] };

const raise: MobilityItem = {
  name: "Easy march and arm swings",
  duration: "2 min",
  notes: "Until you feel warm.",
};

const legs: readonly Pattern[] = ["squat", "lunge", "hinge", "calf"];
const upper: readonly Pattern[] = ["h_push", "v_push", "h_pull", "v_pull", "arm_flex", "arm_ext", "lateral"];

const warmUps: readonly Item[] = [
  { name: "Hip circles", duration: "60 sec", notes: "Slow, both ways.", forPatterns: legs },
  { name: "Shoulder circles", duration: "60 sec", notes: "Small to large, both ways.", forPatterns: upper },
  {
    name: "Slow bodyweight bends",
    duration: "60 sec",
    notes: "Only as deep as feels good.",
    forPatterns: legs,
  },
  { name: "Wall push-aways", duration: "60 sec", notes: "Light and smooth.", forPatterns: upper },
  {
    name: "Trunk turns",
    duration: "60 sec",
    notes: "Feet still, turn gently.",
    forPatterns: ["core", "carry"],
  },
];
const rampUp: MobilityItem = {
  name: "One light set of your first exercise",
  duration: "60 sec",
  notes: "About half of today's weight, smooth reps.",
};

const coolDowns: readonly Item[] = [
  {
    name: "Chest stretch at a wall",
    duration: "45 sec each side",
    notes: "Breathe out slowly.",
    forPatterns: upper,
  },
  {
    name: "Hip flexor stretch",
    duration: "45 sec each side",
    notes: "Stand tall, step back.",
    forPatterns: legs,
  },
  {
    name: "Back of thigh stretch",
    duration: "45 sec each side",
    notes: "Heel forward, long back.",
    forPatterns: legs,
  },
  {
    name: "Shoulder stretch across the chest",
    duration: "45 sec each side",
    notes: "Shoulder low.",
    forPatterns: upper,
  },
  {
    name: "Calf stretch at a wall",
    duration: "45 sec each side",
    notes: "Heel stays down.",
    forPatterns: legs,
  },
];
const breathe: MobilityItem = {
  name: "Slow breathing",
  duration: "60 sec",
  notes: "In through the nose, long out.",
};

const pick = (
  items: readonly Item[],
  patterns: ReadonlySet<Pattern>,
  count: number,
): readonly MobilityItem[] =>
  [
    ...items.filter(({ forPatterns }) => forPatterns.some((pattern) => patterns.has(pattern))),
    ...items.filter(({ forPatterns }) => !forPatterns.some((pattern) => patterns.has(pattern))),
  ]
    .slice(0, count)
    .map(({ name, duration, notes }) => ({ name, duration, notes }));

/** From 65 on each session trains balance too (coach.F5). */
export const balanceItem: MobilityItem = {
  name: "Single-leg balance",
  duration: "60 sec",
  notes: "Near a wall or chair. Change legs halfway.",
};

export const warmUpFor = (patterns: ReadonlySet<Pattern>, withBalance: boolean): MobilityItem[] => [
  raise,
  ...pick(warmUps, patterns, 2),
  ...(withBalance ? [balanceItem] : []),
  rampUp,
];

export const coolDownFor = (patterns: ReadonlySet<Pattern>): MobilityItem[] => [
  ...pick(coolDowns, patterns, 3),
  breathe,
];

/** Items of a recovery day. */
export const recoveryItems: readonly MobilityItem[] = [
  { name: "Easy walk", duration: "20 min", notes: "A pace at which you can talk." },
  { name: "Gentle stretching", duration: "10 min", notes: "Hips, chest, back. No pain." },
  { name: "Slow breathing", duration: "5 min", notes: "Lie or sit in comfort." },
];
