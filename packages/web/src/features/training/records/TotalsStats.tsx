import { formatClock, formatNumber, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { SessionTotals } from "./session-totals.ts";

type TotalsStatsProps = { readonly totals: SessionTotals; readonly units: UnitSystem };

/** Time, sets, volume, difficulty: what a finished workout amounts to. */
export function TotalsStats({ totals, units }: TotalsStatsProps) {
  return (
    <div className="stats">
      <div>
        <span className="c2">Time</span>
        <span className="num">{formatClock(totals.seconds)}</span>
      </div>
      <div>
        <span className="c2">Sets</span>
        <span className="num">
          {totals.sets}
          <small>of {totals.plannedSets}</small>
        </span>
      </div>
      {totals.volumeLb > 0 && (
        <div>
          <span className="c2">Volume</span>
          <span className="num">
            {formatNumber(massIn(units, totals.volumeLb), 0)}
            <small>{massUnit(units)}</small>
          </span>
        </div>
      )}
      {totals.difficulty !== undefined && (
        <div>
          <span className="c2">Difficulty</span>
          <span className="num">
            {formatNumber(totals.difficulty, 1)}
            <small>average</small>
          </span>
        </div>
      )}
    </div>
  );
}
