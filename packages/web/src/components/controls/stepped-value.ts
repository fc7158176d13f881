/** Arithmetic of the stepper on typed text; a decimal comma is understood and stays one. */

type StepRange = {
  readonly step: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the first press on an empty field shows; else the smallest value. */
  readonly first?: number | undefined;
  /** The only values that a press leads to, rising, where not every step exists; above all of them none is offered. */
  readonly values?: readonly number[] | undefined;
};

/**
 * The text after one press of minus (-1) or plus (+1). Empty or unreadable text counts as the smallest value.
 * The result keeps as many decimals as the step or the text needs, so 0.1 + 0.2 never shows its rounding.
 */
export const steppedValue = (
  text: string,
  direction: 1 | -1,
  { step, min, max, first, values }: StepRange,
): string => {
  const comma = text.includes(",");
  const typed = text.trim().replace(",", ".");
  const current = typed === "" ? Number.NaN : Number(typed);
  if (values !== undefined && values.length > 0) {
    const next = Number.isFinite(current)
      ? direction === 1
        ? values.find((value) => value > current + 0.049)
        : values.findLast((value) => value < current - 0.049)
      : values[0];
    const text = next === undefined ? typed : String(Number(next.toFixed(1)));
    return comma ? text.replace(".", ",") : text;
  }
  const start = Number.isFinite(current)
    ? current
    : first !== undefined
      ? first - direction * step
      : (min ?? 0) - (direction === 1 ? step : 0);
  const moved = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, start + direction * step));
  const decimals = Math.min(4, Math.max(decimalsOf(step), decimalsOf(start)));
  const shown = String(Number(moved.toFixed(decimals)));
  return comma ? shown.replace(".", ",") : shown;
};

const decimalsOf = (value: number): number => String(value).split(".")[1]?.length ?? 0;
