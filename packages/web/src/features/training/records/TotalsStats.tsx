import { formatClock, formatNumber, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { commonText } from "../../../components/common.text.ts";
import { sessionText } from "../session.text.ts";
import type { SessionTotals } from "./session-totals.ts";

type TotalsStatsProps = {
  readonly totals: SessionTotals;
  /** lb; undefined until it is counted: its place is there from the start. */
  readonly volumeLb: number | undefined;
  readonly units: UnitSystem;
};

/** Time, sets, volume, difficulty: what a finished workout amounts to. */
export function TotalsStats({ totals, volumeLb, units }: TotalsStatsProps) {
  return (
    <div className="stats">
      {/* Written down afterwards, nobody said how long it was. */}
      {totals.seconds > 0 && (
        <div>
          <span className="muted">{sessionText.time}</span>
          <span className="number">{formatClock(totals.seconds)}</span>
        </div>
      )}
      <div>
        <span className="muted">{commonText.sets}</span>
        <span className="number">
          {totals.sets}
          <small>{sessionText.ofPlannedSets(totals.plannedSets)}</small>
        </span>
      </div>
      {(volumeLb === undefined ? totals.hasRepetitions : volumeLb > 0) && (
        <div>
          <span className="muted">{sessionText.volume}</span>
          <span className="number">
            {volumeLb === undefined ? "…" : formatNumber(massIn(units, volumeLb), 0)}
            <small>{massUnit(units)}</small>
          </span>
        </div>
      )}
      {totals.difficulty !== undefined && (
        <div>
          <span className="muted">{sessionText.difficulty}</span>
          <span className="number">
            {formatNumber(totals.difficulty, 1)}
            <small>{sessionText.averageMark}</small>
          </span>
        </div>
      )}
    </div>
  );
}
