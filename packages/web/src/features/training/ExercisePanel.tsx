import { difficultyEnds, difficultyInWords } from "@muster/domain/review/review-texts";
import { massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { LastTime } from "@muster/domain/training/last-time";
import { reparseSet, type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { setsInOrder } from "@muster/domain/training/session";
import {
  changeLog,
  defaultDifficulty,
  type LogTarget,
  logSet,
  nextSetPosition,
  removeSet,
} from "@muster/domain/training/workout";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Note } from "../../components/Note.tsx";
import { Rating } from "../../components/Rating.tsx";
import { showToast } from "../../components/toasts.ts";
import { Why } from "../../components/WhySheet.tsx";
import type { Change } from "../../data/device-store.ts";
import type { CardLoad } from "./card-load.ts";
import { ExerciseNotes } from "./ExerciseNotes.tsx";
import { Guide } from "./Guide.tsx";
import { keep, readKept } from "./kept.ts";
import { lastTimeText } from "./last-time-text.ts";
import { SetTable } from "./SetTable.tsx";
import { readSet, type SetRow, type StoredSet, setRows } from "./set-rows.ts";
import { prescriptionLine, weightText } from "./set-text.ts";
import { useSettling } from "./use-settling.ts";

type ExercisePanelProps = {
  readonly inSession: LogTarget;
  readonly units: UnitSystem;
  readonly last: LastTime | undefined;
  readonly load: CardLoad | undefined;
  /** Stores changes; answers with what to tell when it could not. */
  readonly save: (changes: readonly Change[]) => Promise<string | undefined>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A set is durable: the rest begins. */
  readonly onLogged: () => void;
  /** The exercise was marked complete: on to the next one. */
  readonly onCompleted: () => void;
};

/** One exercise fills the screen: what to do, what was done last time, the sets, how hard it was. */
export function ExercisePanel({
  inSession,
  units,
  last,
  load,
  save,
  now,
  newId,
  onLogged,
  onCompleted,
}: ExercisePanelProps) {
  const { exercise, session, position, log } = inSession;
  const titleId = useId();
  const [guide, setGuide] = useState(false);
  const [extra, setExtra] = useState(false);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [completing, setCompleting] = useState(false);
  const [saveError, setSaveError] = useState<string>();
  const openIds = useRef(new Map<number, string>());
  const completed = log?.completed ?? false;
  const sets = log === undefined ? [] : setsInOrder(log);
  const rows = setRows({
    exercise,
    sets,
    lastTime: last,
    loadLb: load?.loadLb,
    units,
    extra: extra && !completed,
  }).filter((row) => !completed || row.state === "done");
  const hasOpenSet = rows.some((row) => row.state === "active");
  const difficulty = useSettling(log?.difficulty ?? defaultDifficulty, (value) =>
    save(changeLog(inSession, { difficulty: value })),
  );

  // The next open set moves down with every logged one: on a low screen it would leave the picture.
  const panel = useRef<HTMLDivElement>(null);
  const shownSets = useRef(sets.length);
  useEffect(() => {
    if (sets.length > shownSets.current)
      panel.current?.querySelector(".active")?.scrollIntoView({ block: "nearest" });
    shownSets.current = sets.length;
  }, [sets.length]);

  /** The set id of an open row stays the same until the row is logged, so that a double tap makes one set. */
  const idOfOpenRow = (number: number): string => {
    const known = openIds.current.get(number);
    if (known !== undefined && log?.sets[known] === undefined) return known;
    const id = newId();
    openIds.current.set(number, id);
    return id;
  };

  const write = async (setId: string, changes: readonly Change[]): Promise<string | undefined> => {
    setPending((before) => new Set(before).add(setId));
    const failure = await save(changes);
    setPending((before) => new Set([...before].filter((id) => id !== setId)));
    return failure;
  };

  const add = async (typed: SetDraft, row: Exclude<SetRow, { state: "done" }>) => {
    const set = readSet(typed, row, {
      exercise,
      units,
      position: nextSetPosition(log),
      at: now().toISOString(),
    });
    if (!set.ok) return set.error;
    const setId = idOfOpenRow(row.number);
    const failure = await write(setId, logSet(inSession, setId, set.value));
    if (failure !== undefined) return failure;
    keep(session.id, `typed.${position}`, undefined);
    setExtra(false);
    onLogged();
    return undefined;
  };

  const edit = async ({ id, ...stored }: StoredSet, typed: SetDraft) => {
    const set = reparseSet(stored, typed, {
      metric: exercise.metric,
      takesWeight: takesWeight(exercise),
      units,
    });
    return set.ok ? write(id, logSet(inSession, id, set.value)) : set.error.message;
  };

  const remove = async ({ id, ...stored }: StoredSet, number: number) => {
    const failure = await write(id, removeSet(inSession, id));
    setSaveError(failure);
    if (failure !== undefined) return;
    showToast({
      kind: "info",
      text: `Set ${number} removed`,
      undo: () => void write(id, logSet(inSession, id, stored)).then(setSaveError),
    });
  };

  const toggleComplete = async () => {
    if (completing) return;
    setCompleting(true);
    difficulty.flush();
    const failure = await save(changeLog(inSession, { completed: !completed }));
    setCompleting(false);
    setSaveError(failure);
    if (failure === undefined && !completed) onCompleted();
  };

  return (
    <>
      <div className="ex-main">
        <section className="stack-4" aria-labelledby={titleId}>
          <h2 className="t32 exercise-name" id={titleId} tabIndex={-1}>
            <span className="c2">{position + 1}</span> {exercise.name}
          </h2>
          <p className="c2 t17">{prescriptionLine(exercise)}</p>
          {(exercise.machine !== null || exercise.pair !== null || exercise.assessmentMetric !== null) && (
            <p className="row wrap">
              {exercise.machine !== null && (
                <span className="chip">
                  <Icon name="dumbbell" size="s" />
                  {exercise.machine}
                </span>
              )}
              {exercise.pair !== null && <span className="chip">Superset {exercise.pair}</span>}
              {exercise.assessmentMetric !== null && (
                <span className="chip a">Test: {exercise.assessmentMetric}</span>
              )}
            </p>
          )}
          <div className="between">
            {load === undefined ? (
              <span className="c2">
                {last === undefined ? "First time" : `Last time ${lastTimeText(last, units)}`}
              </span>
            ) : (
              <span className="row wrap">
                <span className="c2">{load.word}</span>
                <b className="num t20">
                  {weightText(load.loadLb, units)}
                  <small>{massUnit(units)}</small>
                </b>
                <Why
                  title={`Why ${weightText(load.loadLb, units)} ${massUnit(units)}?`}
                  text={load.why}
                  facts={load.facts}
                />
              </span>
            )}
            <button
              type="button"
              className="btn q guide-toggle"
              aria-expanded={guide}
              onClick={() => setGuide((open) => !open)}
            >
              <Icon name="book" size="s" />
              Guide
            </button>
          </div>
        </section>
        {guide && <Guide exercise={exercise} />}
        {exercise.notes !== "" && <p className="c2">{exercise.notes}</p>}
      </div>
      <div className="ex-sets" ref={panel}>
        <SetTable
          // A removed or revived set changes the open row's place; what was typed stays with the exercise.
          key={exercise.exerciseId}
          exercise={exercise}
          rows={rows}
          units={units}
          pending={pending}
          kept={asTyped(readKept(session.id, `typed.${position}`), sets.length)}
          onTyped={(typed) => keep(session.id, `typed.${position}`, { ...typed, sets: sets.length })}
          onLog={add}
          onEdit={edit}
          onRemove={(set, number) => void remove(set, number)}
        />
        {!hasOpenSet && !completed && (
          <Button kind="g" onClick={() => setExtra(true)}>
            <Icon name="plus" size="s" />
            Add a set
          </Button>
        )}
      </div>
      <div className="ex-after">
        <section className="card rating-card">
          <Rating
            label="Difficulty"
            value={difficulty.value}
            onChange={difficulty.change}
            word={difficultyInWords(difficulty.value)}
            ends={difficultyEnds}
          />
          {difficulty.error !== undefined && (
            <p className="danger b" role="alert">
              {difficulty.error}
            </p>
          )}
        </section>
        <ExerciseNotes inSession={inSession} save={save} />
        {exercise.progressionTips !== "" && <Note>{exercise.progressionTips}</Note>}
        {saveError !== undefined && (
          <p className="danger b" role="alert">
            {saveError}
          </p>
        )}
        {completed ? (
          <button
            type="button"
            className="btn s xl"
            aria-pressed="true"
            onClick={() => void toggleComplete()}
          >
            <Icon name="check" />
            Completed, tap to reopen
          </button>
        ) : (
          <Button kind={hasOpenSet ? "s" : "p"} xl onClick={() => void toggleComplete()}>
            <Icon name="check" />
            Mark Complete
          </Button>
        )}
      </div>
    </>
  );
}

/** What was typed before a reload, as long as no set has been logged since. */
const asTyped = (kept: unknown, setCount: number): SetDraft | undefined => {
  if (typeof kept !== "object" || kept === null) return undefined;
  const fields = ["reps", "weight", "minutes", "seconds", "distance", "rir"] as const;
  const entries: Record<string, unknown> = { ...kept };
  if (entries.sets !== setCount) return undefined;
  const text = (field: (typeof fields)[number]): string => {
    const value = entries[field];
    return typeof value === "string" ? value : "";
  };
  return {
    reps: text("reps"),
    weight: text("weight"),
    minutes: text("minutes"),
    seconds: text("seconds"),
    distance: text("distance"),
    rir: text("rir"),
  };
};
