/** How strong somebody says they are in a lift: counts until the lift, or a related one, is logged; easy sets of it take nothing away. */
import { kilogramsToPounds, type UnitSystem } from "@muster/domain/shared/units";
import { reportedMaxText } from "../../notes/reported-maxes.text.ts";
import { type ReportedMax, reportedMaxesIn } from "../../notes/reported-maxes.ts";
import type { Gates } from "../gates.ts";
import type { DesignInput } from "../input.ts";
import { notesOfDays } from "../normalise.ts";
import { mostCarefulEffort } from "../outgrown.ts";
import { maxFactor } from "./one-rep-max.ts";

/** One repetition in lb, and what was told. */
export type ReportedStrength = { readonly maxLb: number; readonly words: string };

/** Share of a told best to count on (5/3/1: 90%). */
export const reportedCaution = 0.9;

/** Days for which a note says how strong somebody is: as long as a log. */
const memory = 84;

/** One repetition in lb. @param units what a number without a unit means */
const reportedMaxLb = ({ weight, unit, repetitions }: ReportedMax, units: UnitSystem): number => {
  const isKilograms = (unit ?? (units === "metric" ? "kg" : "lb")) === "kg";
  const lb = isKilograms ? kilogramsToPounds(weight) : weight;
  return repetitions === 1 ? lb : lb * maxFactor(repetitions);
};

/**
 * By exercise, as last told in a note of the last 84 days or in the profile's own. Nothing for minors, from 65 on, in
 * pregnancy and after, or where health keeps the effort low: who is careful finds the weight.
 */
export const reportedStrengthOf = (
  input: DesignInput,
  { ageGroup, isPregnantOrPostpartum, maxDifficulty, stop }: Gates,
): ReadonlyMap<string, ReportedStrength> =>
  ageGroup !== "adult" || isPregnantOrPostpartum || maxDifficulty <= mostCarefulEffort || stop !== null
    ? new Map()
    : new Map(
        notesOfDays(input, memory)
          .flatMap((note) => reportedMaxesIn(note))
          .map((max) => {
            const maxLb = reportedMaxLb(max, input.units ?? "imperial");
            return [max.exerciseId, { maxLb, words: reportedMaxText(max) }];
          }),
      );
