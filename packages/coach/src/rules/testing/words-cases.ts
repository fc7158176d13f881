/** Weeks that break the rules of variety and of words. */
import { firstTraining, withDay, withExercise, withPlan } from "../../design/testing/changes.ts";
import { canary } from "../words/texts.ts";

import { type Case, trained } from "./lives.ts";

/** Broken weeks that the validator must find, for coach.T1-T5, X1-X3. */
export const wordsCases: readonly Case[] = [
  {
    id: "coach.X2",
    says: "new first lifts in the second week",
    input: () => trained(),
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) => withDay(kept, day, { exercises: kept.days[day].exercises.slice(1) }),
        week,
      ),
  },
  {
    id: "coach.T3",
    says: "a text for professors",
    spoil: (week) =>
      withPlan(week, {
        programSummary:
          "Physiological periodisation necessitates individualised neuromuscular considerations, notwithstanding methodological heterogeneity throughout contemporary investigations.",
      }),
  },
  {
    id: "coach.T4",
    says: "a diagnosis",
    spoil: (week) => withPlan(week, { programSummary: "You have hypertension and tendinitis." }),
  },
  {
    id: "coach.T4",
    says: "words of the question",
    spoil: (week) => withPlan(week, { weekSummary: `Fine. ${canary}` }),
  },
  {
    id: "coach.T5",
    says: "a model that speaks against a doctor",
    spoil: (week) => withPlan(week, { source: "model", programSummary: "No doctor knows your body." }),
  },
  {
    id: "coach.T5",
    says: "a model that names a move of another week",
    spoil: (week) => withPlan(week, { source: "model", progressionPlan: "Muscle-ups make the day." }),
  },
  {
    id: "coach.X1",
    says: "the same exercises again",
    input: () => trained(),
    spoil: (week) => {
      const before = trained().previousPlan;
      if (before === null) throw new Error("No plan");
      return before.days.reduce((kept, { weekday, workout }) => withDay(kept, weekday, workout), week);
    },
  },
  {
    id: "coach.X3",
    says: "an exercise twice in a day",
    spoil: (week) =>
      withExercise(week, firstTraining(week), 1, { ...week.days[firstTraining(week)].exercises[0] }),
  },
  {
    id: "coach.T1",
    says: "a number from nowhere",
    spoil: (week) => withPlan(week, { programSummary: "You will lose 37.4 lb by spring." }),
  },
  {
    id: "coach.T2",
    says: "markup in a text",
    spoil: (week) => withPlan(week, { programSummary: "<b>Go</b>" }),
  },
  {
    id: "coach.T2",
    says: "a link in a text",
    spoil: (week) => withDay(week, "monday", { coachingInsight: "See https://example.org" }),
  },
  {
    id: "coach.T2",
    says: "a hidden character",
    spoil: (week) => withDay(week, "monday", { focus: "Legs\u202egnirts" }),
  },
];
