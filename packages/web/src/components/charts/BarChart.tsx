import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartTableProps } from "./ChartTable.tsx";
import { linear, niceTicks, thinned } from "./scale.ts";

type Bar = {
  readonly key: string;
  readonly value: number;
  /** Under the bar. */
  readonly label: string;
  readonly text: string;
};

type BarChartProps = {
  readonly label: string;
  readonly idle: string;
  readonly bars: readonly Bar[];
  readonly tick: (value: number) => string;
  readonly table: ChartTableProps;
  readonly height?: number | undefined;
};

/** One bar a week, the newest one in full colour. */
export function BarChart({ label, idle, bars, tick, table, height = 150 }: BarChartProps) {
  const ticks = niceTicks(0, Math.max(...bars.map((bar) => bar.value), 0), 2);
  return (
    <ChartFrame
      label={label}
      idle={idle}
      texts={bars.map((bar) => bar.text)}
      table={table}
      height={height}
      draw={({ width, height: tall, scale }, active) => {
        const letters = Math.max(...ticks.map((value) => tick(value).length));
        const right = width - (letters * 7.5 + 10) * scale;
        const [top, bottom] = [8 * scale, tall - 26 * scale];
        const y = linear([0, ticks.at(-1) ?? 1], [bottom, top]);
        const step = right / Math.max(1, bars.length);
        const wide = Math.max(2, Math.min(28, step * 0.62));
        const longest = Math.max(...bars.map((bar) => bar.label.length), 1);
        const named = thinned(bars.length, Math.floor(right / (longest * 8 * scale + 6)));
        const marks = bars.map((_, index) => ({ x: step * (index + 0.5) }));
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
              {bars.map((bar, index) => {
                const center = step * (index + 0.5);
                const isOn = active === undefined ? index === bars.length - 1 : index === active;
                return (
                  <g key={bar.key}>
                    {bar.value > 0 && (
                      <rect
                        className={isOn ? "bar-rect on" : "bar-rect"}
                        x={center - wide / 2}
                        y={y(bar.value)}
                        width={wide}
                        height={Math.max(1, bottom - y(bar.value))}
                        rx={Math.min(4, wide / 3)}
                      />
                    )}
                    {named.has(index) && (
                      <text
                        x={Math.min(
                          right - (bar.label.length * 3.6 + 2) * scale,
                          Math.max(bar.label.length * 3.6 * scale, center),
                        )}
                        y={tall - 5 * scale}
                        textAnchor="middle"
                      >
                        {bar.label}
                      </text>
                    )}
                  </g>
                );
              })}
            </>
          ),
        };
      }}
    />
  );
}
