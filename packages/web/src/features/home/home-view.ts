/**
 * What Home shows, as plain data: built from the records of this device, or read from the snapshot of last time before
 * the database is open. So the first picture and the live one are the same thing. Pure.
 */

import type { DayTotals } from "@muster/domain/nutrition/day-totals";
import type { DayWorkout, Fact, MobilityItem, PlannedExercise } from "@muster/domain/planning/plan";
import type { PlannerCard as PlannerCardTexts } from "@muster/domain/planning/plan-source";
import type { ReviewStatus } from "@muster/domain/planning/week-number";
import type { HomeCard } from "@muster/domain/schedule/home-card";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { EnergyUnit } from "@muster/domain/shared/units";
import type { WorkoutVariant } from "@muster/domain/training/session-options";

/** A day in a few lines. */
export type DayBrief = {
  readonly date: CivilDate;
  readonly name: string;
  readonly focus: string;
  readonly time: string;
  readonly duration: string;
  readonly location: string;
  readonly exerciseCount: number;
};

/** What a day asks of its food. */
export type FoodGoals = {
  /** kcal and g; 0: no goal is set. */
  readonly calorieGoal: number;
  readonly proteinGoal: number;
  readonly nutritionNotes: string;
};

/** A day in full, as today's card shows it. */
export type DayCard = DayBrief &
  FoodGoals & {
    /** One stroke an exercise, percent of the day's hardest. */
    readonly heights: readonly number[];
    readonly insight: string;
    readonly facts: readonly Fact[];
    readonly recoveryItems: readonly MobilityItem[];
    readonly recoveryTips: readonly string[];
  };

/** The first card of Home as texts and numbers. */
export type CardView =
  | {
      readonly kind: "resume";
      readonly date: CivilDate;
      readonly variant: WorkoutVariant;
      readonly name: string;
      /** Instant. */
      readonly startedAt: string;
      readonly completed: number;
      readonly total: number;
      /** Of what is left, as the plan models it; null when it has no length. */
      readonly minutesLeft: number | null;
      /** Instant of the last set, once the workout looks forgotten; left out before. */
      readonly idleSince?: string;
    }
  | { readonly kind: "training"; readonly day: DayCard; readonly canStartAtHome: boolean }
  | { readonly kind: "rest"; readonly day: DayCard }
  /** A child's day: ideas to move, and which of them were tried (ONB-08). */
  | { readonly kind: "ideas"; readonly day: DayCard; readonly tried: readonly string[] }
  | {
      readonly kind: "logged";
      readonly date: CivilDate;
      readonly status: "finished" | "skipped";
      readonly name: string;
      readonly completed: number;
      readonly total: number;
      readonly canUndo: boolean;
      readonly tomorrow: DayBrief | null;
    };

/** The planner card. */
export type PlannerView = PlannerCardTexts & {
  /** Who designed the plan in force; empty when nobody did. */
  readonly designedBy: string;
};

/** Energy and protein: kcal and g. `atLeast`: of what some entries do not say how much they hold; a snapshot may lack it. */
export type Intake = Pick<DayTotals, "calories" | "protein"> & Partial<Pick<DayTotals, "atLeast">>;

/** Home without its week line; serialisable for the snapshot. */
export type HomeView = {
  readonly cards: readonly CardView[];
  /** null for a child, who has no plan (ONB-08). */
  readonly planner: PlannerView | null;
  readonly review: { readonly status: ReviewStatus; readonly week: number };
  /** Eaten today; null until something is logged. */
  readonly intake: Intake | null;
  /** Of today, whatever card stands there; null for a child. */
  readonly foodGoals: FoodGoals | null;
  /** The unit in which energy is shown. */
  readonly energy: EnergyUnit;
};

/**
 * One of domain's home cards as Home draws it.
 * @param idleSince of the running workout, when nobody has trained for hours
 */
export const cardView = (
  card: HomeCard,
  today: CivilDate,
  tomorrow: CivilDate,
  idleSince?: string,
): CardView => {
  switch (card.kind) {
    case "resume": {
      const { prescription } = card.session;
      const left = card.total === 0 ? 0 : (card.total - card.completed) / card.total;
      return {
        kind: "resume",
        date: card.session.date,
        variant: card.session.variant,
        name: card.session.workoutName,
        startedAt: card.session.startedAt,
        completed: card.completed,
        total: card.total,
        minutesLeft: prescription.minutes === null ? null : Math.round(prescription.minutes * left),
        ...(idleSince === undefined ? {} : { idleSince }),
      };
    }
    case "training":
      return { kind: "training", day: dayCard(today, card.workout), canStartAtHome: card.canStartAtHome };
    case "recovery":
    case "rest":
      // An active day with exercises is started like any other.
      return card.workout.exercises.length > 0
        ? { kind: "training", day: dayCard(today, card.workout), canStartAtHome: false }
        : { kind: "rest", day: dayCard(today, card.workout) };
    case "logged":
      return {
        kind: "logged",
        date: card.session.date,
        status: card.status,
        name: card.session.workoutName,
        completed: card.session.completedExercises,
        total: card.session.totalExercises,
        canUndo: card.canUndo,
        tomorrow: card.tomorrow === undefined ? null : dayBrief(tomorrow, card.tomorrow),
      };
  }
};

/** A child's day: nothing of it is started or owed. */
export const ideasView = (today: CivilDate, workout: DayWorkout, tried: readonly string[]): CardView => ({
  kind: "ideas",
  day: dayCard(today, workout),
  tried,
});

/**
 * The session as strokes: sets times effort of each exercise, in percent of the day's largest, at least 25 so that
 * every stroke is seen. Text sets ('8 intervals') count as three, an unrated effort as 7.
 */
export const sessionHeights = (
  exercises: readonly Pick<PlannedExercise, "sets" | "targetDifficulty">[],
): readonly number[] => {
  const efforts = exercises.map(
    ({ sets, targetDifficulty }) => (typeof sets === "number" ? sets : 3) * (targetDifficulty ?? 7),
  );
  const largest = Math.max(1, ...efforts);
  return efforts.map((effort) => Math.max(25, Math.round((effort / largest) * 100)));
};

const dayBrief = (date: CivilDate, workout: DayWorkout): DayBrief => ({
  date,
  name: workout.name,
  focus: workout.focus,
  time: workout.time,
  // A day off is flexible in both, and says it once.
  duration: workout.duration === workout.time ? "" : workout.duration,
  location: workout.location,
  exerciseCount: workout.exercises.length,
});

/** @param workout of the day, also once it is logged */
export const foodGoals = ({ calorieGoal, proteinGoal, nutritionNotes }: DayWorkout): FoodGoals => ({
  calorieGoal,
  proteinGoal,
  nutritionNotes,
});

const dayCard = (date: CivilDate, workout: DayWorkout): DayCard => ({
  ...dayBrief(date, workout),
  heights: sessionHeights(workout.exercises),
  insight: workout.coachingInsight,
  facts: workout.facts,
  ...foodGoals(workout),
  recoveryItems: workout.activeRecovery,
  recoveryTips: workout.recoveryTips,
});
