/**
 * What a limit forbids (for a sore back the deadlifts and other hinges), as tags, movements, muscles and single exercises:
 * one table by area and one by condition. A strained muscle rests with every movement that it leads; a joint with what
 * bends, presses or lands on it. Sources: ACSM Guidelines for Exercise Testing and Prescription (11th ed., pressure,
 * pregnancy, bone, diabetes), ACOG opinion 804 (pregnancy and after), UK POGP (pelvic floor and diastasis); the rest is
 * usual practice of trainers, on the careful side.
 */
import type { BodyArea, HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { ContraTag, Muscle, Pattern } from "../exercise.ts";

/** What a limit rules out. An exercise is out when any of the lists names it. */
export type Out = {
  readonly tags?: readonly ContraTag[];
  readonly patterns?: readonly Pattern[];
  /** Every movement that one of these leads, easy walking and riding apart. */
  readonly muscles?: readonly Muscle[];
  readonly ids?: readonly string[];
  /** Everything with a weight in hand or on a stack. */
  readonly weights?: true;
  /** What may stay although a pattern or a muscle is out. */
  readonly except?: readonly string[];
  /** Of an area: what stays as well where only exercises of this movement are named as what hurts, and it is not bad. */
  readonly whenNamed?: { readonly pattern: Pattern; readonly stay: readonly string[] };
};

/** Head below the heart, or arms carrying the body upside down. */
const inverted = [
  "v_push.incline-pike",
  "v_push.push-back",
  "v_push.pike",
  "v_push.feet-raised-pike",
  "v_push.wall-handstand",
  "v_push.handstand",
];
/** Push-ups with the hands on the floor. */
const floorPushUps = [
  "h_push.push-up",
  "h_push.knee",
  "h_push.close",
  "h_push.feet-raised",
  "h_push.archer",
  "h_push.lean",
  "h_push.band-push-up",
  "h_push.kettlebell-push-up",
  "h_push.wide",
  "plyo.push-up",
];
/** The trunk held straight against the floor. */
export const planks = [
  "core.plank",
  "core.side-plank-knee",
  "core.side-plank",
  "core.side-plank-raise",
  "core.shoulder-tap",
  "core.bear",
  "core.long-plank",
  "core.body-saw",
  "core.mountain-climber",
  "h_pull.dumbbell-renegade",
  "h_pull.kettlebell-renegade",
  "h_pull.tuck-lever",
  "core.ab-wheel",
  "core.copenhagen",
  "cardio.burpee",
  "cardio.squat-thrust",
];
const handsAndKnees = ["core.bird-dog", "hinge.kneeling-kick", "v_pull.kneeling-slide", "mobility.flow"];
const faceDown = [...floorPushUps, ...planks, ...handsAndKnees];
/** A load that is thrown or caught. */
export const thrownWeights = [
  "hinge.kettlebell-swing",
  "hinge.kettlebell-swing-single",
  "hinge.kettlebell-clean",
  "hinge.kettlebell-snatch",
  "hinge.power-clean",
  "hinge.hang-clean",
  "hinge.power-snatch",
  "v_push.barbell-jerk",
];
const hard = [
  "cardio.sprints",
  "cardio.tempo-run",
  "cardio.run-walk",
  "cardio.ride-intervals",
  "cardio.timed-run",
  "cardio.burpee",
  "cardio.high-knees",
  "cardio.jacks",
  "cardio.battle-ropes",
  "cardio.jump-rope",
  "cardio.spin-bike",
  "cardio.curved-treadmill",
  "cardio.air-bike",
  "cardio.ski-erg",
  "carry.sled-push",
  "squat.dumbbell-thruster",
  "squat.barbell-thruster",
];
export const isometric = [
  "v_push.towel",
  "h_pull.towel",
  "arm_flex.towel",
  "lateral.wall",
  "squat.wall-sit",
  "v_pull.towel",
];
const legLifts = [
  "core.leg-raise",
  "core.v-up",
  "core.hanging-knee",
  "core.hanging-leg",
  "core.hollow",
  "core.bicycle",
  "core.heel-tap",
  "core.standing-knee",
  "cardio.march",
  "cardio.high-knees",
  "core.mountain-climber",
  "core.captains-chair",
  "core.toes-to-bar",
  "core.flutter",
  "core.reverse-crunch",
  "core.russian-twist",
  "core.sit-up",
  "core.decline-sit-up",
];
const landing = ["plyometric", "running"] as const;
const onFeet = [
  "cardio.walk",
  "cardio.timed-walk",
  "mobility.easy-walk",
  "cardio.march",
  "cardio.incline-walk",
  "cardio.stairs",
  "cardio.low-jacks",
  "cardio.jacks",
  "lunge.step-up",
  "lunge.dumbbell-step-up",
  "lunge.walking",
  "lunge.dumbbell-walking",
  "lunge.forward",
  "lunge.barbell-walking",
  "lunge.barbell-step-up",
  "cardio.stair-climber",
  "cardio.hike",
];

const stairs = ["cardio.stairs", "cardio.stair-climber"];
/** Machines that bend hips, back and arms at once. */
const rowers = ["cardio.rower", "cardio.ski-erg", "cardio.battle-ropes"];
const pullovers = [
  "v_pull.dumbbell-pullover",
  "v_pull.kettlebell-pullover",
  "v_pull.cable-pullover",
  "v_pull.machine-pullover",
  "core.wood-chop",
];
/** The bar on the back of the shoulders. */
const barOnBack = [
  "squat.barbell-back",
  "squat.smith",
  "squat.barbell-pause",
  "squat.barbell-box",
  "squat.safety-bar",
  "hinge.barbell-good-morning",
  "lunge.barbell-walking",
  "lunge.barbell-split",
  "lunge.barbell-step-up",
  "lunge.smith-reverse",
  "calf.smith",
];
/** Presses of a bar: the hand under it is bent back, and cannot turn. */
const barPresses = [
  "h_push.barbell",
  "h_push.barbell-incline",
  "h_push.barbell-decline",
  "h_push.barbell-close",
  "h_push.barbell-floor",
  "h_push.smith",
  "h_push.smith-incline",
  "v_push.barbell",
  "v_push.barbell-seated",
  "v_push.barbell-push-press",
  "v_push.smith",
  "v_push.z-press",
];
/** Squats with a load, as deep as they go. */
export const loadedSquats = [
  "squat.goblet",
  "squat.goblet-chair",
  "squat.barbell-back",
  "squat.barbell-front",
  "squat.smith",
  "squat.hack-machine",
  "squat.pendulum",
  "squat.belt",
  "squat.barbell-box",
  "squat.safety-bar",
  "squat.zercher",
  "squat.landmine",
  "squat.smith-front",
  "squat.dumbbell-thruster",
  "squat.barbell-thruster",
];
/** The thighs come up to the trunk under a load. */
export const legPresses = [
  "squat.leg-press",
  "squat.leg-press-single",
  "squat.angled-press",
  "squat.hack-machine",
  "squat.pendulum",
];
/** Rows that the lower back holds up. */
export const bentRows = [
  "h_pull.barbell",
  "h_pull.pendlay",
  "h_pull.smith",
  "h_pull.band-bent",
  "h_pull.dumbbell-bent",
  "h_pull.kettlebell-gorilla",
  "h_pull.t-bar",
  "h_pull.underhand",
  "h_pull.landmine-one-arm",
];
const floorPulls = ["hinge.barbell-deadlift", "hinge.trap-bar", "hinge.rack-pull", "hinge.power-clean"];
/** The trunk bent or turned under a load. */
export const trunkTurns = [
  "core.windmill",
  "core.get-up",
  "core.wood-chop",
  "core.russian-twist",
  "core.dumbbell-side-bend",
];

/** What a strong grip holds for the length of a set: weights that hang from the hands, handles that are pulled, towels. */
export const heavyGrip = [
  ...thrownWeights,
  ...floorPulls,
  ...rowers,
  "hinge.rdl",
  "hinge.barbell-rdl",
  "hinge.smith-rdl",
  "hinge.kettlebell-deadlift",
  "hinge.band-deadlift",
  "hinge.dumbbell-single-leg",
  "hinge.dumbbell-staggered",
  "hinge.barbell-deficit",
  "hinge.barbell-stiff-leg",
  "hinge.barbell-sumo",
  "hinge.cable-pull-through",
  "lunge.dumbbell-bulgarian",
  "lunge.dumbbell-deficit",
  "lunge.dumbbell-reverse",
  "lunge.dumbbell-step-up",
  "lunge.dumbbell-walking",
  "lunge.dumbbell-side",
  "squat.dumbbell-sumo",
  "calf.dumbbell",
  "core.dumbbell-side-bend",
  "core.wood-chop",
  "cardio.air-bike",
  "cardio.arm-ergometer",
  "carry.sled-push",
  "v_push.towel",
  "lateral.barbell-upright",
  "lateral.cable-upright",
];
/** Pulls that a light grip does, and the machine whose handles the hand only hooks. */
const lightGripPulls = [
  "h_pull.machine",
  "h_pull.iso-lateral",
  "h_pull.rear-delt-machine",
  "h_pull.face-pull",
  "h_pull.band",
  "h_pull.band-anchored",
  "h_pull.band-apart",
  "h_pull.prone-w",
  "h_pull.prone-angel",
  "h_pull.seated-w",
  "h_pull.floor-elbow",
  "h_pull.dumbbell-reverse-fly",
  "h_pull.cable-reverse-fly",
  "v_pull.straight-arm",
  "v_pull.cable-pullover",
  "v_pull.machine-pullover",
  "v_pull.band",
  "v_pull.prone",
  "v_pull.prone-slide",
  "v_pull.kneeling-slide",
];

/** The ribs press on a pad. */
const chestOnPad = [
  "h_pull.machine",
  "h_pull.iso-lateral",
  "h_pull.rear-delt-machine",
  "arm_flex.preacher",
  "arm_flex.dumbbell-preacher",
  "arm_flex.machine",
];

/** Own weight from a chair or against a wall, pulls of a light band or on a seated machine. */
const gentle = [
  "squat.chair",
  "hinge.wall",
  "lunge.supported-split",
  "h_push.wall",
  "v_push.landmine",
  "h_pull.towel",
  "h_pull.band",
  "h_pull.band-apart",
  "h_pull.face-pull",
  "h_pull.machine",
  "h_pull.cable",
  "h_pull.cable-single",
  "h_pull.cable-wide",
  "h_pull.iso-lateral",
  "h_pull.rear-delt-machine",
  "h_pull.dumbbell-one-arm",
  "h_pull.kettlebell",
  "core.band-antirotation",
  "core.cable-press",
  "lateral.wall",
  "h_pull.band-anchored",
  "h_pull.seated-w",
  "core.seated-turn",
  "core.seated-band-press",
  "lateral.seated-arms",
];

/** Sore place -> what it rules out. */
export const areaOut: Readonly<Record<BodyArea, Out>> = {
  neck: {
    tags: ["neck", "axial", "overhead", "hang", "plyometric"],
    patterns: ["carry"],
    ids: [...inverted, "core.hollow", "core.v-up"],
  },
  shoulder: {
    tags: ["overhead", "dip", "hang", "shoulder"],
    patterns: ["h_push", "v_push", "lateral", "carry"],
    ids: [
      ...planks,
      "core.bird-dog",
      ...barOnBack,
      "hinge.kneeling-kick",
      "cardio.low-jacks",
      "cardio.boxing",
      "cardio.seated-boxing",
      "lunge.barbell-reverse",
      "lunge.smith-split",
    ],
    except: [
      "h_push.wall",
      "h_push.band-press",
      "h_push.dumbbell-floor",
      "h_push.kettlebell-floor",
      // Handles beside the chest, as far as nothing hurts; a bad shoulder presses nothing (`area-loads.data.ts`).
      "h_push.machine",
      "h_push.iso-lateral",
      "core.plank",
      "core.side-plank-knee",
    ],
    // It pinches overhead, and only there: pushes in front of the body stay, but for the heaviest and the deepest.
    whenNamed: {
      pattern: "v_push",
      stay: [
        "h_push.incline",
        "h_push.knee",
        "h_push.push-up",
        "h_push.dumbbell-bench",
        "h_push.dumbbell-single",
        "h_push.machine",
        "h_push.iso-lateral",
        "h_push.cable-press",
        "h_push.smith",
      ],
    },
  },
  chest: {
    tags: ["dip", "hang", "shoulder"],
    patterns: ["h_push"],
    muscles: ["chest"],
    ids: [...planks, ...pullovers, "v_push.pike", "v_push.landmine", ...inverted],
  },
  upper_arm: {
    tags: ["elbow", "dip", "hang"],
    patterns: ["arm_flex", "arm_ext", "v_pull", "h_push", "v_push", "h_pull"],
    muscles: ["biceps", "triceps"],
    ids: [...planks, "carry.farmer", "carry.suitcase", ...rowers],
    except: [
      "h_pull.band-apart",
      "h_pull.prone-w",
      "h_pull.face-pull",
      "h_pull.rear-delt-machine",
      "h_pull.floor-elbow",
    ],
  },
  elbow: {
    tags: ["elbow", "dip", "hang"],
    patterns: ["arm_flex", "arm_ext", "carry"],
    muscles: ["forearms"],
    ids: [
      ...floorPushUps,
      "h_pull.inverted",
      "h_pull.inverted-raised",
      "h_pull.towel-bar",
      "h_pull.dumbbell-renegade",
      "h_pull.kettlebell-renegade",
      ...thrownWeights,
      ...inverted,
      ...floorPulls,
    ],
  },
  wrist: {
    tags: ["wrist", "hang", "dip"],
    patterns: ["carry"],
    muscles: ["forearms"],
    ids: [
      ...floorPushUps,
      ...inverted,
      ...handsAndKnees,
      ...thrownWeights,
      "h_pull.towel-bar",
      "h_pull.inverted",
      "h_pull.inverted-raised",
      "h_pull.tuck-lever",
      "core.bear",
      "core.shoulder-tap",
      "core.mountain-climber",
      "cardio.burpee",
      "cardio.squat-thrust",
      "cardio.boxing",
      ...barPresses,
      ...barOnBack,
      "lunge.barbell-reverse",
      "lunge.smith-split",
      "h_push.palm-press",
    ],
    // The hands are on handles.
    except: ["h_push.kettlebell-push-up", "squat.safety-bar"],
  },
  rib: {
    tags: ["spinal_flexion", "prone", "valsalva", "hang", "dip", ...landing],
    patterns: ["core", "h_push"],
    ids: [...planks, ...inverted, ...rowers, ...chestOnPad, "carry.suitcase", "cardio.boxing", ...pullovers],
    except: ["h_push.wall"],
  },
  abdomen: {
    tags: ["spinal_flexion", "valsalva", "hang", "prone", ...landing],
    patterns: ["core", "carry"],
    muscles: ["abs", "obliques"],
    ids: [...faceDown, ...inverted, ...thrownWeights, ...rowers, "cardio.boxing", "v_pull.cable-single"],
  },
  upper_back: {
    tags: ["prone", "hang", "axial"],
    patterns: ["h_pull", "v_pull", "carry"],
    muscles: ["upper_back", "lats", "rear_delts"],
    ids: [...rowers],
  },
  lower_back: {
    tags: ["axial", "spinal_flexion", "prone", ...landing],
    patterns: ["hinge", "carry"],
    muscles: ["lower_back"],
    // A bench carries the back of who presses lying down; what is held with all strength, or upside down, strains it.
    ids: [
      "squat.wall-sit",
      "h_push.palm-press",
      "h_pull.hooked-hands",
      "v_push.wall-handstand",
      "v_push.handstand",
      "core.long-plank",
      ...rowers,
      "core.mountain-climber",
      ...trunkTurns,
      "squat.barbell-front",
      "h_pull.dumbbell-reverse-fly",
      "cardio.burpee",
      "cardio.squat-thrust",
      ...legLifts,
    ],
    except: [
      "hinge.glute-bridge",
      "hinge.leg-curl",
      "hinge.hip-thrust",
      "hinge.dumbbell-hip-thrust",
      "hinge.smith-hip-thrust",
      "core.standing-knee",
      "cardio.march",
    ],
  },
  hip: {
    tags: ["deep_hip", ...landing],
    patterns: ["lunge", "plyo"],
    ids: [
      ...legLifts,
      ...thrownWeights,
      "squat.bodyweight",
      "squat.tempo",
      "squat.sumo",
      "squat.pistol-chair",
      "squat.split-stance",
      ...loadedSquats,
      "squat.dumbbell-front",
      "squat.kettlebell-front",
      "hinge.kneeling-kick",
      "hinge.single-leg",
      "hinge.dumbbell-single-leg",
      "core.side-plank-raise",
      "core.side-plank",
      ...stairs,
      ...rowers,
      "cardio.low-jacks",
      "cardio.squat-thrust",
      ...floorPulls,
    ],
    // A seat or a box says how deep it goes.
    except: ["squat.goblet-chair", "squat.barbell-box"],
  },
  groin: {
    tags: ["deep_hip", ...landing],
    patterns: ["lunge", "plyo"],
    muscles: ["adductors"],
    ids: [
      ...legLifts,
      ...thrownWeights,
      "core.side-plank-raise",
      "core.side-plank",
      "cardio.low-jacks",
      "cardio.jacks",
      "squat.bodyweight",
      "squat.pistol-chair",
      "balance.clock",
      "cardio.squat-thrust",
      ...loadedSquats,
      "squat.dumbbell-front",
      "squat.kettlebell-front",
    ],
    // A seat or a box says how deep it goes.
    except: ["squat.goblet-chair", "squat.barbell-box"],
  },
  glute: {
    tags: [...landing, "deep_hip"],
    patterns: ["hinge", "lunge", "plyo"],
    muscles: ["glutes"],
    ids: [...stairs, "cardio.incline-walk", ...rowers, "core.side-plank-raise", "core.side-plank", ...hard],
    except: ["hinge.leg-curl"],
  },
  front_thigh: {
    tags: [...landing, "deep_knee"],
    patterns: ["squat", "lunge", "plyo"],
    muscles: ["quads"],
    ids: [...stairs, ...rowers, "cardio.ride-intervals", "core.bear", ...legLifts, ...hard],
  },
  hamstring: {
    tags: [...landing],
    patterns: ["hinge", "plyo"],
    muscles: ["hamstrings"],
    ids: [
      "cardio.incline-walk",
      ...rowers,
      ...stairs,
      "lunge.walking",
      "lunge.dumbbell-walking",
      "lunge.bulgarian",
      "lunge.dumbbell-bulgarian",
      "lunge.dumbbell-deficit",
      "squat.barbell-back",
      "squat.pistol",
      "cardio.high-knees",
      ...hard,
    ],
    except: ["hinge.glute-bridge"],
  },
  knee: {
    tags: ["deep_knee", "kneeling", ...landing],
    patterns: ["lunge", "plyo"],
    ids: [
      "squat.wall-sit",
      "squat.sumo",
      "squat.leg-extension",
      ...stairs,
      ...rowers,
      "cardio.incline-walk",
      "cardio.low-jacks",
      "cardio.jacks",
      "cardio.squat-thrust",
      "core.mountain-climber",
      "cardio.high-knees",
      "v_push.dumbbell-push-press",
      "v_push.kettlebell-push-press",
      "v_push.barbell-push-press",
    ],
  },
  shin: { tags: ["ankle", ...landing], patterns: ["plyo", "calf"], ids: [...onFeet, ...hard] },
  calf: {
    tags: ["ankle", ...landing],
    patterns: ["plyo", "calf"],
    muscles: ["calves"],
    ids: [...onFeet, ...hard],
  },
  ankle: {
    tags: ["ankle", ...landing],
    patterns: ["plyo", "calf", "balance", "lunge"],
    ids: [...onFeet, ...hard, "core.mountain-climber"],
  },
  foot: {
    tags: ["ankle", ...landing],
    patterns: ["plyo", "calf", "balance", "lunge"],
    ids: [...onFeet, ...hard, "core.mountain-climber"],
  },
};

/** A weight on the hips, right below the belly. */
const weightOnHips = [
  "hinge.barbell-hip-thrust",
  "hinge.dumbbell-hip-thrust",
  "hinge.smith-hip-thrust",
  "hinge.thrust-machine",
];
const head: Out = { tags: ["valsalva", "prone"], ids: [...inverted, ...faceDown, ...isometric] };
const belly: Out = {
  tags: ["valsalva", "axial", "spinal_flexion", "hang", "dip", "prone", ...landing],
  patterns: ["core", "carry", "plyo"],
  ids: [
    ...faceDown,
    ...inverted,
    ...thrownWeights,
    ...rowers,
    ...weightOnHips,
    "hinge.back-extension",
    "cardio.swim",
  ],
};
/** Flat on the back, breath held, the belly wall under load; hands on something high and standing work stay. */
const afterBirth: Out = {
  tags: ["plyometric", "running", "valsalva", "supine", "spinal_flexion"],
  patterns: ["plyo"],
  ids: [
    ...planks.filter((id) => id !== "core.side-plank-knee"),
    ...floorPushUps.filter((id) => id !== "h_push.knee"),
    ...thrownWeights,
    ...inverted,
    ...weightOnHips,
    "core.heel-tap",
    ...trunkTurns,
    "v_pull.kneeling-slide",
  ],
};

/** Health condition -> what it rules out. */
export const conditionOut: Readonly<Record<HealthCondition, Out>> = {
  illness: {},
  // Where the part or the movement is known; else `anywhereOut`: no heavy spine, no held breath, no hard landing.
  unclear: { tags: ["valsalva", "axial", ...landing], patterns: ["plyo"], ids: hard },
  // Besides the table of the operated part, or the one of an operation anywhere (`operatedAnywhere`): no strain on fresh scars.
  surgery: {
    tags: ["valsalva", "axial", "spinal_flexion", "hang", ...landing],
    patterns: ["plyo"],
    ids: [...hard, ...thrownWeights],
  },
  abdominal_surgery: belly,
  hernia: belly,
  pregnant: { ...afterBirth, tags: [...(afterBirth.tags ?? []), "prone"] },
  postpartum: afterBirth,
  pelvic_floor: {
    ...afterBirth,
    tags: [...(afterBirth.tags ?? []), "axial", "hang"],
    ids: [...(afterBirth.ids ?? []), "core.side-plank-knee", "h_push.knee", "core.standing-knee"],
  },
  // The head goes down, or back on a bench and up again: each of them starts a positional vertigo (Bhattacharyya 2017).
  dizziness: {
    tags: [...(head.tags ?? []), "supine", "plyometric", "running"],
    patterns: ["hinge"],
    except: [
      "hinge.leg-curl",
      "hinge.standing-curl",
      "hinge.adduction",
      "hinge.abduction",
      "hinge.cable-kick",
      "hinge.kick-machine",
    ],
    ids: [
      ...(head.ids ?? []),
      ...trunkTurns,
      ...bentRows,
      "h_pull.dumbbell-reverse-fly",
      "h_pull.towel-bar",
      "h_pull.inverted",
      "h_pull.inverted-raised",
      ...stairs,
      "cardio.swim",
      ...hard,
    ],
  },
  blood_pressure: {
    tags: [...(head.tags ?? []), "hang", "plyometric"],
    ids: [...(head.ids ?? []), "cardio.sprints"],
  },
  heart: { tags: [...(head.tags ?? []), "plyometric", "hang"], ids: [...(head.ids ?? []), ...hard] },
  medicine: { tags: [...(head.tags ?? []), "plyometric"], ids: [...(head.ids ?? []), "cardio.sprints"] },
  blood_thinner: {
    tags: [...(head.tags ?? []), "plyometric"],
    ids: [...(head.ids ?? []), "cardio.sprints"],
  },
  // A port sits below the collarbone: no bar on it, nothing that pulls the arm up.
  cancer: {
    tags: [...(head.tags ?? []), "plyometric", "axial", "hang", "dip"],
    ids: [...(head.ids ?? []), ...hard],
  },
  kidney: { tags: ["valsalva"] },
  // Heavy sets and sprints are fine by themselves (Colberg 2016, ADA): what speaks against them, such as the eyes, has its own row.
  diabetes: {},
  breathing: { tags: ["plyometric"], ids: hard },
  bones: {
    tags: ["spinal_flexion", "valsalva", "axial", ...landing],
    patterns: ["plyo"],
    // Turning to the end of what the spine does, over and over, loads vertebrae too, without any weight.
    ids: [...trunkTurns, "core.seated-turn", ...rowers, ...legLifts],
  },
  // Below the shoulder and near the body: a stiff capsule gives way neither sideways nor outward (Kelley 2013, JOSPT guideline).
  frozen_shoulder: {
    ...areaOut.shoulder,
    tags: [...(areaOut.shoulder.tags ?? []), "arm_raised"],
    patterns: ["v_push", "v_pull", "lateral", "carry"],
  },
  // What grips hard or bends and turns the wrist under load loads the sore tendons (Lucado 2022, JOSPT guideline).
  tennis_elbow: {
    ...areaOut.elbow,
    patterns: [...(areaOut.elbow.patterns ?? []), "h_pull", "v_pull"],
    ids: [...(areaOut.elbow.ids ?? []), ...heavyGrip],
    except: lightGripPulls,
  },
  numbness: { tags: ["axial", "valsalva", "hang"] },
  night_pain: {},
  eye: { tags: ["valsalva", "prone", "axial", "plyometric"], ids: [...(head.ids ?? []), ...thrownWeights] },
  eating: {},
  no_jumps_doctor: { tags: [...landing], patterns: ["plyo"], ids: hard },
  no_heavy_doctor: { tags: ["valsalva", "axial"] },
  // The catalogue knows no lightest weight: of a most of ten pounds none is sure to keep to it.
  no_weights_doctor: { tags: ["valsalva", "axial"], weights: true },
  no_overhead_doctor: { tags: ["overhead", "hang"] },
  easy_only_doctor: { tags: ["valsalva", "plyometric"], ids: [...hard, ...inverted, "h_push.feet-raised"] },
  no_floor: { tags: ["floor"] },
  seated: { tags: ["legs", "floor", ...landing] },
};

/**
 * What may hurt anywhere: all but moves that no sore part forbids by usual practice, small and light ones for most of the body.
 * Somebody who tells where gets the rest back.
 */
export const anywhereOut: Out = {
  patterns: [
    "squat",
    "hinge",
    "lunge",
    "h_push",
    "v_push",
    "h_pull",
    "v_pull",
    "core",
    "lateral",
    "arm_flex",
    "arm_ext",
    "calf",
    "carry",
    "plyo",
  ],
  tags: ["valsalva", "axial", "prone", ...landing],
  ids: [
    ...hard,
    ...stairs,
    ...rowers,
    ...handsAndKnees,
    "cardio.incline-walk",
    "cardio.low-jacks",
    "cardio.jacks",
    "cardio.boxing",
    "cardio.seated-boxing",
  ],
  except: gentle,
};

/** An operation of which nobody said where it was, once it is not fresh any more. */
export const operatedAnywhere: Out = { ...belly, tags: [...(belly.tags ?? []), "overhead"] };

/** BMI from which nobody is asked to lie face down, to hang, or to hold the head low. */
export const largeBody: Out = {
  tags: ["prone", "hang"],
  ids: [...inverted, "cardio.burpee", "core.mountain-climber", "cardio.squat-thrust"],
};
/** From 70 on nobody is asked to hold the head below the heart: pressure in the eyes and a fall. */
export const headDown: Out = { ids: inverted };
/** High numbers of the cuff forbid what a told high pressure does. */
export const highPressure: Out = conditionOut.blood_pressure;
