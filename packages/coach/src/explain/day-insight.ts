/** One or two sentences for the day's card: what changed for this person, else what matters today. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import { weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isPower } from "../catalogue/exercise.ts";
import { ladderOf } from "../design/select/ladder.ts";
import { leadOf } from "../design/select/power.ts";
import { hasDesignedBefore, idsOfLastWeek } from "../design/template/designed-before.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { dayText } from "./day.text.ts";
import { turnOf } from "./variant-by-turn.ts";
import { amountInWords, sentences } from "./words.ts";

/** A step that the log earned (coach.I5): a weight that only comes back is none, and more help of a machine is less work. */
const isRaised = (exercise: PlannedExercise): boolean => {
  const factOf = (kind: string) => exercise.facts.find(({ id }) => id === `${kind}.${exercise.exerciseId}`);
  const last = factOf("last")?.value;
  const isHelp = exerciseById(exercise.exerciseId)?.loadKind === "assisted";
  return (
    !isHelp &&
    factOf("load")?.rule === "coach.I5" &&
    typeof last === "number" &&
    exercise.loadLb !== null &&
    exercise.loadLb > last
  );
};

/** What leads the day: a step up, a weight to find, practice for a goal, else what to do. */
const leadSentence = (exercises: readonly PlannedExercise[], turn: number, day: number): string => {
  const raised = exercises.find(isRaised);
  if (raised !== undefined) return dayText.raised({ turn, day, name: raised.name });
  const [first] = exercises;
  if (first === undefined) return "";
  const { name } = first;
  if (first.takesWeight && first.loadLb === null) return dayText.findWeight({ turn, name });
  const exercise = exerciseById(first.exerciseId);
  if (exercise !== undefined && isPower(exercise)) {
    const lift = leadOf(exercises);
    return dayText.power({ turn, name, next: lift === undefined || lift === first ? "" : lift.name });
  }
  // Pull-ups may open a day of legs: the sentence says what they are there for.
  const goal = exercise === undefined ? undefined : ladderOf(exercise);
  return goal === undefined
    ? dayText.start({ turn, day, name, amount: amountInWords(first) })
    : dayText.practice({ turn, name, goal });
};

/** A day's one or two sentences: the phase where it matters, what leads, and a lift that is new. */
export const dayInsight = (
  exercises: readonly PlannedExercise[],
  { phase, person, input }: Pick<WeekDraft, "phase" | "person" | "input">,
  weekday: Weekday,
): string => {
  const turn = turnOf(input.validFrom);
  const before = idsOfLastWeek(input);
  const isNew = ({ exerciseId }: PlannedExercise): boolean =>
    !before.has(exerciseId) && !person.exercises.has(exerciseId);
  const isEasy = phase.phase !== "accumulation" || person.recovery.band === "severe";
  // The words for what is new speak of slow repetitions.
  const isSlow = ({ exerciseId }: PlannedExercise) => exerciseById(exerciseId)?.pattern !== "plyo";
  const fresh =
    hasDesignedBefore(input) && !isEasy ? exercises.filter(isSlow).slice(0, 3).find(isNew) : undefined;
  const lead =
    fresh !== undefined && fresh === exercises[0] && !isRaised(fresh)
      ? ""
      : leadSentence(exercises, turn, weekdays.indexOf(weekday));
  return sentences(
    phase.phase === "deload"
      ? dayText.easyWeek({ turn })
      : phase.phase === "re-entry"
        ? dayText.comingBack({ turn })
        : person.recovery.band === "severe"
          ? dayText.severe({ turn })
          : "",
    lead,
    fresh === undefined ? "" : dayText.newToday({ turn, name: fresh.name }),
  );
};
