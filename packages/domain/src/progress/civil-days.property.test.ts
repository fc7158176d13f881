/**
 * Progress counts in civil days, so that nothing of it depends on where on the calendar, in which zone or at which change of
 * the clock somebody trains: searched over 1970-2100, leap days and year ends among them.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CivilDate, civilDateAt, daysBetween, mondayOf } from "../shared/dates.ts";
import { instantOf, wallClock } from "../shared/zoned-time.ts";
import { aLog, setMap } from "../testing/builders.ts";
import { lastTimeFor } from "../training/last-time.ts";
import { adherenceCalendar, adherenceOf, weeksOf } from "./adherence.ts";
import { bodyWeightFrom } from "./sets/effective-load.ts";
import { personalRecords, recordsBySession } from "./sets/personal-records.ts";
import { estimateSeries } from "./sets/set-estimate.ts";
import { weeklyStreak } from "./streak.ts";
import { aDoneSet, aPastWorkout } from "./testing/done-sets.ts";
import { trainingWeeks } from "./training-weeks.ts";
import { weeklyVolume } from "./weekly-work.ts";
import { goalDates, weeklyRate, weightTrend } from "./weight-trend.ts";
import { thisWeekCount } from "./workout-history.ts";

const someDay = fc
  .integer({ min: 0, max: daysBetween("1970-01-01", "2099-06-01") })
  .map((days): CivilDate => addDays("1970-01-01", days));
/** Days after the first at which something was logged, rising. */
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 150 }), { minLength: 3, maxLength: 25 })
  .map((days) => days.toSorted((a, b) => a - b));
/** An ordinary stretch: no leap day, no year's end. */
const plain: CivilDate = "2025-03-03";

test("PROG-07 F8 trend, rate and goal dates depend only on days between readings", () => {
  fc.assert(
    fc.property(someDay, someDays, fc.integer({ min: 0, max: 9 }), (from, days, salt) => {
      const read = (start: CivilDate) =>
        weightTrend(
          days.map((day, index) => ({
            date: addDays(start, day),
            value: 90 - day / 20 + ((index * 7 + salt) % 10) / 10,
          })),
        );
      const [here, there] = [read(plain), read(from)];
      expect(there.map(({ trend }) => trend)).toEqual(here.map(({ trend }) => trend));
      expect(there.map(({ date }) => date)).toEqual(days.map((day) => addDays(from, day)));
      expect(weeklyRate(there)).toBe(weeklyRate(here));
      const moved = daysBetween(plain, from);
      const dates = goalDates(here, 60);
      expect(goalDates(there, 60)).toEqual(
        dates && { from: addDays(dates.from, moved), to: addDays(dates.to, moved) },
      );
      const weighed = (start: CivilDate, series: typeof here) =>
        days.map((day) =>
          bodyWeightFrom(
            series.map(({ date, trend }) => ({ date, value: trend })),
            undefined,
          )(addDays(start, day)),
        );
      expect(weighed(from, there)).toEqual(weighed(plain, here));
    }),
    { numRuns: 60 },
  );
});

test("PROG-07 F7 EXC-03 records and estimates are the same on any days 1970-2100", () => {
  fc.assert(
    fc.property(someDay, someDays, (from, days) => {
      const done = (start: CivilDate) =>
        days.map((day, index) =>
          aDoneSet({
            id: `set-${index}`,
            date: addDays(start, day),
            load: 100 + ((index * 13) % 30),
            reps: 3 + (index % 8),
          }),
        );
      const resultsFrom = (start: CivilDate) => ({
        records: recordsBySession(personalRecords(done(start))).map(({ kind, value, date }) => [
          kind,
          value,
          daysBetween(start, date),
        ]),
        estimates: estimateSeries(done(start), "bench").map(({ date, value }) => [
          daysBetween(start, date),
          value,
        ]),
        last: daysBetween(
          start,
          lastTimeFor(
            "x",
            days.map((day) =>
              aLog({ exerciseId: "x", sessionId: `${day}`, date: addDays(start, day), sets: setMap({}) }),
            ),
          )?.date ?? start,
        ),
      });
      expect(resultsFrom(from)).toEqual(resultsFrom(plain));
    }),
    { numRuns: 60 },
  );
});

test("PROG-01 PROG-05 PROG-07 weeks and streak are the same from any Monday", () => {
  fc.assert(
    fc.property(someDay, someDays, (day, days) => {
      const resultsFrom = (monday: CivilDate) => {
        const today = addDays(monday, 153);
        const dates = days.map((one) => addDays(monday, one));
        const workouts = dates.map((date) => aPastWorkout(date));
        const kindOf = (date: CivilDate) =>
          daysBetween(monday, date) % 7 < 4 ? ("training" as const) : ("rest" as const);
        const weeks = trainingWeeks({ today, workouts, kindOf, daysPerWeek: 4, plans: [] });
        const { current, best, firstReached } = weeklyStreak(weeks, mondayOf(today));
        const calendar = adherenceCalendar({ from: monday, to: today, today, kindOf, workouts });
        return {
          current,
          best,
          reached: [...firstReached].map(([length, on]) => [length, daysBetween(monday, on)]),
          share: adherenceOf(weeksOf(calendar, kindOf)),
          thisWeek: thisWeekCount(workouts, today),
          volume: weeklyVolume(
            dates.map((date) => aDoneSet({ date, load: 100, reps: 5 })),
            monday,
            today,
          ).map((week) => [daysBetween(monday, week.monday), week.value]),
        };
      };
      expect(resultsFrom(mondayOf(day))).toEqual(resultsFrom(plain));
    }),
    { numRuns: 60 },
  );
});

/** Clocks that change at midnight, by half an hour, or leave a whole day out. */
const zones = [
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Pacific/Apia",
  "America/New_York",
  "UTC",
] as const;

test.each([
  // Midnight does not exist: the day begins at 1:00.
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T02:59:59Z", "2018-11-04T03:00:00Z", "2018-11-03"],
  ["Africa/Cairo", "2023-04-28", "2023-04-27T21:59:59Z", "2023-04-27T22:00:00Z", "2023-04-27"],
  ["Asia/Beirut", "2022-03-27", "2022-03-26T21:59:59Z", "2022-03-26T22:00:00Z", "2022-03-26"],
  // The last hour comes twice: Saturday begins again at 23:00 and still is Saturday.
  ["America/Sao_Paulo", "2018-02-18", "2018-02-18T02:59:59Z", "2018-02-18T03:00:00Z", "2018-02-17"],
  // Half an hour, at two in the night: no day changes.
  ["Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:29:59Z", "2026-10-03T13:30:00Z", "2026-10-03"],
  // A Friday that never was.
  ["Pacific/Apia", "2011-12-31", "2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z", "2011-12-29"],
])(
  "WORK-05 HOME-08 training.L1 %s: a workout belongs to the day it began, at %s",
  (zone, date, before, after, dayBefore) => {
    expect(civilDateAt(new Date(before), zone)).toBe(dayBefore);
    expect(civilDateAt(new Date(after), zone)).toBe(date);
    expect(wallClock(Date.parse(after), zone).date).toBe(date);
  },
);

test("PROG-01 PROG-05 daily training misses no day over any change of clocks", () => {
  fc.assert(
    fc.property(
      someDay,
      fc.constantFrom(...zones),
      fc.constantFrom(0, 15, 30, 90, 150, 719, 1_409, 1_439),
      (from, zone, minutes) => {
        const expectedDates = Array.from({ length: 28 }, (_, day) => addDays(mondayOf(from), day));
        fc.pre(zone !== "Pacific/Apia" || !expectedDates.includes("2011-12-30"));
        const dates = expectedDates.map((date) =>
          civilDateAt(new Date(instantOf(date, minutes, zone)), zone),
        );
        expect(dates).toEqual(expectedDates);
        const today = addDays(mondayOf(from), 27);
        const workouts = dates.map((date) => aPastWorkout(date));
        const weeks = trainingWeeks({ today, workouts, kindOf: () => "training", daysPerWeek: 7, plans: [] });
        expect(weeks.map(({ trainedOn }) => trainedOn.length)).toEqual([7, 7, 7, 7]);
        expect(weeklyStreak(weeks, mondayOf(today)).current).toBe(4);
        expect(thisWeekCount(workouts, today)).toBe(7);
      },
    ),
    { numRuns: 150 },
  );
});
