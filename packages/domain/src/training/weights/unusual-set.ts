/**
 * Possible values that look like a typing error: they need one confirmation. Nothing is refused here; impossible values were
 * refused before (EXC-02).
 */
import { formatClock, formatNumber, formatSetWeight } from "../../shared/format.ts";
import type { UnitSystem } from "../../shared/units.ts";
import type { LoggedSet } from "../session.ts";
import { unusualSetText } from "./unusual-set.text.ts";

type Measured = Pick<LoggedSet, "reps" | "weight" | "time" | "distance">;

/** Multiple of the usual value from which a confirmation is needed. Doubling happens; 2.5 times is an error. */
const factor = 2.5;
/** Repetitions, seconds and meters vary more than weights do, and small numbers more than large ones. */
const loose = { factor: 4, reps: 25, seconds: 600, meters: 1_000 } as const;
/** Without any set to compare with: beyond what nearly everybody ever does. lb, seconds, meters. */
const rare = { weight: 800, reps: 200, time: 3 * 3_600, distance: 50_000 } as const;

/** Over 400 m and more: above 12 m/s, faster than nearly every bicycle; below 0.4 m/s, slower than the slowest walk. */
const oddPace = ({ distance, time }: Measured): "fast" | "slow" | undefined => {
  const pace = distance !== null && distance >= 400 && time !== null ? distance / time : 1;
  return pace > 12 ? "fast" : pace < 0.4 ? "slow" : undefined;
};

/**
 * @param usual sets of this exercise to compare with: last time's and today's, warm-ups left out
 * @param before the set as it was: its unchanged values were confirmed and need no second confirmation
 * @param against what `usual` is: also of days before, or of today alone, which is no usual yet
 * @returns the question, or undefined when nothing is unusual
 */
export const unusualSet = (
  set: Measured,
  usual: readonly Measured[],
  units: UnitSystem,
  before?: Measured,
  against: "days" | "today" = "days",
): string | undefined => {
  const most = (field: keyof Measured): number | undefined => {
    const values = usual.flatMap((one) => one[field] ?? []);
    return values.length === 0 ? undefined : Math.max(...values);
  };
  const asks = (
    value: number | null,
    field: keyof Measured,
    limits: { readonly factor: number; readonly above: number; readonly rare: number },
    text: (value: number) => string,
  ): string | undefined => {
    if (value === null || value === before?.[field]) return undefined;
    const known = most(field);
    if (known === undefined) return value > limits.rare ? unusualSetText.aLot(text(value)) : undefined;
    const times = value / known;
    return times >= limits.factor && value > limits.above
      ? unusualSetText.times(text(value), formatNumber(times, times < 10 ? 1 : 0), against)
      : undefined;
  };
  const amounts = [
    asks(set.weight, "weight", { factor, above: 0, rare: rare.weight }, (value) =>
      formatSetWeight(value, units),
    ),
    asks(set.reps, "reps", { factor: loose.factor, above: loose.reps, rare: rare.reps }, unusualSetText.reps),
  ];
  const course = [
    asks(set.time, "time", { factor: loose.factor, above: loose.seconds, rare: rare.time }, formatClock),
    asks(
      set.distance,
      "distance",
      { factor: loose.factor, above: loose.meters, rare: rare.distance },
      unusualSetText.meters,
    ),
  ];
  const odd = oddPace(set);
  // An odd time or distance makes an odd pace: naming the number alone is shorter.
  if (
    odd &&
    !course.some((clause) => clause !== undefined) &&
    [...usual, ...(before === undefined ? [] : [before])].every((one) => oddPace(one) !== odd)
  )
    course.push(unusualSetText.pace(set.distance ?? 0, formatClock(set.time ?? 0), odd));
  // One confirmation accepts the whole set, so the question names everything unusual in it.
  const clauses = [...amounts, ...course].filter((clause) => clause !== undefined);
  return clauses.length === 0 ? undefined : unusualSetText.keep(clauses);
};
