/**
 * What people of a sex and level lift, as a share of body weight: facts of published strength standards (Kilgore and Rippetoe's
 * tables of five lifts by body weight and class; community standards of logged lifts). Each row lies below the class that
 * people name themselves, because most overrate it: "beginner" between beginner and novice, "intermediate" between novice and intermediate.
 */
import type { VolumeLevel } from "../../state/person.ts";

type StandardLift = "squat" | "bench" | "deadlift" | "press" | "row";
type Standards = Readonly<Record<VolumeLevel, Readonly<Record<StandardLift, number>>>>;

/** One-repetition maximum ÷ body weight, adults up to forty. */
export const standards: Readonly<Record<"male" | "female", Standards>> = {
  male: {
    beginner: { squat: 0.95, bench: 0.62, deadlift: 1.2, press: 0.45, row: 0.6 },
    returning: { squat: 1.1, bench: 0.75, deadlift: 1.4, press: 0.55, row: 0.72 },
    intermediate: { squat: 1.35, bench: 1, deadlift: 1.75, press: 0.66, row: 0.9 },
    advanced: { squat: 1.75, bench: 1.35, deadlift: 2.15, press: 0.9, row: 1.15 },
  },
  female: {
    beginner: { squat: 0.6, bench: 0.37, deadlift: 0.75, press: 0.27, row: 0.33 },
    returning: { squat: 0.72, bench: 0.48, deadlift: 0.95, press: 0.34, row: 0.42 },
    intermediate: { squat: 1, bench: 0.62, deadlift: 1.15, press: 0.43, row: 0.55 },
    advanced: { squat: 1.3, bench: 0.85, deadlift: 1.5, press: 0.6, row: 0.75 },
  },
};

/**
 * Exercises that no other one carries over to, as shares of a standard lift, in the number that people log (one hand, the pin).
 * All others follow the catalogue's ratios: front squat from squat, dumbbell press from chest press, and so on.
 */
export const shareOfLift: Readonly<Record<string, readonly [StandardLift, number]>> = {
  "squat.leg-press": ["squat", 2],
  "squat.leg-extension": ["squat", 0.6],
  "hinge.rdl": ["deadlift", 0.3],
  "hinge.leg-curl": ["squat", 0.45],
  "hinge.back-extension": ["deadlift", 0.3],
  "hinge.cable-pull-through": ["deadlift", 0.4],
  "hinge.smith-hip-thrust": ["deadlift", 0.8],
  "h_push.machine": ["bench", 1.05],
  "h_push.cable-fly": ["bench", 0.3],
  "v_push.machine": ["press", 1.1],
  "h_pull.cable": ["row", 1.1],
  "h_pull.dumbbell-reverse-fly": ["row", 0.12],
  "h_pull.face-pull": ["row", 0.4],
  "h_pull.rear-delt-machine": ["row", 0.45],
  "v_pull.pulldown": ["row", 1.15],
  "core.cable-press": ["row", 0.25],
  "core.cable-crunch": ["row", 0.6],
  "core.machine-crunch": ["row", 0.6],
  "core.dumbbell-dead-bug": ["press", 0.15],
  "carry.farmer": ["deadlift", 0.25],
  "carry.suitcase": ["deadlift", 0.25],
  "arm_flex.dumbbell": ["row", 0.2],
  "arm_flex.cable": ["row", 0.42],
  "arm_flex.machine": ["row", 0.4],
  "arm_ext.dumbbell": ["press", 0.42],
  "arm_ext.dumbbell-kickback": ["press", 0.16],
  "arm_ext.pushdown": ["bench", 0.45],
  "arm_ext.dip-machine": ["bench", 0.85],
  "calf.dumbbell": ["squat", 0.3],
  "lateral.dumbbell": ["press", 0.18],
  "lateral.machine": ["press", 0.6],
  "lateral.cable": ["press", 0.16],
};

/** Body weight above this body mass index is no muscle, kg/m². */
export const heaviestBmi = 27.5;
/** Strength falls by about a hundredth a year from forty on (masters' records; Mitchell 2012), to this share at most. */
export const aging = { from: 40, aYear: 0.01, least: 0.5 } as const;
/** Share of an adult's strength before eighteen (NSCA 2009, youth: start light). */
export const shareOfYouth = 0.7;
/**
 * Share of the weight that the estimate allows, for a first session: people of one class differ by a quarter, and a first weight that is
 * too light costs a set, one that is too heavy a form. Higher where the person's other lifts are known.
 */
export const firstShare = { unknown: 0.85, known: 0.92 } as const;
