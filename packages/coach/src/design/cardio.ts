/** Easy cardio in what is left of the session; none when time is short or the goal has no need of it (coach.md 3a-10). */
import { type Cardio, noCardio } from "@muster/domain/planning/plan";
import type { PrimaryGoal } from "@muster/domain/profiles/options";
import type { Place } from "../catalogue/feasible.ts";
import type { Person } from "../state/person.ts";
import type { DesignInput } from "./input.ts";

const wantsCardio: ReadonlySet<PrimaryGoal> = new Set<PrimaryGoal>([
  "weight_loss",
  "toned",
  "general_fitness",
  "athletic",
]);

const modality = (input: DesignInput, person: Person, place: Place): string => {
  if (place === "gym") return "Treadmill walk, slight slope";
  if (person.gates.flags.isTravelling) return "Brisk walk outside";
  if (input.profile.equipment.includes("peloton")) return "Easy bike ride";
  return input.profile.equipment.includes("treadmill") ? "Treadmill walk" : "Brisk walk or march in place";
};

/** @param minutesLeft minutes until the session's upper bound */
export const cardioFor = (input: DesignInput, person: Person, place: Place, minutesLeft: number): Cardio => {
  const minutes = Math.min(20, Math.floor((minutesLeft - 2) / 5) * 5);
  if (!wantsCardio.has(input.profile.primaryGoal) || minutes < 5) return noCardio;
  const name = modality(input, person, place);
  return {
    type: "Easy cardio",
    duration: `${minutes} min`,
    notes: "Keep a pace at which you can talk.",
    exercises: [
      { name, duration: `${minutes} min`, intensity: "Easy", notes: "Slow down if you cannot talk." },
    ],
  };
};
