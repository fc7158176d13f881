/** The six machine cards of the library and the keys of the specification; the texts are those of the full guides. */
import { catalogue } from "../catalogue/catalogue.ts";
import type { FigureName } from "./figure-name.ts";
import { fullGuides } from "./full-guides.data.ts";

/** Keys of the machine cards in the order of the library. */
export const machineGuideKeys = [
  "legPress",
  "chestPress",
  "shoulderPress",
  "seatedRow",
  "lateralRaise",
  "assistedPullup",
] as const;
type MachineGuideKey = (typeof machineGuideKeys)[number];

type MachineGuide = {
  readonly key: MachineGuideKey;
  readonly exerciseId: string;
  readonly name: string;
  readonly howToFind: string;
  readonly setup: readonly string[];
  readonly image: FigureName;
};

/** The machine cards in the order of the library; a key without an exercise is left out. */
export const machineGuides: readonly MachineGuide[] = machineGuideKeys.flatMap((key) => {
  const exercise = catalogue.find((one) => one.guideKey === key);
  const { howToFind, setup, figure } = fullGuides[key];
  return exercise === undefined
    ? []
    : [{ key, exerciseId: exercise.id, name: exercise.name, howToFind, setup, image: figure }];
});

/** The bodyweight cards of the library, in the specification's order. */
export const bodyweightCards = [
  "Pull-ups",
  "Push-ups",
  "Pike Push-ups",
  "Tricep Dips",
  "Glute Bridges",
  "Bulgarian Split Squats",
] as const;
