import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, mondayOf, weekdayOf } from "../shared/dates.ts";
import { aSession, aWorkout, finished, skipped } from "../testing/builders.ts";
import { adherenceCalendar, adherenceOf, weeksOf } from "./adherence.ts";
import { countsForStreak, type StreakWeek, weeklyStreak } from "./streak.ts";
import { aDoneSet, aPastWorkout } from "./testing/done-sets.ts";
import { plannedThisWeek, trainingWeeks } from "./training-weeks.ts";
import { isHardSet, mondaysBetween, muscleSets, usualMuscleSets, weeklyVolume } from "./weekly-work.ts";
import { lastWorkouts, pastWorkout, thisWeekCount } from "./workout-history.ts";

const week = (index: number, over: Partial<StreakWeek> = {}): StreakWeek => ({
  monday: addDays("2025-11-03", index * 7),
  planned: 4,
  light: false,
  trainedOn: trained(4, index),
  ...over,
});
/** That many days from Monday of the week on. */
const trained = (days: number, index = 0) =>
  Array.from({ length: days }, (_, day) => addDays("2025-11-03", index * 7 + day));
const streakOf = (done: readonly number[], running = -1) => {
  const weeks = done.map((count, index) => week(index, { trainedOn: trained(count, index) }));
  return weeklyStreak(weeks, weeks[running]?.monday ?? "9999-12-28");
};

test("PROG-05 F26 a week counts with one session less than planned, at least one", () => {
  expect([4, 3, 2].map((done) => countsForStreak(week(0, { trainedOn: trained(done) })))).toEqual([
    true,
    true,
    false,
  ]);
  expect(countsForStreak(week(0, { planned: 1, trainedOn: [] }))).toBe(false);
  expect(countsForStreak(week(0, { planned: 2, trainedOn: trained(1) }))).toBe(true);
});

test("PROG-05 F26 a deload or rest week keeps the streak", () => {
  expect(countsForStreak(week(0, { trainedOn: [], light: true }))).toBe(true);
  expect(countsForStreak(week(0, { planned: 0, trainedOn: [] }))).toBe(true);
  const weeks = [week(0), week(1), week(2, { trainedOn: trained(1, 2), light: true }), week(3)];
  expect(weeklyStreak(weeks, "9999-12-28").current).toBe(4);
});

test("PROG-05 F26 one week in eight may be missed without ending the streak", () => {
  expect(streakOf([4, 4, 0, 4]).current).toBe(3);
  expect(streakOf([4, 4, 0, 0]).current).toBe(0);
  expect(streakOf([4, 4, 0, 4, 0, 4]).current).toBe(1);
  expect(streakOf([4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4]).current).toBe(9);
  expect(streakOf([4, 4, 0, 0, 4])).toMatchObject({ current: 1, best: 2 });
});

test("PROG-05 F26 the running week adds to a streak and never ends it", () => {
  expect(streakOf([4, 4, 0], 2).current).toBe(2);
  expect(streakOf([4, 4, 3], 2).current).toBe(3);
});

test("PROG-05 F26 one session more this week never shortens the row", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 30 }), (done) => {
      const more = done.with(-1, (done.at(-1) ?? 0) + 1);
      expect(streakOf(more).current).toBeGreaterThanOrEqual(streakOf(done).current);
    }),
  );
});

test("PROG-05 F26 a row of weeks is dated with the day that made the last of them one", () => {
  const weeks = [
    week(0),
    // Three of four are enough: the Friday, after a Monday that was skipped.
    week(1, { trainedOn: ["2025-11-11", "2025-11-12", "2025-11-14", "2025-11-15"] }),
    week(2, { trainedOn: [], light: true }),
  ];
  const { firstReached } = weeklyStreak(weeks, "9999-12-28");
  expect([...firstReached]).toEqual([
    [1, "2025-11-05"],
    [2, "2025-11-14"],
    [3, "2025-11-23"],
  ]);
});

test("PROG-01 HOME-10 this week is Monday to Sunday, across a year's end", () => {
  const workouts = ["2025-12-26", "2025-12-28", "2025-12-29", "2025-12-31", "2026-01-01", "2026-01-02"].map(
    (date) => aPastWorkout(date),
  );
  expect(thisWeekCount(workouts, "2026-01-02")).toBe(4);
  expect(thisWeekCount(workouts, "2026-01-05")).toBe(0);
  expect(thisWeekCount([...workouts, aPastWorkout("2026-01-02", { id: "again" })], "2026-01-02")).toBe(4);
  expect(thisWeekCount([aPastWorkout("2026-01-01", { status: "skipped" })], "2026-01-02")).toBe(0);
});

test("PROG-01 the list holds the last five workouts, newest first", () => {
  const workouts = [1, 2, 3, 4, 5, 6, 7].map((day) => aPastWorkout(`2026-03-0${day}`));
  expect(lastWorkouts(workouts, "2026-03-07").map((workout) => workout.date)).toEqual([
    "2026-03-07",
    "2026-03-06",
    "2026-03-05",
    "2026-03-04",
    "2026-03-03",
  ]);
});

test("PROG-01 skipped is not done; running, discarded and rested days are no workouts", () => {
  expect(pastWorkout(aSession(finished))?.status).toBe("done");
  expect(pastWorkout(aSession(skipped))?.status).toBe("skipped");
  expect(pastWorkout(aSession())).toBeUndefined();
  expect(pastWorkout(aSession({ discardedAt: "2026-11-20T15:00:00.000Z" }))).toBeUndefined();
  expect(pastWorkout(aSession({ ...finished, prescription: aWorkout({ kind: "rest" }) }))).toBeUndefined();
});

test("PROG-07 the calendar distinguishes all six states of a day", () => {
  const kindOf = (date: string) =>
    (weekdayOf(date) === "sunday" ? "rest" : "training") as "rest" | "training";
  const days = adherenceCalendar({
    from: "2026-03-02",
    to: "2026-03-08",
    today: "2026-03-05",
    kindOf,
    workouts: [aPastWorkout("2026-03-02"), aPastWorkout("2026-03-03", { status: "skipped" })],
  });
  expect(days.map((day) => day.state)).toEqual([
    "done",
    "skipped",
    "missed",
    "open",
    "planned",
    "planned",
    "rest",
  ]);
  const weeks = weeksOf(days, kindOf);
  expect(weeks).toEqual([{ monday: "2026-03-02", done: 1, planned: 3 }]);
  expect(adherenceOf(weeks)).toEqual({ trained: 1, planned: 3, share: 1 / 3 });
  expect(adherenceOf([])).toBeUndefined();
});

test("PROG-07 a workout moved within its week counts, beyond the plan never", () => {
  const weeks = [
    { monday: "a", done: 5, planned: 3 },
    { monday: "b", done: 1, planned: 3 },
  ];
  expect(adherenceOf(weeks)).toEqual({ trained: 4, planned: 6, share: 4 / 6 });
});

test("PROG-07 every civil day of 1970-2100 falls into exactly one week of the calendar", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 47_000 }), fc.integer({ min: 0, max: 400 }), (first, length) => {
      const from = addDays("1970-01-01", first);
      const to = addDays(from, length);
      const mondays = mondaysBetween(from, to);
      expect(mondays[0]).toBe(mondayOf(from));
      expect(mondays.at(-1)).toBe(mondayOf(to));
      expect(new Set(mondays).size).toBe(mondays.length);
      const days = adherenceCalendar({ from, to, today: to, kindOf: () => "rest", workouts: [] });
      expect(days).toHaveLength(length + 1);
      expect(days.at(-1)?.date).toBe(to);
    }),
    { numRuns: 50 },
  );
});

test("PROG-07 weekly volume is load × repetitions without warm-ups", () => {
  const sets = [
    aDoneSet({ date: "2025-12-29", load: 100, reps: 5 }),
    aDoneSet({ date: "2026-01-04", load: 100, reps: 5 }),
    aDoneSet({ date: "2026-01-04", load: 100, reps: 50, role: "warmup" }),
    aDoneSet({ date: "2026-01-05", load: 50, reps: 10 }),
    aDoneSet({ date: "2026-01-05", load: null, reps: 10 }),
  ];
  expect(weeklyVolume(sets, "2025-12-22", "2026-01-05")).toEqual([
    { monday: "2025-12-22", value: 0 },
    { monday: "2025-12-29", value: 1000 },
    { monday: "2026-01-05", value: 500 },
  ]);
});

test("PROG-07 F14 the average before counts no week before the first set", () => {
  const factsOf = () => ({
    name: "Bench",
    loadKind: "external" as const,
    bodyweightFraction: 0,
    muscles: { chest: 1 },
  });
  const sets = [19, 21, 23].map((day) => aDoneSet({ date: `2026-10-${day}` }));
  const usual = (today: string) => usualMuscleSets(sets, factsOf, today);
  expect(usual("2026-10-25")).toEqual({ weeks: 0, perWeek: new Map() });
  expect(usual("2026-11-01")).toEqual({ weeks: 1, perWeek: new Map([["chest", 3]]) });
  expect(usual("2026-11-08")).toEqual({ weeks: 2, perWeek: new Map([["chest", 1.5]]) });
  expect(usual("2026-11-22").weeks).toBe(4);
});

test("PROG-07 F14 a set counts 1 directly and 0.5 as help; easy sets none", () => {
  const factsOf = () => ({
    name: "Bench",
    loadKind: "external" as const,
    bodyweightFraction: 0,
    muscles: { chest: 1, triceps: 0.5 },
  });
  const sets = [
    aDoneSet({ date: "2026-01-05" }),
    aDoneSet({ date: "2026-01-06", rir: 4 }),
    aDoneSet({ date: "2026-01-06", rir: 5 }),
    aDoneSet({ date: "2026-01-06", role: "warmup" }),
    aDoneSet({ date: "2026-01-07", role: "drop" }),
    aDoneSet({ date: "2026-01-12" }),
  ];
  expect(Object.fromEntries(muscleSets(sets, factsOf, "2026-01-05", "2026-01-11"))).toEqual({
    chest: 3,
    triceps: 1.5,
  });
  expect(muscleSets(sets, () => undefined, "2026-01-05", "2026-01-11").size).toBe(0);
  expect(isHardSet({ role: "working", rir: null })).toBe(true);
});

test("PROG-05 F26 a week is light by the plan of most of its days", () => {
  const lightOf = (...plans: Parameters<typeof trainingWeeks>[0]["plans"]) =>
    trainingWeeks({
      today: "2026-01-14",
      workouts: [aPastWorkout("2025-12-29")],
      kindOf: () => undefined,
      daysPerWeek: 4,
      plans,
    }).map(({ light }) => light);
  const hard = { from: "2025-12-01", phase: "accumulation" } as const;
  // Reviewed on Monday after training: the easy week begins on Tuesday, and so does the one after it.
  expect(
    lightOf(hard, { from: "2026-01-06", phase: "deload" }, { from: "2026-01-13", phase: "accumulation" }),
  ).toEqual([false, true, false]);
  // Ill from Friday on is not most of the week; from Wednesday on it is.
  expect(lightOf(hard, { from: "2026-01-09", phase: "illness" })).toEqual([false, false, true]);
  expect(lightOf(hard, { from: "2026-01-07", phase: "illness" })).toEqual([false, true, true]);
  // Saved on Sunday for the week after: the week that ends is what it was.
  expect(lightOf(hard, { from: "2026-01-04", phase: "deload" })).toEqual([false, true, true]);
});

test("PROG-05 F26 a streak counts right over years, leap days and clock changes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 47_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 60, maxLength: 60 }),
      (start, count, weekdays) => {
        const monday = mondayOf(addDays("1970-01-05", start));
        const trained = weekdays
          .slice(0, count)
          .map((weekday, index) => addDays(monday, index * 7 + weekday));
        const today = addDays(monday, count * 7 - 1);
        const weeks = trainingWeeks({
          today,
          workouts: trained.map((date) => aPastWorkout(date)),
          kindOf: () => undefined,
          daysPerWeek: 2,
          plans: [],
        });
        expect(weeks.map((one) => one.monday)).toEqual(
          Array.from({ length: count }, (_, index) => addDays(monday, index * 7)),
        );
        expect(weeklyStreak(weeks, mondayOf(today))).toMatchObject({ current: count, best: count });
        // The week after, not trained yet, ends nothing on any of its days.
        const next = trainingWeeks({
          today: addDays(today, 7),
          workouts: trained.map((date) => aPastWorkout(date)),
          kindOf: () => undefined,
          daysPerWeek: 2,
          plans: [],
        });
        expect(weeklyStreak(next, mondayOf(addDays(today, 7))).current).toBe(count);
      },
    ),
    { numRuns: 60 },
  );
});

test("PROG-05 a person's weeks begin with the first workout", () => {
  const weeks = trainingWeeks({
    today: "2026-01-14",
    workouts: [aPastWorkout("2025-12-31"), aPastWorkout("2026-01-13")],
    kindOf: (date) =>
      date >= "2026-01-05" ? (weekdayOf(date) === "sunday" ? "rest" : "training") : undefined,
    daysPerWeek: 4,
    plans: [
      { from: "2025-12-29", phase: "accumulation" },
      { from: "2026-01-05", phase: "deload" },
      { from: "2026-01-12", phase: "accumulation" },
    ],
  });
  expect(weeks).toEqual([
    { monday: "2025-12-29", planned: 4, trainedOn: ["2025-12-31"], light: false },
    { monday: "2026-01-05", planned: 6, trainedOn: [], light: true },
    { monday: "2026-01-12", planned: 6, trainedOn: ["2026-01-13"], light: false },
  ]);
  expect(plannedThisWeek(() => undefined, "2026-01-14")).toBeUndefined();
});
