/**
 * The texts of a week, made from facts and fields only, in short plain words (reading grade 8 or less). Tone: kind,
 * no blame, no diagnosis. Every number here is a Fact or a field of the plan (coach.T1).
 */
import type { Fact, WeeklyFeedback } from "@muster/domain/planning/plan";
import { type PrimaryGoal, weekdayNames } from "@muster/domain/profiles/options";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { NutritionTargets } from "../design/nutrition-targets.ts";
import type { Phase } from "../design/phase.ts";
import type { Schedule } from "../design/training-days.ts";
import type { Person } from "../state/person.ts";
import { healthAdvice } from "./health-advice.ts";
import { moreReps, movers } from "./week-facts.ts";
import { sizeAgainstLast, type WeekSize } from "./week-size.ts";

export type WeekTextInput = {
  readonly goal: PrimaryGoal;
  /** True when last week was the assessment week. */
  readonly isPostAssessment: boolean;
  readonly person: Person;
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly nutrition: NutritionTargets;
  readonly normalSets: number;
  readonly size: WeekSize;
  readonly facts: readonly Fact[];
};

const goalWords: Readonly<Record<PrimaryGoal, string>> = {
  strength: "getting stronger",
  muscle: "building muscle",
  toned: "a fitter, firmer body",
  athletic: "moving better and faster",
  weight_loss: "losing fat and keeping muscle",
  general_fitness: "all-round fitness",
};

const nameOf = (id: string): string => exerciseById(id)?.name ?? id;
const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
/** '2,450', as people write calories; the same bytes everywhere, whatever the browser speaks. */
const thousands = (kcal: number): string => String(Math.round(kcal)).replace(/\B(?=(?:\d{3})+$)/g, ",");
const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** 'the week grows: 46 sets, 43 last week', as it is and not as it was meant. */
const sizeWords = (size: WeekSize, subject: string): string => {
  const { plannedSets, lastSets } = size;
  switch (sizeAgainstLast(size)) {
    case undefined:
      return `${subject} has ${plannedSets} sets.`;
    case "same":
      return plannedSets === lastSets
        ? `${subject} keeps its size: ${plannedSets} sets.`
        : `${subject} stays about the same size: ${plannedSets} sets, ${lastSets} last week.`;
    case "more":
      return `${subject} grows: ${plannedSets} sets, ${lastSets} last week.`;
    case "less":
      return `${subject} gets smaller: ${plannedSets} sets, ${lastSets} last week.`;
  }
};

/** The most important thing about this week, in one or two sentences. */
export const phaseSentence = ({
  phase,
  person,
  schedule,
  normalSets,
  size,
  isPostAssessment,
}: WeekTextInput): string => {
  const { plannedSets } = size;
  const has = (reason: Phase["reasons"][number]) => phase.reasons.includes(reason);
  if (person.gates.stop === "child") return "At your age, play is the plan. Here are ideas for each day.";
  if (person.gates.stop === "illness")
    return "You were ill, so this week is rest and easy walks. We build up again after it.";
  if (person.gates.stop !== null)
    return "No training this week. Please see a doctor first. Easy walks only if you feel well.";
  if (schedule.days.length === 0) return "This week is rest and easy moves.";
  if (has("severe-strain"))
    return `You are very sore or tired (${person.recovery.strain} of 10), so this week has ${plannedSets} sets, not ${normalSets}.`;
  if (phase.phase === "deload")
    return `This is your easy week: ${plannedSets} sets, not ${normalSets}, with lighter weights. You grow when you rest.`;
  if (has("gap"))
    return `Welcome back after ${person.adherence.gapDays} days. We start lighter and build up over two weeks.`;
  if (has("illness")) return "Good that you are back. We start light after your illness.";
  if (has("re-entry-ramp")) return "Second week back: a bit more than last week, not all of it yet.";
  if (has("elevated-strain"))
    return `You are a bit worn (${person.recovery.strain} of 10), so the week has ${plannedSets} sets, not ${normalSets}.`;
  if (has("travel")) return "You travel, so every day works with the floor and your own weight.";
  if (has("held")) return "Sleep, stress or energy ask for patience, so no weight goes up this week.";
  if (has("low-adherence"))
    // Growth needs no word of its own here: it is what the days add up to, not a reward.
    return `Not every workout happened lately. ${
      sizeAgainstLast(size) === "more"
        ? `The week has ${plannedSets} sets, ${size.lastSets} last week.`
        : sizeWords(size, "The week")
    }`;
  if (isPostAssessment) return "Your assessment is done. It set the weights for this block.";
  if (phase.mesocycleWeek <= 1) return "A new block starts. The first week finds the right weights.";
  return `This is week ${phase.mesocycleWeek} of the block. ${sizeWords(size, "It")}`;
};

export const programName = ({ goal, phase }: WeekTextInput): string => {
  const titles: Readonly<Record<PrimaryGoal, string>> = {
    strength: "Strength",
    muscle: "Muscle",
    toned: "Firm and Fit",
    athletic: "Athletic",
    weight_loss: "Lean and Strong",
    general_fitness: "Fit for Life",
  };
  const suffix =
    phase.phase === "deload"
      ? "easy week"
      : phase.phase === "re-entry"
        ? "coming back"
        : phase.phase === "illness"
          ? "recovery"
          : `block week ${Math.max(1, phase.mesocycleWeek)}`;
  return `${titles[goal]}, ${suffix}`;
};

const conflictSentence = ({ schedule }: WeekTextInput): string =>
  schedule.conflict === null
    ? ""
    : `You asked for ${schedule.conflict.asked} training days, but your rest days leave ${schedule.conflict.free}. We kept your rest days. Free one, or ask for fewer days, in Settings.`;

const daysSentence = ({ schedule }: WeekTextInput): string =>
  schedule.days.length === 0
    ? ""
    : `You train on ${schedule.days.map(({ weekday }) => weekdayNames[weekday]).join(", ")}.`;

export const programSummary = (input: WeekTextInput): string =>
  sentences(
    phaseSentence(input),
    input.schedule.days.length > 0
      ? `This week is for ${goalWords[input.goal]}: ${several(input.schedule.days.length, "workout")}, ${thousands(input.nutrition.average)} kcal and ${input.nutrition.protein} g protein a day.`
      : "",
  );

export const weekSummary = (input: WeekTextInput): string =>
  sentences(phaseSentence(input), conflictSentence(input));

/** What this week does about an exercise that stands still; '' when it only gives it time. */
const answerTo = (id: string, { lastSets, moves, newRanges }: WeekSize): string =>
  lastSets === null
    ? ""
    : !moves.has(id)
      ? ", so another move takes its place"
      : newRanges.has(id)
        ? ", so the rep range changes"
        : "";

/** What stays and what is new, counted; without a week before, how the coach goes about it. */
const movesSentence = ({ lastSets, keptMoves, newMoves }: WeekSize): string =>
  lastSets === null
    ? "The big lifts will stay for weeks, so that you can see progress. Smaller moves change, so that you stay fresh."
    : newMoves === 0
      ? "All moves stay, so that you can see progress."
      : keptMoves === 0
        ? "All moves are new this week."
        : `${several(keptMoves, "move")} ${keptMoves === 1 ? "stays" : "stay"}, so that you can see progress. ${newMoves} ${newMoves === 1 ? "is" : "are"} new, so that you stay fresh.`;

export const weeklyStrategy = (input: WeekTextInput): string => {
  const { up, flat } = movers(input.person);
  const { person, schedule, phase } = input;
  const firstUp = up.find((id) => input.size.moves.has(id));
  const firstFlat = flat[0];
  return paragraphs(
    sentences(phaseSentence(input), daysSentence(input), conflictSentence(input)),
    schedule.days.length === 0
      ? ""
      : sentences(
          movesSentence(input.size),
          firstUp === undefined ? "" : `${nameOf(firstUp)}: moving up, so this one stays.`,
          firstFlat === undefined
            ? ""
            : `${nameOf(firstFlat)}: no change for a while${answerTo(firstFlat, input.size)}.`,
        ),
    person.recovery.holds
      ? "You sleep little, feel stress or lack energy. Rests are longer and nothing gets heavier this week."
      : phase.phase === "accumulation" && schedule.days.length > 0
        ? "Stop each set with a few good reps left. When all sets reach the top of the range, the weight goes up."
        : "",
    healthAdvice(person).join(" "),
  );
};

export const progressionPlan = (input: WeekTextInput): string =>
  input.schedule.days.length === 0
    ? "When you are well again, we start light and build up over two weeks."
    : sentences(
        "Reach the top of the range in every set, with effort no higher than planned. Then the weight goes up one step.",
        "If a set feels like the hardest you could do, the weight stays.",
        input.phase.phase === "deload"
          ? "Next week starts again at your normal weights."
          : "After some hard weeks an easy week follows.",
      );

export const nutritionRationale = ({ nutrition, person }: WeekTextInput): string => {
  const { expenditure } = person;
  const learned = expenditure.isLearned
    ? "worked out from your weight and food log"
    : "worked out from your size, age and training days";
  const gap = nutrition.average - Math.round(expenditure.tdee);
  const change =
    Math.abs(gap) < 25
      ? "You eat what you use."
      : gap < 0
        ? "You eat a little less than you use."
        : "You eat a little more than you use.";
  const bound: Readonly<Record<NutritionTargets["bound"], string>> = {
    none: "",
    floor: `No day goes below ${thousands(nutrition.floor)} kcal.`,
    "energy-availability": "Your body needs fuel for training, so we do not go lower.",
    step: "We move in small steps, so the change is easy to live with.",
    hold: "The goal stays for now. Log your food on most days, and we can adjust it.",
    rate: "The loss stays slow enough to keep your muscle.",
  };
  return sentences(
    `You use about ${thousands(expenditure.tdee)} kcal a day, ${learned}.`,
    change,
    bound[nutrition.bound],
    person.gates.allowDeficit ? "" : "We never plan a deficit for you right now.",
  );
};

/** kcal and g a day above the goal: as the review reckoned them, else from the last logged days; null when not known. */
const foodAgainstGoal = ({
  person,
  nutrition,
}: WeekTextInput): { readonly calories: number | null; readonly protein: number | null } => {
  const { eaten, expenditure } = person;
  if (eaten !== null) return { calories: eaten.calorieVariance, protein: eaten.proteinVariance };
  const goal = nutrition.previousAverage ?? nutrition.average;
  const { averageCalories, averageProtein } = expenditure;
  return {
    calories: averageCalories === null ? null : averageCalories - goal,
    protein: averageProtein === null ? null : averageProtein - nutrition.protein,
  };
};

export const nutritionGuidance = (input: WeekTextInput): string => {
  const { nutrition, person } = input;
  const { calories, protein } = foodAgainstGoal(input);
  return sentences(
    input.schedule.days.length === 0
      ? `Eat about ${thousands(nutrition.average)} kcal a day.`
      : `Eat about ${thousands(nutrition.trainingDay)} kcal on training days and ${thousands(nutrition.restDay)} kcal on rest days.`,
    `Aim for ${nutrition.protein} g protein each day, spread over your meals.`,
    // Spec §9: above +100, below -200 kcal, protein below -20 g.
    calories !== null && calories > 100
      ? "You ate more than planned. Start with one smaller snack a day."
      : "",
    calories !== null && calories < -200 ? "You ate much less than planned. Add one meal on hard days." : "",
    protein !== null && protein < -20 ? "Protein was low. Add eggs, yogurt, beans or fish to one meal." : "",
    person.body.waistIn !== null && nutrition.goalDelta < 0 && input.goal !== "weight_loss"
      ? "Losing some belly fat comes first, for your health."
      : "",
    "Drink water through the day.",
  );
};

/** @returns null in the first week, when there is nothing to look back on */
export const weeklyFeedback = (input: WeekTextInput, hasHistory: boolean): WeeklyFeedback | null => {
  if (!hasHistory) return null;
  const { person, nutrition } = input;
  const { adherence, recovery, expenditure, eaten } = person;
  const { up, flat } = movers(person);
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
  const loggedDays = eaten?.daysLogged ?? expenditure.loggedDays;
  if (loggedDays >= 5) strengths.push(`You logged food on ${loggedDays} days.`);
  if (eaten !== null && eaten.daysOnTarget >= 5)
    strengths.push(`Your food was on target on ${eaten.daysOnTarget} days.`);
  if (recovery.sleepHours !== null && recovery.sleepHours >= 8)
    strengths.push(`You slept ${recovery.sleepHours} hours a night.`);
  if (strengths.length === 0) strengths.push("You came back to check in. That is how change starts.");
  if (adherence.missed.length > 0) {
    const names = adherence.missed.map((day) => weekdayNames[day as keyof typeof weekdayNames]);
    improve.push(`${names.join(" and ")} did not happen. A shorter session still counts.`);
  }
  for (const id of flat.slice(0, 1))
    improve.push(`${nameOf(id)}: no change for a while. A new rep range can help.`);
  if (recovery.sleepHours !== null && recovery.sleepHours < 7)
    improve.push(`You slept ${recovery.sleepHours} hours. Try to be in bed a bit earlier.`);
  const protein = eaten?.avgProtein ?? expenditure.averageProtein;
  if (protein !== null && protein - nutrition.protein < -20)
    improve.push(`You ate ${Math.round(protein)} g protein a day. Aim for ${nutrition.protein} g.`);
  if (loggedDays < 5) improve.push("Log your food on more days, so that we can adjust your calories.");
  if (improve.length === 0) improve.push("Keep the last reps clean and the log complete.");
  return {
    progressAssessment: sentences(
      adherence.planned > 0
        ? `Last week you did ${adherence.done} of ${several(adherence.planned, "planned workout")}.`
        : "Your first week gave us a base to build on.",
      up.length > 0 ? `${nameOf(up[0] ?? "")}: moving up.` : "Strength takes a few weeks to show.",
      phaseSentence(input),
    ),
    strengths,
    areasToImprove: improve,
    motivationalMessage:
      adherence.band === "low"
        ? "Some weeks are like that. Start with the first workout, the rest follows."
        : "You showed up. Keep the same days next week, the plan does the rest.",
  };
};
