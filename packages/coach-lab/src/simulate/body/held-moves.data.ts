/**
 * How much of the body goes up with a weight that is held in a leg move: by the masses of its parts, apart from the
 * coach's `bodyweightFraction`. One lb of the share costs what one lb in the hands costs.
 *
 * Masses and centres are those of de Leva 1996 (J Biomech 29(9), 1223-1230), mean of women and men, in percent of the
 * body: trunk, arms and head 59.3, thigh 14.5 with its centre 0.39 of its length below the hip, shank 4.6, foot 1.3. A
 * part counts by how far it rises against the hands. What the rear leg of a lunge takes, it takes of body and dumbbells
 * alike, so it does not change the share.
 *
 * Barbells and Smith bars on two legs are left out. Tables of repetitions are tables of bar weight, and at 60-90% of
 * a bar maximum a back squat allows more repetitions than a bench press, not fewer, 30 at 60% (Shimano et al., J
 * Strength Cond Res 20(4), 819-823, 2006). Epley's line gives 20 of the bar alone, and 11 with the body of somebody who
 * squats one and a half times it. On one leg there is no such table and a bar is as good as a pair of dumbbells. Swings,
 * cleans, snatches and thrusters are thrown or end at the arms.
 */

/**
 * Knees move little, so thighs rise by 0.61 of what the hips do: 59.3 + 2 × 0.61 × 14.5 = 77. It lies between the
 * trunk, which the hips hold (59), and all above the knees (88: the system mass less shanks and feet of jump squats).
 */
const squat = 0.77;
/** The rear thigh sinks as far as the hips, its shank half as far: 59.3 + 0.61 × 14.5 + 14.5 + 2.5 = 85. */
const lunge = 0.85;
/** The trailing leg rises whole: 59.3 + 0.61 × 14.5 + 20.4 = 88. */
const stepUp = 0.88;
/**
 * Trunk, head and arms turn about the hips, the weight hangs from the shoulders: 0.678 of the body at 0.626 of the
 * way from hip to shoulder (Winter, Biomechanics and Motor Control of Human Movement). The free leg behind is left out.
 */
const hinge = 0.42;
/** Shoulders and feet stay, the weight lies on the hips: half of the trunk's 43 and 0.61 of both thighs. */
const thrust = 0.39;
/** Everything but the feet. */
const calf = 0.97;

/** Share of body weight that goes up with the weight, by exercise; exercises that are not here lift their weight alone. */
export const bodyLifted: Readonly<Record<string, number>> = {
  "squat.goblet": squat,
  "squat.goblet-chair": squat,
  "squat.dumbbell-front": squat,
  "squat.kettlebell-front": squat,
  "squat.dumbbell-sumo": squat,
  "lunge.dumbbell-step-up": stepUp,
  "lunge.dumbbell-reverse": lunge,
  "lunge.dumbbell-bulgarian": lunge,
  "lunge.dumbbell-walking": lunge,
  "lunge.dumbbell-deficit": lunge,
  "lunge.dumbbell-side": lunge,
  "lunge.kettlebell-goblet": lunge,
  "lunge.kettlebell-rack": lunge,
  "lunge.smith-split": lunge,
  "lunge.smith-reverse": lunge,
  "lunge.barbell-reverse": lunge,
  "lunge.barbell-walking": lunge,
  "lunge.barbell-split": lunge,
  "lunge.barbell-step-up": stepUp,
  "hinge.rdl": hinge,
  "hinge.dumbbell-single-leg": hinge,
  "hinge.dumbbell-staggered": hinge,
  "hinge.kettlebell-deadlift": hinge,
  "hinge.dumbbell-hip-thrust": thrust,
  "calf.dumbbell": calf,
};

/** The same move without and with a weight: one strength, so nobody gets stronger by holding more. */
export const loadedVersion: Readonly<Record<string, string>> = {
  "squat.bodyweight": "squat.goblet",
  "squat.chair": "squat.goblet-chair",
  "squat.sumo": "squat.dumbbell-sumo",
  "lunge.step-up": "lunge.dumbbell-step-up",
  "lunge.reverse": "lunge.dumbbell-reverse",
  "lunge.bulgarian": "lunge.dumbbell-bulgarian",
  "lunge.walking": "lunge.dumbbell-walking",
  "lunge.side": "lunge.dumbbell-side",
  "hinge.single-leg": "hinge.dumbbell-single-leg",
  "hinge.hip-thrust": "hinge.dumbbell-hip-thrust",
  "calf.raise": "calf.dumbbell",
};
