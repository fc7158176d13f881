/** What the texts of a week are made from: the decisions, the days as they are delivered, and what is new beside last week. */

import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { type PrimaryGoal, weekdayNames } from "@muster/domain/profiles/options.text";
import type { Weekday } from "@muster/domain/shared/dates";
import type { SuggestedWalks } from "../../design/cardio/suggested-walks.ts";
import { leadOf } from "../../design/select/power.ts";
import { hasDesignedBefore } from "../../design/template/designed-before.ts";
import type { WeekDraft } from "../../design/week-draft.ts";
import type { DesignInput } from "../../state/input.ts";
import type { LiftPoints } from "./lift-points.ts";

const leadsOf = (days: readonly DayWorkout[]): readonly string[] =>
  days.flatMap(({ exercises }) => leadOf(exercises)?.exerciseId ?? []);

/** Exercises that lead a day and led none last week, where that was designed. */
export const newLeadsOf = (input: DesignInput, days: readonly DayWorkout[]): ReadonlySet<string> => {
  const previous = hasDesignedBefore(input) ? (input.previousPlan?.days ?? []) : [];
  const led = new Set(leadsOf(previous.map(({ workout }) => workout)));
  return new Set(leadsOf(days).filter((id) => !led.has(id)));
};

type Lead = { readonly day: string; readonly exercise: PlannedExercise };

/** The first lift of each training day. */
export const dayLeads = ({ schedule, days }: Pick<WeekTextInput, "schedule" | "days">): readonly Lead[] =>
  schedule.days.flatMap(({ weekday }) => {
    const exercise = leadOf(days[weekday]?.exercises ?? []);
    return exercise === undefined ? [] : [{ day: weekdayNames[weekday], exercise }];
  });

/** The decisions and facts that the texts of a week may mention. */
export type WeekTextInput = Omit<WeekDraft, "days"> & {
  /** What is planned for: no loss for who is planned no deficit. */
  readonly goal: PrimaryGoal;
  /** Exercises that lead a day and led none last week. */
  readonly newLeads: ReadonlySet<string>;
  /** What may be said of last week's lifts. */
  readonly lifts: LiftPoints;
  /** Wishes that have run out by themselves, as chips say them, with their last day in words. */
  readonly lapsed: readonly { readonly wish: string; readonly until: string }[];
  /** Sore places of notes that were spared for weeks and of which nothing was heard, the same. */
  readonly noLongerSore: readonly string[];
  readonly facts: readonly Fact[];
  /** The days as they are now, after all repairs. */
  readonly days: Readonly<Partial<Record<Weekday, DayWorkout>>>;
  /** Number of the week, by which sentences take turns (`variant-by-turn.ts`). */
  readonly turn: number;
  /** Cardio that the sessions have no room for, as walks besides; null: there is room, or none is needed. */
  readonly walks: SuggestedWalks | null;
  /** Nights are short for a reason that nobody can change. */
  readonly hasBaby: boolean;
  /** The upper blood pressure fell since the check-in before. */
  readonly isPressureLower: boolean;
};
