import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartTableProps } from "./ChartTable.tsx";

type GridDay = {
  readonly key: string;
  readonly state: "done" | "skipped" | "missed" | "rest" | "open" | "planned" | "none";
  readonly text: string;
};

type DayGridProps = {
  readonly label: string;
  readonly idle: string;
  /** Whole weeks, Monday first, oldest first. */
  readonly days: readonly GridDay[];
  /** Above each week's column; empty for most. */
  readonly columns: readonly string[];
  readonly rowLetters: readonly string[];
  readonly table: ChartTableProps;
};

/** A calendar of weeks: one column a week, one square a day. Each state has its own shape, not only its colour. */
export function DayGrid({ label, idle, days, columns, rowLetters, table }: DayGridProps) {
  return (
    <ChartFrame
      label={label}
      idle={idle}
      texts={days.map((day) => day.text)}
      table={table}
      height={196}
      draw={({ width, height, scale }, active) => {
        const left = 18 * scale;
        const top = 20 * scale;
        const column = (width - left) / Math.max(1, columns.length);
        const row = (height - top) / 7;
        const side = Math.max(6, Math.min(column, row, 30) - 4);
        const marks = days.map((_, index) => ({
          x: left + column * (Math.floor(index / 7) + 0.5),
          y: top + row * ((index % 7) + 0.5),
        }));
        return {
          marks,
          drawing: (
            <>
              {columns.map((name, index) =>
                name === "" ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <text key={index} x={left + column * index + (column - side) / 2} y={12 * scale}>
                    {name}
                  </text>
                ),
              )}
              {rowLetters.map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, places do not
                <text key={index} x={0} y={top + row * (index + 0.5) + 4.5 * scale}>
                  {letter}
                </text>
              ))}
              {days.map((day, index) => {
                const mark = marks[index] ?? { x: 0, y: 0 };
                return (
                  <DayMark
                    key={day.key}
                    state={day.state}
                    x={mark.x}
                    y={mark.y}
                    side={side}
                    on={index === active}
                  />
                );
              })}
            </>
          ),
        };
      }}
    />
  );
}

type DayMarkProps = {
  readonly state: GridDay["state"];
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly on: boolean;
};

function DayMark({ state, x, y, side, on }: DayMarkProps) {
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: side / 4 };
  const half = side / 2 - 1;
  return (
    <g>
      {state === "done" && <rect className="day-done" {...box} />}
      {state === "skipped" && (
        <rect className="day-skipped" {...box} x={x - half} y={y - half} width={half * 2} height={half * 2} />
      )}
      {state === "missed" && <path className="day-missed" d={`M${x - half / 2} ${y}H${x + half / 2}`} />}
      {state === "rest" && <circle className="day-rest" cx={x} cy={y} r={2} />}
      {state === "planned" && <rect className="day-planned" {...box} />}
      {state === "open" && (
        <rect className="day-open" {...box} x={x - half} y={y - half} width={half * 2} height={half * 2} />
      )}
      {on && <rect className="day-on" {...box} />}
    </g>
  );
}
