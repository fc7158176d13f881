/** Words that stand beside numbers and dates everywhere. */
import type { weekdays } from "./dates.ts";
import type { EnergyUnit } from "./units.ts";

/** What energy is called beside its numbers. */
export const energyName = (unit: EnergyUnit): "Calories" | "Energy" =>
  unit === "kJ" ? "Energy" : "Calories";

/** One letter a weekday, Monday first, for the week line. */
export const weekdayLetters: Readonly<Record<(typeof weekdays)[number], string>> = {
  monday: "M",
  tuesday: "T",
  wednesday: "W",
  thursday: "T",
  friday: "F",
  saturday: "S",
  sunday: "S",
};
