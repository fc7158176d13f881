/**
 * The guides in full: the twelve of the specification and the two that its library adds. Our own words; advice is what
 * is commonly taught, no text is taken from elsewhere. The key is the catalogue's `guideKey`.
 */
import type { FigureName } from "./figure-name.ts";

/** A guide that is written for one exercise. */
export type FullGuide = {
  readonly machineType: string;
  /** How to recognise it in a gym, or what to look for at home. */
  readonly howToFind: string;
  /** What it looks like when it is done well. */
  readonly visualDescription: string;
  readonly setup: readonly string[];
  readonly commonMistakes: readonly string[];
  readonly variations: readonly string[];
  readonly progressionTips: readonly string[];
  /** What to search and what to look at: text only, no third party is contacted. */
  readonly videoHint: string;
  readonly figure: FigureName;
};

/** Key of the specification -> the guide. */
export const fullGuides = {
  legPress: {
    machineType: "Weight-stack or plate-loaded machine",
    howToFind:
      "A reclined or low seat in front of a large foot plate, usually the biggest machine of the leg row. The sign says Leg Press or Seated Leg Press.",
    visualDescription:
      "You sit with your whole back on the pad and push the plate away until the legs are almost long. Only hips, knees and ankles move.",
    setup: [
      "Slide the seat so that your knees bend to about a right angle at the start.",
      "Put your feet at shoulder width in the middle of the plate, toes a little out.",
      "Press hips and lower back into the pad and hold the handles.",
      "Choose a weight that you can stop at any point, then release the safety if there is one.",
      "At the end set the safety again before you get out.",
    ],
    commonMistakes: [
      "Hips curl off the pad at the bottom. Move the seat back a notch.",
      "Knees snap straight at the top. Stop a little before.",
      "Knees fall toward each other. Push them over the second toe.",
      "Hands on the knees: they hide a weight that is too heavy.",
    ],
    variations: [
      "Feet higher on the plate: more glutes and hamstrings.",
      "Feet lower: more thighs, and more bend in the knee.",
      "One leg at a time with less than half the weight.",
      "If the knees or hips hurt: go less deep, feet a little higher.",
      "Three seconds on the way back.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range.",
      "When the next plate is too much, take an extra second on the way back first.",
    ],
    videoHint:
      "Search 'seated leg press form' and watch whether the hips stay on the pad at the deepest point.",
    figure: "leg-press",
  },
  chestPress: {
    machineType: "Weight-stack machine",
    howToFind:
      "An upright seat with two handles in front of the chest. The sign says Chest Press; the Shoulder Press beside it has its handles at ear height.",
    visualDescription:
      "You sit against the pad and push both handles straight ahead. Shoulder blades stay on the pad, wrists stay straight.",
    setup: [
      "Set the seat so that the handles are level with the middle of your chest.",
      "Set the start position so that you feel a light stretch, no more.",
      "Plant both feet and pull the shoulder blades back and down.",
      "Use the foot lever, if there is one, to bring the handles forward.",
    ],
    commonMistakes: [
      "Seat too low, so that the elbows rise to the shoulders.",
      "Shoulders roll forward at the end of the push.",
      "The stack crashes down between repetitions.",
      "The lower back leaves the pad to help.",
    ],
    variations: [
      "Narrow grip for more triceps.",
      "One arm at a time against a braced trunk.",
      "A pause of two seconds near the chest.",
      "If a shoulder pinches: palms facing each other, less stretch.",
      "At home: push-ups or a dumbbell floor press.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range.",
      "Between two plates, use the small add-on weight or one more repetition.",
    ],
    videoHint: "Search 'machine chest press seat height' and compare the line from handle to mid chest.",
    figure: "chest-press",
  },
  shoulderPress: {
    machineType: "Weight-stack machine",
    howToFind:
      "An upright seat with handles beside the ears that travel up. The sign says Shoulder Press or Overhead Press.",
    visualDescription:
      "You sit tall and push the handles overhead until the arms are almost straight, then bring them back beside the jaw.",
    setup: [
      "Set the seat so that the handles start at the height of your ears.",
      "Sit with hips and upper back on the pad, feet flat.",
      "Hold the handles lightly, wrists over the elbows.",
      "Tighten the belly, so that the back does not arch.",
    ],
    commonMistakes: [
      "Arching off the pad to finish a repetition.",
      "Shrugging the shoulders to the ears.",
      "Stopping at half height because the weight is too heavy.",
      "Letting the stack touch down and bounce.",
    ],
    variations: [
      "If a shoulder pinches: palms facing each other, or stop at ear height.",
      "One arm at a time.",
      "Slow lowering for four seconds.",
      "At home: a dumbbell or band press, or pike push-ups.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range.",
      "The shoulder grows slowly here: two weeks on one weight are normal.",
    ],
    videoHint: "Search 'machine shoulder press setup' and look at where the handles start beside the head.",
    figure: "shoulder-press",
  },
  seatedRow: {
    machineType: "Cable station or weight-stack machine",
    howToFind:
      "A low seat facing a tall stack, with a foot plate and a V handle at knee height. The sign says Seated Row, Cable Row or Low Row.",
    visualDescription:
      "You sit tall, draw the handle to the lower ribs and let it out until the arms are long. The trunk hardly moves.",
    setup: [
      "Put your feet on the plate, knees slightly bent, and slide back until the arms are straight.",
      "Set the seat, if it moves, so that the handle meets your lower ribs.",
      "Lift the chest and pull the shoulders away from the ears.",
      "Start the pull with the shoulder blades, then bend the elbows.",
    ],
    commonMistakes: [
      "Leaning back to move the stack. If the back swings, take one plate off.",
      "Shrugging at the end of the pull.",
      "Rounding the lower back when the handle goes out. Back hurts: row with the chest on a pad.",
      "Pulling with bent wrists.",
    ],
    variations: [
      "Wide bar with the elbows out: more upper back.",
      "One arm at a time.",
      "A pause of two seconds at the ribs.",
      "At home: a band or dumbbell row.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range without a swing.",
      "When grip ends the set first, rest longer before you add weight.",
    ],
    videoHint: "Search 'seated cable row technique' and watch the trunk: it should stay still.",
    figure: "seated-row",
  },
  lateralRaise: {
    machineType: "Weight-stack machine",
    howToFind:
      "A seat with two padded arms beside the body that swing out and up. The sign says Lateral Raise or Deltoid Raise.",
    visualDescription:
      "You push the pads out with your elbows until the upper arms are level, wait a moment, and come down slowly.",
    setup: [
      "Set the seat so that your shoulders are level with the pivots of the machine.",
      "Lay the outer side of the upper arms or elbows on the pads.",
      "Sit tall with the chest on the pad if there is one.",
      "Start light: this is a small muscle.",
    ],
    commonMistakes: [
      "Shrugging: the neck works instead of the shoulder.",
      "Swinging the stack up with a jerk.",
      "Lifting far above shoulder height.",
      "Gripping hard and pulling with the hands.",
    ],
    variations: [
      "One arm at a time.",
      "A pause of two seconds at the top.",
      "If a shoulder pinches: stop below shoulder height, or leave it.",
      "At home: dumbbell or band lateral raises.",
    ],
    progressionTips: [
      "Add a repetition a week up to 15, then one plate.",
      "Take the smallest step that the machine has: this is a small muscle.",
    ],
    videoHint: "Search 'lateral raise machine setup' and look for shoulders in line with the pivots.",
    figure: "machine-raise",
  },
  assistedPullup: {
    machineType: "Weight-stack machine with a lift pad",
    howToFind:
      "A tall frame with pull-up handles above and a padded platform to kneel or stand on. The sign says Assisted Pull-up, Assisted Chin/Dip or Gravitron.",
    visualDescription:
      "You kneel on the pad, which pushes you up, and pull until the chin is over the handles. More weight on the pin means more help.",
    setup: [
      "Choose the help: a bigger number makes it easier. Begin with about half your body weight.",
      "Step up, hold the handles, then put one knee and the other on the pad.",
      "Hang with straight arms and draw the shoulder blades down.",
      "To finish, step off while you still hold the handles: the pad rises.",
    ],
    commonMistakes: [
      "Stepping off a loaded pad without holding on.",
      "Half repetitions that never reach long arms.",
      "Swinging the knees to gain height.",
      "Keeping the same help for months.",
    ],
    variations: [
      "Palms toward you: more biceps, a little easier.",
      "If shoulders or elbows hurt: handles that face each other.",
      "Lower for five seconds with less help.",
      "At home: banded or foot-assisted pull-ups.",
    ],
    progressionTips: [
      "Take a step of help away when every set reaches the top of its range.",
      "With less than a fifth of your body weight as help, try the first free pull-up.",
    ],
    videoHint: "Search 'assisted pull up machine how to' and watch how people step on and off.",
    figure: "assisted-pull-up",
  },
  pushups: {
    machineType: "Bodyweight",
    howToFind: "A free piece of floor as long as you are. A mat makes it kinder to the hands.",
    visualDescription:
      "The body is one line from head to heels. It sinks until the chest is a fist above the floor and rises until the arms are straight.",
    setup: [
      "Put the hands a little wider than the shoulders, fingers forward.",
      "Step the feet back until the body is one line.",
      "Squeeze glutes and belly as for a plank.",
      "Bend the elbows back at about 45 degrees to the body, not straight out.",
    ],
    commonMistakes: [
      "Hips sag or stick up.",
      "Elbows point straight to the sides.",
      "The head goes down and the chest does not.",
      "Short, fast repetitions.",
    ],
    variations: [
      "Easier: hands on a table or wall, or knees on the floor.",
      "Closer hands for the triceps.",
      "If the wrists hurt: hold two dumbbells, or make fists.",
      "Harder: feet on a chair, a band across the back, or a pause at the bottom.",
    ],
    progressionTips: [
      "Train at 50-80% of your best set, more often rather than to failure.",
      "When 20 are clean, raise the feet or add a pause of two seconds.",
    ],
    videoHint: "Search 'strict push up side view' and check the line from shoulder to ankle.",
    figure: "push-up",
  },
  pullups: {
    machineType: "Bodyweight on a bar",
    howToFind:
      "A bar that you can hang from with long arms: in a door frame, a rack, a playground. Test that it holds before you lift the feet.",
    visualDescription:
      "From a still hang the shoulder blades move down first, then the elbows travel to the hips until the chin is over the bar.",
    setup: [
      "Step up from a chair and hold the bar with palms forward, a little wider than the shoulders.",
      "Hang until the arms are straight and the body is still.",
      "Cross the feet or keep the legs together; do not arch the back.",
      "Draw the shoulder blades down before the elbows bend.",
    ],
    commonMistakes: [
      "Kicking or swinging to get up.",
      "Stopping halfway down.",
      "Shrugging at the top.",
      "Reaching for the bar with the chin instead of pulling higher.",
    ],
    variations: [
      "Easier: a band, a foot on a chair, or only the way down for five seconds.",
      "Palms toward you (chin-ups): more biceps.",
      "If an elbow or shoulder hurts: stop, and take rows instead.",
      "Harder: wide grip, pauses, or weight at a belt.",
    ],
    progressionTips: [
      "Train at 50-80% of your best set and stop before the form goes.",
      "Add one repetition to one set each week; test in weeks 4, 8 and 12.",
    ],
    videoHint:
      "Search 'dead hang pull up form' and watch the first inch: the shoulders go down before the arms bend.",
    figure: "pull-up",
  },
  pikePushups: {
    machineType: "Bodyweight",
    howToFind: "Free floor with some grip for the feet. A folded towel shows where the head goes.",
    visualDescription:
      "The body is an upside-down V. The head travels to a point in front of the hands, so that head and hands form a triangle.",
    setup: [
      "Begin in a push-up position and walk the feet in until the hips are high.",
      "Spread the fingers and put the weight over the hands.",
      "Keep the legs as straight as your hamstrings allow; bent knees are fine.",
      "Look at your toes, not at the floor.",
    ],
    commonMistakes: [
      "Hips drop, and it turns into a push-up.",
      "The head goes down between the hands instead of in front.",
      "Elbows fly to the sides.",
      "Full weight on the head at the bottom.",
    ],
    variations: [
      "Easier: hands on a chair or step.",
      "Push-backs: shift back and forth without full depth.",
      "If you get dizzy or a shoulder pinches: a dumbbell or band press instead.",
      "Harder: feet on a chair, then against a wall.",
    ],
    progressionTips: [
      "At 3 sets of 12 put the feet on a chair.",
      "Walk the feet an inch closer each week: the higher the hips, the heavier.",
    ],
    videoHint: "Search 'pike push up triangle' and look where the head lands.",
    figure: "pike",
  },
  tricepDips: {
    machineType: "Bodyweight on a bench or chair",
    howToFind: "A firm seat that cannot slide: a bench, a heavy chair against a wall, or the second stair.",
    visualDescription:
      "The hands hold the edge behind you. The body sinks straight down in front of the seat until the upper arms are near level, and rises to straight arms.",
    setup: [
      "Sit on the edge with the hands beside the hips, fingers forward.",
      "Walk the feet out and slide off, so that the back is just in front of the seat.",
      "Bend the knees to make it easier, straighten the legs to make it harder.",
      "Pull the shoulders down before the elbows bend.",
    ],
    commonMistakes: [
      "Going so deep that the shoulders roll forward.",
      "Drifting away from the seat.",
      "Elbows that flare to the sides.",
      "Pushing with the legs.",
    ],
    variations: [
      "Easier: knees bent, half depth.",
      "Harder: straight legs, then feet on a second chair.",
      "With a dip station: bar dips.",
      "If the front of the shoulder hurts: stop, and take close-grip push-ups.",
    ],
    progressionTips: [
      "Straighten the legs at 15 repetitions, then raise the feet.",
      "Slow the way down to three seconds before you go deeper.",
    ],
    videoHint: "Search 'bench dip depth' and note how near the back stays to the bench.",
    figure: "bench-dip",
  },
  romanianDeadlifts: {
    machineType: "Dumbbells",
    howToFind: "Two equal dumbbells, at home or from the rack, and room to step back.",
    visualDescription:
      "The hips travel back while the weights slide down the thighs. The back stays flat, the knees stay slightly bent, and the hips drive forward to stand.",
    setup: [
      "Stand with the feet at hip width and a dumbbell in each hand in front of the thighs.",
      "Bend the knees slightly and keep that bend for the whole set.",
      "Pull the shoulders back, head in line with the back.",
      "Stop where the hamstrings are tight, usually below the knee.",
    ],
    commonMistakes: [
      "Squatting the weights down instead of pushing the hips back.",
      "Rounding the back to reach lower.",
      "Weights drifting away from the legs.",
      "Leaning back at the top.",
    ],
    variations: [
      "Without weight: hips to a wall behind you.",
      "One leg a little behind, or on one leg.",
      "Kettlebell, band or barbell.",
      "Pain in the back or down a leg: stop, and take glute bridges.",
      "Three seconds down.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range with a flat back.",
      "When the grip ends the set, use chalk or straps before you take less weight.",
    ],
    videoHint: "Search 'dumbbell romanian deadlift side view' and follow the hips, not the weights.",
    figure: "hip-hinge",
  },
  gobletSquats: {
    machineType: "Dumbbell or kettlebell",
    howToFind: "One dumbbell, held upright at one end, or one kettlebell, held by the sides of its handle.",
    visualDescription:
      "The weight stays at the chest while you sit down between your knees and stand up again with the chest up.",
    setup: [
      "Hold the weight against the chest with both hands, elbows down.",
      "Put the feet at shoulder width, toes a little out.",
      "Breathe in and brace before you go down.",
      "Go as low as the heels stay on the floor; elbows may touch the inner knees.",
    ],
    commonMistakes: [
      "The weight drifts forward and pulls the back round.",
      "Heels lift at the bottom.",
      "Knees fall inward on the way up.",
      "Dropping into the bottom without control.",
    ],
    variations: [
      "Easier: to a chair, or without weight.",
      "Heels on two small plates or a firm wedge when the ankles are stiff.",
      "Harder: three seconds down, or a pause of two seconds.",
      "Two dumbbells at the shoulders.",
      "If the knees or hips hurt: go less deep, or sit to a chair.",
    ],
    progressionTips: [
      "Take the next weight when every set reaches the top of its range.",
      "When you have no heavier weight, slow the way down, then add a pause.",
    ],
    videoHint: "Search 'goblet squat depth' and look at heels and lower back at the bottom.",
    figure: "goblet-squat",
  },
  gluteBridges: {
    machineType: "Bodyweight",
    howToFind: "Free floor or a mat to lie on.",
    visualDescription:
      "You lie on your back with bent knees and lift the hips until shoulders, hips and knees form one line.",
    setup: [
      "Lie down with bent knees, heels a hand's length from the hips.",
      "Put the feet at hip width, arms beside you.",
      "Tighten the belly, so that the lower back is near the floor.",
      "Push through the heels.",
    ],
    commonMistakes: [
      "Arching the lower back at the top.",
      "Pushing through the toes.",
      "Knees falling apart.",
      "Rushing without a squeeze at the top.",
    ],
    variations: [
      "A band around the thighs.",
      "One leg at a time.",
      "Shoulders on a bench or a heavy sofa that cannot slide: hip thrusts.",
      "If the lower back hurts: lift less high, feet a little closer.",
      "A dumbbell across the hips.",
    ],
    progressionTips: [
      "At 3 sets of 20 hold each repetition for three seconds.",
      "Then go to one leg, or lift the shoulders onto a bench.",
    ],
    videoHint: "Search 'glute bridge form' and compare the line at the top.",
    figure: "bridge",
  },
  bulgarianSplitSquats: {
    machineType: "Bodyweight on a bench or chair",
    howToFind:
      "A firm seat at knee height or a little lower that cannot slide, best against a wall. Dumbbells later.",
    visualDescription:
      "The back foot rests on the seat, the front leg bends until its thigh is near level and drives you up again.",
    setup: [
      "Stand a long step in front of the seat and lay the top of one foot on it.",
      "Hop the front foot forward until the shin stays near upright at the bottom.",
      "Lean a little forward, hands on the hips or at a wall.",
      "Put most of the weight on the front heel.",
    ],
    commonMistakes: [
      "Standing too close to the seat.",
      "Pushing with the back leg.",
      "The front knee falls inward.",
      "The front heel lifts.",
    ],
    variations: [
      "Easier: back foot on the floor, a hand at the wall.",
      "A longer step and more lean: more glutes.",
      "Dumbbells in the hands, or one held at the chest.",
      "If the front knee hurts: a longer step, less deep, more lean.",
      "Front foot on a low step for more depth.",
    ],
    progressionTips: [
      "At 12 a side hold dumbbells.",
      "Balance comes first: add weight only when every repetition looks the same.",
    ],
    videoHint: "Search 'bulgarian split squat foot position' and see how far the front foot stands.",
    figure: "split-squat",
  },
} as const satisfies Readonly<Record<string, FullGuide>>;
