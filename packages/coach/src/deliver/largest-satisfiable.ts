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

type Satisfied<Unit, Result> = { readonly result: Result; readonly satisfied: readonly Unit[] };

/** Pairs are tried up to this number; beyond it, locks are added one after the other as long as they fit. */
const mostPairs = 6;

/** The units but those. */
export const without = <Unit>(units: readonly Unit[], ...gone: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => !gone.includes(unit));

/**
 * @param inOrderOfLoss the wishes whose loss matters least come first
 * @returns undefined when no wish can stay
 */
export const largestSatisfiable = <Unit, Result>(
  all: readonly Unit[],
  attempt: (units: readonly Unit[]) => Attempt<Result>,
  inOrderOfLoss: (units: readonly Unit[]) => readonly Unit[],
): Satisfied<Unit, Result> | undefined => {
  const tried = (units: readonly Unit[]) => {
    const { result, errors } = attempt(units);
    return { errors, found: result === undefined ? undefined : { result, satisfied: units } };
  };
  const whole = tried(all);
  if (whole.found !== undefined || all.length < 2) return whole.found;
  // What breaks a rule by itself breaks it in company too.
  const alone = inOrderOfLoss(all).flatMap((unit) => tried([unit]).found ?? []);
  const units = alone.flatMap(({ satisfied }) => satisfied);
  if (units.length < 2) return alone[0];
  const together = units.length === all.length ? whole : tried(units);
  if (together.found !== undefined) return together.found;
  // The least loss is given up first, so it is tried for a place last.
  const [most, ...rest] = alone.toReversed();
  const inTurn = () =>
    rest.reduce(
      (best, { satisfied }) => tried([...(best?.satisfied ?? []), ...satisfied]).found ?? best,
      most,
    );
  if (units.length === 2) return most;
  const singles: { readonly unit: Unit; readonly errors: number }[] = [];
  for (const unit of units) {
    const { found, errors } = tried(without(units, unit));
    if (found !== undefined) return found;
    singles.push({ unit, errors });
  }
  // Where no single one matters, two of them hardly do.
  if (units.length === 3 || !singles.some(({ errors }) => errors < together.errors)) return inTurn();
  const likely = singles.toSorted((a, b) => a.errors - b.errors).map(({ unit }) => unit);
  const pairs = likely.flatMap((one, index) => likely.slice(index + 1).map((other) => [one, other] as const));
  for (const pair of pairs.slice(0, mostPairs)) {
    const { found } = tried(without(units, ...pair));
    if (found !== undefined) return found;
  }
  return inTurn();
};
