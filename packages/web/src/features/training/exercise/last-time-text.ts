/** What was done the last time, in one short line. */
import type { UnitSystem } from "@muster/domain/shared/units";
import { type LastTime, setInWords } from "@muster/domain/training/last-time";

/** '120 × 10, 120 × 9, 115 × 9, +1 more' */
export const lastSessionText = (last: LastTime, units: UnitSystem): string => {
  const shown = last.sets.slice(0, 3).map((set) => setInWords(set, units));
  const more = last.sets.length - shown.length;
  return more > 0 ? `${shown.join(", ")}, +${more} more` : shown.join(", ");
};
