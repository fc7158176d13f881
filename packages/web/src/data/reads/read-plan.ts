/**
 * Which day of which plan is in force on a date, read from this device's store. Shared by Home, Schedule and Workout;
 * the decision itself is `domain/planning/plan-in-force`.
 */
import type { DayWorkout, Plan, PlanPointer, PlanSource } from "@muster/domain/planning/plan";
import { planInForce } from "@muster/domain/planning/plan-in-force";
import { planOrigin } from "@muster/domain/planning/plan-origin";
import { shownUnits } from "@muster/domain/profiles/settings";
import { gearId, planDayId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { liftedWeights } from "@muster/domain/training/last-time";
import { gearOf, usualGear } from "@muster/domain/training/weights/gear";
import {
  changesInKit,
  type KitOf,
  planNeedsLog,
  workoutInKit,
} from "@muster/domain/training/weights/plan-in-kit";
import type { Reads, Stored } from "../store/device-store.ts";
import { readLogsThatCount } from "./read-logs.ts";

/** The planned workout of one date. */
export type PlanOnDay = {
  readonly date: CivilDate;
  readonly weekday: Weekday;
  readonly workout: DayWorkout;
  /** What a session's id is computed from: the plan day's id, or `default:<weekday>`. */
  readonly planDayKey: string;
  /** undefined on the default week and for children's ideas. */
  readonly plan: (Plan & { readonly id: string }) | undefined;
  /** The plan's source before a manual change; `plan.source` says that there was one. */
  readonly source: PlanSource;
  /** A child's ideas to move: no plan, nothing to log (ONB-08). */
  readonly ideas: boolean;
};

/** The planned day of a date from records; the two built-in weeks are code and are filled in by the caller. */
export type DayOnRecord =
  | { readonly is: "planned"; readonly day: PlanOnDay }
  /** SCHED-04: neither an AI plan nor a last plan update. */
  | { readonly is: "default" }
  /** ONB-08: a child under 13 has ideas, no plan. */
  | { readonly is: "ideas" }
  /** The first plan starts later than this date. */
  | { readonly is: "before" }
  /** The records are not on this device yet: they come with the next sync. */
  | { readonly is: "missing" };

/** Pointers are one a week; four months include the plan in force, except after a longer absence. */
const windowDays = 120;
const beginning: CivilDate = "0000-01-01";
/** A year of margin either side of "before the first plan": pointers never lie further ahead. */
const aheadDays = 400;

/**
 * Reads the planned day of each of `dates`.
 * @param isChild whether the person is under 13 on a date (the rule is domain's, the profile is read here)
 */
export const readPlanDays = async (
  reads: Reads,
  profileId: string,
  dates: readonly CivilDate[],
  isChild: (profile: Stored<"profile">, date: CivilDate) => boolean,
): Promise<readonly DayOnRecord[]> => {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const owner = readKitOwner(reads, profileId);
  const { profile, settings } = await owner;
  if (profile === undefined) return dates.map(() => ({ is: "missing" }));

  let pointers = await pointersIn(reads, profileId, addDays(first, -windowDays), last);
  if (!pointers.some((pointer) => pointer.from <= first))
    pointers = await pointersIn(reads, profileId, beginning, last);
  const newestFirst = pointers.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const plans = wholePlans(reads, profileId, owner);
  // In parallel: for most dates the newest plan is in force.
  await Promise.all(
    [...new Set(dates.map((date) => newestFirst.find(({ from }) => from <= date)))].map(
      (pointer) => pointer && plans.read(pointer),
    ),
  );
  let later: Promise<readonly Stored<"planPointer">[]> | undefined;
  const days: DayOnRecord[] = [];
  for (const date of dates) {
    // First of all: a plan from before an age was put right is no child's (ONB-08).
    if (isChild(profile, date)) {
      days.push({ is: "ideas" });
      continue;
    }
    const found = await plans.inForce(newestFirst, date);
    if (found !== undefined) days.push({ is: "planned", day: onDay(profileId, found, date) });
    else if (pointers.some((pointer) => pointer.from <= date)) days.push({ is: "missing" });
    else {
      later ??= pointersIn(reads, profileId, first, addDays(last, aheadDays));
      days.push(withoutPlan(date, settings, await later));
    }
  }
  return days;
};

/** A pointer that names no plan is one whose change was taken back. */
const pointersIn = async (reads: Reads, profileId: string, from: CivilDate, to: CivilDate) =>
  (await reads.byDay("planPointer", profileId, from, to)).filter(
    ({ choice, builtIn }) => choice !== null || builtIn !== null,
  );

/** A plan of which everything is here. */
type WholePlan = {
  readonly header: Stored<"plan">;
  /** All seven. */
  readonly days: readonly Stored<"planDay">[];
};

/** Whose kit it is, and what they told of it. */
const readKitOwner = async (reads: Reads, profileId: string) => {
  const [profile, settings, gym, home] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.get("settings", settingsId(profileId)),
    reads.get("gear", gearId(profileId, "gym")),
    reads.get("gear", gearId(profileId, "home")),
  ]);
  return { profile, settings, own: { gym, home } };
};
type KitOwner = Awaited<ReturnType<typeof readKitOwner>>;

/** Days for which what was lifted counts as there (ADR 0146). */
const liftedDays = 84;

/** A stored plan in the units and kit of today (ADR 0146). */
const inKitOfToday = async (
  reads: Reads,
  profileId: string,
  { header, days }: WholePlan,
  { profile, settings, own }: KitOwner,
): Promise<WholePlan> => {
  const { units } = shownUnits(settings);
  const gear = {
    gym: gearOf("gym", units, own, profile),
    // What is loaded on a trip is not what stands at home.
    home: header.phase === "travel" ? usualGear("home", units) : gearOf("home", units, own, profile),
  };
  const kitOf =
    (logs: readonly Stored<"exerciseLog">[]): KitOf =>
    (place, exerciseId) => ({ gear: gear[place], units, liftedLb: liftedWeights(exerciseId, logs) });
  const asks = days.some(({ workout }) => planNeedsLog(workout, kitOf([])));
  const logs = asks
    ? await readLogsThatCount(
        reads,
        profileId,
        addDays(header.validFrom, -liftedDays),
        addDays(header.validFrom, liftedDays),
      )
    : [];
  const shown = days.map((day) => ({ ...day, workout: workoutInKit(day.workout, kitOf(logs)) }));
  const workouts = (of: WholePlan["days"]) => of.map(({ workout }) => workout);
  return {
    header: { ...header, changes: changesInKit(header.changes, workouts(days), workouts(shown)) },
    days: shown,
  };
};

/**
 * The plans that pointers name, as far as they are here as a whole; each record of them is read once. The one place that
 * reads a stored plan: every weight of the coach in it is one of today's kit and units (settled point 50, ADR 0146).
 */
export const wholePlans = (reads: Reads, profileId: string, owner = readKitOwner(reads, profileId)) => {
  const requested = new Map<string, Promise<WholePlan | undefined>>();
  const whole = async (planId: string): Promise<WholePlan | undefined> => {
    const [header, ...days] = await Promise.all([
      reads.get("plan", planId),
      ...weekdays.map((weekday) => reads.get("planDay", planDayId(profileId, planId, weekday))),
    ]);
    const here = days.filter((day) => day !== undefined);
    return header === undefined || here.length < weekdays.length
      ? undefined
      : inKitOfToday(reads, profileId, { header, days: here }, await owner);
  };
  /** The day records of one pointer's plan. */
  const read = async ({
    choice,
    builtIn,
  }: Pick<PlanPointer, "choice" | "builtIn">): Promise<WholePlan | undefined> => {
    const planId = choice ?? builtIn;
    if (planId === null) return undefined;
    const known = requested.get(planId) ?? whole(planId);
    requested.set(planId, known);
    return known;
  };
  return {
    read,
    /** Walks back from the newest pointer until one names a plan that is here. */
    inForce: async (newestFirst: readonly PlanPointer[], date: CivilDate): Promise<WholePlan | undefined> => {
      for (const pointer of newestFirst) {
        const plan = pointer.from <= date ? await read(pointer) : undefined;
        // Of this pointer alone: an older plan that another date needed must not be taken here.
        if (plan !== undefined && planInForce([pointer], new Set([plan.header.id]), date) !== undefined)
          return plan;
      }
      return undefined;
    },
  };
};

const onDay = (profileId: string, { header, days }: WholePlan, date: CivilDate): PlanOnDay => {
  const weekday = weekdayOf(date);
  const planDay = days.find((day) => day.weekday === weekday);
  if (planDay === undefined) throw new Error(`Plan ${header.id} has no ${weekday} of its own`);
  return {
    date,
    weekday,
    workout: planDay.workout,
    planDayKey: planDayId(profileId, header.id, weekday),
    plan: header,
    source: planOrigin(header),
    ideas: false,
  };
};

/**
 * No pointer up to this date: a person who has a later one, or a plan update, is not on the default week. One who never
 * had an update is: their later plan is the default week, changed by hand.
 * @param later pointers from the first date on
 */
const withoutPlan = (
  date: CivilDate,
  settings: Stored<"settings"> | undefined,
  later: readonly PlanPointer[],
): DayOnRecord => {
  const lastPlanUpdate = settings?.lastPlanUpdate ?? null;
  if (settings !== undefined && lastPlanUpdate === null) return { is: "default" };
  const begins = later.some(({ from }) => from >= date && from <= addDays(date, aheadDays));
  if (begins || (lastPlanUpdate !== null && lastPlanUpdate > date)) return { is: "before" };
  return lastPlanUpdate === null ? { is: "default" } : { is: "missing" };
};
