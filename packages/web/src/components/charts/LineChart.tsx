import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartTableProps } from "./ChartTable.tsx";
import { drawableSpan, linear, niceTicks } from "./scale.ts";

type LinePoint = {
  /** Place in time, in days from any start. */
  readonly at: number;
  /** On the line. */
  readonly line: number;
  /** The raw value, drawn as a dot; left out: the line has its own dots. */
  readonly dot?: number;
  /** What reading it says. */
  readonly text: string;
};

type LineChartProps = {
  readonly label: string;
  readonly idle: string;
  readonly points: readonly LinePoint[];
  /** The span of time shown, in the days of `at`. */
  readonly from: number;
  readonly to: number;
  /** Words under the left end, the middle and the right end. */
  readonly under: readonly [string, string, string];
  readonly goal?: { readonly value: number; readonly label: string } | undefined;
  readonly tick: (value: number) => string;
  readonly table: ChartTableProps;
  readonly height?: number | undefined;
};

/** One line over raw dots, a goal line with its word, three quiet grid lines; the last point is ringed. */
export function LineChart({
  label,
  idle,
  points,
  from,
  to,
  under,
  goal,
  tick,
  table,
  height = 176,
}: LineChartProps) {
  const values = points.flatMap((point) => [point.line, point.dot ?? point.line]);
  if (goal !== undefined) values.push(goal.value);
  const { domain, ticks } = scaleOf(Math.min(...values), Math.max(...values));
  const hasOwnDots = points.every((point) => point.dot === undefined) && points.length <= 40;
  return (
    <ChartFrame
      label={label}
      idle={idle}
      texts={points.map((point) => point.text)}
      table={table}
      height={height}
      draw={({ width, height: tall, scale }, active) => {
        const letters = Math.max(...ticks.map((value) => tick(value).length));
        const right = width - (letters * 7.5 + 10) * scale;
        const [top, bottom] = [8 * scale, tall - 30 * scale];
        const x = linear([from, to], [6, right - 6]);
        const y = linear(domain, [bottom, top]);
        const marks = points.map((point) => ({ x: x(point.at) }));
        const path = points
          .map(
            (point, index) =>
              `${index === 0 ? "M" : "L"}${x(point.at).toFixed(1)} ${y(point.line).toFixed(1)}`,
          )
          .join("");
        const end = points.at(-1);
        const read = active === undefined ? undefined : points[active];
        const goalY = goal === undefined ? 0 : y(goal.value);
        return {
          marks,
          drawing: (
            <>
              {ticks.map((value) => (
                <g key={value}>
                  <path className="grid" d={`M0 ${y(value)}H${right}`} />
                  <text x={width} y={y(value) + 4 * scale} textAnchor="end">
                    {tick(value)}
                  </text>
                </g>
              ))}
              {goal !== undefined && (
                <>
                  <path className="goal-line" d={`M0 ${goalY}H${right}`} />
                  <text
                    className="goal-word"
                    x={0}
                    y={goalY > top + 20 * scale ? goalY - 6 * scale : goalY + 16 * scale}
                  >
                    {goal.label}
                  </text>
                </>
              )}
              {points.map((point) =>
                point.dot === undefined ? null : (
                  <circle key={point.at} className="dot" cx={x(point.at)} cy={y(point.dot)} r={2.5} />
                ),
              )}
              <path className="trend" d={path} />
              {hasOwnDots &&
                points.map((point) => (
                  <circle key={point.at} className="own-dot" cx={x(point.at)} cy={y(point.line)} r={2.5} />
                ))}
              {end !== undefined && <circle className="end" cx={x(end.at)} cy={y(end.line)} r={5} />}
              {read !== undefined && (
                <>
                  <path className="cursor" d={`M${x(read.at)} ${top}V${bottom}`} />
                  <circle className="end" cx={x(read.at)} cy={y(read.line)} r={5.5} />
                  {read.dot !== undefined && (
                    <circle className="dot on" cx={x(read.at)} cy={y(read.dot)} r={3.5} />
                  )}
                </>
              )}
              <text x={0} y={tall - 6 * scale}>
                {under[0]}
              </text>
              {width > 260 * scale && (
                <text x={right / 2} y={tall - 6 * scale} textAnchor="middle">
                  {under[1]}
                </text>
              )}
              <text x={right} y={tall - 6 * scale} textAnchor="end">
                {under[2]}
              </text>
            </>
          ),
        };
      }}
    />
  );
}

/** A little air above and below, and the round values inside it. */
const scaleOf = (lowest: number, highest: number) => {
  const span = drawableSpan(lowest, highest);
  // One value stands in the middle of round ones, not between two hundredths.
  const air = span * (highest - lowest < span ? 0.5 : 0.1);
  const domain: readonly [number, number] = [lowest - air, highest + air];
  const inside = niceTicks(domain[0], domain[1], 4).filter((tick) => tick >= domain[0] && tick <= domain[1]);
  return { domain, ticks: inside };
};
