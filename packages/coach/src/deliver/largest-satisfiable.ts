/**
 * Which of several wishes can stay together, in few attempts: each attempt mends a whole week, and a device has to wait for it.
 * Knows nothing of weeks; asks once for all of them and once for each.
 */
type Kept<Unit, Result> = { readonly result: Result; readonly kept: readonly Unit[] };

/** The units but those. */
export const without = <Unit>(units: readonly Unit[], ...gone: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => !gone.includes(unit));

/**
 * All of them, else one after another what fits beside those before it; what breaks a rule by itself fits beside none.
 * @param attempt undefined: these wishes cannot stay together
 * @param byWorth the wishes whose loss matters most come first
 * @returns undefined when no wish can stay
 */
export const largestSatisfiable = <Unit, Result>(
  all: readonly Unit[],
  attempt: (units: readonly Unit[]) => Result | undefined,
  byWorth: (units: readonly Unit[]) => readonly Unit[],
): Kept<Unit, Result> | undefined => {
  const whole = attempt(all);
  if (whole !== undefined || all.length < 2) return whole && { result: whole, kept: all };
  return byWorth(all).reduce<Kept<Unit, Result> | undefined>((found, unit) => {
    const kept = [...(found?.kept ?? []), unit];
    const result = attempt(kept);
    return result === undefined ? found : { result, kept };
  }, undefined);
};
