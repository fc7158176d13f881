/** What a person reads week after week: sentences that come back too soon, and sentences about the coach's bookkeeping. */

import type { DesignedWeek } from "@muster/coach/design/designed-week";
import {
  bloodPressureNote,
  seeProfessional,
  soreSpotNote,
  unclearNote,
  unnamedAdvice,
  urgentAdvice,
} from "@muster/coach/explain/health-note.text";

/** Counts of sentences over one life. */
export type RepetitionFigures = {
  readonly sentences: number;
  /** Of them, those that stood in one of the two weeks before. */
  readonly repeated: number;
  readonly bookkeeping: number;
  /** The repeated ones, each once. */
  readonly cases: readonly string[];
};

/** An alarm keeps its words as long as its reason lasts: other words would read like other news (coach.F2, F3). */
const alarms = [bloodPressureNote, seeProfessional, soreSpotNote, unclearNote, unnamedAdvice, urgentAdvice];
/** True for a sentence of one. */
export const isAlarm = (sentence: string): boolean => alarms.some((alarm) => alarm.includes(sentence));

/** Shorter ones are names and headings. */
const shortestSentence = 25;

/** How the coach shares out sets is no news to anybody who trains. */
const bookkeeping = /\bsets, not \d|shared out|rep range\b.*\bnew|makes room for|\bin all: \d+ sets/i;

const sentencesOf = ({ plan, days }: DesignedWeek): ReadonlySet<string> => {
  const feedback = plan.weeklyFeedback;
  const texts = [
    plan.programSummary,
    plan.weekSummary,
    plan.weeklyStrategyOverview,
    plan.progressionPlan,
    feedback?.progressAssessment ?? "",
    feedback?.motivationalMessage ?? "",
    ...(feedback?.strengths ?? []),
    ...(feedback?.areasToImprove ?? []),
    ...Object.values(days).map(({ coachingInsight }) => coachingInsight),
  ];
  return new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length >= shortestSentence && !isAlarm(sentence)),
  );
};

/** @param weeks in order */
export const repeatedSentences = (weeks: readonly DesignedWeek[]): RepetitionFigures => {
  const said = weeks.map(sentencesOf);
  const repeated = said.map((now, index) =>
    [...now].filter((sentence) =>
      said.slice(Math.max(0, index - 2), index).some((then) => then.has(sentence)),
    ),
  );
  const reasons = weeks.flatMap(({ plan }) => plan.changes.map(({ reason }) => reason));
  return {
    sentences: said.reduce((sum, { size }) => sum + size, 0),
    repeated: repeated.reduce((sum, { length }) => sum + length, 0),
    bookkeeping: [...said.flatMap((now) => [...now]), ...reasons].filter((text) => bookkeeping.test(text))
      .length,
    cases: [...new Set(repeated.flat())],
  };
};
