/** Every pose figure as numbers (the model is in `pose-model.ts`). Own drawings; side views look to the right. */
import type { FigureName } from "@muster/coach/guides/figure-name";
import type { Figure } from "./pose-model.ts";

const seat = "M42 58V119M38 121H70V146";

/** Name of a figure -> its drawing. */
export const figures: Readonly<Record<FigureName, Figure>> = {
  squat: {
    work: "legs",
    start: { says: "Stand tall", hip: [77, 76.4], lean: 3, legs: [[78, 140]], arms: [[88, 81]] },
    end: { says: "Hips low", hip: [60, 114], lean: 38, arms: [[122, 78]] },
  },
  "goblet-squat": {
    work: "legs",
    held: "block",
    start: { says: "Weight at chest", hip: [77, 76.4], lean: 3, legs: [[78, 140]], arms: [[97, 54]] },
    end: { says: "Hips below knees", hip: [62, 115], lean: 36, arms: [[104, 97]] },
  },
  "barbell-squat": {
    work: "legs",
    held: "plate",
    start: { says: "Stand tall", hip: [76, 76.4], lean: 6, legs: [[78, 140]], arms: [[79, 62, 73, 42]] },
    end: { says: "Hips low", hip: [60, 114], lean: 40, arms: [[86, 104, 77, 86]] },
  },
  "wall-sit": {
    work: "legs",
    kit: "M48 30V146",
    start: { says: "Back on the wall", hip: [59, 82], lean: 0, legs: [[86, 140]], arms: [[64, 84]] },
    end: { says: "Thighs level", hip: [59, 108], legs: [[90, 140]], arms: [[82, 104]] },
  },
  "leg-press": {
    work: "legs",
    kit: "M14 84L40 130H64M50 130V146",
    start: {
      says: "Knees bent",
      hip: [54, 118],
      lean: -36,
      legs: [[90, 108, -72]],
      arms: [[58, 124]],
      kit: "M98 118L106 84M108 120V146",
    },
    end: { says: "Legs almost long", legs: [[114, 103, -72]], kit: "M122 113L130 79M132 115V146" },
  },
  "leg-extension": {
    work: "legs",
    kit: "M40 56L46 112H80M62 112V146",
    start: {
      says: "Pad above ankles",
      hip: [56, 102],
      lean: -8,
      legs: [[88, 103, 92, 134]],
      arms: [[66, 108]],
    },
    end: { says: "Legs straight", legs: [[88, 103, 119, 98, -60]] },
  },
  bridge: {
    work: "legs",
    start: {
      says: "Hips down",
      hip: [76, 138],
      lean: -90,
      nod: 9,
      legs: [[106, 140]],
      arms: [[60, 140, 81, 141]],
    },
    end: { says: "Hips up, one line", hip: [72, 121], lean: -118, nod: 33, arms: [[60, 141, 81, 141]] },
  },
  "hip-thrust": {
    work: "legs",
    kit: "M22 112H54M28 112V146M48 112V146",
    start: { says: "Hips low", hip: [66, 132], lean: -38, legs: [[110, 140]], arms: [[70, 122]] },
    end: { says: "Hips level", hip: [82, 104], lean: -86, arms: [[82, 96]] },
  },
  "hip-hinge": {
    work: "legs",
    held: "bell",
    start: { says: "Stand tall", hip: [77, 76.4], lean: 3, legs: [[78, 140]], arms: [[88, 83]] },
    end: { says: "Hips back, flat back", hip: [60, 81], lean: 70, arms: [[93, 110]] },
  },
  kick: {
    work: "near-leg",
    start: {
      says: "Hands and knees",
      hip: [76, 105],
      lean: 82,
      nod: -8,
      legs: [
        [74, 138, 42, 141, 180],
        [74, 138, 42, 141, 180],
      ],
      arms: [[114, 141]],
    },
    end: {
      says: "Thigh level",
      legs: [
        [45, 98, 44, 66, 180],
        [74, 138, 42, 141, 180],
      ],
    },
  },
  "leg-curl": {
    work: "legs",
    kit: "M40 56L46 112H78M62 112V146",
    start: {
      says: "Legs long",
      hip: [56, 102],
      lean: -8,
      legs: [[88, 101, 120, 104, -70]],
      arms: [[74, 98]],
    },
    end: { says: "Heels under the seat", legs: [[88, 102, 80, 133, -10]] },
  },
  "towel-curl": {
    work: "legs",
    start: {
      says: "Heels close, hips up",
      hip: [66, 122],
      lean: -116,
      nod: 31,
      legs: [[98, 139, -70]],
      arms: [[54, 141, 75, 141]],
    },
    end: {
      says: "Heels slide away",
      hip: [66, 131],
      lean: -102,
      nod: 18,
      legs: [[126, 140, -70]],
      arms: [[51, 141, 72, 141]],
    },
  },
  swing: {
    work: "legs",
    held: "kettlebell",
    start: { says: "Bell behind the knees", hip: [58, 84], lean: 64, legs: [[78, 140]], arms: [[66, 102]] },
    end: { says: "Hips snap, bell floats", hip: [77, 77], lean: -2, arms: [[116, 50]] },
  },
  "back-extension": {
    work: "trunk",
    kit: "M46 116H76V146M104 140H124",
    start: {
      says: "Folded forward",
      hip: [62, 107],
      lean: 42,
      legs: [[108, 132]],
      arms: [[92, 92]],
      kit: "M73 80L85 66",
    },
    end: { says: "Trunk in line", lean: -28, arms: [[64, 84]], kit: "M38 87L30 72" },
  },
  lunge: {
    work: "near-leg",
    start: {
      says: "Stand tall",
      hip: [72, 76.4],
      lean: 2,
      legs: [
        [75, 140],
        [69, 140],
      ],
      arms: [[78, 82]],
    },
    end: {
      says: "Back knee near the floor",
      hip: [70, 107],
      lean: 5,
      legs: [
        [98, 140],
        [56, 135, 27, 128, 65],
      ],
      arms: [[78, 110]],
    },
  },
  "split-squat": {
    work: "near-leg",
    kit: "M12 119H40M18 119V146M34 119V146",
    start: {
      says: "Back foot on the seat",
      hip: [76, 82],
      lean: 6,
      legs: [
        [88, 140],
        [66, 112, 36, 110, 180],
      ],
      arms: [[84, 86]],
    },
    end: {
      says: "Front thigh level",
      hip: [68, 108],
      lean: 14,
      legs: [
        [90, 140],
        [54, 136, 34, 110, 180],
      ],
      arms: [[80, 112]],
    },
  },
  "step-up": {
    work: "near-leg",
    kit: "M84 124H128V146M84 124V146",
    start: {
      says: "Whole foot on the step",
      hip: [74, 80],
      lean: 12,
      legs: [
        [98, 116],
        [62, 140],
      ],
      arms: [[82, 84]],
    },
    end: {
      says: "Stand tall on top",
      hip: [98, 54],
      lean: 2,
      legs: [
        [99, 116],
        [92, 116],
      ],
      arms: [[106, 58]],
    },
  },
  "side-lunge": {
    work: "near-leg",
    front: true,
    start: {
      says: "Wide stance",
      hip: [80, 84],
      lean: 0,
      legs: [
        [63, 112, 52, 140],
        [97, 112, 108, 140],
      ],
      arms: [
        [54, 66, 68, 78],
        [106, 66, 92, 78],
      ],
    },
    end: {
      says: "Sit over one leg",
      hip: [62, 106],
      lean: -6,
      legs: [
        [38, 116, 52, 140],
        [88, 124, 112, 140],
      ],
      arms: [
        [33, 88, 50, 100],
        [84, 84, 74, 100],
      ],
    },
  },
  "push-up": {
    work: "arms",
    start: { says: "Arms straight", hip: [75, 111], lean: 73, legs: [[13, 129, 72]], arms: [[106, 141]] },
    end: { says: "Chest near the floor", hip: [78, 124], lean: 88, nod: -4, legs: [[14, 129, 72]] },
  },
  "bench-press": {
    work: "arms",
    held: "bell",
    kit: "M16 120H92M30 120V146M80 120V146",
    start: {
      says: "Weights beside the chest",
      hip: [86, 110],
      lean: -90,
      legs: [[114, 140]],
      arms: [[66, 112, 60, 92]],
    },
    end: { says: "Arms straight", arms: [[50, 69]] },
  },
  "chest-press": {
    work: "arms",
    kit: seat,
    start: {
      says: "Handles at the chest",
      hip: [54, 109],
      lean: -2,
      legs: [[88, 140]],
      arms: [[46, 90, 68, 84]],
      kit: "M94 24L70 84",
    },
    end: { says: "Arms almost straight", arms: [[93, 80]], kit: "M94 24V80" },
  },
  fly: {
    work: "arms",
    front: true,
    kit: "M80 118V146M62 120H98",
    start: {
      says: "Arms wide",
      hip: [80, 108],
      lean: 0,
      legs: [
        [62, 118, 60, 140],
        [98, 118, 100, 140],
      ],
      arms: [
        [50, 78, 32, 66],
        [110, 78, 128, 66],
      ],
    },
    end: {
      says: "Hands meet in front",
      arms: [
        [60, 88, 77, 84],
        [100, 88, 83, 84],
      ],
    },
  },
  pike: {
    work: "arms",
    start: {
      says: "Hips high",
      hip: [70, 76],
      lean: 152,
      nod: -6,
      legs: [[43, 128, 70]],
      arms: [[106, 141]],
    },
    end: {
      says: "Head near the floor",
      hip: [80, 84],
      lean: 147,
      nod: -14,
      legs: [[42, 129, 70]],
      arms: [[100, 141]],
    },
  },
  "overhead-press": {
    work: "arms",
    held: "bell",
    start: {
      says: "At the shoulders",
      hip: [77, 76.4],
      lean: 0,
      legs: [[78, 140]],
      arms: [[88, 61, 96, 42]],
    },
    end: { says: "Straight overhead", arms: [[81, 2]] },
  },
  "shoulder-press": {
    work: "arms",
    kit: seat,
    start: {
      says: "Handles beside the ears",
      hip: [54, 109],
      lean: -2,
      legs: [[88, 140]],
      arms: [[64, 92, 72, 73]],
      kit: "M42 58L72 73",
    },
    end: { says: "Arms almost straight", arms: [[62, 34]], kit: "M42 58L62 34" },
  },
  handstand: {
    work: "arms",
    kit: "M112 4V146",
    start: {
      says: "Arms straight, heels on the wall",
      hip: [86, 63],
      lean: 180,
      nod: 0,
      legs: [[96, 0, -100]],
      arms: [[84, 141]],
    },
    end: {
      says: "Head near the floor",
      hip: [86, 79],
      lean: 178,
      legs: [[97, 17, -100]],
      arms: [[66, 126, 80, 141]],
    },
  },
  "seated-row": {
    work: "arms",
    kit: "M20 127H62V146M124 92L140 128",
    start: {
      says: "Arms long",
      hip: [52, 115],
      lean: 14,
      legs: [[112, 122, -70]],
      arms: [[102, 88]],
      rope: "M102 88H152",
    },
    end: { says: "Handle to the ribs", lean: -5, arms: [[37, 97, 57, 99]], rope: "M57 99L152 88" },
  },
  "bent-row": {
    work: "arms",
    held: "bell",
    start: { says: "Arms long, flat back", hip: [60, 82], lean: 64, legs: [[78, 140]], arms: [[94, 108]] },
    end: { says: "Elbows past the ribs", arms: [[82, 86]] },
  },
  "inverted-row": {
    work: "arms",
    held: "bar",
    kit: "M28 146V62H58",
    start: {
      says: "Hang, body in line",
      hip: [82, 114],
      lean: -70,
      nod: 4,
      legs: [[142, 137, -64]],
      arms: [[58, 62]],
    },
    end: {
      says: "Chest to the bar",
      hip: [87, 103],
      lean: -58,
      legs: [[142, 137, -58]],
      arms: [[62, 101, 58, 80]],
    },
  },
  "floor-pull": {
    work: "arms",
    start: {
      says: "Face down, arms long",
      hip: [70, 138],
      lean: 88,
      nod: -12,
      legs: [[5, 140, 180]],
      arms: [[149, 135]],
    },
    end: { says: "Elbows back, chest lifted", lean: 78, nod: -14, arms: [[120, 122]] },
  },
  "pull-apart": {
    work: "arms",
    front: true,
    start: {
      says: "Arms in front",
      hip: [80, 78],
      lean: 0,
      legs: [
        [73, 110, 72, 140],
        [87, 110, 88, 140],
      ],
      arms: [
        [62, 60, 66, 48],
        [98, 60, 94, 48],
      ],
      rope: "M66 48H94",
    },
    end: {
      says: "Arms wide",
      arms: [
        [50, 46, 30, 48],
        [110, 46, 130, 48],
      ],
      rope: "M30 48H130",
    },
  },
  "pull-up": {
    work: "arms",
    front: true,
    floor: false,
    kit: "M22 20H138",
    start: {
      says: "Hang, arms straight",
      hip: [80, 98],
      lean: 0,
      legs: [
        [73, 124, 77, 148, 90],
        [87, 124, 83, 148, 90],
      ],
      arms: [
        [58.5, 42.5, 50, 22],
        [101.5, 42.5, 110, 22],
      ],
    },
    end: {
      says: "Chin over the bar",
      hip: [80, 68],
      legs: [
        [73, 94, 77, 118, 90],
        [87, 94, 83, 118, 90],
      ],
      arms: [
        [50, 43, 50, 22],
        [110, 43, 110, 22],
      ],
    },
  },
  "assisted-pull-up": {
    work: "arms",
    kit: "M70 8H118V146H138",
    start: {
      says: "Kneel on the pad, hang",
      hip: [76, 84],
      lean: 2,
      legs: [[82, 115, 51, 118, 180]],
      arms: [[80, 8]],
      kit: "M52 127H118",
    },
    end: {
      says: "Chin over the handles",
      hip: [74, 58],
      lean: 4,
      legs: [[80, 89, 49, 92, 180]],
      arms: [[93, 27, 82, 8]],
      kit: "M50 101H118",
    },
  },
  pulldown: {
    work: "arms",
    held: "bar",
    kit: "M38 121H72V146M80 93H100M72 121H90V93",
    start: {
      says: "Arms long overhead",
      hip: [56, 109],
      lean: -4,
      legs: [[90, 140]],
      arms: [[66, 33]],
      rope: "M66 33V6",
    },
    end: { says: "Bar to the collar bones", lean: -14, arms: [[50, 94, 64, 76]], rope: "M64 76L66 6" },
  },
  slide: {
    work: "arms",
    start: {
      says: "Hands under the shoulders",
      hip: [58, 106],
      lean: 82,
      nod: 0,
      legs: [[52, 138, 20, 141, 180]],
      arms: [[97, 141]],
    },
    end: {
      says: "Hands far ahead",
      hip: [72, 112],
      lean: 98,
      nod: -16,
      legs: [[52, 137, 20, 141, 180]],
      arms: [[146, 137]],
    },
  },
  pullover: {
    work: "arms",
    held: "block",
    kit: "M16 120H92M30 120V146M80 120V146",
    start: { says: "Over the chest", hip: [86, 110], lean: -90, legs: [[114, 140]], arms: [[52, 69]] },
    end: { says: "Behind the head", arms: [[35, 93, 14, 90]] },
  },
  plank: {
    work: "trunk",
    start: {
      says: "On knees and forearms",
      hip: [82, 128],
      lean: 76,
      nod: -6,
      legs: [[58, 139, 29, 141, 180]],
      arms: [[117, 140, 138, 141]],
    },
    end: {
      says: "One line, hold",
      hip: [77, 122],
      lean: 84,
      nod: -4,
      legs: [[13, 129, 72]],
      arms: [[113, 140, 134, 141]],
    },
  },
  "dead-bug": {
    work: "near-leg",
    start: {
      says: "Knees over the hips",
      hip: [84, 138],
      lean: -90,
      nod: 9,
      legs: [
        [88, 106, 120, 104, -60],
        [88, 106, 120, 104, -60],
      ],
      arms: [
        [50, 97],
        [50, 97],
      ],
    },
    end: {
      says: "One leg and one arm away",
      legs: [
        [115, 130, 147, 134, -70],
        [88, 106, 120, 104, -60],
      ],
      arms: [
        [50, 97],
        [8, 124],
      ],
    },
  },
  "bird-dog": {
    work: "all",
    start: {
      says: "Hands and knees",
      hip: [72, 105],
      lean: 84,
      nod: -6,
      legs: [
        [70, 138, 38, 141, 180],
        [70, 138, 38, 141, 180],
      ],
      arms: [
        [109, 141],
        [109, 141],
      ],
    },
    end: {
      says: "One arm and one leg level",
      legs: [
        [9, 100, 110],
        [70, 138, 38, 141, 180],
      ],
      arms: [
        [149, 92],
        [109, 141],
      ],
    },
  },
  "side-plank": {
    work: "trunk",
    start: {
      says: "Hip down, elbow under shoulder",
      hip: [72, 136],
      lean: 66,
      nod: -4,
      legs: [[7.5, 140, 5]],
      arms: [
        [107, 141, 124, 141],
        [86, 118, 78, 132],
      ],
    },
    end: {
      says: "One line, top arm up, hold",
      hip: [74, 126],
      lean: 76,
      nod: 0,
      legs: [[11, 140, 5]],
      arms: [
        [110, 140, 128, 141],
        [113, 97, 114, 76],
      ],
    },
  },
  climber: {
    work: "near-leg",
    start: {
      says: "High plank",
      hip: [75, 110],
      lean: 73,
      legs: [
        [13, 129, 72],
        [13, 129, 72],
      ],
      arms: [[110, 141]],
    },
    end: {
      says: "One knee to the chest",
      hip: [76, 108],
      lean: 74,
      legs: [
        [103, 122, 77, 129, 70],
        [14, 129, 72],
      ],
    },
  },
  crunch: {
    work: "trunk",
    start: {
      says: "Shoulders down",
      hip: [84, 138],
      lean: -90,
      nod: 9,
      legs: [[114, 140]],
      arms: [[44, 117, 27, 128]],
    },
    end: { says: "Curl up", lean: -62, nod: 24, arms: [[58, 99, 46, 104]] },
  },
  "leg-raise": {
    work: "legs",
    start: {
      says: "Legs long and low",
      hip: [66, 138],
      lean: -90,
      nod: 9,
      legs: [[129, 132, -60]],
      arms: [[52, 141, 73, 141]],
    },
    end: { says: "Legs up", legs: [[74, 75, -60]] },
  },
  "hanging-raise": {
    work: "legs",
    held: "bar",
    floor: false,
    start: { says: "Hang still", hip: [78, 79], lean: 0, nod: 14, legs: [[77, 142, 70]], arms: [[78, 1]] },
    end: { says: "Knees above the hips", hip: [80, 79], lean: -6, legs: [[106, 62, 112, 93, 30]] },
  },
  "chest-push-out": {
    work: "arms",
    held: "bar",
    start: {
      says: "Hands at the chest",
      hip: [77, 76.4],
      lean: 2,
      legs: [[78, 140]],
      arms: [[74, 64, 92, 56]],
    },
    end: { says: "Press out, do not turn", arms: [[119, 48]] },
  },
  windmill: {
    work: "trunk",
    front: true,
    start: {
      says: "Arm straight up",
      hip: [80, 78],
      lean: 0,
      legs: [
        [70, 110, 64, 140],
        [90, 110, 96, 140],
      ],
      arms: [
        [64, 64, 62, 84],
        [92, 22, 92, 2],
      ],
      kit: "M85 -7H99",
    },
    end: {
      says: "Hip out, hand down the leg",
      hip: [86, 80],
      lean: -62,
      legs: [
        [71, 109, 62, 140],
        [92, 110, 96, 140],
      ],
      arms: [
        [52, 92, 56, 112],
        [60, 36, 62, 16],
      ],
      kit: "M55 7H69",
    },
  },
  carry: {
    work: "arms",
    held: "kettlebell",
    start: {
      says: "Stand tall",
      hip: [77, 76.4],
      lean: 0,
      legs: [
        [78, 140],
        [78, 140],
      ],
      arms: [[80, 84]],
    },
    end: {
      says: "Short steps",
      hip: [77, 80],
      legs: [
        [94, 138, -12],
        [60, 131, 42],
      ],
      arms: [[80, 86]],
    },
  },
  curl: {
    work: "arms",
    held: "bell",
    start: { says: "Arms long", hip: [77, 76.4], lean: 0, legs: [[78, 140]], arms: [[86, 84]] },
    end: { says: "Curl to the shoulders", arms: [[79, 65, 95, 50]] },
  },
  "overhead-extension": {
    work: "arms",
    held: "block",
    start: {
      says: "Behind the head",
      hip: [77, 76.4],
      lean: 0,
      nod: 20,
      legs: [[78, 140]],
      arms: [[76, 21, 57, 26]],
    },
    end: { says: "Arms straight", arms: [[76, 1]] },
  },
  pushdown: {
    work: "arms",
    held: "bar",
    kit: "M110 -4V146",
    start: {
      says: "Hands at chest height",
      hip: [77, 76.4],
      lean: 6,
      legs: [[78, 140]],
      arms: [[78, 64, 96, 54]],
      rope: "M96 54L104 0",
    },
    end: { says: "Arms straight", arms: [[92, 84]], rope: "M92 84L104 0" },
  },
  "bench-dip": {
    work: "arms",
    kit: "M28 118H64M34 118V146M58 118V146",
    start: { says: "Arms straight", hip: [78, 107], lean: -20, legs: [[124, 140, -20]], arms: [[60, 112]] },
    end: { says: "Upper arms level", hip: [80, 126], lean: -14 },
  },
  "bar-dip": {
    work: "arms",
    kit: "M52 82H112V146",
    start: {
      says: "Arms straight",
      hip: [76, 74],
      lean: 6,
      legs: [[82, 105, 52, 114, 150]],
      arms: [[82, 78]],
    },
    end: { says: "Upper arms level", hip: [74, 92], lean: 16, legs: [[84, 122, 54, 132, 150]] },
  },
  "calf-raise": {
    work: "legs",
    start: { says: "Heels down", hip: [77, 77], lean: 0, legs: [[78, 140]], arms: [[84, 82]] },
    end: { says: "High on the toes", hip: [82, 67], legs: [[83, 130, 50]], arms: [[88, 72]] },
  },
  "side-raise": {
    work: "arms",
    front: true,
    held: "bell",
    start: {
      says: "Arms at the sides",
      hip: [80, 78],
      lean: 0,
      legs: [
        [73, 110, 72, 140],
        [87, 110, 88, 140],
      ],
      arms: [
        [62, 62, 58, 82],
        [98, 62, 102, 82],
      ],
    },
    end: {
      says: "Shoulder height",
      arms: [
        [49, 44, 29, 46],
        [111, 44, 131, 46],
      ],
    },
  },
  "machine-raise": {
    work: "arms",
    front: true,
    kit: "M62 122H98M80 122V146",
    start: {
      says: "Elbows at the sides",
      hip: [80, 110],
      lean: 0,
      legs: [
        [62, 118, 60, 140],
        [98, 118, 100, 140],
      ],
      arms: [
        [58, 94, 66, 106],
        [102, 94, 94, 106],
      ],
      kit: "M50 88L46 102M110 88L114 102",
    },
    end: {
      says: "Elbows at shoulder height",
      arms: [
        [49, 74, 46, 94],
        [111, 74, 114, 94],
      ],
      kit: "M42 66H58M102 66H118",
    },
  },
  walk: {
    work: "near-leg",
    start: {
      says: "Heel lands",
      hip: [77, 80],
      lean: 3,
      legs: [
        [98, 138, -16],
        [58, 131, 44],
      ],
      arms: [
        [66, 80],
        [92, 78],
      ],
    },
    end: {
      says: "Push off",
      legs: [
        [58, 131, 44],
        [98, 138, -16],
      ],
      arms: [
        [92, 78],
        [66, 80],
      ],
    },
  },
  run: {
    work: "near-leg",
    start: {
      says: "Land under the body",
      hip: [76, 82],
      lean: 10,
      legs: [
        [82, 139],
        [68, 113, 38, 108, 130],
      ],
      arms: [
        [70, 62, 82, 76],
        [92, 60, 108, 50],
      ],
    },
    end: {
      says: "Push off, other knee up",
      hip: [78, 76],
      legs: [
        [46, 128, 60],
        [104, 92, 98, 122, 10],
      ],
      arms: [
        [96, 52, 110, 42],
        [70, 58, 60, 76],
      ],
    },
  },
  march: {
    work: "near-leg",
    start: {
      says: "Stand tall",
      hip: [77, 76.4],
      lean: 2,
      legs: [
        [78, 140],
        [78, 140],
      ],
      arms: [
        [82, 62, 96, 54],
        [72, 62, 84, 74],
      ],
    },
    end: {
      says: "Knee up, arms swing",
      legs: [
        [107, 72, 104, 103, 10],
        [78, 140],
      ],
      arms: [
        [68, 60, 80, 76],
        [88, 60, 102, 48],
      ],
    },
  },
  jacks: {
    work: "all",
    front: true,
    start: {
      says: "Feet together",
      hip: [80, 78],
      lean: 0,
      legs: [
        [75, 110, 75, 140],
        [85, 110, 85, 140],
      ],
      arms: [
        [62, 62, 60, 82],
        [98, 62, 100, 82],
      ],
    },
    end: {
      says: "Feet apart, arms up",
      hip: [80, 80],
      legs: [
        [62, 108, 50, 138],
        [98, 108, 110, 138],
      ],
      arms: [
        [54, 32, 60, 12],
        [106, 32, 100, 12],
      ],
    },
  },
  stairs: {
    work: "near-leg",
    kit: "M60 146V132H88V118H116V104H144",
    start: {
      says: "Whole foot on the step",
      hip: [72, 64],
      lean: 10,
      legs: [
        [98, 111],
        [66, 125],
      ],
      arms: [
        [66, 64],
        [90, 62],
      ],
    },
    end: {
      says: "Push up",
      hip: [98, 50],
      lean: 8,
      legs: [
        [98, 111],
        [124, 97],
      ],
      arms: [
        [114, 48],
        [92, 52],
      ],
    },
  },
  ride: {
    work: "near-leg",
    kit: "M40 87H62M52 87L78 118L112 74H122M78 118V141M36 141H120M84 110L72 138",
    start: {
      says: "Foot at the top",
      hip: [52, 78],
      lean: 36,
      legs: [
        [80, 104, 10],
        [74, 132, 10],
      ],
      arms: [[112, 68]],
    },
    end: {
      says: "Knee almost straight below",
      legs: [
        [74, 132, 10],
        [80, 104, 10],
      ],
    },
  },
  rower: {
    work: "all",
    held: "bar",
    kit: "M10 138H140M128 138V106H146",
    start: {
      says: "Knees bent, arms long",
      hip: [70, 122],
      lean: 22,
      legs: [[104, 128, -50]],
      arms: [[122, 98]],
      rope: "M122 98L138 108",
    },
    end: {
      says: "Legs, back, then arms",
      hip: [44, 122],
      lean: -20,
      legs: [[106, 128, -50]],
      arms: [[28, 106, 50, 104]],
      rope: "M50 104L138 108",
    },
  },
  elliptical: {
    work: "near-leg",
    kit: "M30 146H134M128 146V60",
    start: {
      says: "One pedal ahead",
      hip: [76, 72],
      lean: 4,
      legs: [
        [94, 130, -6],
        [54, 126, 20],
      ],
      arms: [
        [112, 58],
        [88, 66],
      ],
      kit: "M88 138H112M46 138L74 142",
    },
    end: {
      says: "The other ahead",
      legs: [
        [54, 126, 20],
        [94, 130, -6],
      ],
      arms: [
        [88, 66],
        [112, 58],
      ],
    },
  },
  balance: {
    work: "near-leg",
    start: {
      says: "Both feet down",
      hip: [77, 76.4],
      lean: 0,
      legs: [
        [78, 140],
        [78, 140],
      ],
      arms: [[84, 83]],
    },
    end: {
      says: "One foot off, hold",
      legs: [
        [78, 140],
        [104, 86, 98, 117, 30],
      ],
      arms: [[110, 64]],
    },
  },
  jump: {
    work: "legs",
    start: { says: "Load the hips", hip: [60, 110], lean: 44, legs: [[78, 140]], arms: [[54, 96]] },
    end: { says: "Jump, land softly", hip: [80, 62], lean: 4, legs: [[78, 124, 70]], arms: [[104, -6]] },
  },
  stretch: {
    work: "trunk",
    start: { says: "Sit tall", hip: [62, 138], lean: 4, legs: [[125, 140, -72]], arms: [[76, 138]] },
    end: { says: "Fold gently, breathe", lean: 48, nod: 24, arms: [[126, 128]] },
  },
  deadlift: {
    work: "legs",
    held: "plate",
    start: {
      says: "Bar over mid-foot, flat back",
      hip: [58, 104],
      lean: 62,
      legs: [[78, 140]],
      arms: [[88, 129]],
    },
    end: { says: "Stand tall", hip: [77, 76.4], lean: 2, arms: [[84, 82]] },
  },
  "good-morning": {
    work: "legs",
    held: "plate",
    start: { says: "Stand tall", hip: [76, 76.4], lean: 6, legs: [[78, 140]], arms: [[79, 62, 73, 42]] },
    end: { says: "Hips back, trunk near level", hip: [60, 81], lean: 70, arms: [[95, 84, 88, 64]] },
  },
  "overhead-squat": {
    work: "legs",
    held: "plate",
    start: { says: "Bar over the head", hip: [77, 76.4], lean: 3, legs: [[78, 140]], arms: [[80, -2]] },
    end: { says: "Deep, bar over mid-foot", hip: [60, 114], lean: 38, arms: [[80, 43]] },
  },
  "hack-squat": {
    work: "legs",
    kit: "M84 146L118 131",
    start: {
      says: "Legs almost long",
      hip: [66, 88],
      lean: -28,
      legs: [[94, 136, -24]],
      arms: [[66, 66]],
      kit: "M36 50L62 99",
    },
    end: { says: "Thighs level", hip: [75, 105], arms: [[75, 83]], kit: "M45 67L71 116" },
  },
  "lying-curl": {
    work: "legs",
    kit: "M58 114H146M70 114V146M136 114V146",
    start: {
      says: "Legs long",
      hip: [78, 104],
      lean: 88,
      nod: -12,
      legs: [[46, 106, 14, 108, 120]],
      arms: [[128, 126]],
    },
    end: { says: "Heels to the seat", legs: [[46, 106, 54, 75, -160]] },
  },
  "hip-machine": {
    work: "legs",
    front: true,
    kit: "M62 122H98M80 122V146",
    start: {
      says: "Knees together",
      hip: [80, 110],
      lean: 0,
      legs: [
        [72, 118, 72, 140],
        [88, 118, 88, 140],
      ],
      arms: [
        [56, 92, 60, 110],
        [104, 92, 100, 110],
      ],
      kit: "M62 110V126M98 110V126",
    },
    end: {
      says: "Knees apart",
      legs: [
        [52, 116, 48, 140],
        [108, 116, 112, 140],
      ],
      kit: "M42 108V124M118 108V124",
    },
  },
  "cable-kick": {
    work: "near-leg",
    kit: "M114 20V146",
    start: {
      says: "Hold the frame, foot under you",
      hip: [77, 76.4],
      lean: 12,
      legs: [
        [80, 140],
        [74, 140],
      ],
      arms: [[112, 64]],
      rope: "M80 138H114",
    },
    end: {
      says: "Leg back, trunk still",
      lean: 16,
      legs: [
        [60, 106, 38, 127, 60],
        [78, 140],
      ],
      arms: [[112, 66]],
      rope: "M38 127L114 138",
    },
  },
  nordic: {
    work: "legs",
    kit: "M18 132H36",
    start: {
      says: "Kneel tall, heels held",
      hip: [61, 106],
      lean: 2,
      legs: [[60, 138, 28, 141, 180]],
      arms: [[78, 86]],
    },
    end: { says: "Sink in one line", hip: [84.5, 117.4], lean: 52, arms: [[128, 112]] },
  },
  "roman-chair": {
    work: "trunk",
    kit: "M60 98L82 86M70 94V146M16 146H96M14 118L32 136",
    start: {
      says: "Fold at the hips",
      hip: [70, 82],
      lean: 128,
      legs: [[48, 105, 26, 127, 60]],
      arms: [[90, 92]],
    },
    end: { says: "Trunk in line, no farther", lean: 44, arms: [[84, 66]] },
  },
  clean: {
    work: "all",
    held: "plate",
    start: {
      says: "Flat back, bar at the floor",
      hip: [58, 104],
      lean: 62,
      legs: [[78, 140]],
      arms: [[88, 129]],
    },
    end: { says: "Catch it on the shoulders", hip: [70, 92], lean: 12, arms: [[97, 60, 86, 48]] },
  },
  shrug: {
    work: "arms",
    front: true,
    held: "bell",
    start: {
      says: "Arms long, shoulders low",
      hip: [80, 78],
      lean: 0,
      legs: [
        [73, 110, 72, 140],
        [87, 110, 88, 140],
      ],
      arms: [
        [62, 64, 58, 85],
        [98, 64, 102, 85],
      ],
    },
    end: {
      says: "Shoulders to the ears",
      arms: [
        [62, 58, 58, 78],
        [98, 58, 102, 78],
      ],
      rope: "M46 52V32M41 38L46 32L51 38M114 52V32M109 38L114 32L119 38",
    },
  },
  "front-raise": {
    work: "arms",
    held: "bell",
    start: { says: "Weights at the thighs", hip: [77, 76.4], lean: 0, legs: [[78, 140]], arms: [[86, 83]] },
    end: { says: "Arms at shoulder height", arms: [[120, 43]] },
  },
  "upright-row": {
    work: "arms",
    front: true,
    held: "bar",
    start: {
      says: "Arms long",
      hip: [80, 78],
      lean: 0,
      legs: [
        [73, 110, 72, 140],
        [87, 110, 88, 140],
      ],
      arms: [
        [62, 63, 66, 84],
        [98, 63, 94, 84],
      ],
      kit: "M48 84H112",
    },
    end: {
      says: "Elbows at shoulder height",
      arms: [
        [49, 43, 64, 56],
        [111, 43, 96, 56],
      ],
      kit: "M46 56H114",
    },
  },
  "wrist-curl": {
    work: "arms",
    held: "bell",
    kit: "M34 121H68V146",
    start: {
      says: "Hands hang over the knees",
      hip: [54, 109],
      lean: 26,
      legs: [[88, 140]],
      arms: [[74, 97, 94, 104]],
    },
    end: { says: "Wrists curled up", arms: [[74, 97, 93, 91]] },
  },
  "seated-calf": {
    work: "legs",
    kit: "M38 121H70V146M92 141H112V146",
    start: {
      says: "Heels low",
      hip: [54, 109],
      lean: -2,
      legs: [[84, 138, -8]],
      arms: [[74, 92]],
      kit: "M72 98H94",
    },
    end: { says: "High on the toes", legs: [[86, 129, 36]], arms: [[74, 88]], kit: "M72 90H94" },
  },
  "face-pull": {
    work: "arms",
    kit: "M134 0V146",
    start: {
      says: "Arms long, rope at face height",
      hip: [68, 76.4],
      lean: -3,
      legs: [[70, 140]],
      arms: [[107, 30]],
      rope: "M107 30L134 22",
    },
    end: {
      says: "Elbows high, hands by the ears",
      lean: -5,
      arms: [[46, 33, 66, 25]],
      rope: "M66 25L134 22",
    },
  },
  "machine-crunch": {
    work: "trunk",
    kit: "M38 121H70V146M40 121V84",
    start: {
      says: "Sit tall, pad on the chest",
      hip: [54, 109],
      lean: -2,
      legs: [[88, 140]],
      arms: [[70, 66]],
      kit: "M66 70V94",
    },
    end: { says: "Ribs curl to the hips", lean: 40, nod: 26, arms: [[98, 84]], kit: "M86 92L74 112" },
  },
  burpee: {
    work: "all",
    start: {
      says: "Hands down, body long",
      hip: [75, 110],
      lean: 73,
      legs: [[13, 129, 72]],
      arms: [[110, 141]],
    },
    end: { says: "Jump up, arms high", hip: [80, 62], lean: 4, legs: [[78, 124, 70]], arms: [[94, -14]] },
  },
  "assisted-dip": {
    work: "arms",
    kit: "M64 82H118V146",
    start: {
      says: "Kneel on the pad, arms straight",
      hip: [76, 76],
      lean: 6,
      legs: [[82, 107, 51, 110, 180]],
      arms: [[82, 80]],
      kit: "M50 119H118",
    },
    end: {
      says: "Upper arms level",
      hip: [74, 94],
      lean: 14,
      legs: [[80, 125, 49, 128, 180]],
      kit: "M48 137H118",
    },
  },
  rollout: {
    work: "trunk",
    held: "bell",
    start: {
      says: "Hands under the shoulders",
      hip: [58, 106],
      lean: 70,
      legs: [[52, 138, 20, 141, 180]],
      arms: [[97, 134]],
    },
    end: { says: "Long and flat", hip: [72, 116], lean: 92, nod: -10, arms: [[146, 134]] },
  },
  twist: {
    work: "trunk",
    start: {
      says: "Lean back, hands ahead",
      hip: [70, 136],
      lean: -32,
      nod: 24,
      legs: [[106, 139]],
      arms: [[88, 112]],
    },
    end: { says: "Chest and hands to one side", arms: [[62, 120, 66, 138]] },
  },
  "sled-push": {
    work: "near-leg",
    kit: "M130 44V138M106 141H154",
    start: {
      says: "Lean in, one leg drives",
      hip: [58, 88],
      lean: 60,
      nod: -8,
      legs: [
        [82, 138],
        [30, 128, 50],
      ],
      arms: [[129, 62]],
    },
    end: {
      says: "The other leg drives",
      legs: [
        [30, 128, 50],
        [82, 138],
      ],
    },
  },
  ski: {
    work: "all",
    held: "bar",
    kit: "M120 -6V146",
    start: {
      says: "Tall, arms long",
      hip: [70, 76.4],
      lean: 6,
      legs: [[72, 140]],
      arms: [[92, 2]],
      rope: "M92 2L120 -2",
    },
    end: {
      says: "Fold, hands past the knees",
      hip: [58, 86],
      lean: 58,
      arms: [[78, 106]],
      rope: "M78 106L120 -2",
    },
  },
  ropes: {
    work: "arms",
    start: {
      says: "One hand high",
      hip: [62, 98],
      lean: 34,
      legs: [[78, 140]],
      arms: [
        [112, 58],
        [106, 98],
      ],
      rope: "M112 58L126 92L140 78L154 142M106 98L124 118L140 112L154 142",
    },
    end: {
      says: "Then the other",
      arms: [
        [106, 98],
        [112, 58],
      ],
      rope: "M106 98L124 128L138 120L154 142M112 58L128 74L142 104L154 142",
    },
  },
  swim: {
    work: "all",
    floor: false,
    rope: "M-2 92L10 88L22 92L34 88L46 92L58 88",
    start: {
      says: "One arm long ahead",
      hip: [70, 100],
      lean: 86,
      nod: -4,
      legs: [
        [9, 98, 100],
        [10, 110, 80],
      ],
      arms: [
        [148, 96],
        [84, 116],
      ],
    },
    end: {
      says: "Stroke to the hip, other arm ahead",
      legs: [
        [10, 110, 80],
        [9, 98, 100],
      ],
      arms: [
        [84, 116],
        [148, 96],
      ],
    },
  },
};
