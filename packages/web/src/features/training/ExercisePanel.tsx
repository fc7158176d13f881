import { factsIn } from "@muster/domain/planning/facts-in-units";
import { difficultyEnds, difficultyInWords } from "@muster/domain/review/review-texts";
import { massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Gear } from "@muster/domain/training/gear";
import type { LastTime } from "@muster/domain/training/last-time";
import type { SetDraft } from "@muster/domain/training/logged-set";
import { type LoggedSet, setsInOrder } from "@muster/domain/training/session";
import type { SetRole } from "@muster/domain/training/set-roles";
import type { WarmUpSet } from "@muster/domain/training/warm-up-sets";
import { changeLog, defaultDifficulty, type LogTarget } from "@muster/domain/training/workout";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Note } from "../../components/Note.tsx";
import { Rating } from "../../components/Rating.tsx";
import { Why } from "../../components/WhySheet.tsx";
import type { CardLoad } from "./card-load.ts";
import type { ExercisePage } from "./ExerciseSheet.tsx";
import { keep, readKept } from "./kept.ts";
import { Later } from "./Later.tsx";
import { lastTimeText } from "./last-time-text.ts";
import { SetTable } from "./SetTable.tsx";
import { setRows } from "./set-rows.ts";
import { prescriptionLine, weightText } from "./set-text.ts";
import { useExerciseSets } from "./use-exercise-sets.ts";
import { useSettling } from "./use-settling.ts";
import type { Save } from "./use-workout-saves.ts";

const Guide = lazy(() => import("./Guide.tsx").then((file) => ({ default: file.Guide })));
const ExerciseNotes = lazy(() =>
  import("./ExerciseNotes.tsx").then((file) => ({ default: file.ExerciseNotes })),
);
const ExerciseSheet = lazy(() =>
  import("./ExerciseSheet.tsx").then((file) => ({ default: file.ExerciseSheet })),
);

type ExercisePanelProps = {
  readonly inSession: LogTarget;
  readonly units: UnitSystem;
  readonly last: LastTime | undefined;
  readonly load: CardLoad | undefined;
  /** What can be loaded here: the person's own, or a usual set. */
  readonly gear: Gear;
  readonly logsReserve: boolean;
  /** Names of the exercises that this one alternates with. */
  readonly partners: readonly string[];
  /** Sets that beat everything before them. */
  readonly bests: ReadonlySet<string>;
  /** Stores changes; answers with what to tell when it could not. */
  readonly save: Save;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A set is durable: the rest begins, or the partner's turn. */
  readonly onLogged: (set: LoggedSet) => void;
  /** The exercise stands somewhere else now. */
  readonly onMoved: (position: number) => void;
  /** The exercise was marked complete: on to the next one. */
  readonly onCompleted: () => void;
};

/** One exercise fills the screen: what to do, what was done last time, the sets, how hard it was. */
export function ExercisePanel({
  inSession,
  units,
  last,
  load,
  gear,
  logsReserve,
  partners,
  bests,
  save,
  now,
  newId,
  onLogged,
  onMoved,
  onCompleted,
}: ExercisePanelProps) {
  const { exercise, session, position, log } = inSession;
  const titleId = useId();
  const [guide, setGuide] = useState(false);
  const [extra, setExtra] = useState(false);
  const [options, setOptions] = useState<ExercisePage>();
  const [nextRole, setNextRole] = useState<SetRole>("working");
  const [warmUps, setWarmUps] = useState(() => asWarmUps(readKept(session.id, `warmUps.${position}`)));
  const [completing, setCompleting] = useState(false);
  const [saveError, setSaveError] = useState<string>();
  const completed = log?.completed ?? false;
  const sets = log === undefined ? [] : setsInOrder(log);
  const rows = setRows({
    exercise,
    sets,
    lastTime: last,
    loadLb: load?.loadLb,
    units,
    extra: extra && !completed,
    warmUps,
    nextRole,
  }).filter((row) => !completed || row.state === "done");
  const logging = useExerciseSets({
    inSession,
    units,
    last,
    save,
    now,
    newId,
    onShown: () => {
      keep(session.id, `typed.${position}`, undefined);
      setExtra(false);
      setNextRole("working");
    },
    onLogged,
  });
  const hasOpenSet = rows.some((row) => row.state === "active");
  const difficulty = useSettling(log?.difficulty ?? defaultDifficulty, (value) =>
    save(changeLog(inSession, { difficulty: value })),
  );

  // The next open set moves down with every logged one: on a low screen it would leave the picture.
  const panel = useRef<HTMLDivElement>(null);
  const shownSets = useRef(sets.length);
  useEffect(() => {
    const isNew = sets.length > shownSets.current;
    shownSets.current = sets.length;
    if (!isNew) return;
    // With the frame that shows the new row: asking for places now would lay the page out once more.
    const frame = requestAnimationFrame(() =>
      panel.current?.querySelector(".active")?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [sets.length]);

  const changeWarmUps = (next: readonly WarmUpSet[]) => {
    setWarmUps(next);
    keep(session.id, `warmUps.${position}`, next.length === 0 ? undefined : next);
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
          {(exercise.machine !== null || partners.length > 0 || exercise.assessmentMetric !== null) && (
            <p className="row wrap">
              {exercise.machine !== null && (
                <span className="chip">
                  <Icon name="dumbbell" size="s" />
                  {exercise.machine}
                </span>
              )}
              {partners.length > 0 && (
                <span className="chip a">
                  <Icon name="swap" size="s" />
                  Superset with {partners.join(", ")}
                </span>
              )}
              {exercise.assessmentMetric !== null && (
                <span className="chip a">Test: {exercise.assessmentMetric}</span>
              )}
            </p>
          )}
          <div className="between">
            {load === undefined ? (
              <span className="row wrap">
                <span className="c2">
                  {last === undefined ? "First time" : `Last time ${lastTimeText(last, units)}`}
                </span>
                {/* Every prescription can say why, also one without a weight (COACH-06). */}
                <Why
                  title={`Why ${exercise.sets} × ${exercise.reps}?`}
                  text="The sets of a week add up to what each muscle needs. The range fits your goal, and the rest lets the next set be as good."
                  facts={exercise.facts}
                />
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
                  facts={factsIn(units, load.facts)}
                />
              </span>
            )}
            <span className="row tools">
              <button
                type="button"
                className="btn q guide-toggle"
                aria-expanded={guide}
                onClick={() => setGuide((open) => !open)}
              >
                <Icon name="book" size="s" />
                Guide
              </button>
              <Button kind="q" className="guide-toggle" onClick={() => setOptions("swap")}>
                <Icon name="swap" size="s" />
                Swap
              </Button>
              <button
                type="button"
                className="iconbtn edge"
                aria-label="Exercise options"
                onClick={() => setOptions("menu")}
              >
                <Icon name="more" />
              </button>
            </span>
          </div>
        </section>
        {guide && (
          <Suspense>
            <Guide exercise={exercise} />
          </Suspense>
        )}
        {exercise.notes !== "" && <p className="c2">{exercise.notes}</p>}
      </div>
      <div className="ex-sets" ref={panel}>
        <SetTable
          // A removed or revived set changes the open row's place; what was typed stays with the exercise.
          key={exercise.exerciseId}
          exercise={exercise}
          rows={rows}
          units={units}
          sets={logging}
          kept={asTyped(readKept(session.id, `typed.${position}`), sets.length)}
          gear={gear}
          logsReserve={logsReserve}
          bests={bests}
          onTyped={(typed) => keep(session.id, `typed.${position}`, { ...typed, sets: sets.length })}
          onLog={logging.add}
          onNextRole={setNextRole}
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
        <Suspense>
          <ExerciseNotes inSession={inSession} save={save} />
        </Suspense>
        {exercise.progressionTips !== "" && <Note>{exercise.progressionTips}</Note>}
        {(saveError ?? logging.saveError) !== undefined && (
          <p className="danger b" role="alert">
            {saveError ?? logging.saveError}
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
      <Later when={options !== undefined}>
        <ExerciseSheet
          page={options}
          onPage={setOptions}
          inSession={inSession}
          plannedLb={load?.loadLb ?? last?.sets[0]?.weight ?? undefined}
          typedWeight={asTyped(readKept(session.id, `typed.${position}`), sets.length)?.weight ?? ""}
          gear={gear}
          units={units}
          partners={partners}
          warmUps={warmUps}
          onWarmUps={changeWarmUps}
          save={save}
          onMoved={onMoved}
        />
      </Later>
    </>
  );
}

/** Warm-up sets that were asked for before a reload. */
const asWarmUps = (kept: unknown): readonly WarmUpSet[] =>
  Array.isArray(kept)
    ? kept.flatMap((one: { weightLb?: unknown; reps?: unknown } | null) =>
        typeof one?.weightLb === "number" && typeof one.reps === "number"
          ? [{ weightLb: one.weightLb, reps: one.reps }]
          : [],
      )
    : [];

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
