/**
 * Twelve weeks of an invented person, week by week as the app itself would have made them: assessment, logged days,
 * a check-in every Sunday, and the built-in coach's next plan from all of that. The last, unfinished week ends yesterday.
 */

import { designWeek } from "@muster/coach/compose/design-week";
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { assessmentWeek } from "@muster/coach/programs/assessment";
import { designInputFrom } from "@muster/coach/state/design-input";
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import {
  checkInId,
  checkInReadingId,
  planDayId,
  profileRecordId,
  settingsId,
} from "@muster/domain/record-ids";
import type { RecordKind, RecordOf } from "@muster/domain/records";
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, daysBetween, mondayOf, weekdayOf } from "@muster/domain/shared/dates";
import { roundTo } from "@muster/domain/shared/units";
import { type Chance, chanceFrom } from "./chance.ts";
import type { DemoRecord } from "./demo-record.ts";
import type { DemoPerson } from "./family.data.ts";
import { inventedMeals } from "./invented-meals.ts";
import { inventedSession } from "./invented-session.ts";

const weeksOfHistory = 12;

/** The Monday on which every invented history begins. */
export const startOfHistory = (today: CivilDate): CivilDate => addDays(mondayOf(today), -7 * weeksOfHistory);

/** The records of one person, in the order in which they came to be. */
export const demoHistory = (person: DemoPerson, today: CivilDate): readonly DemoRecord[] => {
  const started = startOfHistory(today);
  const profile = person.profile(started);
  const chance = chanceFrom(Number.parseInt(person.id.slice(4, 8), 16));
  const records: DemoRecord[] = [{ kind: "profile", id: profileRecordId(person.id), create: profile }];
  let settings: Settings = {
    ...defaultSettings,
    lastPlanUpdate: started,
    weekOneOn: started,
    isAssessmentWeek: true,
    assessmentWeekNumber: 1,
    hideWelcomeTour: true,
    hideInstallPrompt: true,
  };
  let inForce = keep(person, assessmentWeek(profile, started), started, null, chance, records);

  for (let date = started; date < today; date = addDays(date, 1)) {
    const week = Math.floor(daysBetween(started, date) / 7);
    const weightNow = profile.weight + person.weightTrendLb * (daysBetween(started, date) / 7);
    const workout = inForce.week.days[weekdayOf(date)];
    records.push(...inventedMeals(person, date, chance));
    if (workout.kind === "training") {
      records.push(
        ...inventedSession(
          {
            person,
            date,
            week,
            bodyWeightLb: weightNow,
            planId: inForce.planId,
            planDayId: planDayId(person.id, inForce.planId, weekdayOf(date)),
            workout,
          },
          chance,
        ),
      );
    }
    if (chance.happens(0.4)) records.push(weighIn(chance.id(), weightNow + chance.between(-0.9, 0.9), date));
    if (weekdayOf(date) !== "sunday") continue;

    const checkIn = checkInOf(person, date, week, weightNow, chance);
    records.push({ kind: "checkIn", id: checkInId(person.id, date), create: checkIn });
    for (const metric of ["weight", "bodyFat", "pullups", "pushups"] as const) {
      const value = checkIn[metric];
      if (value === null) continue;
      records.push({
        kind: "reading",
        id: checkInReadingId(person.id, checkInId(person.id, date), metric),
        create: { metric, value, date, at: `${date}T22:00:00.000Z`, source: "check-in" },
      });
    }
    const validFrom = addDays(date, 1);
    const input = designInputFrom({
      profileId: person.id,
      today: date,
      validFrom,
      profile,
      settings,
      checkIns: of(records, "checkIn"),
      readings: of(records, "reading"),
      sessions: of(records, "session"),
      exerciseLogs: of(records, "exerciseLog"),
      entries: of(records, "nutritionEntry"),
      diaryDays: [],
      plan: planOf(records, inForce.planId),
      planDays: of(records, "planDay").filter((day) => day.planId === inForce.planId),
    });
    const designed = deliverWeek(designWeek(input), input);
    inForce = keep(person, designed, validFrom, checkInId(person.id, date), chance, records);
    settings = {
      ...settings,
      lastPlanUpdate: validFrom,
      lastPlanSummary: designed.plan.programSummary,
      weeklyStrategy: designed.plan.weeklyStrategyOverview,
      isAssessmentWeek: false,
      assessmentWeekNumber: 2,
    };
  }
  records.push({ kind: "settings", id: settingsId(person.id), create: settings });
  return records;
};

type Stored<K extends RecordKind> = RecordOf<K> & { readonly id: string };

const of = <K extends RecordKind>(records: readonly DemoRecord[], kind: K): Stored<K>[] =>
  records.flatMap((record) =>
    // The record's kind says which shape `create` has; the mapped union cannot carry that through the generic.
    record.kind === kind ? [{ ...(record.create as RecordOf<K>), id: record.id }] : [],
  );

const planOf = (records: readonly DemoRecord[], id: string): RecordOf<"plan"> => {
  const found = of(records, "plan").find((plan) => plan.id === id);
  if (found === undefined) throw new Error(`The demo lost plan ${id}`);
  return found;
};

/** Keeps a designed week as a person's choice would. */
const keep = (
  person: DemoPerson,
  week: DesignedWeek,
  from: CivilDate,
  reviewId: string | null,
  chance: Chance,
  records: DemoRecord[],
): { readonly planId: string; readonly week: DesignedWeek } => {
  const changes = planRecordChanges(person.id, week, {
    reviewId,
    from,
    by: "choice",
    now: new Date(`${from}T23:00:00.000Z`),
    newId: chance.id,
  });
  for (const change of changes) if ("create" in change) records.push(change as DemoRecord);
  return { planId: changes[0].id, week };
};

const weighIn = (id: string, weight: number, date: CivilDate): DemoRecord => ({
  kind: "reading",
  id,
  create: {
    metric: "weight",
    value: roundTo(weight, 1),
    date,
    at: `${date}T11:00:00.000Z`,
    source: "progress",
  },
});

const checkInOf = (
  person: DemoPerson,
  date: CivilDate,
  week: number,
  weight: number,
  chance: Chance,
): RecordOf<"checkIn"> => {
  const profile = person.profile(date);
  return {
    ...emptyCheckIn,
    date,
    week: week + 1,
    weight: roundTo(weight + chance.between(-0.6, 0.6), 1),
    bodyFat: profile.bodyFat === null ? null : roundTo(profile.bodyFat - week * 0.15, 1),
    pullups: Math.round(profile.pullups + week * 0.35),
    pushups: Math.round(profile.pushups + week * 0.8),
    restingHeartRate: Math.round(chance.between(57, 64)),
    avgSleepHours: Math.round(chance.between(6.4, 8.2) * 2) / 2,
    stressLevel: Math.round(chance.between(3, 6)),
    energyLevel: Math.round(chance.between(5, 8)),
    muscleSoreness: Math.round(chance.between(3, 5.4)),
    fatigueLevel: Math.round(chance.between(3, 5.6)),
  };
};
