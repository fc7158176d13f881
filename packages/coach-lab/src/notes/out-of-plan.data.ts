/**
 * What may not be planned while something hurts or holds: by tags of the catalogue, patterns, muscles and ids. Written from
 * clinical common practice and not from the coach's own limits, so that both can be held against each other. Sources: ACSM's
 * Guidelines for Exercise Testing and Prescription (11th ed., blood pressure, bone, diabetes, pregnancy), ACOG Committee Opinion
 * 804 (pregnancy and after), AAOS and NHS leaflets on strains and sprains (rest of the strained muscle and of its stretch under
 * load), Dufour 2019 and APTA on diastasis and pelvic floor (no coning, no breath holding).
 */
import type { ContraTag, Muscle, Pattern } from "@muster/coach/catalogue/exercise";
import type { Area, Condition } from "./note.ts";

/** What must not be planned; an exercise is out when any of the lists names it. */
export type UnsafeMoves = {
  readonly tags?: readonly ContraTag[];
  readonly patterns?: readonly Pattern[];
  /** Out where the exercise trains one of them directly. */
  readonly muscles?: readonly Muscle[];
  /** Ids, or their beginnings with a star. */
  readonly ids?: readonly string[];
  /** Stays allowed whatever is said above. */
  readonly except?: readonly string[];
};

const landing = ["plyometric", "running"] as const;
const inverted = [
  "v_push.incline-pike",
  "v_push.push-back",
  "v_push.pike",
  "v_push.feet-raised-pike",
  "v_push.wall-handstand",
  "v_push.handstand",
  "h_push.feet-raised",
] as const;
const bracedFloor = [
  "core.plank",
  "core.long-plank",
  "core.body-saw",
  "core.shoulder-tap",
  "core.mountain-climber",
  "core.hollow",
  "core.leg-raise",
  "core.hanging-*",
  "cardio.burpee",
  "h_pull.*renegade",
] as const;

/** Hands or knees on the floor. */
const floorPushes = [
  "h_push.push-up",
  "h_push.knee",
  "h_push.close",
  "h_push.wide",
  "h_push.archer",
  "h_push.lean",
  "h_push.feet-raised",
  "h_push.*push-up",
  "v_push.push-back",
  "v_push.pike",
  "v_push.feet-raised-pike",
  "v_push.*handstand",
  "v_push.*half-kneeling",
  "v_push.band-single",
  "plyo.push-up",
] as const;
const seatedTrunk = ["core.seated-turn", "core.seated-band-press"] as const;

/** Sore place -> what must not be planned. */
export const outForArea: Readonly<Record<Area, UnsafeMoves>> = {
  neck: { tags: ["neck", "plyometric"], ids: ["v_push.barbell*", "v_push.smith", "*push-press"] },
  traps: {
    tags: ["neck"],
    ids: ["carry.*", "v_push.barbell*", "*push-press", "hinge.barbell-deadlift", "v_push.dumbbell"],
  },
  shoulder: {
    tags: ["overhead", "dip", "hang", "shoulder"],
    ids: [
      "h_push.feet-raised",
      "h_push.close",
      "h_push.archer",
      "h_push.lean",
      "h_push.kettlebell-push-up",
      "h_push.barbell*",
      "core.mountain-climber",
      "core.shoulder-tap",
      "cardio.burpee",
      "h_pull.*renegade",
    ],
  },
  chest: {
    muscles: ["chest"],
    tags: ["dip"],
    ids: ["cardio.burpee"],
    except: ["h_push.wall", "mobility.shoulders"],
  },
  ribs: {
    tags: ["prone", "spinal_flexion", "valsalva", ...landing],
    ids: ["core.windmill", "core.side-plank*", "h_pull.*renegade"],
  },
  upper_back: {
    ids: [
      "h_pull.barbell",
      "h_pull.pendlay",
      "h_pull.dumbbell-bent",
      "h_pull.kettlebell-gorilla",
      "h_pull.*renegade",
      "h_pull.inverted-raised",
      "h_pull.tuck-lever",
      "carry.*",
      "core.windmill",
      "hinge.barbell-deadlift",
    ],
  },
  lats: {
    patterns: ["v_pull"],
    tags: ["hang"],
    ids: ["h_pull.*renegade", "h_pull.inverted*", "h_pull.barbell", "h_pull.pendlay", "core.hanging-*"],
    except: ["v_pull.towel", "v_pull.kneeling-slide"],
  },
  lower_back: {
    tags: ["axial", "spinal_flexion", "plyometric"],
    patterns: ["hinge"],
    ids: ["cardio.rower", "core.long-plank", "core.leg-raise", "core.windmill"],
    except: [
      "hinge.glute-bridge",
      "hinge.single-leg-bridge",
      "hinge.wall",
      "hinge.kneeling-kick",
      "hinge.hip-thrust",
      "hinge.single-leg-thrust",
      "hinge.dumbbell-hip-thrust",
      "hinge.smith-hip-thrust",
      "hinge.leg-curl",
      "hinge.towel-curl",
      "hinge.towel-curl-single",
    ],
  },
  abdomen: {
    tags: ["spinal_flexion", "valsalva"],
    patterns: ["core"],
    ids: ["h_pull.*renegade", "cardio.burpee"],
    except: [
      "core.bird-dog",
      "core.dead-bug",
      "core.band-antirotation",
      "core.cable-press",
      "core.standing-knee",
      "core.heel-tap",
    ],
  },
  biceps: { patterns: ["arm_flex"], tags: ["hang"], muscles: ["biceps"] },
  triceps: { patterns: ["arm_ext"], tags: ["dip"], muscles: ["triceps"] },
  forearm: {
    patterns: ["arm_flex", "carry"],
    tags: ["hang"],
    ids: ["hinge.barbell-deadlift", "hinge.kettlebell-swing*"],
  },
  elbow: { tags: ["elbow", "dip"], patterns: ["arm_flex", "arm_ext"] },
  wrist: { tags: ["wrist", "hang"] },
  hip: {
    tags: ["deep_hip", ...landing],
    patterns: ["lunge"],
    ids: ["squat.pistol*"],
    except: ["lunge.supported-split"],
  },
  groin: {
    tags: ["deep_hip", ...landing],
    ids: ["lunge.side", "lunge.cossack", "squat.sumo", "cardio.low-jacks", "cardio.jacks"],
  },
  glute: {
    tags: landing,
    ids: [
      "hinge.kettlebell-swing*",
      "hinge.*deadlift",
      "hinge.*hip-thrust",
      "hinge.single-leg*",
      "lunge.walking",
    ],
  },
  hamstring: {
    muscles: ["hamstrings"],
    tags: landing,
    ids: ["hinge.kettlebell*", "hinge.*good-morning", "lunge.walking", "lunge.dumbbell-walking"],
    except: ["hinge.wall", "mobility.stretch"],
  },
  quad: {
    tags: [...landing, "deep_knee"],
    patterns: ["squat", "lunge"],
    ids: ["cardio.stairs"],
    except: ["squat.chair", "lunge.supported-split"],
  },
  knee: { tags: ["deep_knee", "kneeling", ...landing], ids: ["cardio.stairs"] },
  shin: { tags: landing, ids: ["cardio.jacks"] },
  calf: { patterns: ["calf"], tags: landing, ids: ["cardio.incline-walk", "cardio.stairs"] },
  achilles: { patterns: ["calf"], tags: landing, ids: ["cardio.incline-walk", "cardio.stairs"] },
  ankle: { tags: ["ankle", ...landing], ids: ["lunge.*walking", "lunge.side"] },
  foot: { tags: ["ankle", ...landing] },
};

/** Condition -> what must not be planned. */
export const outForCondition: Readonly<Record<Condition, UnsafeMoves>> = {
  surgery: { tags: ["valsalva", "spinal_flexion", "hang", ...landing], ids: ["hinge.kettlebell-swing*"] },
  hernia: {
    tags: ["valsalva", "spinal_flexion", "plyometric"],
    ids: ["core.hanging-*", "core.leg-raise", "core.hollow", "core.long-plank", "hinge.barbell-deadlift"],
  },
  diastasis: {
    tags: ["spinal_flexion", "valsalva", "plyometric"],
    ids: [
      ...bracedFloor,
      "core.standing-knee",
      "core.bear",
      "h_push.push-up",
      "h_push.feet-raised",
      "h_push.lean",
    ],
  },
  pelvic_floor: { tags: ["valsalva", "spinal_flexion", ...landing] },
  pregnant: {
    tags: ["plyometric", "valsalva", "supine", "prone", "spinal_flexion"],
    ids: ["core.mountain-climber", "cardio.burpee", "hinge.kettlebell-swing*", "core.hollow"],
  },
  postpartum: { tags: ["valsalva", "spinal_flexion", ...landing], ids: bracedFloor },
  dizzy: {
    tags: ["valsalva", "prone", "plyometric"],
    ids: [...inverted, "cardio.burpee", "cardio.squat-thrust", "core.windmill", "core.mountain-climber"],
  },
  pressure: { tags: ["valsalva", "plyometric", "prone"], ids: [...inverted, "cardio.sprints"] },
  heart: { tags: ["valsalva", "plyometric"], ids: [...inverted, "cardio.sprints", "cardio.tempo-run"] },
  kidney: {},
  diabetes: {},
  bone: { tags: ["spinal_flexion", "plyometric"], ids: ["core.windmill"] },
  eye: { tags: ["valsalva", "plyometric"], ids: inverted },
  lungs: { ids: ["cardio.sprints", "cardio.tempo-run", "cardio.burpee"] },
  ill: { tags: ["valsalva", ...landing], ids: ["cardio.burpee", "cardio.stairs", "cardio.ride-intervals"] },
  medicine: { tags: ["valsalva", "plyometric"] },
  no_floor: {
    tags: ["kneeling"],
    patterns: ["core"],
    ids: [
      ...floorPushes,
      "hinge.*bridge",
      "hinge.*thrust",
      "hinge.towel-curl*",
      "h_push.*floor",
      "h_pull.floor-*",
      "h_pull.prone-*",
      "h_pull.*renegade",
      "h_pull.inverted*",
      "v_pull.prone*",
      "v_pull.*slide",
      "v_pull.dumbbell-pullover",
      "v_pull.kettlebell-pullover",
      "v_push.z-press",
      "cardio.burpee",
      "cardio.squat-thrust",
    ],
    except: [
      "v_pull.assisted-machine",
      "arm_ext.assisted-dip",
      "hinge.glute-ham",
      "core.standing-knee",
      "core.raised-plank",
      "core.windmill",
      "core.band-antirotation",
      "core.cable-press",
      "core.wood-chop",
      "core.machine-crunch",
      "core.decline-sit-up",
      "core.dumbbell-side-bend",
      "core.captains-chair",
      "core.hanging-knee",
      "core.hanging-leg",
      "core.toes-to-bar",
      ...seatedTrunk,
    ],
  },
  seated: {
    tags: ["kneeling", "hang", "prone", ...landing],
    patterns: ["squat", "hinge", "lunge", "calf", "carry", "balance", "plyo", "core", "cardio"],
    ids: [
      ...floorPushes,
      "h_push.wall",
      "h_push.incline",
      "h_push.*floor",
      "h_push.cable*",
      "v_push.*push-press",
      "v_push.barbell",
      "v_push.barbell-jerk",
      "v_push.landmine",
      "v_push.incline-pike",
      "v_push.z-press",
      "h_pull.floor-*",
      "h_pull.inverted*",
      "h_pull.*bent",
      "h_pull.*renegade",
      "h_pull.*one-arm",
      "h_pull.*shrug",
      "h_pull.barbell",
      "h_pull.pendlay",
      "h_pull.underhand",
      "h_pull.smith",
      "h_pull.t-bar",
      "h_pull.kettlebell*",
      "h_pull.dumbbell-reverse-fly",
      "h_pull.towel-bar",
      "h_pull.cable-single",
      "v_pull.straight-arm",
      "v_pull.dumbbell-pullover",
      "v_pull.kettlebell-pullover",
      "v_pull.cable-pullover",
      "arm_flex.barbell*",
      "arm_flex.cable",
      "arm_flex.towel",
      "arm_ext.wall",
      "arm_ext.dips",
      "arm_ext.*bar-dips",
      "arm_ext.dumbbell-kickback",
      "arm_ext.pushdown",
      "lateral.wall",
      "lateral.cable*",
      "lateral.dumbbell-lean",
      "mobility.flow",
      "mobility.easy-walk",
    ],
    // Lying on a bench with the chest down rests the legs too.
    except: [
      "h_pull.dumbbell-supported",
      "h_pull.seal",
      "core.machine-crunch",
      "cardio.arm-ergometer",
      "cardio.seated-boxing",
      ...seatedTrunk,
    ],
  },
};
