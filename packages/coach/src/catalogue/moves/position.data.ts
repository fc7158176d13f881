/**
 * Where the body is in a move, for who does not get down on the floor, who trains seated, and whose shoulder does not rise. One table for all movements, so
 * that a new entry that nobody thought of is no seated one.
 */
import type { ContraTag, Pattern } from "../exercise.ts";

/** Ids by their movement. */
const idsOf = (names: Partial<Record<Pattern, string>>): ReadonlySet<string> =>
  new Set(
    Object.entries(names).flatMap(([pattern, list]) => list.split(" ").map((name) => `${pattern}.${name}`)),
  );

/** Lying, kneeling or sitting on the floor, or with the hands on it. A bench, a chair and a wall are none. */
const onFloor = idsOf({
  hinge:
    "glute-bridge kneeling-kick single-leg-bridge hip-thrust single-leg-thrust dumbbell-hip-thrust smith-hip-thrust barbell-hip-thrust towel-curl towel-curl-single nordic",
  h_push:
    "knee push-up close feet-raised archer lean wide band-push-up kettlebell-push-up dumbbell-floor kettlebell-floor barbell-floor",
  v_push:
    "push-back pike feet-raised-pike wall-handstand handstand band-single dumbbell-half-kneeling z-press",
  h_pull: "floor-elbow prone-w prone-angel dumbbell-renegade kettlebell-renegade inverted inverted-raised",
  v_pull: "prone kneeling-slide prone-slide band-bar dumbbell-pullover kettlebell-pullover cable-single",
  core: "plank dead-bug bird-dog side-plank-knee heel-tap bear side-plank side-plank-raise shoulder-tap hollow mountain-climber crunch bicycle leg-raise long-plank body-saw v-up band-dead-bug dumbbell-dead-bug cable-crunch sit-up ab-wheel russian-twist copenhagen flutter reverse-crunch get-up",
  cardio: "burpee squat-thrust",
  plyo: "push-up",
  mobility: "flow",
});

/** Sitting, or lying on a bench, with the legs at rest: they neither carry, brace nor move anything. */
const atRest = idsOf({
  h_push:
    "machine machine-incline iso-lateral pec-deck dumbbell-bench dumbbell-incline dumbbell-fly smith smith-incline barbell barbell-incline barbell-close band-press palm-press",
  v_push:
    "machine iso-lateral smith barbell-seated dumbbell dumbbell-arnold kettlebell kettlebell-bottom band towel",
  h_pull:
    "machine iso-lateral rear-delt-machine face-pull dumbbell-supported dumbbell-seated band-anchored hooked-hands seated-w band-apart",
  v_pull:
    "pulldown close-pulldown neutral-pulldown underhand-pulldown iso-lateral machine-pullover band towel",
  core: "machine-crunch seated-turn seated-band-press",
  arm_flex:
    "machine dumbbell dumbbell-hammer dumbbell-incline preacher dumbbell-preacher concentration wrist wrist-reverse band own-hand",
  arm_ext: "machine dip-machine skull-crusher dumbbell-skull dumbbell kettlebell band seat-press",
  lateral: "machine dumbbell band seated-arms",
  cardio: "arm-ergometer seated-boxing",
});

/**
 * An upper arm at shoulder height or above it, turned out beside the body, or carrying the body in front of it; moves with a tag of
 * the shoulder of their own are not named again.
 */
const armRaised = idsOf({
  squat: "barbell-front smith-front dumbbell-front kettlebell-front",
  lunge: "kettlebell-rack",
  hinge:
    "kettlebell-swing kettlebell-swing-single kettlebell-clean kettlebell-snatch power-clean hang-clean power-snatch kneeling-kick nordic",
  h_push:
    "incline knee push-up close feet-raised archer lean wide band-push-up kettlebell-push-up dumbbell-floor kettlebell-floor barbell-floor dumbbell-bench dumbbell-single dumbbell-decline barbell barbell-close barbell-decline smith machine iso-lateral cable-press palm-press",
  v_push: "landmine pike incline-pike push-back",
  h_pull:
    "face-pull rear-delt-machine band-apart dumbbell-reverse-fly prone-w prone-angel seated-w cable-wide floor-elbow hooked-hands towel-bar inverted inverted-raised pendlay barbell smith band-bent dumbbell-bent kettlebell-gorilla t-bar underhand seal dumbbell-renegade kettlebell-renegade tuck-lever",
  lateral: "wall",
  core: "plank long-plank raised-plank side-plank-knee side-plank side-plank-raise shoulder-tap body-saw bear bird-dog mountain-climber dead-bug band-dead-bug dumbbell-dead-bug hollow crunch bicycle v-up cable-crunch machine-crunch standing-knee decline-sit-up",
  arm_flex: "dumbbell-incline",
  arm_ext: "skull-crusher dumbbell-skull wall band dumbbell kettlebell",
  cardio:
    "burpee squat-thrust jacks low-jacks boxing seated-boxing arm-ergometer rower ski-erg battle-ropes air-bike swim",
  mobility: "shoulders flow stretch",
});

/** Tags of a move's position; `legs` for all that is not known to let them rest. */
export const positionTags = (id: string): readonly ContraTag[] => [
  ...(onFloor.has(id) ? (["floor"] as const) : []),
  ...(atRest.has(id) ? [] : (["legs"] as const)),
  ...(armRaised.has(id) ? (["arm_raised"] as const) : []),
];
