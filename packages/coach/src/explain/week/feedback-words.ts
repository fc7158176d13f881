/** What went well last week, and what could be better: which sentences of `feedback.text.ts` are true of this person. */
import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import type { WeeklyFeedback } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { adherenceReading } from "@muster/domain/progress/analysis";
import { sleepReading } from "@muster/domain/review/review-texts";
import { eatenOf, isProteinLow, lossOf } from "../food-words.ts";
import { isUrgent } from "../health-advice.ts";
import { nameOf, sentences } from "../words.ts";
import { feedbackText } from "./feedback.text.ts";
import { liftProgress, movers, progressSentence } from "./progress.ts";
import { mostProgress } from "./week-facts.ts";
import type { WeekTextInput } from "./week-size.ts";

/** Number of sessions after which the advice to be patient is left out. */
const newcomersSessions = 12;
/** More points than these on one page are nobody's reading. */
const mostPoints = 4;
/** Weeks between two reminders of the food log. */
const foodLogEvery = 3;

/** The first move that stands still, and what this week does about it; '' when none does. Easy and empty weeks only give it time. */
const standsStill = ({ person, size, phase, turn }: WeekTextInput): string => {
  const id = movers(person).flat[0];
  if (id === undefined) return "";
  const said = { turn, name: nameOf(id) };
  if (!size.hasBefore || size.moves.size === 0 || phase.phase === "deload")
    return feedbackText.standsStill(said);
  return !size.moves.has(id)
    ? feedbackText.standsStillSwapped(said)
    : size.newRanges.has(id)
      ? feedbackText.standsStillNewRange(said)
      : feedbackText.standsStill(said);
};

/** How the week went by its workouts: said here and nowhere else on the page. */
const attendance = ({ person, isPostAssessment, turn }: WeekTextInput): string => {
  const { planned, done } = person.adherence;
  if (planned === 0) return isPostAssessment ? feedbackText.baseBuilt() : feedbackText.noneAsked();
  if (done === 0) return feedbackText.noneDone({ turn });
  const said = { turn, planned, done };
  return done > planned
    ? feedbackText.moreDone(said)
    : done === planned
      ? feedbackText.allDone(said)
      : feedbackText.someDone(said);
};

const strengthsOf = (input: WeekTextInput): readonly string[] => {
  const { person, turn, isPressureLower } = input;
  const { eaten, recovery } = person;
  const hours = recovery.sleepHours;
  const days = eaten?.daysOnTarget ?? 0;
  const loss = lossOf(input);
  return [
    loss.pace === "as-planned" ? feedbackText.lossAsPlanned({ turn, ...loss }) : "",
    // The first one stands above, in the assessment.
    ...liftProgress(person)
      .slice(1, mostProgress)
      .map((lift) => progressSentence(lift, turn)),
    isPressureLower ? feedbackText.pressureDown({ turn }) : "",
    days >= leastJudgedDays ? feedbackText.foodOnTarget({ turn, days }) : "",
    hours !== null && sleepReading(hours) === "excellent" ? feedbackText.sleptWell({ turn, hours }) : "",
  ].filter((text) => text !== "");
};

/** Food: what is low, or, now and then, how the coach could know. */
const foodPoint = (input: WeekTextInput): string => {
  const { person, nutrition, turn } = input;
  const { protein, days } = eatenOf(person);
  if (protein !== null && isProteinLow(input))
    return feedbackText.proteinLow({ turn, grams: Math.round(protein), low: nutrition.proteinLow });
  // In turn over the reminders, not over the weeks: each is read once in nine weeks.
  return days < leastJudgedDays && turn % foodLogEvery === 0
    ? feedbackText.logFood({ turn: turn / foodLogEvery })
    : "";
};

const improvementsOf = (input: WeekTextInput): readonly string[] => {
  const { person, turn, hasBaby } = input;
  const { adherence, recovery, gates } = person;
  const { pace, poundsAWeek } = lossOf(input);
  const hours = recovery.sleepHours;
  const nights = hasBaby ? feedbackText.shortNights : feedbackText.shortSleep;
  return [
    // Who is ill or has to see a doctor missed nothing; a whole week is spoken of above.
    adherence.missed.length > 0 && adherence.done > 0 && gates.stop === null
      ? feedbackText.missed({
          turn,
          days: adherence.missed.map((day) => weekdayNames[day as keyof typeof weekdayNames]),
        })
      : "",
    standsStill(input),
    hours !== null && sleepReading(hours) === "insufficient" ? nights({ turn, hours }) : "",
    pace === "gain" ? feedbackText.weightUp({ turn, poundsAWeek: Math.abs(poundsAWeek) }) : "",
    foodPoint(input),
  ].filter((text) => text !== "");
};

const lastWords = ({ person, turn }: WeekTextInput): string => {
  const { adherence, gates } = person;
  if (isUrgent(person)) return feedbackText.healthFirst();
  if (gates.stop === "birth") return feedbackText.afterBirth();
  if (gates.stop !== null) return feedbackText.getWell({ turn });
  if (adherence.planned === 0) return feedbackText.firstStep();
  return adherenceReading(adherence.done, adherence.planned) === "low"
    ? feedbackText.afterHardWeek({ turn })
    : feedbackText.onward({ turn });
};

/** @returns null in the first week, when there is nothing to look back on */
export const weeklyFeedback = (input: WeekTextInput, hasHistory: boolean): WeeklyFeedback | null => {
  if (!hasHistory) return null;
  const { person, turn } = input;
  const [best] = liftProgress(person);
  const strengths = strengthsOf(input);
  const improve = improvementsOf(input);
  return {
    progressAssessment: sentences(
      attendance(input),
      best !== undefined
        ? progressSentence(best, turn)
        : person.sessions.length < newcomersSessions && person.adherence.done > 0
          ? feedbackText.patience({ turn })
          : "",
    ),
    strengths: strengths.length === 0 ? [feedbackText.cameBack({ turn })] : strengths.slice(0, mostPoints),
    areasToImprove:
      improve.length === 0
        ? [
            person.gates.stop !== null
              ? feedbackText.onlyRest({ turn })
              : input.phase.phase === "accumulation"
                ? feedbackText.keepGoing({ turn })
                : feedbackText.easeIn({ turn }),
          ]
        : improve.slice(0, mostPoints),
    motivationalMessage: lastWords(input),
  };
};
