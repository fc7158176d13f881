import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatClock, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Gear } from "@muster/domain/training/gear";
import { setInWords } from "@muster/domain/training/last-time";
import { draftFromSet, type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { roleMarks, roleNames, type SetRole } from "@muster/domain/training/set-roles";
import { lazy, type PointerEvent, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { ActiveSet } from "./ActiveSet.tsx";
import { Later } from "./Later.tsx";
import { type OpenRow, rowName, type SetRow } from "./set-rows.ts";
import { measureText, weightText } from "./set-text.ts";
import type { ExerciseSets, SetAnswer } from "./use-exercise-sets.ts";

const SetSheet = lazy(() => import("./SetSheet.tsx").then((file) => ({ default: file.SetSheet })));

export type SetTableProps = {
  readonly exercise: PlannedExercise;
  readonly rows: readonly SetRow[];
  readonly units: UnitSystem;
  readonly sets: ExerciseSets;
  /** What was typed before a reload. */
  readonly kept: SetDraft | undefined;
  readonly gear: Gear;
  readonly logsReserve: boolean;
  /** Sets that beat everything before them. */
  readonly bests: ReadonlySet<string>;
  readonly onTyped: (typed: SetDraft) => void;
  readonly onLog: (typed: SetDraft, row: OpenRow, sure: boolean) => Promise<SetAnswer>;
  readonly onNextRole: (role: SetRole) => void;
};

/** Milliseconds after which a held row opens its menu, and pixels that a finger may wander meanwhile. */
const hold = { milliseconds: 500, pixels: 10 } as const;

/** Done sets above, the one to do now in the middle, the waiting ones below: one grid, so the numbers line up. */
export function SetTable({
  exercise,
  rows,
  units,
  sets,
  kept,
  gear,
  logsReserve,
  bests,
  onTyped,
  onLog,
  onNextRole,
}: SetTableProps) {
  const [menu, setMenu] = useState<{ readonly of: SetRow; readonly open: boolean }>();
  const holding = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const [editing, setEditing] = useState<string>();
  const [quickError, setQuickError] = useState<string>();
  /** The row as it is now: what the menu changes shows at once. */
  const chosen =
    menu === undefined
      ? undefined
      : menu.of.state === "done"
        ? rows.find(
            (row) => row.state === "done" && menu.of.state === "done" && row.set.id === menu.of.set.id,
          )
        : rows.find((row) => row.state === "active");
  const openMenu = (row: SetRow) => setMenu({ of: row, open: true });
  const closeMenu = () => setMenu((now) => now && { ...now, open: false });
  const release = () => clearTimeout(holding.current?.timer);
  const longPress = (row: SetRow) => ({
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      release();
      const timer = setTimeout(() => openMenu(row), hold.milliseconds);
      holding.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = holding.current;
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > hold.pixels) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  });
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
              name={rowName(row)}
              role={row.role}
              exercise={exercise}
              units={units}
              typed={draftFromSet(row.set, units)}
              last={row.last}
              primary
              gear={gear}
              logsReserve={logsReserve}
              onOptions={() => openMenu(row)}
              onPress={sets.prepare}
              onTyped={() => undefined}
              onLog={async (typed, sure) => {
                const answer = await sets.edit(row.set, typed, sure);
                if (answer === undefined) setEditing(undefined);
                return answer;
              }}
              editing={{
                onCancel: () => setEditing(undefined),
                onRemove: () => {
                  setEditing(undefined);
                  sets.remove(row.set, row.number);
                },
              }}
            />
          );
        if (row.state === "done") {
          const saved = !sets.pending.has(row.set.id);
          const best = bests.has(row.set.id);
          return (
            <div className={saved ? "set done" : "set wait"} key={row.set.id} {...longPress(row)}>
              <button
                type="button"
                className="n-last"
                aria-label={`${rowName(row)}, options`}
                onClick={() => openMenu(row)}
              >
                <span className="n">
                  {row.role === "warmup" ? "W" : row.number}
                  {row.role !== "warmup" && roleMarks[row.role] !== "" && (
                    <small>{roleMarks[row.role]}</small>
                  )}
                </span>
                {best ? (
                  <span className="last best">
                    <Icon name="star" size="s" />
                    Best set so far
                  </span>
                ) : (
                  <span className="last">{row.role === "warmup" ? roleNames.warmup : last}</span>
                )}
              </button>
              <span className="v">{row.set.weight === null ? "" : weightText(row.set.weight, units)}</span>
              <span className="v">{measureText(row.set, exercise.metric)}</span>
              <button
                type="button"
                className="ck"
                aria-label={[
                  rowName(row),
                  ...(row.role === "working" || row.role === "warmup"
                    ? []
                    : [roleNames[row.role].toLowerCase()]),
                  setInWords(row.set, units),
                  ...(row.set.rir === null ? [] : [`${row.set.rir} left`]),
                  ...(best ? ["best so far"] : []),
                  saved ? "done, edit" : "saving",
                ].join(", ")}
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
              // One form for one set after the other: the button that was pressed stays, and so does the focus on it.
              key="open"
              name={rowName(row)}
              role={row.role}
              exercise={exercise}
              units={units}
              typed={kept ?? row.typed}
              last={row.last}
              primary
              gear={gear}
              logsReserve={logsReserve}
              onOptions={() => openMenu(row)}
              onPress={sets.prepare}
              onTyped={onTyped}
              onLog={(typed, sure) => onLog(typed, row, sure)}
            />
          );
        const typed = row.typed;
        const measure = plannedMeasure(typed, exercise.metric);
        return (
          <div className="set wait" key={`open-${rowName(row)}`}>
            <span className="n">{row.role === "warmup" ? "W" : row.number}</span>
            <span className="last">{row.role === "warmup" ? roleNames.warmup : last}</span>
            <span className="v">{typed.weight}</span>
            <span className="v">{measure}</span>
            <button
              type="button"
              className="ck"
              aria-label={`Log ${rowName(row).toLowerCase()} as planned`}
              onClick={async () => setQuickError((await onLog(typed, row, false))?.text)}
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
      <Later when={menu !== undefined}>
        {chosen !== undefined && (
          <SetSheet
            open={menu?.open === true}
            onClose={closeMenu}
            title={rowName(chosen)}
            role={chosen.role}
            onRole={(role) =>
              chosen.state === "done" ? sets.changeRole(chosen.set, role) : onNextRole(role)
            }
            reserve={
              logsReserve && chosen.state === "done"
                ? {
                    value: chosen.set.rir === null ? "" : String(chosen.set.rir),
                    onChange: (value) => sets.changeReserve(chosen.set, value === "" ? null : Number(value)),
                  }
                : undefined
            }
            onRemove={
              chosen.state === "done"
                ? () => {
                    closeMenu();
                    setEditing(undefined);
                    sets.remove(chosen.set, chosen.number);
                  }
                : undefined
            }
          />
        )}
      </Later>
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
