/**
 * One or two sentences for the day's card: what changed for this person, what the lift that leads did last and what follows, else what
 * matters today. Its weight stands on the card alone (decision 0146).
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type CivilDate, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isPower } from "../catalogue/exercise.ts";
import { ladderOf } from "../design/select/ladder.ts";
import { leadOf } from "../design/select/power.ts";
import { hasDesignedBefore, idsOfLastWeek } from "../design/template/designed-before.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import type { Bout } from "../state/bouts.ts";
import type { Person } from "../state/person.ts";
import { shownFocus } from "./day/day-title.ts";
import { dayText } from "./day.text.ts";
import { factText } from "./facts.text.ts";
import { logged, type Said, said } from "./facts.ts";
import { turnOf } from "./variant-by-turn.ts";
import { lastBoutOf, loggedSets, plannedStep } from "./week/lift-log.ts";
import { amountInWords, leftInWords, sentences, setsInReps, whenInWords } from "./words.text.ts";

/** Begin of the ids of these facts. */
export const leadFactPrefix = "lead.";

/** Nobody lowers a swing slowly, nor a heavy deadlift. */
const isLoweredSlowly = (exerciseId: string): boolean => {
  const exercise = exerciseById(exerciseId);
  return exercise !== undefined && !(exercise.pattern === "hinge" && exercise.takesWeight);
};

/** What a lift at the top of its range is told where its weight stays. */
const atTop = ({ exerciseId }: PlannedExercise, isHard: boolean, stepWaits: boolean) => {
  if (isHard) return dayText.topEasier;
  if (stepWaits) return dayText.topWaits;
  return isLoweredSlowly(exerciseId) ? dayText.topSlower : dayText.sameAgain;
};

/** What follows from the last sets today. */
const todayWords = (
  planned: PlannedExercise,
  last: Bout,
  when: { readonly turn: number; readonly day: number },
  stepWaits: boolean,
): Said => {
  const { exerciseId: id, name, targetLow } = planned;
  const { weight, isOtherRange, aim, isHard, isTop } = plannedStep(planned, last);
  if (isOtherRange) return said(dayText.otherRange({ ...when, amount: amountInWords(planned), weight }));
  if (weight === "more") return said(dayText.heavier({ ...when, low: targetLow ?? 0 }));
  if (weight === "less") return said(dayText.lighter(when));
  if (aim === null) return said((isTop ? atTop(planned, isHard, stepWaits) : dayText.sameAgain)(when));
  return said(
    dayText.aim({ ...when, aim: aim.text }),
    logged(`${leadFactPrefix}aim.${id}`, factText.lift(name, "toAim"), aim.reps, "reps", "coach.I9"),
  );
};

/**
 * The lift's last sets and what follows from them today.
 * @param stepWaits the week keeps its weights
 * @returns undefined where nothing of it was logged lately, or where numbers say little: help of a machine, holds, tests
 */
export const leadWords = (
  planned: PlannedExercise,
  person: Person,
  weekday: Weekday,
  validFrom: CivilDate,
  stepWaits: boolean,
): Said | undefined => {
  const { exerciseId: id, name, metric, targetLow, assessmentMetric, takesWeight } = planned;
  const exercise = exerciseById(id);
  if (exercise === undefined || exercise.loadKind === "assisted" || metric !== "reps") return undefined;
  if (targetLow === null || assessmentMetric !== null) return undefined;
  const last = lastBoutOf(planned, person, weekday, validFrom);
  if (last === undefined || (last.loadLb === null) === takesWeight) return undefined;
  const turn = turnOf(validFrom);
  const sets = setsInReps(loggedSets(last));
  const when = whenInWords(turn - turnOf(last.date));
  const today = todayWords(planned, last, { turn, day: weekdays.indexOf(weekday) }, stepWaits);
  return said(
    sentences(dayText.lastTime({ turn, name, sets, when }), today.text),
    logged(`${leadFactPrefix}sets.${id}`, factText.lead(name, when), sets, "", "coach.I9"),
    ...today.facts,
  );
};

type Draft = Pick<WeekDraft, "phase" | "person" | "input">;

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
  if (lead.takesWeight && lead.loadLb === null)
    return said(dayText.findWeight({ turn, name, left: leftInWords(lead.targetDifficulty) }));
  const exercise = exerciseById(lead.exerciseId);
  const goal = exercise && ladderOf(exercise);
  const stepWaits = !phase.mayGrow || person.recovery.holds || person.recovery.band === "elevated";
  const known = isEasy ? undefined : leadWords(lead, person, weekday, validFrom, stepWaits);
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
