import type { PlannedExercise } from "@muster/domain/planning/plan";
import { preferenceFor } from "@muster/domain/training/exercises/exercise-preference";
import { type LoggedSet, setsInOrder } from "@muster/domain/training/session";
import type { SetRole } from "@muster/domain/training/set-roles";
import { groupOf } from "@muster/domain/training/superset";
import type { WarmUpSet } from "@muster/domain/training/weights/warm-up-sets";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Lazy, lazyFile } from "../../../components/loading/lazy-part.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import { useOpenSession } from "../session/open-session.ts";
import type { ExerciseStep } from "../session/session-steps.ts";
import { readForSession, storeForSession } from "../session/session-storage.ts";
import { showOpenSet } from "../session/use-step.ts";
import { SetTable } from "../sets/SetTable.tsx";
import { setRows } from "../sets/set-rows.ts";
import { useExerciseSets } from "../sets/use-exercise-sets.ts";
import { ExerciseEffort } from "./ExerciseEffort.tsx";
import { ExerciseHead } from "./ExerciseHead.tsx";
import { exercisePageText } from "./exercise.text.ts";
import type { ExercisePage } from "./PlannedExerciseSheet.tsx";
import { asPounds, asTyped, asWarmUps } from "./stored-drafts.ts";
import { useLastTime } from "./use-last-time.ts";

const ExerciseSheet = lazyFile(() =>
  import("./PlannedExerciseSheet.tsx").then((file) => file.PlannedExerciseSheet),
);

type ExercisePanelProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly step: ExerciseStep;
  /** All of the workout. */
  readonly exercises: readonly PlannedExercise[];
  /** Sets that beat everything before them. */
  readonly bests: ReadonlySet<string>;
  /** A set is durable: the rest begins, or the partner's turn. */
  readonly onLogged: (set: LoggedSet) => void;
  /** What the next set is to be was chosen: no rest runs before a drop set. */
  readonly onNextRole?: (role: SetRole) => void;
  /** Another exercise stands in its place now. */
  readonly onMoved: (exerciseId: string) => void;
  readonly next: NextStep;
};

/** Where a complete exercise leads. */
type NextStep = {
  /** On its button; undefined where nothing follows. */
  readonly text: string | undefined;
  /** The workout can be finished: then that is the screen's one action. */
  readonly isSecond?: boolean;
  readonly open: () => void;
};

/** One exercise fills the screen: what to do, what was done last time, the sets, how hard it was. */
export function ExercisePanel({
  logs,
  step,
  exercises,
  bests,
  onLogged,
  onNextRole,
  onMoved,
  next,
}: ExercisePanelProps) {
  const { profileId, session, units, preferences, openEdit } = useOpenSession();
  const { exercise, position, log } = step;
  const inSession = { profileId, session, logs, ...step };
  const { last, load } = useLastTime(exercise);
  const partners = useMemo(
    () =>
      groupOf(exercises, position).flatMap((one) => (one === position ? [] : (exercises[one]?.name ?? []))),
    [exercises, position],
  );
  const [options, setOptions] = useState<ExercisePage>();
  /** What was asked of the next set, while it is the next one. */
  const [nextChoice, setNextChoice] = useState<{
    readonly afterSets: number;
    readonly extra?: true;
    readonly role?: SetRole;
  }>();
  // Stored by exercise, not by position: one that takes its place (a swap, the other variant) starts without its drafts.
  const place = exercise.exerciseId;
  const [warmUps, setWarmUps] = useState(() => asWarmUps(readForSession(session.id, `warmUps.${place}`)));
  /** What the warm-up sets lead up to; stays when they are left out. */
  const [leadLb, setLeadLb] = useState(() => asPounds(readForSession(session.id, `lead.${place}`)));
  const isLogged = step.percent === 100;
  const completed = !isLogged && step.completed;
  // While history is edited, a completed exercise takes further sets as well.
  const isClosed = completed && openEdit === undefined;
  const sets = log === undefined ? [] : setsInOrder(log);
  const ofNext = nextChoice?.afterSets === sets.length ? nextChoice : undefined;
  const addsSet = ofNext?.extra === true && !isClosed;
  const rows = setRows({
    exercise,
    sets,
    lastTime: last,
    loadLb: leadLb ?? load?.loadLb,
    units,
    extra: addsSet,
    warmUps,
    nextRole: ofNext?.role,
  }).filter((row) => !completed || row.state === "done" || (addsSet && row.state === "active"));
  const logging = useExerciseSets({
    inSession,
    last,
    onLogged: (set) => {
      storeForSession(session.id, `typed.${place}`, undefined);
      setNextChoice(undefined);
      onLogged(set);
    },
  });
  const hasOpenSet = rows.some((row) => row.state === "active");
  // The next open set moves down with every logged one: on a low screen it would leave the picture.
  const panel = useRef<HTMLDivElement>(null);
  const shownSets = useRef(sets.length);
  useEffect(() => {
    const isNew = sets.length > shownSets.current;
    shownSets.current = sets.length;
    if (!isNew) return;
    // The pressed row is gone, and the focus with it: keyboard users go on with the next row.
    if (document.activeElement === document.body) focusNext(panel.current);
    // With the frame that shows the new row: asking for places now would lay the page out once more. After the last planned
    // set comes how hard it was and the way on, which lie below the picture of most phones.
    const frame = requestAnimationFrame(() => showOpenSet(panel.current));
    return () => cancelAnimationFrame(frame);
  }, [sets.length]);

  const changeWarmUps = (next: readonly WarmUpSet[], workingLb: number) => {
    // Another set is the next one now: what was typed for it is what the warm-ups lead up to, not the first of them.
    storeForSession(session.id, `typed.${place}`, undefined);
    setWarmUps(next);
    storeForSession(session.id, `warmUps.${place}`, next.length === 0 ? undefined : next);
    setLeadLb(workingLb);
    storeForSession(session.id, `lead.${place}`, workingLb);
  };

  return (
    <>
      <ExerciseHead
        exercise={exercise}
        position={position}
        last={last}
        load={load}
        partners={partners}
        pinnedNote={preferenceFor(preferences, exercise.exerciseId).note ?? ""}
        onPage={setOptions}
      />
      <div className="ex-sets" ref={panel}>
        <SetTable
          // A removed or revived set changes the open row's place; what was typed stays with the exercise.
          key={exercise.exerciseId}
          exercise={exercise}
          rows={rows}
          sets={logging}
          storedDraft={asTyped(readForSession(session.id, `typed.${place}`), sets.length)}
          bests={bests}
          onTyped={(typed) => storeForSession(session.id, `typed.${place}`, { ...typed, sets: sets.length })}
          onLog={logging.add}
          onNextRole={(role) => {
            setNextChoice({ ...ofNext, afterSets: sets.length, role });
            onNextRole?.(role);
          }}
        />
        {!hasOpenSet && !isClosed && (
          <Button
            variant="ghost"
            onClick={() => setNextChoice({ ...ofNext, afterSets: sets.length, extra: true })}
          >
            <Icon name="plus" size="s" />
            {exercisePageText.addASet}
          </Button>
        )}
      </div>
      <ExerciseEffort
        inSession={inSession}
        isLogged={isLogged}
        next={next.text}
        isSecond={hasOpenSet || next.isSecond === true}
        saveError={logging.saveError}
        onCompleted={next.open}
      />
      <Lazy when={options !== undefined}>
        <ExerciseSheet
          page={options}
          onPage={setOptions}
          inSession={inSession}
          plannedLb={leadLb ?? load?.loadLb ?? last?.sets[0]?.weight ?? undefined}
          typedWeight={asTyped(readForSession(session.id, `typed.${place}`), sets.length)?.weight ?? ""}
          warmUps={warmUps}
          onWarmUps={changeWarmUps}
          onMoved={onMoved}
        />
      </Lazy>
    </>
  );
}

/** The button that logs the next set, or completes the exercise; brought into view only for those who see the focus. */
const focusNext = (panel: Element | null) => {
  const next =
    panel?.querySelector<HTMLElement>(".active .log") ??
    panel?.nextElementSibling?.querySelector<HTMLElement>(":scope > .btn") ??
    panel?.querySelector<HTMLElement>(":scope > .btn");
  next?.focus({ preventScroll: true });
  if (next?.matches(":focus-visible")) next.scrollIntoView({ block: "nearest" });
};
