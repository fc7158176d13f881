import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatClock, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import { draftFromSet, type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { ActiveSet } from "./ActiveSet.tsx";
import type { SetRow, StoredSet } from "./set-rows.ts";
import { measureText, weightText } from "./set-text.ts";

export type SetTableProps = {
  readonly exercise: PlannedExercise;
  readonly rows: readonly SetRow[];
  readonly units: UnitSystem;
  /** Sets whose write has not been confirmed yet: their check stays open. */
  readonly pending: ReadonlySet<string>;
  /** What was typed before a reload. */
  readonly kept: SetDraft | undefined;
  readonly onTyped: (typed: SetDraft) => void;
  readonly onLog: (typed: SetDraft, row: Exclude<SetRow, { state: "done" }>) => Promise<string | undefined>;
  readonly onEdit: (set: StoredSet, typed: SetDraft) => Promise<string | undefined>;
  readonly onRemove: (set: StoredSet, number: number) => void;
};

/** Done sets above, the one to do now in the middle, the waiting ones below: one grid, so the numbers line up. */
export function SetTable({
  exercise,
  rows,
  units,
  pending,
  kept,
  onTyped,
  onLog,
  onEdit,
  onRemove,
}: SetTableProps) {
  const [editing, setEditing] = useState<string>();
  const [quickError, setQuickError] = useState<string>();
  const head = { reps: "Reps", time: "Time", distance: "Distance" }[exercise.metric];
  return (
    <section className="sets" aria-label="Sets">
      <div className="sethead" aria-hidden="true">
        <span className="n">Set</span>
        <span>Last time</span>
        <span>{takesWeight(exercise) ? massUnit(units) : ""}</span>
        <span>{head}</span>
        <span />
      </div>
      {rows.map((row) => {
        const last = row.last === undefined ? "" : setInWords(row.last, units);
        if (row.state === "done" && row.set.id === editing)
          return (
            <ActiveSet
              key={row.set.id}
              number={row.number}
              exercise={exercise}
              units={units}
              typed={draftFromSet(row.set, units)}
              last={row.last}
              primary
              onTyped={() => undefined}
              onLog={async (typed) => {
                const failure = await onEdit(row.set, typed);
                if (failure === undefined) setEditing(undefined);
                return failure;
              }}
              editing={{
                onCancel: () => setEditing(undefined),
                onRemove: () => {
                  setEditing(undefined);
                  onRemove(row.set, row.number);
                },
              }}
            />
          );
        if (row.state === "done") {
          const saved = !pending.has(row.set.id);
          return (
            <div className={saved ? "set done" : "set wait"} key={row.set.id}>
              <span className="n">{row.number}</span>
              <span className="last">{last}</span>
              <span className="v">{row.set.weight === null ? "" : weightText(row.set.weight, units)}</span>
              <span className="v">{measureText(row.set, exercise.metric)}</span>
              <button
                type="button"
                className="ck"
                aria-label={`Set ${row.number}, ${setInWords(row.set, units)}, ${
                  saved ? "done, edit" : "saving"
                }`}
                onClick={() => setEditing(row.set.id)}
              >
                <i>
                  <Icon name="check" />
                </i>
              </button>
            </div>
          );
        }
        if (row.state === "active" && editing === undefined)
          return (
            <ActiveSet
              key={`open-${row.number}`}
              number={row.number}
              exercise={exercise}
              units={units}
              typed={kept ?? row.typed}
              last={row.last}
              primary
              onTyped={onTyped}
              onLog={(typed) => onLog(typed, row)}
            />
          );
        const typed = row.typed;
        const measure = plannedMeasure(typed, exercise.metric);
        return (
          <div className="set wait" key={`open-${row.number}`}>
            <span className="n">{row.number}</span>
            <span className="last">{last}</span>
            <span className="v">{typed.weight}</span>
            <span className="v">{measure}</span>
            <button
              type="button"
              className="ck"
              aria-label={`Log set ${row.number} as planned`}
              onClick={async () => setQuickError(await onLog(typed, row))}
            >
              <i />
            </button>
          </div>
        );
      })}
      {quickError !== undefined && (
        <p className="set-error danger b" role="alert">
          {quickError}
        </p>
      )}
    </section>
  );
}

/** What a waiting row will log, as text. */
const plannedMeasure = (typed: SetDraft, metric: PlannedExercise["metric"]): string => {
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
