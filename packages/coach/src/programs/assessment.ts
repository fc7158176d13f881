/**
 * The Week 1 assessment (ONB-05, ONB-06): a week that finds out what a person can do, designed as every other week is,
 * from sessions of tests. Pure and deterministic: the same profile and day give the same week.
 */
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { Profile } from "@muster/domain/profiles/profile";
import { type CivilDate, eachWeekday, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { childHeader } from "../compose/child-week.ts";
import { restDay } from "../compose/day-workout.ts";
import { daysOf, rulesVersion } from "../compose/design-week.ts";
import { activityIdeas } from "../design/activity-ideas.ts";
import { slowBreathing } from "../design/cardio/cardio.text.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { draftWeek } from "../design/week-draft.ts";
import { factsOf } from "../explain/facts.ts";
import { healthAdvice } from "../explain/health-advice.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { weekText } from "../explain/week/week.text.ts";
import { paragraphs } from "../explain/words.text.ts";
import { assessmentWeekText } from "./assessment.text.ts";
import { type AssessmentFrame, type AssessmentRecords, assessmentFrame } from "./assessment-frame.ts";
import { assessmentDataOf } from "./assessment-sessions.ts";

const conflictText = ({ schedule }: AssessmentFrame): string =>
  schedule.conflict === null ? "" : assessmentWeekText.conflict(schedule.conflict);

/** Who is not to train is asked for no walk either: a doctor, or the end of the fever, comes first (ADR 0070). */
const restOnly = (frame: AssessmentFrame, turn: number): Record<Weekday, DayWorkout> => {
  const insight = healthAdvice(frame.person, turn)[0] ?? assessmentWeekText.rest;
  return eachWeekday(() => ({ ...restDay(frame, false, insight), activeRecovery: [slowBreathing] }));
};

/** Food is the specification's constants, and its note says so. */
const withFixedFood = (day: DayWorkout, note: string): DayWorkout => ({
  ...day,
  nutritionNotes: note,
  facts: day.facts.map((one) => (one.id.startsWith("food.") ? { ...one, source: "" } : one)),
});

/**
 * @param today civil date on which the week begins to be in force
 * @param records kept as in every other week: exercises to leave out, equipment, minutes, days, places, what is sore
 * @returns a plan with source and phase 'assessment'; under 13 a week of activity ideas instead
 */
export const assessmentWeek = (
  profile: Profile,
  today: CivilDate,
  records: AssessmentRecords = {},
): DesignedWeek => {
  const frame = assessmentFrame(profile, today, records);
  const { person, goals, nutrition, schedule } = frame;
  const turn = turnOf(today);
  const header = {
    source: "assessment",
    validFrom: today,
    rulesVersion,
    weeklyFeedback: null,
    nutritionSummary: null,
    designedBy: { name: assessmentWeekText.designer, fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 0,
    phase: "assessment",
  } satisfies Partial<DesignedWeek["plan"]>;
  if (person.gates.stop === "child")
    return {
      plan: { ...header, ...childHeader(person, turn) },
      days: { ...activityIdeas(weekText.childDay({ turn })) },
    };
  const program = assessmentDataOf(frame.program, person);
  const designed = person.gates.stop === null ? daysOf(draftWeek(frame)) : restOnly(frame, turn);
  const days = eachWeekday((weekday) => withFixedFood(designed[weekday], goals.note));
  const trained = weekdays.filter((weekday) => days[weekday].kind === "training").length;
  return {
    plan: {
      ...header,
      programName: program.programName,
      programSummary: program.description,
      weeklyStrategyOverview: paragraphs(
        assessmentWeekText.strategy,
        ...program.assessmentFocus.map(assessmentWeekText.focus),
        conflictText(frame),
        ...healthAdvice(person, turn),
      ),
      nutritionGuidance: assessmentWeekText.food({
        training: nutrition.trainingDay,
        rest: nutrition.restDay,
        protein: nutrition.protein,
        note: goals.note,
      }),
      progressionPlan: assessmentWeekText.progression,
      weekSummary: assessmentWeekText.summary(trained),
      facts: factsOf({
        "assessment.days": trained,
        "days.asked": schedule.conflict?.wanted,
        "days.free": schedule.conflict?.free,
        "assessment.program": program.programName,
        "energy.need": goals.need,
      }),
    },
    days,
  };
};
