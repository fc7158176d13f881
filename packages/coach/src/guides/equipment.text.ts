/** What an exercise needs, in words: 'Dumbbells and weight bench, or kettlebells'. */
import { equipmentItems } from "@muster/domain/profiles/options.text";
import type { EquipmentNeed, Exercise, GymClass, Kit } from "../catalogue/exercise.ts";

const others: Readonly<Record<string, string>> = {
  wall: "a wall",
  chair: "a firm chair",
  towel: "a towel",
  stair: "a stair",
  outside: "a way outside",
  machine: "the machine",
  cable: "a cable station",
  barbell: "a barbell",
  smith: "a Smith machine",
};

/** A piece of kit in lower case, as it stands inside a sentence. */
const kitWord = (kit: Kit): string =>
  others[kit] ?? equipmentItems[kit as keyof typeof equipmentItems].toLowerCase();

/** In the middle of a sentence. @returns undefined when floor is enough */
export const needWords = (needs: EquipmentNeed): string | undefined => {
  const ways = needs.filter((all) => all.length > 0);
  if (ways.length < needs.length || ways.length === 0) return undefined;
  return [
    ...new Set(ways.map((all) => (isOfFullGym(all) ? "a full gym" : all.map(kitWord).join(" and ")))),
  ].join(", or ");
};

/** What stands in gyms that have free barbells too: sleds, plate-loaded machines, boxes. */
const isOfFullGym = (all: readonly Kit[]): boolean => all.includes("machine") && all.includes("barbell");

const classWords: Readonly<Record<GymClass, string>> = {
  machine: "Weight-stack machine",
  cable: "Cable station",
  barbell: "Barbell",
  smith: "Smith machine",
};

/** The kind of equipment in two or three words, as a heading's companion. */
export const equipmentType = ({ gymClass, machine, needs, family, loadKind, pattern }: Exercise): string => {
  if (gymClass === "machine" && pattern === "cardio") return "Cardio machine";
  if (needs.every(isOfFullGym)) return machine === null ? "Gym equipment" : "Plate-loaded machine";
  if (gymClass !== null) return classWords[gymClass];
  // An own exercise says there what it is done with.
  if (machine !== null) return family === "own" ? machine : "Cardio machine";
  const words = needWords(needs);
  // An own exercise may be done with a weight that has no name here.
  if (words === undefined) return loadKind === "external" ? "Weight" : "Bodyweight";
  const bare = words.replace(/\b(a|the) (firm )?/g, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
