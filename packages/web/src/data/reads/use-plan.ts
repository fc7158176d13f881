/**
 * Today's workout and the week's, live from this device's store (SCHED-04: the built-in default week when there is
 * neither an AI plan nor a last plan update). Home, Schedule and Workout all read through here, so they never differ.
 */
import type { DayWorkout, PlanSource, WeeklyPlan } from "@muster/domain/planning/plan";
import { hasPlan } from "@muster/domain/profiles/age";
import { profileRecordId } from "@muster/domain/record-ids";
import { type CivilDate, type Weekday, weekdayOf, weekOf } from "@muster/domain/shared/dates";
import { planDayKey } from "@muster/domain/training/workout-progress";
import { useEffect, useState } from "react";
import { useCurrentProfile } from "../household/current-profile.ts";
import { useLive } from "../store/use-live.ts";
import { type DayOnRecord, type PlanOnDay, readPlanDays } from "./read-plan.ts";

/** `waitsFor` tells a moment of reading from records that only the next sync can bring. */
type Waiting = { readonly state: "loading"; readonly waitsFor: "device" | "sync" };

/** The plan of a date while it is read and after. */
export type PlanDayState = Waiting | ({ readonly state: "ready" } & PlanOnDay);

/** One day of a week, planned or before the first plan. */
export type WeekDay =
  | ({ readonly is: "planned" } & PlanOnDay)
  /** The person's first plan starts later. */
  | { readonly is: "before"; readonly date: CivilDate; readonly weekday: Weekday };

/** The plan of a week while it is read and after. */
export type PlanWeekState = Waiting | { readonly state: "ready"; readonly days: readonly WeekDay[] };

/**
 * The workout of one civil date. A date before the first plan answers with the default week, as a person who opens it
 * by its link may train it.
 */
export const usePlanDay = (date: CivilDate): PlanDayState => {
  const days = useDays([date], "as-default");
  if (days.state === "loading") return days;
  const day = days.days[0];
  return day?.is !== "planned" ? { state: "loading", waitsFor: "device" } : { state: "ready", ...day };
};

/** The seven days of the week that starts on `monday`. */
export const usePlanWeek = (monday: CivilDate): PlanWeekState => usePlanDays(weekOf(monday));

/** Any dates in rising order, in one read. */
export const usePlanDays = (dates: readonly CivilDate[]): PlanWeekState => useDays(dates, "as-before");

const useDays = (
  dates: readonly CivilDate[],
  /** What a date before the first plan is. */
  unplanned: "as-default" | "as-before",
): PlanWeekState => {
  const profile = useCurrentProfile();
  const live = useLive(
    async (reads): Promise<readonly DayOnRecord[]> =>
      profile === undefined
        ? []
        : readPlanDays(reads, profile.id, dates, (person, date) => !hasPlan(person, date)),
    [profile?.id, dates.join()],
  );
  // A read failure is a broken store: the error boundary of the shell says so and offers to reload.
  if (live.state === "error") throw live.error;
  const records = (live.state === "ready" ? live.value : []).map(
    (record): DayOnRecord =>
      record.is === "before" && unplanned === "as-default" ? { is: "default" } : record,
  );
  const builtIn = useBuiltInWeeks(records);
  if (live.state === "loading" || records.length !== dates.length)
    return { state: "loading", waitsFor: "device" };
  if (records.some((record) => record.is === "missing")) return { state: "loading", waitsFor: "sync" };
  const days: WeekDay[] = [];
  for (const [index, record] of records.entries()) {
    const date = dates[index];
    if (date === undefined) continue;
    if (record.is === "planned") days.push({ is: "planned", ...record.day });
    else if (record.is === "before") days.push({ is: "before", date, weekday: weekdayOf(date) });
    else {
      const name = record.is === "ideas" ? "ideas" : "default";
      const week = builtIn[name];
      if (week === undefined) return { state: "loading", waitsFor: "device" };
      days.push({ is: "planned", ...builtInDay(date, week, name) });
    }
  }
  return { state: "ready", days };
};

const builtInDay = (date: CivilDate, week: WeeklyPlan, name: "default" | "ideas"): PlanOnDay => {
  const weekday = weekdayOf(date);
  const workout: DayWorkout = week[weekday];
  const source: PlanSource = "default";
  return {
    date,
    weekday,
    workout,
    planDayKey: planDayKey(null, weekday),
    plan: undefined,
    source,
    ideas: name === "ideas",
  };
};

type BuiltInWeeks = { readonly default?: WeeklyPlan; readonly ideas?: WeeklyPlan };

/** Both weeks are code that most people never need: fetched once, when a day asks for one of them. */
let loaded: BuiltInWeeks = {};
const loadDefault = async () => (await import("@muster/coach/programs/default-week")).defaultWeek();
const loadIdeas = async () => (await import("@muster/coach/design/activity-ideas")).activityIdeas();

const useBuiltInWeeks = (records: readonly DayOnRecord[]): BuiltInWeeks => {
  const [weeks, setWeeks] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  const wants = {
    default: records.some((record) => record.is === "default"),
    ideas: records.some((record) => record.is === "ideas"),
  };
  const missing =
    wants.default && weeks.default === undefined
      ? "default"
      : wants.ideas && weeks.ideas === undefined
        ? "ideas"
        : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    let gone = false;
    (missing === "default" ? loadDefault() : loadIdeas()).then(
      (week) => {
        loaded = { ...loaded, [missing]: week };
        if (!gone) setWeeks(loaded);
      },
      (error: unknown) => {
        if (!gone) setFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [missing]);
  if (failure !== undefined) throw failure;
  return weeks;
};

/**
 * Whether the person is old enough for plans, reviews and what belongs to them (ONB-08).
 * @returns undefined until the profile is read
 */
export const useHasPlan = (profileId: string, today: CivilDate): boolean | undefined => {
  const live = useLive((reads) => reads.get("profile", profileRecordId(profileId)), [profileId]);
  if (live.state === "error") throw live.error;
  return live.state === "ready" && live.value !== undefined ? hasPlan(live.value, today) : undefined;
};
