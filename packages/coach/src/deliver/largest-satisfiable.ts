/**
 * Which of several wishes can stay together, as many as can, in few attempts: each attempt mends a whole week, and a
 * device has to wait for it. Knows nothing of weeks; promises at most `mostAttempts` of them.
 */
export type Attempt<Result> = {
  /** Rules that are still broken. */
  readonly errors: number;
  /** undefined: these wishes cannot stay together. */
  readonly result: Result | undefined;
};

type Kept<Unit, Result> = { readonly result: Result; readonly kept: readonly Unit[] };

/** Pairs are tried up to this number; beyond it, locks are added one after the other as long as they fit. */
const mostPairs = 6;

/** The units but those. */
export const without = <Unit>(units: readonly Unit[], ...gone: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => !gone.includes(unit));

const oneByOne = <Unit, Result>(
  units: readonly Unit[],
  attempt: (units: readonly Unit[]) => Attempt<Result>,
  first: Kept<Unit, Result> | undefined,
): Kept<Unit, Result> | undefined =>
  units.reduce((found, unit) => {
    if (found?.kept.includes(unit) === true) return found;
    const kept = [...(found?.kept ?? []), unit];
    const { result } = attempt(kept);
    return result === undefined ? found : { result, kept };
  }, first);

/**
 * @param inOrderOfLoss the wishes whose loss matters least come first
 * @returns undefined when no wish can stay
 */
export const largestSatisfiable = <Unit, Result>(
  all: readonly Unit[],
  attempt: (units: readonly Unit[]) => Attempt<Result>,
  inOrderOfLoss: (units: readonly Unit[]) => readonly Unit[],
): Kept<Unit, Result> | undefined => {
  const whole = attempt(all);
  if (whole.result !== undefined) return { result: whole.result, kept: all };
  if (all.length < 2) return undefined;
  // What breaks a rule by itself breaks it in company too.
  const alone = inOrderOfLoss(all).flatMap((unit) => {
    const { result } = attempt([unit]);
    return result === undefined ? [] : [{ result, kept: [unit] }];
  });
  const units = alone.flatMap(({ kept }) => kept);
  if (units.length < 2) return alone[0];
  const together = units.length === all.length ? whole : attempt(units);
  if (together.result !== undefined) return { result: together.result, kept: units };
  // The least loss is given up first, so it is tried for a place last.
  const inTurn = () => oneByOne(units.toReversed(), attempt, alone.at(-1));
  if (units.length === 2) return alone.at(-1);
  const singles: { readonly unit: Unit; readonly errors: number }[] = [];
  for (const unit of units) {
    const kept = without(units, unit);
    const { result, errors } = attempt(kept);
    if (result !== undefined) return { result, kept };
    singles.push({ unit, errors });
  }
  // Where no single one matters, two of them hardly do.
  if (units.length === 3 || !singles.some(({ errors }) => errors < together.errors)) return inTurn();
  const likely = singles.toSorted((a, b) => a.errors - b.errors).map(({ unit }) => unit);
  const pairs = likely.flatMap((one, index) => likely.slice(index + 1).map((other) => [one, other] as const));
  for (const pair of pairs.slice(0, mostPairs)) {
    const kept = without(units, ...pair);
    const { result } = attempt(kept);
    if (result !== undefined) return { result, kept };
  }
  return inTurn();
};
