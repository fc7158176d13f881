/** One or two sentences for the day's card: what changed for this person, else what matters today. */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isPower } from "../catalogue/exercise.ts";
import { ladderOf } from "../design/select/ladder.ts";
import { leadOf } from "../design/select/power.ts";
import { hasDesignedBefore, idsOfLastWeek } from "../design/template/designed-before.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { leadFactPrefix, leadWords } from "./day/day-lead.ts";
import { shownFocus } from "./day/day-title.ts";
import { dayText } from "./day.text.ts";
import { type Said, said } from "./facts.ts";
import { turnOf } from "./variant-by-turn.ts";
import { amountInWords, sentences } from "./words.ts";

type Draft = Pick<WeekDraft, "phase" | "person" | "input">;

const legPatterns: ReadonlySet<string> = new Set(["squat", "hinge", "lunge"]);

/** What leads the day: jumps before it, a weight to find, what was done last and what follows, else what to do. */
const leadSentence = (
  exercises: readonly PlannedExercise[],
  { person, phase, input: { validFrom } }: Draft,
  weekday: Weekday,
  isEasy: boolean,
): Said => {
  const turn = turnOf(validFrom);
  const [first] = exercises;
  const lead = leadOf(exercises);
  if (first === undefined || lead === undefined) return said("");
  const jump = exerciseById(first.exerciseId);
  if (jump !== undefined && isPower(jump))
    return said(dayText.power({ turn, name: first.name, next: lead === first ? "" : lead.name }));
  const { name } = lead;
  if (lead.takesWeight && lead.loadLb === null) return said(dayText.findWeight({ turn, name }));
  const exercise = exerciseById(lead.exerciseId);
  const goal = exercise && ladderOf(exercise);
  const next = exerciseById(exercises[exercises.indexOf(lead) + 1]?.exerciseId ?? "");
  // Pull-ups may open a day of legs: there the sentence says what they are there for.
  const isGuest = goal !== undefined && next !== undefined && legPatterns.has(next.pattern);
  const stepWaits = !phase.mayGrow || person.recovery.holds || person.recovery.band === "elevated";
  const known = isEasy || isGuest ? undefined : leadWords(lead, person, weekday, validFrom, stepWaits);
  if (known !== undefined) return known;
  if (goal !== undefined) return said(dayText.practice({ turn, name, goal }));
  return said(dayText.start({ turn, day: weekdays.indexOf(weekday), name, amount: amountInWords(lead) }));
};

/**
 * A day's two or three sentences, and the facts in them: the phase where it matters, what leads, and a lift that is new.
 * @param earlier ids of the moves on the days before it in the week: new is what is done for the first time
 */
export const dayWords = (
  exercises: readonly PlannedExercise[],
  draft: Draft,
  weekday: Weekday,
  earlier: ReadonlySet<string> = new Set(),
): Said => {
  const { phase, person, input } = draft;
  const turn = turnOf(input.validFrom);
  const before = idsOfLastWeek(input);
  const isEasy = phase.phase !== "accumulation" || person.recovery.band === "severe";
  // The words for what is new speak of slow repetitions.
  const slow = exercises.filter(({ exerciseId }) => exerciseById(exerciseId)?.pattern !== "plyo");
  const fresh = slow
    .slice(0, hasDesignedBefore(input) && !isEasy ? 3 : 0)
    .find(({ exerciseId }) => ![before, person.exercises, earlier].some((known) => known.has(exerciseId)));
  const isNewLead = fresh !== undefined && fresh === exercises[0];
  const lead = isNewLead ? said("") : leadSentence(exercises, draft, weekday, isEasy);
  const state =
    phase.phase === "deload"
      ? dayText.easyWeek
      : phase.phase === "re-entry"
        ? dayText.comingBack
        : person.recovery.band === "severe"
          ? dayText.severe
          : undefined;
  const news = fresh === undefined ? "" : dayText.newToday({ turn, name: fresh.name });
  return said(sentences(state?.({ turn }) ?? "", lead.text, news), ...lead.facts);
};

/** A day with its title, its sentences and their facts written anew. */
export const withDayWords = (
  day: DayWorkout,
  draft: Draft,
  weekday: Weekday,
  earlier?: ReadonlySet<string>,
): DayWorkout => {
  const { text, facts } = dayWords(day.exercises, draft, weekday, earlier);
  return {
    ...day,
    focus: shownFocus(day.focus, day.exercises),
    coachingInsight: text,
    facts: [...day.facts.filter(({ id }) => !id.startsWith(leadFactPrefix)), ...facts],
  };
};
