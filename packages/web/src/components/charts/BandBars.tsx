import type { CSSProperties } from "react";
import { ChartTable, type ChartTableProps } from "./ChartTable.tsx";
import "./charts.css";

/** One bar with its target range. */
export type BandBar = {
  readonly name: string;
  readonly value: number;
  /** A second value, shown as a tick: the average before. */
  readonly before: number | undefined;
  readonly band: { readonly low: number; readonly high: number } | undefined;
  /** '8.5' */
  readonly figure: string;
  /** 'sets' */
  readonly unit: string;
  /** 'in range', 'below range'; empty without a band. */
  readonly word: string;
};

/** A bar a row against its band, every value in words beside it. */
export function BandBars({
  bars,
  table,
}: {
  readonly bars: readonly BandBar[];
  readonly table: ChartTableProps;
}) {
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.value, bar.before ?? 0, bar.band?.high ?? 0]));
  const part = (value: number): string => `${(Math.min(value, most) / most) * 100}%`;
  return (
    <div className="chart">
      <ul className="bands" aria-hidden="true">
        {bars.map((bar) => {
          const band: CSSProperties = {
            left: part(bar.band?.low ?? 0),
            width: `calc(${part(bar.band?.high ?? 0)} - ${part(bar.band?.low ?? 0)})`,
          };
          return (
            <li key={bar.name}>
              <span className="between base">
                <span>{bar.name}</span>
                <span className="row base band-value">
                  {bar.word !== "" && <span className="text-small muted">{bar.word}</span>}
                  <span className="number">
                    {bar.figure}
                    <small>{bar.unit}</small>
                  </span>
                </span>
              </span>
              <span className="band-track">
                {bar.band !== undefined && <span className="band-zone" style={band} />}
                <span className="band-fill" style={{ width: part(bar.value) }} />
                {bar.before !== undefined && (
                  <span className="band-before" style={{ left: part(bar.before) }} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <ChartTable {...table} />
    </div>
  );
}
