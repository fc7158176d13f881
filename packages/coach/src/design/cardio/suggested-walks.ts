/** What somebody can walk besides, where sessions of half an hour on most days leave no room for the cardio that the goal needs. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { WeekBasis } from "../phase.ts";
import { cardioMinutes, cardioTarget } from "./cardio.ts";
import { cardioWished, walksForCardio } from "./cardio-wish.ts";
import { mayWalk } from "./mobility.ts";

/** Walks of a week beside the plan: how many, and how long each is. */
export type SuggestedWalks = { readonly days: number; readonly minutes: number };

/** Less than this share of the week's minutes is planned: the rest is worth a word. */
const wellShort = 0.5;
const mostDays = 5;
/** Ten minutes are a walk, half an hour more finds no place on a training day. */
const walkMinutes = { least: 10, most: 30 } as const;

/** Only of a normal week; lighter ones ask for no more than they hold. */
export const suggestedWalks = (
  { input, person, phase }: WeekBasis,
  days: readonly DayWorkout[],
): SuggestedWalks | null => {
  const wished = cardioWished(person);
  const trained = days.filter(({ kind }) => kind === "training").length;
  if (!walksForCardio(input, person) || !mayWalk(person) || wished === "less" || wished === "none")
    return null;
  if (phase.phase !== "accumulation" || phase.setFactor < 1 || trained === 0) return null;
  const target = cardioTarget(input, person, phase);
  const planned = cardioMinutes(days);
  if (planned >= target * wellShort) return null;
  const count = Math.min(mostDays, trained);
  const each = 5 * Math.round((target - planned) / count / 5);
  return { days: count, minutes: Math.min(walkMinutes.most, Math.max(walkMinutes.least, each)) };
};
