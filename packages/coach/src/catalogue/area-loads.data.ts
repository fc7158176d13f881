/**
 * Everything that loads a part of the body, own weight included: out while the part is bad or was operated on less than twelve
 * weeks ago, and easy while it is sore. `limits.data.ts` names the part of it that a sore place rules out. On the careful side, as
 * trainers and physiotherapists do before clearance (ACSM Guidelines, 11th ed.: no resistance on an operated joint until cleared).
 */
import type { BodyArea } from "@muster/domain/planning/limit-options.text";
import {
  bentRows,
  heavyGrip,
  isometric,
  legPresses,
  loadedSquats,
  type Out,
  planks,
  thrownWeights,
  trunkTurns,
} from "./moves/limits.data.ts";

/** Presses, pulls and raises of the arms. */
const armWork = ["h_push", "v_push", "h_pull", "v_pull", "lateral", "carry"] as const;
/** All that an arm does. */
const wholeArm = [...armWork, "arm_flex", "arm_ext"] as const;
/** All that a leg does with weight on it. */
const wholeLeg = ["squat", "hinge", "lunge", "plyo", "calf", "balance", "carry"] as const;

/** Legs that work sitting or lying, with a joint below the hip alone. */
const atTheKnee = ["squat.leg-extension", "squat.leg-extension-single", "hinge.leg-curl", "hinge.lying-curl"];
const handsFree = ["h_pull.prone-w", "h_pull.prone-angel", "h_pull.floor-elbow", "h_pull.seated-w"];
const heldWeights = [...heavyGrip, ...loadedSquats];
/** Weights, bands and ropes that the hands hold in front of the body. */
const heldInFront = [
  "squat.dumbbell-front",
  "squat.kettlebell-front",
  "squat.band",
  "hinge.dumbbell-hip-thrust",
  "hinge.band-good-morning",
  "lunge.kettlebell-goblet",
  "lunge.kettlebell-rack",
  "lunge.band-split",
  "core.dumbbell-dead-bug",
  "core.band-dead-bug",
  "core.windmill",
  "core.band-antirotation",
  "core.seated-band-press",
  "core.cable-press",
  "core.cable-crunch",
];
const onHandsOrArms = [...planks, "core.bird-dog", "core.raised-plank"];
/** The trunk at rest or gently braced. */
const calmTrunk = [
  "core.bird-dog",
  "core.dead-bug",
  "core.side-plank-knee",
  "core.band-antirotation",
  "core.cable-press",
  "core.seated-band-press",
];
const shoulder: Out = { patterns: armWork, ids: [...heldWeights, ...onHandsOrArms], tags: ["arm_raised"] };
const belowElbow: Out = {
  patterns: wholeArm,
  ids: [...heldWeights, ...heldInFront, ...onHandsOrArms],
  except: [...handsFree, "lateral.seated-arms"],
};
const hip: Out = {
  patterns: wholeLeg,
  muscles: ["glutes", "adductors"],
  ids: [...bentRows, ...planks],
  except: atTheKnee,
};
const belowKnee: Out = { patterns: wholeLeg, except: [...atTheKnee, "hinge.glute-bridge"] };
/** Heavy presses on a bench or the floor, with an arched back. */
const barbellPresses = [
  "h_push.barbell",
  "h_push.barbell-incline",
  "h_push.barbell-decline",
  "h_push.barbell-close",
  "h_push.barbell-floor",
];
const thigh: Out = { patterns: wholeLeg, muscles: ["quads", "hamstrings"] };

/** Squats that bent arms hold the weight of. */
const bentArmSquats = [
  "squat.goblet",
  "squat.goblet-chair",
  "squat.barbell-front",
  "squat.zercher",
  "squat.landmine",
  "squat.smith-front",
  "squat.dumbbell-thruster",
  "squat.barbell-thruster",
];

/** A weight that hangs from the hand or lies on the back does not bend a sore elbow: the legs train as usual. */
const soreElbow: Out = { ...belowElbow, ids: [...bentArmSquats, ...heldInFront, ...onHandsOrArms] };

/** A sore knee is loaded by what bends it, or throws a weight; hinges, bridges and calf raises leave it as it is. */
const soreKnee: Out = {
  patterns: ["squat", "lunge", "plyo", "carry"],
  muscles: ["quads"],
  ids: [...atTheKnee, ...thrownWeights],
};

/** Part of the body -> what is done easily while it is sore, where that is less than all that loads it. */
export const soreLoads: Partial<Record<BodyArea, Out>> = {
  upper_arm: soreElbow,
  elbow: soreElbow,
  knee: soreKnee,
};

/** Part of the body -> all that loads it. */
export const areaLoads: Readonly<Record<BodyArea, Out>> = {
  neck: {
    patterns: ["v_push", "v_pull", "lateral", "carry"],
    tags: ["axial", "spinal_flexion", "valsalva"],
    ids: heldWeights,
  },
  shoulder,
  chest: { patterns: ["h_push", "v_push", "carry"], muscles: ["chest", "front_delts"], ids: onHandsOrArms },
  upper_arm: belowElbow,
  elbow: belowElbow,
  // The pads of the machine lie on the upper arms.
  wrist: { ...belowElbow, except: [...handsFree, "lateral.seated-arms", "lateral.machine"] },
  rib: { patterns: [...armWork, "core"], tags: ["valsalva"], ids: heldWeights },
  abdomen: {
    patterns: ["core", "hinge", "carry", "plyo"],
    ids: [
      ...loadedSquats,
      ...legPresses,
      ...trunkTurns,
      ...isometric,
      "h_pull.inverted",
      "h_pull.inverted-raised",
    ],
  },
  upper_back: { patterns: ["h_pull", "v_pull", "lateral", "carry"], tags: ["axial"], ids: heldWeights },
  lower_back: {
    patterns: ["hinge", "carry", "core"],
    muscles: ["lower_back"],
    tags: ["axial"],
    ids: [...heldWeights, ...legPresses, ...bentRows, ...barbellPresses],
    except: ["hinge.glute-bridge", "hinge.leg-curl", ...calmTrunk],
  },
  hip,
  groin: hip,
  glute: hip,
  front_thigh: thigh,
  hamstring: thigh,
  knee: { ...thigh, except: ["hinge.glute-bridge", "hinge.back-extension"] },
  shin: belowKnee,
  calf: belowKnee,
  ankle: belowKnee,
  foot: belowKnee,
};
