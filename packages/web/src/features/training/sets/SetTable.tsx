import type { PlannedExercise } from "@muster/domain/planning/plan";
import { massUnit } from "@muster/domain/shared/format";
import { draftFromSet, type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import type { SetRole } from "@muster/domain/training/set-roles";
import { Fragment, useCallback, useId, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Lazy, lazyFile } from "../../../components/loading/lazy-part.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { ActiveSet } from "./ActiveSet.tsx";
import { DoneSetRow, WaitingSet } from "./SetRows.tsx";
import { type OpenRow, rowName, type SetRow } from "./set-rows.ts";
import { setsText } from "./sets.text.ts";
import type { ExerciseSets, SetAnswer } from "./use-exercise-sets.ts";

const SetSheet = lazyFile(() => import("./SetSheet.tsx").then((file) => file.SetSheet));

type SetTableProps = {
  readonly exercise: PlannedExercise;
  readonly rows: readonly SetRow[];
  readonly sets: ExerciseSets;
  /** What was typed before a reload. */
  readonly storedDraft: SetDraft | undefined;
  /** Sets that beat everything before them. */
  readonly bests: ReadonlySet<string>;
  readonly onTyped: (typed: SetDraft) => void;
  readonly onLog: (typed: SetDraft, row: OpenRow, sure: boolean) => Promise<SetAnswer>;
  readonly onNextRole: (role: SetRole) => void;
};

/** Done sets above, the one to do now in the middle, the waiting ones below: one grid, so the numbers line up. */
export function SetTable({
  exercise,
  rows,
  sets,
  storedDraft,
  bests,
  onTyped,
  onLog,
  onNextRole,
}: SetTableProps) {
  const { units, logsReserve } = useOpenSession();
  const [menu, setMenu] = useState<{ readonly of: SetRow; readonly open: boolean }>();
  const [editing, setEditing] = useState<string>();
  /** Why a waiting set was not logged as planned. */
  const [refusal, setRefusal] = useState<{ readonly row: OpenRow; readonly answer: SetAnswer }>();
  const refusalId = useId();
  /** The row as it is now: what the menu changes shows at once. */
  const chosen =
    menu === undefined
      ? undefined
      : menu.of.state === "done"
        ? rows.find(
            (row) => row.state === "done" && menu.of.state === "done" && row.set.id === menu.of.set.id,
          )
        : rows.find((row) => row.state === "active");
  const openMenu = useCallback((row: SetRow) => setMenu({ of: row, open: true }), []);
  const closeMenu = () => setMenu((now) => now && { ...now, open: false });
  const logPlanned = useEventCallback(async (row: OpenRow, sure?: boolean) =>
    setRefusal({ row, answer: await onLog(row.typed, row, sure === true) }),
  );
  const head = { reps: setsText.reps, time: setsText.time, distance: setsText.distance }[exercise.metric];
  return (
    <section className="sets" aria-label={commonText.sets}>
      <div className="sethead" aria-hidden="true">
        <span className="row-number">{setsText.set}</span>
        <span>{setsText.lastTime}</span>
        <span>{takesWeight(exercise) ? massUnit(units) : ""}</span>
        <span>{head}</span>
        <span />
      </div>
      {rows.map((row) => {
        if (row.state === "done" && row.set.id === editing)
          return (
            <ActiveSet
              key={row.set.id}
              row={row}
              exercise={exercise}
              typed={draftFromSet(row.set, units)}
              onOptions={() => openMenu(row)}
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
        if (row.state === "done")
          return (
            <DoneSetRow
              key={row.set.id}
              row={row}
              metric={exercise.metric}
              units={units}
              saved={!sets.pending.has(row.set.id)}
              best={bests.has(row.set.id)}
              onMenu={openMenu}
              onEdit={setEditing}
            />
          );
        if (row.state === "active" && editing === undefined)
          return (
            <ActiveSet
              // One form for one set after the other: the button that was pressed stays, and so does the focus on it.
              key="open"
              row={row}
              exercise={exercise}
              typed={storedDraft ?? row.typed}
              onOptions={() => openMenu(row)}
              onTyped={(next) => {
                setRefusal(undefined);
                onTyped(next);
              }}
              onLog={(typed, sure) => onLog(typed, row, sure)}
            />
          );
        const answer =
          refusal !== undefined && rowName(refusal.row) === rowName(row) ? refusal.answer : undefined;
        return (
          <Fragment key={`open-${rowName(row)}`}>
            <WaitingSet
              row={row}
              metric={exercise.metric}
              units={units}
              describedBy={answer && refusalId}
              onLog={logPlanned}
            />
            {answer !== undefined && (
              <div className="set-error">
                <p className={answer.asks ? "bold" : "danger-text bold"} role="alert" id={refusalId}>
                  {rowName(row)}:{" "}
                  <span>
                    <WholeWords text={answer.text} />
                  </span>
                </p>
                {answer.asks && (
                  <Button variant="secondary" full onClick={() => void logPlanned(row, true)}>
                    {commonText.keepIt}
                  </Button>
                )}
              </div>
            )}
          </Fragment>
        );
      })}
      <Lazy when={menu !== undefined}>
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
      </Lazy>
    </section>
  );
}
