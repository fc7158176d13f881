/** The rows around the open set: what was done, and what waits. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatClock } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import type { SetDraft } from "@muster/domain/training/logged-set";
import { roleMarks, roleNames } from "@muster/domain/training/texts/set.text";
import { type PointerEvent, useRef } from "react";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { measureText, weightText } from "./set.text.ts";
import { type DoneRow, type OpenRow, rowName, type SetRow } from "./set-rows.ts";
import { setsText } from "./sets.text.ts";

type Metric = PlannedExercise["metric"];

type DoneSetProps = {
  readonly row: DoneRow;
  readonly metric: Metric;
  readonly units: UnitSystem;
  /** Durable. */
  readonly saved: boolean;
  /** It beats everything before it. */
  readonly best: boolean;
  readonly onMenu: (row: SetRow) => void;
  readonly onEdit: (setId: string) => void;
};

/** Milliseconds of a long press after which a row opens its menu, and pixels that a finger may wander meanwhile. */
const hold = { milliseconds: 500, pixels: 10 } as const;

/** A set that was done. Held, or pressed on its number, it opens its menu; pressed on its check, its numbers. */
export function DoneSetRow({ row, metric, units, saved, best, onMenu, onEdit }: DoneSetProps) {
  const holding = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const release = () => clearTimeout(holding.current?.timer);
  return (
    <div
      className={saved ? "set done" : "set wait"}
      onPointerDown={({ clientX, clientY }: PointerEvent) => {
        release();
        const timer = setTimeout(() => onMenu(row), hold.milliseconds);
        holding.current = { timer, x: clientX, y: clientY };
      }}
      onPointerMove={({ clientX, clientY }: PointerEvent) => {
        const from = holding.current;
        if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > hold.pixels) release();
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <button
        type="button"
        className="n-last"
        aria-label={setsText.setOptions(rowName(row))}
        onClick={() => onMenu(row)}
      >
        <span className="row-number">
          {row.role === "warmup" ? setsText.warmUpMark : row.number}
          {row.role !== "warmup" && roleMarks[row.role] !== "" && <small>{roleMarks[row.role]}</small>}
        </span>
        {best ? (
          <span className="last best">
            <Icon name="star" size="s" />
            {setsText.bestSetSoFar}
          </span>
        ) : (
          <span className="last">
            <WholeWords text={lastOf(row, units)} />
          </span>
        )}
      </button>
      <span className="cell">{row.set.weight === null ? "" : weightText(row.set.weight, units)}</span>
      <span className="cell">{measureText(row.set, metric)}</span>
      <button
        type="button"
        className="tick"
        aria-label={[
          rowName(row),
          ...(row.role === "working" || row.role === "warmup" ? [] : [roleNames[row.role].toLowerCase()]),
          setInWords(row.set, units),
          ...(row.set.rir === null ? [] : [setsText.repsLeftCount(row.set.rir)]),
          ...(best ? [setsText.bestSoFar] : []),
          saved ? setsText.doneEdit : "saving",
        ].join(", ")}
        onClick={() => onEdit(row.set.id)}
      >
        <i>
          <Icon name="check" />
        </i>
      </button>
    </div>
  );
}

type WaitingSetProps = {
  readonly row: OpenRow;
  readonly metric: Metric;
  readonly units: UnitSystem;
  /** Id of the message why it was not logged; undefined without one. */
  readonly describedBy: string | undefined;
  readonly onLog: (row: OpenRow) => void;
};

/** A set that waits: its empty check logs it as planned. */
export function WaitingSet({ row, metric, units, describedBy, onLog }: WaitingSetProps) {
  return (
    <div className="set wait">
      <span className="row-number">{row.role === "warmup" ? setsText.warmUpMark : row.number}</span>
      <span className="last">
        <WholeWords text={lastOf(row, units)} />
      </span>
      <span className="cell">{row.typed.weight}</span>
      <span className="cell">{plannedMeasure(row.typed, metric)}</span>
      <button
        type="button"
        className="tick"
        aria-label={setsText.logAsPlanned(rowName(row).toLowerCase())}
        aria-describedby={describedBy}
        onClick={() => onLog(row)}
      >
        <i />
      </button>
    </div>
  );
}

const lastOf = ({ role, last }: SetRow, units: UnitSystem): string =>
  role === "warmup" ? roleNames.warmup : last === undefined ? "" : setInWords(last, units);

/** What a waiting row will log, as text. */
const plannedMeasure = (typed: SetDraft, metric: Metric): string => {
  switch (metric) {
    case "reps":
      return typed.reps;
    case "time":
      return typed.minutes === "" && typed.seconds === ""
        ? ""
        : formatClock(Number(typed.minutes) * 60 + Number(typed.seconds));
    case "distance":
      return typed.distance === "" ? "" : `${typed.distance} m`;
  }
};
