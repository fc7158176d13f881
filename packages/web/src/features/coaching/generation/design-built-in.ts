/** The built-in coach on this device: always answers, needs no network. Its code is loaded with the first use. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";

/** Designs a week on this device; the same input gives the same week. */
export const designBuiltIn = async (input: DesignInput): Promise<DesignedWeek> => {
  const [{ designWeek }, { deliverWeek }] = await Promise.all([
    import("@muster/coach/compose/design-week"),
    import("@muster/coach/deliver/deliver-week"),
  ]);
  return deliverWeek(designWeek(input), input);
};

/** A model's week goes through the same gate on this device: repaired, or replaced by the built-in one (COACH-02). */
export const checkDelivered = async (week: DesignedWeek, input: DesignInput): Promise<DesignedWeek> => {
  const { deliverWeek } = await import("@muster/coach/deliver/deliver-week");
  return deliverWeek(week, input);
};

/**
 * A week that was designed a while ago, before it is saved: later health entries may forbid it (COACH-02).
 * @param input as things are now
 * @returns the same week as long as no rule is broken, else one that may be shown instead
 */
export const recheckWeek = async (week: DesignedWeek, input: DesignInput): Promise<DesignedWeek> => {
  const { checkWeek, errorsOf } = await import("@muster/coach/rules/check-week");
  if (errorsOf(checkWeek(week, input)).length === 0) return week;
  const safe = await checkDelivered(week, input);
  // A week of rest is the last word, also where a rule would have more of it.
  return JSON.stringify(safe) === JSON.stringify(week) ? week : safe;
};
