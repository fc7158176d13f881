/**
 * What people of a sex and level lift, as a share of body weight. Squat, bench, deadlift and press: Kilgore's standards by age and body
 * weight, mean of the rows 20-29 and 30-39 for men of 79 and women of 68 kg ("physically active", beginner, intermediate, advanced),
 * beside community standards in multiples of body weight (men: beginner 0.75, 0.5, 1, 0.35; novice 1, 0.75, 1.25, 0.5); rows by the latter
 * alone. Who says "beginner" lifts between never trained and beginner, "returning" like a beginner, "intermediate" and "advanced"
 * between that class and the one below.
 */
import type { VolumeLevel } from "../../state/person.ts";

type StandardLift = "squat" | "bench" | "deadlift" | "press" | "row";
type Standards = Readonly<Record<VolumeLevel, Readonly<Record<StandardLift, number>>>>;

/** One-repetition maximum ÷ body weight, adults up to forty. */
export const standards: Readonly<Record<"male" | "female", Standards>> = {
  male: {
    beginner: { squat: 0.9, bench: 0.72, deadlift: 1.2, press: 0.45, row: 0.62 },
    returning: { squat: 1.1, bench: 0.85, deadlift: 1.45, press: 0.52, row: 0.75 },
    intermediate: { squat: 1.35, bench: 1.05, deadlift: 1.75, press: 0.62, row: 0.88 },
    advanced: { squat: 1.8, bench: 1.4, deadlift: 2.3, press: 0.8, row: 1.2 },
  },
  female: {
    beginner: { squat: 0.58, bench: 0.4, deadlift: 0.75, press: 0.28, row: 0.36 },
    returning: { squat: 0.68, bench: 0.5, deadlift: 1.05, press: 0.32, row: 0.45 },
    intermediate: { squat: 0.83, bench: 0.58, deadlift: 1.2, press: 0.36, row: 0.55 },
    advanced: { squat: 1.15, bench: 0.75, deadlift: 1.5, press: 0.46, row: 0.72 },
  },
};

/**
 * The standard lifts themselves, and exercises that no other one carries over to, as shares of a standard lift, in the number that people log (one hand, the pin).
 * All others follow the catalogue's ratios: front squat from squat, dumbbell press from chest press, and so on.
 */
export const shareOfLift: Readonly<Record<string, readonly [StandardLift, number]>> = {
  "squat.barbell-back": ["squat", 1],
  "h_push.barbell": ["bench", 1],
  "hinge.barbell-deadlift": ["deadlift", 1],
  "v_push.barbell": ["press", 1],
  "h_pull.barbell": ["row", 1],
  "squat.leg-press": ["squat", 1.8],
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
/**
 * Strength falls by a hundredth of itself a year from 35 on, to this share at most: Kilgore's men of 45, 55, 65, 75 and 85 lift 0.87,
 * 0.77, 0.71, 0.6 and 0.43 of those of 30-39 in the mean of the four lifts.
 */
export const aging = { from: 35, aYear: 0.01, least: 0.45 } as const;
/** Share of an adult's strength before eighteen (NSCA 2009, youth: start light). */
export const shareOfYouth = 0.7;
/**
 * Share of the estimate that a first session counts on, the one place where a first weight is lowered. With three repetitions left ten are
 * done at 63% of the maximum then, inside ACSM's 60-70% for novices (2009). Higher where the person's other lifts are known; lower for
 * minors, from 65 on and in pregnancy, where a weight that is too heavy costs more than a set that is too easy.
 */
export const firstShare = { unknown: 0.9, known: 0.95, careful: 0.85 } as const;

/**
 * Push-ups against the standards of pressing, for a first weight alone. A push-up moves 64% of the body (Ebben 2011); so many of them are
 * one of n^0.1 times that (Lombardi: the one formula that stays low for many repetitions). Of it a press with free weights, which is
 * another skill, is trusted with this share, less where a weight that is too heavy costs more. Up to five say nothing: they are often counted
 * on the knees. From there each raises what may be added by a twentieth, to a half; overhead half of that.
 */
export const pushUpStrength = {
  shareOfBody: 0.64,
  exponent: 0.1,
  trusted: { adult: 0.8, careful: 0.7 },
  from: 5,
  eachAdds: 0.05,
  mostAdded: 0.5,
  overhead: 0.5,
} as const;
