/** What went well last week, and what could be better: which sentences of `feedback.text.ts` are true of this person. */
import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import type { WeeklyFeedback } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { adherenceReading } from "@muster/domain/progress/analysis";
import { sleepReading } from "@muster/domain/review/recovery-bands";
import type { Person } from "../../state/person.ts";
import { eatenOf, isProteinLow, lossOf } from "../food-words.ts";
import { isUrgent } from "../health-advice.ts";
import { nameOf, sentences } from "../words.text.ts";
import { feedbackText } from "./feedback.text.ts";
import { dayLeads, type WeekTextInput } from "./week-text-input.ts";
import { waysUp } from "./week-texts.ts";

/** Number of sessions after which the advice to be patient is left out. */
const newcomersSessions = 12;
/** Beginners alone: who has trained for years knows it. */
const isNewcomer = ({ sessions, exerciseLevel, adherence }: Person): boolean =>
  exerciseLevel === 1 && sessions.length < newcomersSessions && adherence.done > 0;
/** More points than these on one page are nobody's reading. */
const mostPoints = 4;
/** Weeks between two reminders of the food log. */
const foodLogEvery = 3;

/** A full week is news in the first one, and after one that was not. */
const isFullNews = ({ sessions, adherence }: Person): boolean =>
  (adherence.rate ?? 0) < 1 || sessions.filter(({ skipped }) => !skipped).length <= adherence.done;

/** How the week went by its workouts where that matters: said here and nowhere else on the page. */
const attendance = ({ person, input, turn, lifts }: WeekTextInput): string => {
  const { planned, done } = person.adherence;
  if (planned === 0) return input.isPostAssessment ? feedbackText.baseBuilt() : feedbackText.noneAsked();
  if (done === 0) return feedbackText.noneDone({ turn });
  const said = { turn, planned, done };
  if (done > planned) return feedbackText.moreDone(said);
  if (done < planned) return feedbackText.someDone(said);
  return isFullNews(person) || lifts.grown.length === 0 ? feedbackText.allDone(said) : "";
};

const strengthsOf = (input: WeekTextInput): readonly string[] => {
  const { person, turn, lifts } = input;
  const hours = person.recovery.sleepHours;
  const days = person.eaten?.daysOnTarget ?? 0;
  const loss = lossOf(input);
  return [
    loss.pace === "as-planned" ? feedbackText.lossAsPlanned({ turn, ...loss }) : "",
    // The first one stands above, in the assessment.
    ...lifts.grown.slice(1).map(({ text }) => text),
    lifts.best?.text ?? "",
    input.isPressureLower ? feedbackText.pressureDown() : "",
    days >= leastJudgedDays ? feedbackText.foodOnTarget({ turn, days }) : "",
    hours !== null && sleepReading(hours) === "excellent" ? feedbackText.sleptWell({ turn, hours }) : "",
  ].filter((text) => text !== "");
};

/** Food: what is low, or, now and then, how the coach could know. */
const foodPoint = (input: WeekTextInput): string => {
  const { nutrition, turn } = input;
  const { protein, days } = eatenOf(input);
  if (protein !== null && isProteinLow(input))
    return feedbackText.proteinLow({ turn, grams: Math.round(protein), low: nutrition.proteinLow });
  // In turn over the reminders, not over the weeks: each is read once in nine weeks.
  return days < leastJudgedDays && turn % foodLogEvery === 0
    ? feedbackText.logFood({ turn: turn / foodLogEvery })
    : "";
};

const improvementsOf = (input: WeekTextInput): readonly string[] => {
  const { person, turn } = input;
  const { adherence, recovery, gates } = person;
  const { pace, poundsAWeek } = lossOf(input);
  const hours = recovery.sleepHours;
  const nights = input.hasBaby ? feedbackText.shortNights : feedbackText.shortSleep;
  // Who is ill or has to see a doctor missed nothing; a whole week is spoken of above.
  const isMissed = adherence.missed.length > 0 && adherence.done > 0 && gates.stop === null;
  return [
    !isMissed ? "" : feedbackText.missed({ turn, days: adherence.undone.map((day) => weekdayNames[day]) }),
    ...input.lifts.toMend.map(({ text }) => text),
    hours !== null && sleepReading(hours) === "insufficient" ? nights({ turn, hours }) : "",
    pace === "gain" ? feedbackText.weightUp({ turn, poundsAWeek: Math.abs(poundsAWeek) }) : "",
    isRatedAlike(person) ? feedbackText.rateAsItFelt({ turn }) : "",
    foodPoint(input),
  ].filter((text) => text !== "");
};

/** As many exercises without a rating that says anything are asked about. */
const manyUnrated = 8;

/** Ratings that never move say nothing (`difficultySliderWorks`), nor does a slider that nobody moved. */
const isRatedAlike = ({ exercises }: Person): boolean => {
  const bouts = [...exercises.values()].flatMap((state) => state.bouts);
  return bouts.length >= manyUnrated && bouts.every(({ difficulty }) => difficulty === null);
};

/** A lift of last week and the day on which it comes again: the one that grew most, else the last one that leads a day and is known. */
const comesAgain = (input: WeekTextInput): { readonly name: string; readonly day: string } | undefined => {
  const { lifts, schedule, days, person } = input;
  const id =
    lifts.grown[0]?.id ??
    dayLeads(input).findLast(({ exercise }) => person.exercises.has(exercise.exerciseId))?.exercise
      .exerciseId;
  const again = schedule.days.find(({ weekday }) =>
    days[weekday]?.exercises.some(({ exerciseId }) => exerciseId === id),
  );
  return id === undefined || again === undefined
    ? undefined
    : { name: nameOf(id), day: weekdayNames[again.weekday] };
};

/** What last week gives reason to be proud of, and when its lift comes again. */
const proudOf = (input: WeekTextInput): string => {
  const { person, phase, turn, lifts } = input;
  if (phase.phase === "deload") return feedbackText.lighterDays({ turn });
  const next = comesAgain(input);
  if (next === undefined) return feedbackText.onward({ turn });
  if (lifts.grown.length > 0) return feedbackText.grewStronger({ turn, ...next });
  const { done, planned } = person.adherence;
  return done < planned ? feedbackText.didMost({ turn, ...next }) : feedbackText.didAll({ turn, ...next });
};

const lastWords = (input: WeekTextInput): string => {
  const { person, turn } = input;
  const { adherence, gates } = person;
  if (isUrgent(person)) return feedbackText.healthFirst();
  if (gates.stop === "birth") return feedbackText.afterBirth();
  if (gates.stop !== null) return feedbackText.getWell({ turn });
  if (adherence.planned === 0) return feedbackText.firstStep();
  return adherenceReading(adherence.done, adherence.planned) === "low"
    ? feedbackText.afterHardWeek({ turn })
    : proudOf(input);
};

/** What is good where there is no number to tell: never that a form was filled in. */
const nothingToCount = ({ person, turn }: WeekTextInput): string => {
  if (person.adherence.done > 0) return feedbackText.logCounts({ turn });
  return person.sessions.some(({ skipped }) => !skipped)
    ? feedbackText.nothingLost({ turn })
    : feedbackText.freshStart({ turn });
};

const nothingToMend = (input: WeekTextInput): string => {
  if (input.person.gates.stop !== null) return feedbackText.onlyRest(input);
  if (input.phase.phase !== "accumulation") return feedbackText.easeIn(input);
  // The week's own text speaks of the first of them.
  return waysUp(input)[1] ?? feedbackText.cleanReps(input);
};

/** @returns null in the first week, when there is nothing to look back on */
export const weeklyFeedback = (input: WeekTextInput, hasHistory: boolean): WeeklyFeedback | null => {
  if (!hasHistory) return null;
  const { person, turn, lifts } = input;
  const strengths = strengthsOf(input);
  const improve = improvementsOf(input);
  const best = lifts.grown[0]?.text ?? (isNewcomer(person) ? feedbackText.patience({ turn }) : "");
  return {
    progressAssessment: sentences(attendance(input), best),
    strengths: strengths.length === 0 ? [nothingToCount(input)] : strengths.slice(0, mostPoints),
    areasToImprove: improve.length === 0 ? [nothingToMend(input)] : improve.slice(0, mostPoints),
    motivationalMessage: lastWords(input),
  };
};
