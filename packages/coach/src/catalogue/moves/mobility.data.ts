/** Warm-up moves and cool-down holds, tagged by what they prepare or ease. Names and words are ours. */
import type { ContraTag, Pattern } from "../exercise.ts";

/** One move of a warm-up. */
export type WarmUpMove = {
  readonly id: string;
  readonly name: string;
  /** 'raise' gets warm, 'mobilise' opens a joint, 'ramp' rehearses the day's first movement. */
  readonly stage: "raise" | "mobilise" | "ramp";
  /** Patterns that it prepares; empty: any day. */
  readonly patterns: readonly Pattern[];
  readonly notes: string;
  readonly contra: readonly ContraTag[];
  /** Only for who avoids one of these: what the usual ones would do otherwise. */
  readonly onlyFor?: readonly ContraTag[];
};

/** One stretch of a cool-down. */
export type CoolDownHold = {
  readonly id: string;
  readonly name: string;
  readonly patterns: readonly Pattern[];
  readonly notes: string;
  /** Held once for each side. */
  readonly perSide: boolean;
  readonly contra: readonly ContraTag[];
  /** Only for who avoids one of these: what the usual ones would do otherwise. */
  readonly onlyFor?: readonly ContraTag[];
};

/** Moves that a warm-up is built from. */
export const warmUpMoves: readonly WarmUpMove[] = [
  {
    id: "march",
    name: "Brisk march on the spot",
    stage: "raise",
    patterns: [],
    notes: "Lift the knees, swing the arms, breathe a little deeper.",
    contra: ["ankle", "legs"],
  },
  {
    id: "step-touch",
    name: "Step touches with arm swings",
    stage: "raise",
    patterns: ["h_push", "v_push", "h_pull", "v_pull", "arm_flex", "arm_ext", "lateral"],
    notes: "Step side to side and let the arms open and cross.",
    contra: ["ankle", "legs", "arm_raised", "shoulder"],
  },
  {
    id: "seated-turns",
    name: "Seated trunk turns",
    stage: "raise",
    patterns: [],
    notes:
      "Sit tall on a chair, arms crossed, and turn gently from side to side, a little faster bit by bit.",
    contra: [],
  },
  {
    id: "cat-cow",
    name: "Cat-cow",
    stage: "mobilise",
    patterns: ["hinge", "core", "cardio"],
    notes: "Hands and knees: round and open the back slowly, 8 times.",
    contra: ["kneeling", "spinal_flexion", "floor", "legs", "arm_raised", "wrist"],
  },
  {
    id: "hip-circles",
    name: "Standing hip circles",
    stage: "mobilise",
    patterns: ["squat", "hinge", "lunge", "cardio", "plyo", "balance"],
    notes: "Hold a wall and draw circles with the knee, 6 each way and leg.",
    contra: ["legs"],
  },
  {
    id: "ankle-rocks",
    name: "Ankle rocks at the wall",
    stage: "mobilise",
    patterns: ["squat", "lunge", "calf", "plyo", "cardio", "balance"],
    notes: "Toes near a wall, rock the knee to it with the heel down, 8 per leg.",
    contra: ["ankle", "legs"],
  },
  {
    id: "arm-circles",
    name: "Arm circles",
    stage: "mobilise",
    patterns: ["h_push", "v_push", "lateral", "arm_ext"],
    notes: "Small to large, 10 forward and 10 back, only as far as it feels free.",
    contra: ["arm_raised", "shoulder"],
  },
  {
    id: "wall-slides",
    name: "Wall slides",
    stage: "mobilise",
    patterns: ["v_push", "v_pull", "lateral"],
    notes: "Back to the wall, slide the forearms up and down, 8 slow times.",
    contra: ["overhead", "legs", "arm_raised"],
  },
  {
    id: "chest-opener",
    name: "Open-book turns",
    stage: "mobilise",
    patterns: ["h_push", "h_pull", "v_pull", "core", "carry", "arm_flex"],
    notes: "Stand or lie on your side, turn the chest open with one arm, 5 per side.",
    contra: ["legs", "arm_raised"],
  },
  {
    id: "shoulder-rolls",
    name: "Seated shoulder rolls",
    stage: "mobilise",
    patterns: [],
    notes: "Sit tall and roll the shoulders slowly, 10 forward and 10 back.",
    contra: [],
  },
  {
    id: "pendulum",
    name: "Arm pendulums",
    stage: "mobilise",
    patterns: ["h_push", "v_push", "h_pull", "v_pull", "lateral", "arm_ext", "arm_flex"],
    notes: "One hand on a table, let the other arm hang and swing it in small circles, 10 each way.",
    contra: ["legs", "spinal_flexion"],
    onlyFor: ["shoulder"],
  },
  {
    id: "low-slides",
    name: "Wall slides below the pain",
    stage: "mobilise",
    patterns: ["h_push", "v_push", "v_pull", "lateral"],
    notes: "Forearms on a wall at chest height, slide up only as far as nothing hurts, 8 slow times.",
    contra: ["legs", "arm_raised"],
    onlyFor: ["shoulder"],
  },
  {
    id: "blade-squeeze",
    name: "Shoulder blade squeezes",
    stage: "ramp",
    patterns: ["h_pull", "v_pull", "arm_flex"],
    notes: "Draw the blades back and down, hold for 2 seconds, 10 times.",
    contra: [],
  },
  {
    id: "easy-squat",
    name: "Easy squats to a chair",
    stage: "ramp",
    patterns: ["squat", "plyo", "balance"],
    notes: "Slow, to a height that feels free, 10 times.",
    contra: ["legs"],
  },
  {
    id: "hinge-drill",
    name: "Hip hinge with hands on hips",
    stage: "ramp",
    patterns: ["hinge", "carry"],
    notes: "Push the hips back and stand tall, 10 times.",
    contra: ["legs"],
  },
  {
    id: "split-step",
    name: "Short step-backs",
    stage: "ramp",
    patterns: ["lunge", "cardio"],
    notes: "Step back a little and return, 6 per leg, hand on the wall if you like.",
    contra: ["ankle", "legs"],
  },
  {
    id: "wall-press",
    name: "Easy wall push-ups",
    stage: "ramp",
    patterns: ["h_push", "arm_ext"],
    notes: "Slow and light, 10 times.",
    contra: ["legs", "wrist"],
  },
  {
    id: "light-press",
    name: "Empty-hand presses",
    stage: "ramp",
    patterns: ["v_push", "lateral"],
    notes: "Press the open hands up from the shoulders, 10 slow times.",
    contra: ["overhead", "arm_raised"],
  },
  {
    id: "brace",
    name: "Standing brace",
    stage: "ramp",
    patterns: ["core", "calf", "mobility"],
    notes: "Stand tall, tighten the belly as you breathe out, 6 calm breaths.",
    contra: ["legs"],
  },
  {
    id: "arm-bends",
    name: "Easy arm bends",
    stage: "ramp",
    patterns: [],
    notes: "Elbows at the ribs, bend and straighten the arms slowly, 10 times.",
    contra: [],
  },
];

/** Stretches that a cool-down is built from. */
export const coolDownHolds: readonly CoolDownHold[] = [
  {
    id: "quad",
    name: "Standing thigh stretch",
    patterns: ["squat", "lunge", "cardio", "plyo"],
    notes: "Hold a wall, draw one heel toward the seat as far as the knee likes, knees side by side.",
    perSide: true,
    contra: ["legs", "deep_knee"],
  },
  {
    id: "hamstring",
    name: "Hamstring stretch with heel forward",
    patterns: ["hinge", "squat", "cardio", "carry"],
    notes: "Heel out in front, hips back, long back.",
    perSide: true,
    contra: ["legs", "spinal_flexion"],
  },
  {
    id: "hip-flexor",
    name: "Half-kneeling hip stretch",
    patterns: ["lunge", "hinge", "cardio", "plyo"],
    notes: "Back knee on a towel, tuck the hips under, lean gently forward.",
    perSide: true,
    contra: ["kneeling", "floor", "legs"],
  },
  {
    id: "glute",
    name: "Seated figure-four",
    patterns: ["squat", "hinge", "lunge", "balance"],
    notes: "Sit, one ankle on the other knee, lean forward with a long back.",
    perSide: true,
    contra: ["legs", "deep_hip", "spinal_flexion"],
  },
  {
    id: "calf",
    name: "Calf stretch at the wall",
    patterns: ["calf", "cardio", "plyo", "lunge", "balance"],
    notes: "Back heel down, lean into the wall.",
    perSide: true,
    contra: ["ankle", "legs"],
  },
  {
    id: "chest",
    name: "Doorway chest stretch",
    patterns: ["h_push", "arm_ext", "lateral"],
    notes: "Forearm on the frame below shoulder height, turn the chest away.",
    perSide: true,
    contra: ["arm_raised", "shoulder"],
  },
  {
    id: "lat",
    name: "Lat stretch at the wall",
    patterns: ["v_pull", "h_pull", "arm_flex"],
    notes: "Hands on a wall at a comfortable height, step back, hips back, let the chest sink.",
    perSide: false,
    contra: ["legs", "arm_raised", "shoulder"],
  },
  {
    id: "upper-back",
    name: "Upper back hug",
    patterns: ["h_pull", "v_pull", "v_push", "core"],
    notes: "Wrap the arms around yourself and breathe between the shoulder blades.",
    perSide: false,
    contra: ["spinal_flexion"],
  },
  {
    id: "shoulder",
    name: "Cross-body shoulder stretch",
    patterns: ["v_push", "h_push", "lateral", "h_pull"],
    notes: "Draw one arm across the chest, shoulder low.",
    perSide: true,
    contra: ["arm_raised", "shoulder"],
  },
  {
    id: "triceps",
    name: "Triceps stretch",
    patterns: ["arm_ext", "v_push"],
    notes: "Elbow up, hand behind the neck, gentle help from the other hand.",
    perSide: true,
    contra: ["overhead", "arm_raised"],
  },
  {
    id: "forearm",
    name: "Forearm stretch",
    patterns: ["arm_flex", "v_pull", "carry", "hinge"],
    notes: "Arm straight, draw the fingers back gently.",
    perSide: true,
    contra: ["wrist"],
  },
  {
    id: "child",
    name: "Supported child's pose",
    patterns: ["core", "hinge", "v_pull"],
    notes: "Knees wide, hips toward the heels as far as they go, forehead on the hands.",
    perSide: false,
    contra: ["kneeling", "deep_knee", "floor", "legs", "arm_raised", "deep_hip", "spinal_flexion"],
  },
  {
    id: "side-bend",
    name: "Standing side bend",
    patterns: ["core", "carry"],
    notes: "One hand on the hip, the other slides down the leg; lean gently.",
    perSide: true,
    contra: ["legs", "spinal_flexion"],
  },
  {
    id: "hip-opener",
    name: "Standing hip opener",
    patterns: ["squat", "hinge", "lunge", "balance", "cardio"],
    notes: "Hold a wall, one leg a step behind, stand tall and tighten that side of the seat.",
    perSide: true,
    contra: ["legs"],
    onlyFor: ["deep_hip", "spinal_flexion"],
  },
  {
    id: "back-bend",
    name: "Standing back bend",
    patterns: ["hinge", "core", "h_pull", "v_pull", "carry"],
    notes: "Hands on the back of the hips, lift the breastbone, lean back a little and return, slowly.",
    perSide: false,
    contra: ["legs"],
    onlyFor: ["spinal_flexion"],
  },
  {
    id: "calm-breath",
    name: "Calm breathing",
    patterns: [],
    notes: "Sit or lie on your side, breathe out longer than in.",
    perSide: false,
    contra: [],
  },
  {
    id: "tall-reach",
    name: "Seated tall reach",
    patterns: [],
    notes: "Sit tall, turn gently and look over the shoulder.",
    perSide: true,
    contra: [],
  },
  {
    id: "chest-lift",
    name: "Seated chest lift",
    patterns: [],
    notes: "Sit tall, hands on the thighs, lift the breastbone and let the shoulders sink.",
    perSide: false,
    contra: [],
  },
  {
    id: "shoulder-drops",
    name: "Seated shoulder drops",
    patterns: [],
    notes: "Sit tall, lift the shoulders a little as you breathe in, let them sink as you breathe out.",
    perSide: false,
    contra: [],
  },
];
