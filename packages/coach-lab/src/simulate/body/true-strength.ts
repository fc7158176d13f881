/**
 * What a simulated person can really do with each exercise of the catalogue: five known lifts carried over to every
 * other one, body weight counted where it is lifted, and a personal quirk per exercise that no table knows.
 *
 * The five lifts and what is carried over from them are maxima of the weight in the hands, from tables that know no body
 * weight. Where the body goes up with that weight (`bodyLifted`) the maximum of everything that is moved is chosen so
 * that ten repetitions, in the state in which everybody starts, take the same weight in the hands as if it alone counted:
 * moved ÷ (1 + 10 / 30) = held ÷ (1 + 10 / 30) + body, both maxima less the start's fatigue. Nobody is stronger or
 * weaker for it; what changes is how many repetitions a step of weight, fatigue or a gain of strength is worth.
 */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Pattern } from "@muster/coach/catalogue/exercise";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Latent } from "../people/people-file.ts";
import { freshness, type Lift, type LiftStrength, startFatigue } from "./fit-body.ts";
import { bodyLifted, loadedVersion } from "./held-moves.data.ts";
import type { Noise } from "./noise.ts";
import { spread } from "./worlds.ts";

type KnownLift = "chest_press" | "seated_row" | "leg_press" | "shoulder_press" | "goblet_squat";

/** One-repetition maximum ÷ body weight by level, for lifts that a file leaves out. */
const shareOfBodyWeight: Readonly<Record<KnownLift, number>> = {
  chest_press: 0.75,
  seated_row: 0.75,
  leg_press: 1.8,
  shoulder_press: 0.45,
  goblet_squat: 0.42,
};
const levelShare = { beginner: 0.75, returning: 0.85, intermediate: 1.1, advanced: 1.4 } as const;
const genderShare = { male: 1, female: 0.7, other: 0.85 } as const;

/** Exercises whose maximum is a share of one of the five; everything else follows the catalogue's transfer links. */
const anchors: Readonly<Record<string, readonly [KnownLift, number]>> = {
  "h_push.machine": ["chest_press", 1],
  "h_push.cable-fly": ["chest_press", 0.3],
  "h_pull.cable": ["seated_row", 1],
  "h_pull.face-pull": ["seated_row", 0.4],
  "h_pull.dumbbell-reverse-fly": ["seated_row", 0.12],
  "h_pull.rear-delt-machine": ["seated_row", 0.5],
  "v_pull.pulldown": ["seated_row", 1.05],
  "squat.leg-press": ["leg_press", 1],
  "squat.leg-extension": ["leg_press", 0.45],
  "squat.goblet": ["goblet_squat", 1],
  "squat.dumbbell-sumo": ["goblet_squat", 1],
  "lunge.dumbbell-side": ["goblet_squat", 0.6],
  "v_push.machine": ["shoulder_press", 1],
  "hinge.rdl": ["goblet_squat", 0.85],
  "hinge.leg-curl": ["leg_press", 0.3],
  "hinge.back-extension": ["leg_press", 0.35],
  "hinge.cable-pull-through": ["leg_press", 0.3],
  "hinge.smith-hip-thrust": ["leg_press", 0.6],
  "arm_flex.dumbbell": ["seated_row", 0.2],
  "arm_flex.cable": ["seated_row", 0.45],
  "arm_flex.machine": ["seated_row", 0.4],
  "arm_ext.dumbbell": ["shoulder_press", 0.45],
  "arm_ext.dumbbell-kickback": ["shoulder_press", 0.15],
  "arm_ext.pushdown": ["chest_press", 0.5],
  "arm_ext.dip-machine": ["chest_press", 0.9],
  "calf.dumbbell": ["goblet_squat", 0.8],
  "lateral.dumbbell": ["shoulder_press", 0.18],
  "lateral.machine": ["shoulder_press", 0.6],
  "lateral.cable": ["shoulder_press", 0.15],
  "core.dumbbell-dead-bug": ["seated_row", 0.2],
  "core.windmill": ["shoulder_press", 0.4],
  "core.cable-press": ["seated_row", 0.35],
  "core.cable-crunch": ["seated_row", 0.6],
  "core.machine-crunch": ["seated_row", 0.6],
  "carry.farmer": ["goblet_squat", 0.9],
  "carry.suitcase": ["goblet_squat", 0.9],
};

/** Lifts whose strength an exercise draws on; all six for the trunk. */
const drawsOn = (pattern: Pattern): readonly Lift[] => {
  switch (pattern) {
    case "squat":
    case "lunge":
    case "calf":
    case "plyo":
      return ["squat"];
    case "hinge":
      return ["hinge"];
    case "h_push":
    case "v_push":
    case "h_pull":
    case "v_pull":
      return [pattern];
    case "arm_ext":
    case "lateral":
      return ["h_push", "v_push"];
    case "arm_flex":
      return ["h_pull", "v_pull"];
    default:
      return ["squat", "hinge", "h_push", "h_pull"];
  }
};

/** The lift that a set of the exercise trains; undefined for accessories. */
export const liftOf = ({ pattern }: Pick<Exercise, "pattern">): Lift | undefined =>
  pattern === "lunge"
    ? "squat"
    : pattern === "squat" ||
        pattern === "hinge" ||
        pattern === "h_push" ||
        pattern === "v_push" ||
        pattern === "h_pull" ||
        pattern === "v_pull"
      ? pattern
      : undefined;

/** Strength in an exercise as a multiple of the start: the mean of the lifts that it draws on. */
export const strengthFor = (exercise: Exercise, strength: LiftStrength): number => {
  const used = drawsOn(exercise.pattern);
  return used.reduce((sum, lift) => sum + strength[lift], 0) / used.length;
};

/** Strength of one simulated person, by exercise. Weights in lb. */
export type TrueStrength = {
  /** One-repetition maximum at the start in lb of all that is moved: weight in both hands and share of body weight. */
  readonly startMaxLb: (exercise: Exercise) => number;
  /** What one repetition moves in lb, for a logged weight. */
  readonly movedLb: (exercise: Exercise, weightLb: number | null, bodyWeightLb: number) => number;
  /** Logged weight at which `movedLb` is reached, whatever the kit makes; null when none can be chosen. */
  readonly loggedLb: (exercise: Exercise, movedLb: number, bodyWeightLb: number) => number | null;
  /** True when the person sets the resistance by feel: bands, towels. */
  readonly isByFeel: (exercise: Exercise) => boolean;
};

/** What the profile counts: the person's own test, so no quirk. */
const tested: ReadonlySet<string> = new Set(["v_pull.pull-up", "h_push.push-up"]);

/** Lowering slowly and lifting the shoulder blades only are easier than their share of body weight says. */
const easierShare: Readonly<Record<string, number>> = { "v_pull.negative": 0.7, "v_pull.scapular": 0.5 };

const isOfBody = ({ loadKind }: Exercise): boolean =>
  loadKind === "bodyweightPlus" || loadKind === "assisted";

/** Share of body weight that a repetition moves. */
const shareOf = (exercise: Exercise): number =>
  bodyLifted[loadedVersion[exercise.id] ?? exercise.id] ??
  (isOfBody(exercise) ? (easierShare[exercise.id] ?? exercise.bodyweightFraction) : 0);

/** How often the logged weight is in the hands. */
const handsOf = ({ loadKind }: Exercise): number => (loadKind === "perHand" ? 2 : 1);

/** Maximum ÷ weight for ten repetitions (Epley 1985). */
const overTen = 1 + 10 / 30;

const move = (id: string): Exercise => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`The catalogue has no ${id}`);
  return found;
};
/** The plain lunge, and its share of body weight in the catalogue: unloaded lunges are shares of that one. */
const plainLunge = {
  loaded: move("lunge.dumbbell-reverse"),
  share: move("lunge.reverse").bodyweightFraction,
};

/** Repetitions beyond twenty are endurance more than strength: of those only three in ten carry over to harder moves. */
const strongPart = (repetitions: number): number =>
  repetitions <= 20 ? repetitions : 20 + 0.3 * (repetitions - 20);

const byFeelKit: ReadonlySet<string> = new Set(["resistance_bands", "towel"]);

/** What a body can lift at the start: from its file, else by sex, level and body weight, lb. */
export const trueStrengthOf = (profile: Profile, latent: Latent, noise: Noise): TrueStrength => {
  const known = (lift: KnownLift): number =>
    latent.e1rmLb[lift] ??
    shareOfBodyWeight[lift] * profile.weight * levelShare[profile.fitnessLevel] * genderShare[profile.gender];
  const bodyWeight = profile.weight;
  const push = 0.64 * bodyWeight * (profile.pushups > 0 ? 1 + strongPart(profile.pushups) / 30 : 0.9);
  const pull = 0.95 * bodyWeight * (profile.pullups > 0 ? 1 + strongPart(profile.pullups) / 30 : 0.85);
  const legs = 1.25 * (known("goblet_squat") + 0.7 * bodyWeight);
  const hips = 1.3 * (1.7 * known("goblet_squat") + 0.5 * bodyWeight);

  const carried = (exercise: Exercise, depth = 0): number => {
    const anchor = anchors[exercise.id];
    if (anchor !== undefined) return known(anchor[0]) * anchor[1];
    const from = exercise.transfer === null ? undefined : exerciseById(exercise.transfer.from);
    if (exercise.transfer === null || from === undefined || depth > 6) return 0.3 * known("seated_row");
    return carried(from, depth + 1) * exercise.transfer.k;
  };

  /** Maximum of all that is moved, lb, so that the weight for ten repetitions stays (see above). @param quirk of the weight */
  const loadedMax = (exercise: Exercise, quirk = 1): number =>
    handsOf(exercise) * carried(exercise) * quirk +
    (overTen * shareOf(exercise) * bodyWeight) / freshness(startFatigue);

  /** Largest share of body weight that can be moved once, lb. */
  const bodyMax = ({ pattern, unilateral, bodyweightFraction }: Exercise): number => {
    switch (pattern) {
      case "h_push":
        return push;
      case "v_push":
        return 0.68 * push;
      case "arm_ext":
        return bodyweightFraction > 0.9 ? 1.3 * push : 0.9 * push;
      case "v_pull":
      case "h_pull":
        return bodyweightFraction < 0.5 ? 0.8 * pull : pull;
      case "squat":
        return unilateral ? 0.6 * legs : legs;
      case "lunge":
        return (plainLunge.share / shareOf(plainLunge.loaded)) * loadedMax(plainLunge.loaded);
      case "hinge":
        return unilateral ? 0.75 * hips : hips;
      case "calf":
        return (unilateral ? 1.15 : 1.7) * bodyWeight;
      default:
        return 1.6 * bodyWeight;
    }
  };

  const isByFeel = (exercise: Exercise): boolean =>
    exercise.loadKind === "none" &&
    exercise.metric === "reps" &&
    exercise.needs.some((all) => all.some((kit) => byFeelKit.has(kit)));

  const startMax = (exercise: Exercise): number => {
    const loaded = loadedVersion[exercise.id];
    if (loaded !== undefined) return startMaxLb(move(loaded));
    const isTested = tested.has(exercise.id);
    const quirk = isTested ? 1 : Math.exp(spread.exercise * noise.normal("exercise", exercise.id));
    const counted = exercise.id === "v_pull.pull-up" ? profile.pullups : profile.pushups;
    if (isTested && counted > 0) return shareOf(exercise) * bodyWeight * (1 + counted / 30);
    if (isOfBody(exercise)) return bodyMax(exercise) * quirk;
    // Unloaded moves: about 24 repetitions of an imagined 100 lb.
    return exercise.loadKind === "none" ? 180 * quirk : loadedMax(exercise, quirk);
  };
  const maxima = new Map<string, number>();
  const startMaxLb = (exercise: Exercise): number => {
    const before = maxima.get(exercise.id);
    if (before !== undefined) return before;
    const most = startMax(exercise);
    maxima.set(exercise.id, most);
    return most;
  };

  return {
    startMaxLb,
    movedLb: (exercise, weightLb, bodyWeightLb) => {
      const body = shareOf(exercise) * bodyWeightLb;
      switch (exercise.loadKind) {
        case "assisted":
          return Math.max(10, body - (weightLb ?? 0));
        case "none":
          return 100;
        default:
          return body + handsOf(exercise) * (weightLb ?? 0);
      }
    },
    loggedLb: (exercise, movedLb, bodyWeightLb) => {
      if (!exercise.takesWeight) return null;
      const body = shareOf(exercise) * bodyWeightLb;
      return exercise.loadKind === "assisted" ? body - movedLb : (movedLb - body) / handsOf(exercise);
    },
    isByFeel,
  };
};
