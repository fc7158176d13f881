import { isFeasible } from "@muster/coach/catalogue/feasible";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { eligibilityOf } from "@muster/coach/edit/exercise-eligibility";
import { personOf, situationAt } from "@muster/coach/state/person";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import { addExercises } from "@muster/domain/training/exercises/exercise-list";
import { preferenceFor } from "@muster/domain/training/exercises/exercise-preference";
import { freeKit } from "@muster/domain/training/free-workout";
import { exercisesOf, mostExercises } from "@muster/domain/training/session-exercises";
import { useDeferredValue, useMemo, useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { useGuideLibrary } from "../../../components/exercise/use-guide-library.ts";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { useOwnExercises } from "../../../data/reads/use-own-exercises.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { listActionsText } from "../exercise/list-actions.text.ts";
import { useOpenSession } from "../session/open-session.ts";
import { swapText } from "./swap.text.ts";
import { readSwapKnowledge } from "./swap-options.ts";
import { usualPrescription } from "./usual-prescription.ts";

type ExercisePickerProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  /** The first of them. */
  readonly onAdded: (exerciseId: string) => void;
  /** Instead of adding several: the one that was tapped, with its usual target. */
  readonly onPick?: ((planned: PlannedExercise) => void) | undefined;
};

/** Rows at first: more are found by typing. */
const mostRows = 40;

/** One more exercise for this workout, the person's own first; what can not be done here comes later, what is ruled out last. */
export function ExercisePicker({ logs, onAdded, onPick }: ExercisePickerProps) {
  const { profileId, session, gear, save } = useOpenSession();
  const [query, setQuery] = useState("");
  const [picked, setPicked] = useState<readonly PlannedExercise[]>([]);
  const [failure, setFailure] = useState<string>();
  const wanted = useDeferredValue(query);
  const found = useGuideLibrary();
  const own = useOwnExercises();
  const library = found.state === "ready" ? found.library : undefined;
  // One list while somebody types: it is sorted by its words once.
  const all = useMemo(
    () => [...own, ...(library?.catalogue ?? []).toSorted((a, b) => a.name.localeCompare(b.name, "en"))],
    [own, library],
  );
  const known = useLive(
    async (reads) => {
      const knowledge = await readSwapKnowledge(reads, profileId, session.date);
      return knowledge && { ...knowledge, person: personOf(knowledge.input) };
    },
    [profileId, session.date],
  );
  if (found.state === "failed")
    return (
      <>
        <p>{swapText.notOnDevice}</p>
        <Button variant="secondary" onClick={found.retry}>
          {commonText.tryAgain}
        </Button>
      </>
    );
  if (library === undefined || known.state !== "ready")
    return <p className="muted">{swapText.openingTheExercises}</p>;
  const there = new Set(exercisesOf(session, logs).map((one) => one.exerciseId));
  if (onPick === undefined && there.size >= mostExercises)
    return <p>{swapText.workoutIsFull(mostExercises)}</p>;
  const read = known.value;
  const isFree = session.planId === null;
  const withEligibility = (exercise: (typeof own)[number]) => {
    // Without the profile nothing is known that could speak against one.
    if (read === undefined) return { exercise, may: "yes", why: undefined, isHere: true } as const;
    const { person, preferences } = read;
    const kit = situationAt(person, gear.place);
    return {
      exercise,
      ...eligibilityOf(exercise, person, {
        isOwn: exercise.family === "own",
        said: preferenceFor(preferences, exercise.id).excluded,
      }),
      isHere: isFeasible(exercise, isFree ? freeKit(session.prescription.location, kit) : kit),
    };
  };
  const fits = library
    .searchExercises(all, wanted)
    .filter(({ id }) => !there.has(id))
    .map(withEligibility);
  // The one that was called by its name; then what fits, what needs other equipment, what there is a word against, what is
  // ruled out.
  const isMeant = (exercise: (typeof own)[number]): boolean =>
    wanted.trim() !== "" && library.isCalled(exercise, wanted);
  const rank = ({ exercise, may, isHere }: (typeof fits)[number]): number =>
    isMeant(exercise) ? -1 : may === "no" ? 3 : may === "warned" ? 2 : isHere ? 0 : 1;
  const rows = fits.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostRows);
  const isPicked = (id: string): boolean => picked.some(({ exerciseId }) => exerciseId === id);
  const toggle = (planned: PlannedExercise) => {
    const rest = picked.filter(({ exerciseId }) => exerciseId !== planned.exerciseId);
    setPicked(rest.length < picked.length ? rest : [...picked, planned]);
  };
  const add = async () => {
    const message = await save(addExercises({ session, logs }, picked));
    setFailure(message);
    const [first] = picked;
    if (message === undefined && first !== undefined) onAdded(first.exerciseId);
  };
  return (
    <>
      <div className="input">
        <Icon name="search" />
        <input
          type="search"
          aria-label={swapText.searchExercises}
          placeholder={swapText.nameMuscleOrEquipment}
          value={query}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {onPick === undefined && <p className="text-small muted">{listActionsText.onlyHere}</p>}
      <Failure text={failure} />
      {rows.length === 0 ? (
        <>
          <p>{swapText.noExerciseIsCalledThat}</p>
          <ButtonLink
            variant="secondary"
            href={`/exercises?own=new&name=${encodeURIComponent(wanted.trim())}`}
          >
            {swapText.makeOwn(wanted.trim())}
          </ButtonLink>
        </>
      ) : (
        <ul className="card flush list">
          {rows.map(({ exercise, may, why, isHere }) => {
            const words = (
              <span className="grow" key={exercise.id}>
                <b>
                  <WholeWords text={exercise.name} />
                </b>
                <span className="text-small muted">
                  {[
                    ...(exercise.family === "own" ? [swapText.yourOwn] : []),
                    library
                      .musclesOf(exercise)
                      .primary.map((muscle) => library.muscleNames[muscle])
                      .join(", "),
                    ...(isHere ? [] : [swapText.notInYourEquipment]),
                  ]
                    .filter((part) => part !== "")
                    .join(" · ")}
                </span>
                {why !== undefined && (
                  <>
                    <br />
                    <span className="text-small">{why}</span>
                  </>
                )}
              </span>
            );
            // What health rules out is there to be found, with its reason, and not to be taken.
            return may === "no" ? (
              <li key={exercise.id}>{words}</li>
            ) : (
              <li key={exercise.id} className="tap">
                <button
                  type="button"
                  aria-pressed={onPick === undefined ? isPicked(exercise.id) : undefined}
                  onClick={() => (onPick ?? toggle)(toPlanned(exercise, usualPrescription(exercise)))}
                >
                  {words}
                  <Icon
                    name={onPick !== undefined ? "forward" : isPicked(exercise.id) ? "check" : "plus"}
                    size="s"
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {/* There from the start: a sheet that grew at the first pick would move the rows under the finger. */}
      {onPick === undefined && (
        <div className="sheet-end">
          <Button variant="primary" xl disabled={picked.length === 0} onClick={() => void add()}>
            {picked.length === 0
              ? swapText.pickAnExercise
              : swapText.addCount(formatCount(picked.length, "exercise"))}
          </Button>
        </div>
      )}
    </>
  );
}
