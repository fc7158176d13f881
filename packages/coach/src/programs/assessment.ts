/**
 * The Week 1 assessment (ONB-05, ONB-06): seven days that find out what a person can do, adapted to equipment, gym,
 * days, minutes, level, age and limits. Pure and deterministic: the same profile and day give the same week.
 */
import type { Profile } from "@muster/domain/profiles/profile";
import { type CivilDate, weekdays } from "@muster/domain/shared/dates";
import type { ExercisePreference } from "@muster/domain/training/exercises/exercise-preference";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import { childHeader } from "../compose/child-week.ts";
import { rulesVersion } from "../compose/design-week.ts";
import { activityIdeas } from "../design/activity-ideas.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { factsOf } from "../explain/facts.ts";
import { healthAdvice } from "../explain/health-advice.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { weekText } from "../explain/week/week.text.ts";
import { thousands } from "../explain/words.ts";
import { daysOf } from "./assessment-days.ts";
import { type AssessmentFrame, assessmentFrame } from "./assessment-frame.ts";
import { goalsOf } from "./assessment-goals.ts";
import { assessmentProgramData } from "./assessment-programs.data.ts";

const conflictText = ({ schedule }: AssessmentFrame): string =>
  schedule.conflict === null
    ? ""
    : `You asked for ${schedule.conflict.asked} training days, but your rest days leave ${schedule.conflict.free}. Choose fewer training days or fewer rest days in Settings.`;

const childWeek = (today: CivilDate, person: AssessmentFrame["person"]): DesignedWeek => ({
  plan: { ...emptyHeader(today), ...childHeader(person, turnOf(today)) },
  days: { ...activityIdeas(weekText.childDay({ turn: turnOf(today) })) },
});

const emptyHeader = (today: CivilDate) =>
  ({
    source: "assessment",
    validFrom: today,
    rulesVersion,
    weeklyFeedback: null,
    nutritionSummary: null,
    designedBy: { name: "Week 1 assessment", fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 0,
    phase: "assessment",
  }) satisfies Partial<DesignedWeek["plan"]>;

/**
 * @param today civil date on which the week begins to be in force
 * @param preferences exercises to leave out are not tested either
 * @returns a plan with source and phase 'assessment'; under 13 a week of activity ideas instead
 */
export const assessmentWeek = (
  profile: Profile,
  today: CivilDate,
  preferences: readonly ExercisePreference[] = [],
  gear: readonly GearRecord[] = [],
): DesignedWeek => {
  const frame = assessmentFrame(profile, today, preferences, gear);
  if (frame.person.gates.stop === "child") return childWeek(today, frame.person);
  const program = assessmentProgramData[frame.program];
  const goals = goalsOf(frame);
  const days = daysOf(frame, goals);
  const trained = weekdays.filter((weekday) => days[weekday].kind === "training").length;
  const paragraphs = [
    "Train, log every set and rate how hard it was. Next Sunday's review turns the numbers into your first program.",
    ...program.assessmentFocus.map((focus) => `We look at: ${focus}.`),
    conflictText(frame),
    ...healthAdvice(frame.person, turnOf(today)),
  ];
  return {
    plan: {
      ...emptyHeader(today),
      programName: program.programName,
      programSummary: program.description,
      weeklyStrategyOverview: paragraphs.filter((paragraph) => paragraph !== "").join("\n\n"),
      nutritionGuidance: [
        `Training days: ${thousands(goals.training.calories)} kcal and ${goals.training.protein} g of protein. Other days: ${thousands(goals.rest.calories)} kcal and ${goals.rest.protein} g.`,
        goals.note,
      ].join(" "),
      progressionPlan:
        "The first program starts from this week's numbers. Weights and repetitions grow when your sets reach the top of their range.",
      weekSummary: `Assessment week: ${trained} training days.`,
      facts: factsOf({
        "assessment.days": trained,
        "days.asked": frame.schedule.conflict?.asked,
        "days.free": frame.schedule.conflict?.free,
        "assessment.program": program.programName,
        "energy.need": goals.need,
      }),
    },
    days,
  };
};
