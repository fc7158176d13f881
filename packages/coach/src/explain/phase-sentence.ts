/** The most important thing about a week, and the name that it bears. */
import type { PrimaryGoal } from "@muster/domain/profiles/options";
import type { Phase } from "../design/phase.ts";
import type { Person } from "../state/person.ts";
import { urgentAdvice } from "./health-advice-fact.ts";
import { sizeAgainstLast, type WeekSize } from "./week-size.ts";
import type { WeekTextInput } from "./week-text-input.ts";
import { listed } from "./words.ts";

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

/** What holds the week back, by name (spec §9): sleep under 7 h, stress of 7 and more, energy of 4 and less. */
const tiring = ({ recovery }: Pick<Person, "recovery">): readonly string[] => [
  ...(recovery.sleepHours !== null && recovery.sleepHours < 7 ? ["sleep"] : []),
  ...(recovery.stress !== null && recovery.stress >= 7 ? ["stress"] : []),
  ...(recovery.energy !== null && recovery.energy <= 4 ? ["energy"] : []),
];

/** 'Your sleep and stress ask for', of whoever is held back. */
export const tiredAsks = (person: Person): string => {
  const what = tiring(person);
  return `Your ${listed(what)} ${what.length === 1 ? "asks" : "ask"} for`;
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
    return "You are not well, so this week is rest and easy walks. We build up again after it.";
  if (person.gates.stop !== null) return `No training this week. ${urgentAdvice}`;
  if (schedule.days.length === 0) return "This week is rest and easy moves.";
  if (has("still-severe"))
    return `You are still very sore or tired (${person.recovery.strain} of 10) after a light week, so this one has ${plannedSets} sets, not ${normalSets}.`;
  if (has("severe-strain"))
    return `You are very sore or tired (${person.recovery.strain} of 10), so this week has ${plannedSets} sets, not ${normalSets}.`;
  if (phase.phase === "deload")
    return `This is your easy week: ${plannedSets} sets, not ${normalSets}. You grow when you rest.`;
  if (has("gap"))
    return `Welcome back after ${person.adherence.gapDays} days. We start lighter and build up over two weeks.`;
  if (has("illness")) return "Good that you are back. We start light after your rest.";
  if (has("re-entry-ramp")) return "Second week back: a bit more than last week, not all of it yet.";
  if (has("elevated-strain"))
    return `You are a bit worn (${person.recovery.strain} of 10), so the week has ${plannedSets} sets, not ${normalSets}.`;
  if (has("travel")) return "You travel, so every day works with the floor and your own weight.";
  if (has("held")) return `${tiredAsks(person)} patience: the weights that fit you stay this week.`;
  if (has("low-adherence"))
    // Growth needs no word of its own here: it is what the days add up to, not a reward.
    return `Not every workout happened lately. ${
      sizeAgainstLast(size) === "more"
        ? `The week has ${plannedSets} sets, ${size.lastSets} last week.`
        : sizeWords(size, "The week")
    }`;
  if (isPostAssessment) return "Your assessment is done. It shows where this block starts.";
  if (phase.mesocycleWeek <= 1) return "A new block starts. The first week finds the right level.";
  return `This is week ${phase.mesocycleWeek} of the block. ${sizeWords(size, "It")}`;
};

/** 'Strength, block week 3': the goal and where the week stands. */
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
