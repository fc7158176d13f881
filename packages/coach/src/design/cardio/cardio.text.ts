/** Cardio, and items of warm-up and recovery that no catalogue has, as a day says them. Cardio is known again by its type and intensity. */
import type { MobilityItem } from "@muster/domain/planning/plan";

/** The balance of people from 65 on: one drill that stands and one that walks, in every session (Otago Exercise Programme). */
export const balanceItem: MobilityItem = {
  name: "Balance on one leg, then heel to toe",
  duration: "90 sec",
  seconds: 90,
  notes: "Near a wall or chair: 20 seconds on each leg, then steps with the heel right before the toes.",
};

/** The strength of who gets up from a chair with effort, on days without a session (Otago; WHO 2020). */
export const riseItem: MobilityItem = {
  name: "Stand up from a chair",
  duration: "2 min",
  seconds: 120,
  notes: "Eight times, sit for a minute, eight times again. Use your hands as much as you need.",
};

/**
 * How to land, for athletes who still grow: feet stay on the ground, so that it counts as no jump (NSCA 2009, youth: landing technique
 * before plyometrics; FIFA 11+: in every warm-up).
 */
export const landingItem: MobilityItem = {
  name: "Snap-downs",
  duration: "60 sec",
  seconds: 60,
  notes:
    "Rise onto the toes, drop fast into a half squat and hold it still for 2 seconds, 8 times. Feet flat, knees over the toes, no sound.",
};

/** After training, and on days without. */
export const gentleStretching: MobilityItem = {
  name: "Gentle stretching",
  duration: "10 min",
  seconds: 600,
  notes: "Hips, chest, back. No pain.",
};
/** The least of a day: for who is not to train, too. */
export const slowBreathing: MobilityItem = {
  name: "Slow breathing",
  duration: "5 min",
  seconds: 300,
  notes: "Lie or sit in comfort.",
};

const minutesText = (minutes: number): string => `${minutes} min`;
const talking = "A pace at which you can talk.";

/** Pieces of cardio after a session, and walks and rides of recovery days. */
export const cardioText = {
  minutes: minutesText,
  easy: {
    type: "Easy cardio",
    notes: "Keep a pace at which you can talk.",
    of: { intensity: "Easy", notes: "" },
  },
  hard: {
    type: "Intervals",
    notes: "30 seconds fast, 60 seconds easy, over and over. Fast means hard, not all out.",
    of: { intensity: "Hard", notes: "Stop when you feel unwell." },
  },
  walk: (minutes: number): MobilityItem => ({
    name: "Easy walk",
    duration: minutesText(minutes),
    seconds: minutes * 60,
    isCardio: true,
    notes: talking,
  }),
  ride: (name: string, minutes: number, mayWalk: boolean): MobilityItem => ({
    name,
    duration: minutesText(minutes),
    seconds: minutes * 60,
    isCardio: true,
    notes: mayWalk ? `${talking} A walk does the same.` : talking,
  }),
} as const;
