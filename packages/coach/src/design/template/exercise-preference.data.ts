/**
 * Which exercise a slot takes: for each movement the tools in order of preference. A list inside is a tier of equal
 * tools, best first: small slots alternate inside a tier, and nobody is given a worse tier while a better one has a
 * move that the person may do. What the place, the level, limits and strength rule out is left out before.
 */
import type { Movement } from "./day-types.data.ts";

type Tiers = readonly (readonly string[])[];

/** The hardest rung first; the chooser takes the one whose repetitions fit. */
const pushUps = [
  "h_push.lean",
  "h_push.archer",
  "h_push.feet-raised",
  "h_push.close",
  "h_push.push-up",
  "h_push.knee",
  "h_push.incline",
  "h_push.wall",
] as const;

const presses: Tiers = [
  [
    "h_push.machine",
    "h_push.dumbbell-bench",
    "h_push.dumbbell-incline",
    "h_push.smith",
    "h_push.dumbbell-floor",
    "h_push.barbell",
    "h_push.barbell-incline",
    "h_push.dumbbell-single",
  ],
  ["h_push.kettlebell-floor"],
  ["h_push.band-push-up", ...pushUps],
  ["h_push.band-press"],
  ["h_push.palm-press"],
];

/** Movement -> exercises in order of preference. */
export const preferences: Readonly<Record<Movement, Tiers>> = {
  squat: [
    [
      "squat.leg-press",
      "squat.dumbbell-front",
      "squat.goblet",
      "squat.kettlebell-front",
      "squat.smith",
      "squat.barbell-back",
      "squat.barbell-front",
      "squat.barbell-pause",
    ],
    ["squat.pistol-chair", "squat.split-stance", "squat.tempo", "squat.band", "squat.bodyweight"],
    ["squat.pistol", "squat.sumo", "squat.goblet-chair"],
    ["squat.chair"],
    ["squat.chair-hands"],
  ],
  leg_extension: [["squat.leg-extension"]],
  hinge: [
    [
      "hinge.rdl",
      "hinge.kettlebell-deadlift",
      "hinge.cable-pull-through",
      "hinge.barbell-rdl",
      "hinge.barbell-deadlift",
      "hinge.dumbbell-single-leg",
      "hinge.dumbbell-staggered",
      "hinge.kettlebell-swing",
    ],
    ["hinge.smith-hip-thrust", "hinge.dumbbell-hip-thrust"],
    ["hinge.single-leg", "hinge.band-good-morning", "hinge.band-deadlift"],
    ["hinge.single-leg-thrust", "hinge.hip-thrust", "hinge.single-leg-bridge", "hinge.glute-bridge"],
    ["hinge.towel-good-morning", "hinge.wall"],
  ],
  bridge: [
    [
      "hinge.barbell-hip-thrust",
      "hinge.smith-hip-thrust",
      "hinge.dumbbell-hip-thrust",
      "hinge.cable-pull-through",
      "hinge.back-extension",
    ],
    ["hinge.single-leg-thrust", "hinge.hip-thrust", "hinge.single-leg-bridge", "hinge.glute-bridge"],
    ["hinge.kneeling-kick"],
  ],
  leg_curl: [
    ["hinge.leg-curl", "hinge.back-extension"],
    ["hinge.towel-curl-single", "hinge.towel-curl"],
  ],
  lunge: [
    [
      "lunge.dumbbell-bulgarian",
      "lunge.dumbbell-reverse",
      "lunge.dumbbell-step-up",
      "lunge.dumbbell-walking",
      "lunge.smith-split",
      "lunge.barbell-reverse",
      "lunge.dumbbell-deficit",
    ],
    ["lunge.kettlebell-goblet", "lunge.kettlebell-rack"],
    [
      "lunge.bulgarian",
      "lunge.walking",
      "lunge.forward",
      "lunge.band-split",
      "lunge.reverse",
      "lunge.step-up",
    ],
    ["lunge.supported-split", "lunge.side", "lunge.cossack"],
  ],
  h_push: presses,
  incline: [["h_push.dumbbell-incline", "h_push.barbell-incline"], ...presses],
  fly: [["h_push.pec-deck", "h_push.cable-fly", "h_push.dumbbell-fly"]],
  push_up: [pushUps],
  v_push: [
    [
      "v_push.dumbbell",
      "v_push.machine",
      "v_push.dumbbell-arnold",
      "v_push.smith",
      "v_push.barbell",
      "v_push.landmine",
      "v_push.dumbbell-half-kneeling",
    ],
    ["v_push.kettlebell", "v_push.kettlebell-bottom"],
    ["v_push.feet-raised-pike", "v_push.pike", "v_push.incline-pike", "v_push.push-back"],
    ["v_push.band", "v_push.band-single"],
    ["v_push.towel"],
  ],
  h_pull: [
    [
      "h_pull.cable",
      "h_pull.machine",
      "h_pull.dumbbell-supported",
      "h_pull.dumbbell-bent",
      "h_pull.dumbbell-one-arm",
      "h_pull.cable-single",
      "h_pull.barbell",
      "h_pull.pendlay",
    ],
    ["h_pull.dumbbell-seated"],
    ["h_pull.kettlebell", "h_pull.kettlebell-gorilla"],
    ["h_pull.inverted-raised", "h_pull.inverted", "h_pull.towel-bar"],
    ["h_pull.band", "h_pull.band-bent"],
    ["h_pull.band-anchored"],
    ["h_pull.towel", "h_pull.floor-elbow"],
    ["h_pull.hooked-hands"],
  ],
  rear_delt: [
    ["h_pull.face-pull", "h_pull.rear-delt-machine", "h_pull.dumbbell-reverse-fly"],
    ["h_pull.band-apart"],
    ["h_pull.prone-angel", "h_pull.prone-w"],
    ["h_pull.seated-w"],
  ],
  v_pull: [
    ["v_pull.weighted", "v_pull.pull-up", "v_pull.chin-up"],
    ["v_pull.pulldown", "v_pull.close-pulldown", "v_pull.assisted-machine", "v_pull.cable-single"],
    ["v_pull.negative", "v_pull.banded", "v_pull.foot-assisted", "v_pull.scapular", "v_pull.hang"],
    ["v_pull.band-bar", "v_pull.band"],
    ["v_pull.dumbbell-pullover", "v_pull.kettlebell-pullover"],
    ["v_pull.prone-slide", "v_pull.kneeling-slide", "v_pull.towel", "v_pull.prone"],
  ],
  core: [
    [
      "core.plank",
      "core.cable-press",
      "core.dead-bug",
      "core.machine-crunch",
      "core.side-plank",
      "core.side-plank-knee",
      "core.hanging-knee",
      "core.cable-crunch",
      "core.band-antirotation",
      "core.bird-dog",
      "core.leg-raise",
      "core.dumbbell-dead-bug",
      "core.band-dead-bug",
      "core.bicycle",
      "core.heel-tap",
      "core.crunch",
      "core.shoulder-tap",
      "core.hollow",
      "core.bear",
      "core.mountain-climber",
      "core.standing-knee",
      "core.seated-band-press",
      "core.raised-plank",
      "core.seated-turn",
    ],
  ],
  carry: [["carry.farmer", "carry.suitcase"], ["carry.towel-bag"]],
  arm_flex: [
    [
      "arm_flex.dumbbell",
      "arm_flex.cable",
      "arm_flex.dumbbell-hammer",
      "arm_flex.barbell",
      "arm_flex.dumbbell-incline",
      "arm_flex.machine",
    ],
    ["arm_flex.kettlebell"],
    ["arm_flex.band"],
    ["arm_flex.towel"],
    ["arm_flex.own-hand"],
  ],
  arm_ext: [
    [
      "arm_ext.pushdown",
      "arm_ext.dumbbell",
      "arm_ext.dip-machine",
      "arm_ext.skull-crusher",
      "arm_ext.dumbbell-kickback",
    ],
    ["arm_ext.kettlebell"],
    ["arm_ext.bar-dips", "arm_ext.dips"],
    ["arm_ext.band"],
    ["arm_ext.wall"],
    ["arm_ext.seat-press"],
  ],
  calf: [["calf.leg-press", "calf.dumbbell"], ["calf.single"], ["calf.raise"]],
  lateral: [
    ["lateral.dumbbell", "lateral.cable", "lateral.machine"],
    ["lateral.band"],
    ["lateral.seated-arms"],
  ],
  balance: [["balance.single-leg", "balance.heel-toe"]],
  cardio: [["cardio.march", "cardio.low-jacks", "cardio.boxing"]],
  mobility: [["mobility.flow", "mobility.shoulders"]],
  plyo: [["plyo.squat-jump", "plyo.line-hop"]],
  power: [["plyo.squat-jump", "plyo.broad-jump"]],
};

/**
 * What comes first for adults of intermediate level and more who train for strength, muscle or sport: the bar, where
 * there is a rack (NSCA Essentials: multi-joint lifts with free weights lead the session).
 */
export const barFirst: Partial<Readonly<Record<Movement, readonly string[]>>> = {
  squat: ["squat.barbell-back", "squat.smith", "squat.leg-press", "squat.barbell-front"],
  hinge: ["hinge.barbell-deadlift", "hinge.barbell-rdl", "hinge.rdl"],
  h_push: ["h_push.barbell", "h_push.smith", "h_push.dumbbell-bench"],
  incline: ["h_push.dumbbell-incline", "h_push.barbell-incline"],
  v_push: ["v_push.barbell", "v_push.smith", "v_push.dumbbell"],
  h_pull: ["h_pull.barbell", "h_pull.cable", "h_pull.dumbbell-supported", "h_pull.dumbbell-bent"],
  arm_flex: ["arm_flex.barbell", "arm_flex.dumbbell"],
  core: ["core.hanging-leg", "core.hanging-knee", "core.cable-crunch", "core.side-plank", "core.cable-press"],
};

/** For who has nothing better: no slot takes them while another of its movements has a real tool. */
export const makeshift: ReadonlySet<string> = new Set([
  "v_pull.dumbbell-pullover",
  "v_pull.kettlebell-pullover",
  "v_pull.prone-slide",
  "v_pull.kneeling-slide",
  "v_pull.towel",
  "v_pull.prone",
  "h_pull.towel",
  "h_pull.floor-elbow",
  "v_push.towel",
  "arm_flex.towel",
  "arm_ext.wall",
  "hinge.towel-good-morning",
  "hinge.wall",
]);

/**
 * Getting up from a chair, from the easiest rung on: with the hands, without, slowly down, from a lower seat, with a weight; and what of the lunges has a
 * hand on something (Otago Exercise Programme: sit to stand in every session).
 */
export const chairLadder: readonly string[] = [
  "squat.chair-hands",
  "squat.chair",
  "squat.chair-slow",
  "squat.chair-low",
  "squat.goblet-chair",
];
export const heldLunges = ["lunge.step-up", "lunge.supported-split", "lunge.dumbbell-step-up"] as const;

/** What takes the place of standing moves for who trains seated, and of floor moves for who does not get down there. */
export const chairTools: Readonly<Record<"forSeated" | "offFloor", ReadonlySet<string>>> = {
  forSeated: new Set([
    "h_pull.dumbbell-seated",
    "h_pull.band-anchored",
    "h_push.palm-press",
    "h_pull.hooked-hands",
    "arm_flex.own-hand",
    "arm_ext.seat-press",
    "h_pull.seated-w",
    "lateral.seated-arms",
  ]),
  offFloor: new Set(["core.raised-plank", "core.seated-band-press", "core.seated-turn"]),
};

/** A move of legs or hips without a weight -> the same with one, and the share of its repetitions that is counted on. */
export const weightedTwins: Readonly<Record<string, readonly [id: string, share: number]>> = {
  "squat.bodyweight": ["squat.goblet", 0.85],
  "squat.sumo": ["squat.goblet", 0.85],
  "squat.chair": ["squat.goblet", 0.85],
  "hinge.glute-bridge": ["hinge.dumbbell-hip-thrust", 0.5],
  "hinge.hip-thrust": ["hinge.dumbbell-hip-thrust", 0.4],
  // One leg fails by balance before it fails by strength.
  "lunge.reverse": ["lunge.dumbbell-reverse", 0.6],
  "lunge.step-up": ["lunge.dumbbell-step-up", 0.6],
  "lunge.forward": ["lunge.dumbbell-reverse", 0.6],
  "lunge.walking": ["lunge.dumbbell-walking", 0.6],
  "lunge.bulgarian": ["lunge.dumbbell-bulgarian", 0.6],
};

/** Cardio after a session, best first. */
export const cardioTools = {
  easy: [
    "cardio.ride",
    "cardio.incline-walk",
    "cardio.gym-bike",
    "cardio.elliptical",
    "cardio.walk",
    "cardio.march",
    "cardio.arm-ergometer",
    "cardio.seated-boxing",
  ],
  /** Easy ones that stand there when somebody wishes for them. */
  wished: [
    "cardio.run",
    "cardio.rower",
    "cardio.swim",
    "cardio.hike",
    "cardio.stair-climber",
    "cardio.gym-bike",
    "cardio.elliptical",
    "cardio.ride",
    "cardio.incline-walk",
    "cardio.walk",
  ],
  hard: [
    "cardio.ride-intervals",
    "cardio.gym-bike",
    "cardio.rower",
    "cardio.elliptical",
    "cardio.run-walk",
    "cardio.stairs",
    "cardio.march",
  ],
} as const;
