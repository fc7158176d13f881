/** Figures as lines of a table for a terminal. */
import type { Metric } from "./metric.ts";

/** To three decimals; a dash for what was not measured. */
export const shown = (value: number | null): string =>
  value === null ? "-" : `${Math.round(value * 1000) / 1000}`;

/** One line a figure: value, goal, met, and what a column of the caller says about it. */
export const metricLines = (
  title: string,
  metrics: readonly Metric[],
  column: { readonly title: string; readonly of: (metric: Metric) => string } = { title: "", of: () => "" },
): readonly string[] => {
  const width = Math.max(32, ...metrics.map(({ name }) => name.length + 2));
  const extra = column.title === "" ? 0 : 18;
  return [
    `${title.padEnd(width)}${"value".padStart(9)}  ${"goal".padEnd(13)}${"met".padEnd(5)}${column.title.padEnd(extra)}note`,
    ...metrics.map((metric) =>
      `${metric.name.padEnd(width)}${shown(metric.value).padStart(9)}  ${metric.goal.padEnd(13)}${(metric.met === null ? "-" : metric.met ? "yes" : "NO").padEnd(5)}${column.of(metric).padEnd(extra)}${metric.note ?? ""}`.trimEnd(),
    ),
  ];
};
