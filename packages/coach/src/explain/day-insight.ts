/** One or two sentences for the day's card: what changed for this person, else what matters today. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import { weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { hasDesignedBefore } from "../design/designed-before.ts";
import { ladderOf } from "../design/ladder.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { amountInWords } from "./amount-in-words.ts";
import { dayText } from "./day.text.ts";
import { turnOf } from "./in-turn.ts";
import { sentences } from "./words.ts";

const lastOf = (exercise: PlannedExercise): number | undefined => {
  const value = exercise.facts.find(({ id }) => id === `last.${exercise.exerciseId}`)?.value;
  return typeof value === "number" ? value : undefined;
};

/** More help of a machine is less work, and no news to be proud of. */
const isRaised = (exercise: PlannedExercise): boolean => {
  const last = lastOf(exercise);
  const isHelp = exerciseById(exercise.exerciseId)?.loadKind === "assisted";
  return !isHelp && last !== undefined && exercise.loadLb !== null && exercise.loadLb > last;
};

/** What leads the day: a step up, a weight to find, practice for a goal, else what to do. */
const leadSentence = (exercises: readonly PlannedExercise[], turn: number): string => {
  const raised = exercises.find(isRaised);
  if (raised !== undefined) return dayText.raised({ turn, name: raised.name });
  const [first] = exercises;
  if (first === undefined) return "";
  const { name } = first;
  if (first.takesWeight && first.loadLb === null) return dayText.findWeight({ turn, name });
  const exercise = exerciseById(first.exerciseId);
  // Pull-ups may open a day of legs: the sentence says what they are there for.
  const goal = exercise === undefined ? undefined : ladderOf(exercise);
  return goal === undefined
    ? dayText.start({ turn, name, amount: amountInWords(first) })
    : dayText.practice({ turn, name, goal });
};

/** A day's one or two sentences: the phase where it matters, what leads, and a lift that is new. */
export const dayInsight = (
  exercises: readonly PlannedExercise[],
  { phase, person, input }: Pick<WeekDraft, "phase" | "person" | "input">,
  weekday: Weekday,
): string => {
  // Days of one week speak in turn as well.
  const turn = turnOf(input.validFrom) + weekdays.indexOf(weekday);
  const before = new Set(
    input.previousPlan?.days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId)),
  );
  const isNew = ({ exerciseId }: PlannedExercise): boolean =>
    !before.has(exerciseId) && !person.exercises.has(exerciseId);
  const isEasy = phase.phase !== "accumulation" || person.recovery.band === "severe";
  const fresh = hasDesignedBefore(input) && !isEasy ? exercises.slice(0, 3).find(isNew) : undefined;
  const lead =
    fresh !== undefined && fresh === exercises[0] && !isRaised(fresh) ? "" : leadSentence(exercises, turn);
  return sentences(
    phase.phase === "deload"
      ? dayText.easyWeek()
      : phase.phase === "re-entry"
        ? dayText.comingBack()
        : person.recovery.band === "severe"
          ? dayText.severe()
          : "",
    lead,
    fresh === undefined ? "" : dayText.newToday({ turn, name: fresh.name }),
  );
};
