/** What went well last week, and what could be better: no blame, no number that is not a fact. */
import { leastJudgedDays } from "@muster/domain/nutrition/complete-days";
import type { WeeklyFeedback } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { isProteinLow, lossPace } from "./food-words.ts";
import { isUrgent } from "./health-advice.ts";
import { phaseSentence } from "./phase-sentence.ts";
import { moreReps, movers } from "./week-facts.ts";
import type { WeekTextInput } from "./week-text-input.ts";
import { standsStill } from "./week-texts.ts";
import { listed, nameOf, sentences, several } from "./words.ts";

/** Sessions after which nobody has to be told to be patient. */
const newcomersSessions = 12;
/** Share of the planned workouts below which a week was a hard one (spec §9). */
const fewDone = 0.7;
/** Said in turn, week by week: a sentence that is always there is read once. */
const kindWords = [
  "You showed up. Keep the same days next week, the plan does the rest.",
  "Week by week it adds up. Keep going like this.",
  "Good work. The next workout is the one that counts.",
] as const;
const smallHints = [
  "Keep the last reps clean and the log complete.",
  "Rate each exercise as it felt: the next weights go by it.",
] as const;

/** @returns null in the first week, when there is nothing to look back on */
export const weeklyFeedback = (input: WeekTextInput, hasHistory: boolean): WeeklyFeedback | null => {
  if (!hasHistory) return null;
  const { person, nutrition } = input;
  const { adherence, recovery, expenditure, eaten } = person;
  const { up } = movers(person);
  const strengths: string[] = [];
  const improve: string[] = [];
  const gainOf = (id: string) => Math.round((person.exercises.get(id)?.gain ?? 0) * 100);
  if (adherence.planned > 0 && adherence.done > 0)
    strengths.push(
      adherence.done > adherence.planned
        ? `You did ${several(adherence.done, "workout")}, more than the ${adherence.planned} planned.`
        : `You did ${adherence.done} of ${several(adherence.planned, "workout")}.`,
    );
  for (const id of up.slice(0, 2))
    strengths.push(`${nameOf(id)}: about ${gainOf(id)}% stronger in a few weeks.`);
  for (const { id, from, to } of moreReps(person).slice(0, up.length > 0 ? 1 : 2))
    strengths.push(`${nameOf(id)}: ${to} reps in a set, ${from} before.`);
  const pace = lossPace(input);
  if (pace !== null) strengths.push(`You lost about ${pace} lb a week, at the pace that was planned.`);
  const loggedDays = eaten === undefined ? expenditure.loggedDays : (eaten?.daysLogged ?? 0);
  if (loggedDays >= leastJudgedDays) strengths.push(`You logged food on ${loggedDays} days.`);
  if (eaten != null && eaten.daysOnTarget >= 5)
    strengths.push(`Your food was on target on ${eaten.daysOnTarget} days.`);
  if (recovery.sleepHours !== null && recovery.sleepHours >= 8)
    strengths.push(`You slept ${recovery.sleepHours} hours a night.`);
  if (strengths.length === 0) strengths.push("You came back to check in. That is how change starts.");
  // Who is ill or has to see a doctor missed nothing.
  if (adherence.missed.length > 0 && person.gates.stop === null) {
    const names = adherence.missed.map((day) => weekdayNames[day as keyof typeof weekdayNames]);
    improve.push(`${listed(names)} did not happen. A shorter session still counts.`);
  }
  const still = standsStill(input);
  if (still !== "") improve.push(still);
  if (recovery.sleepHours !== null && recovery.sleepHours < 7)
    improve.push(`You slept ${recovery.sleepHours} hours. More sleep helps, where life allows it.`);
  const protein = eaten === undefined ? expenditure.averageProtein : (eaten?.avgProtein ?? null);
  if (protein !== null && isProteinLow(input))
    improve.push(
      `You ate ${Math.round(protein)} g protein a day. Aim for ${nutrition.proteinLow} g or more.`,
    );
  if (loggedDays < leastJudgedDays)
    improve.push("Log whole days of food when you can. From five on, your calories can follow.");
  if (improve.length === 0)
    improve.push(
      person.gates.stop === null
        ? (smallHints[input.phase.mesocycleWeek % smallHints.length] ?? "")
        : "Rest is all there is to do this week.",
    );
  return {
    progressAssessment: sentences(
      adherence.planned > 0
        ? adherence.done === 0
          ? "Last week had no room for workouts. This one starts from where you are."
          : `Last week you did ${adherence.done} of ${several(adherence.planned, "planned workout")}.`
        : input.isPostAssessment
          ? "Your first week gave us a base to build on."
          : "Last week had no workouts in it.",
      up.length > 0
        ? `${nameOf(up[0] ?? "")}: moving up.`
        : person.sessions.length < newcomersSessions && adherence.done > 0
          ? "Strength takes a few weeks to show."
          : "",
      phaseSentence(input),
    ),
    strengths,
    areasToImprove: improve,
    motivationalMessage: isUrgent(person)
      ? "Your health comes first. Training waits for you."
      : person.gates.stop !== null
        ? "Get well first. Training waits for you."
        : adherence.planned === 0
          ? "One step at a time. The first workout is the one that counts."
          : adherence.done < fewDone * adherence.planned
            ? "Some weeks are like that. Start with the first workout, the rest follows."
            : (kindWords[input.phase.mesocycleWeek % kindWords.length] ?? ""),
  };
};
