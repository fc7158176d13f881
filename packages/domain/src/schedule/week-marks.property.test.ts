import fc from "fast-check";
import { expect, test } from "vitest";
import { reviewStatus, weekNumber } from "../planning/week-number.ts";
import { addDays, type CivilDate, daysBetween, mondayOf, weekOf } from "../shared/dates.ts";
import { aSession } from "../testing/builders.ts";
import { weekCount, weekMarks } from "./week-marks.ts";

const someDay = fc
  .integer({ min: 0, max: daysBetween("1970-01-01", "2100-12-24") })
  .map((days): CivilDate => addDays("1970-01-01", days));
const kind = fc.constantFrom("training" as const, "recovery" as const, "rest" as const, undefined);
const status = fc.constantFrom({}, { finishedAt: "x" }, { skippedAt: "x" }, { discardedAt: "x" });

test("SCHED-01 HOME-09 every week of 1970-2100 has seven marks, one today", () => {
  fc.assert(
    fc.property(
      someDay,
      fc.array(kind, { minLength: 7, maxLength: 7 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), status), { maxLength: 8 }),
      fc.integer({ min: -8, max: 8 }),
      (date, kinds, done, shift) => {
        const dates = weekOf(date);
        const today = addDays(date, shift);
        const days = dates.map((one, index) => ({ date: one, kind: kinds[index] }));
        const sessions = done.map(([index, over]) => aSession({ date: dates[index] ?? date, ...over }));
        const marks = weekMarks(days, sessions, today);
        expect(marks.map((mark) => mark.date)).toEqual(dates);
        expect(marks.filter(({ isToday }) => isToday)).toHaveLength(dates.includes(today) ? 1 : 0);
        expect(marks.filter(({ mark }) => mark === "now").every(({ isToday }) => isToday)).toBe(true);
        const count = weekCount(days, marks);
        expect(count.done + count.skipped).toBeLessThanOrEqual(7);
        expect(count.done).toBeLessThanOrEqual(count.workouts);
        // A day with a finished session is done, whatever else was logged on it.
        for (const session of sessions.filter(({ finishedAt }) => finishedAt !== null))
          expect(marks.find((mark) => mark.date === session.date)?.mark).toBe("done");
      },
    ),
  );
});

test("HOME-03 week N and the review depend on civil days alone", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 400 }), (update, age) => {
      const today = addDays(update, age);
      const settings = { weekOneOn: update, lastPlanUpdate: update, isAssessmentWeek: true };
      const week = weekNumber(settings, today);
      expect(week).toBe(daysBetween(mondayOf(update), mondayOf(today)) / 7 + 1);
      expect(weekNumber(settings, addDays(today, 1)) - week).toBeLessThanOrEqual(1);
      const state = reviewStatus({
        settings,
        today,
        checkedInWeek: false,
        dismissedUntil: null,
        now: new Date(`${today}T12:00:00Z`),
      });
      if (age < 3) expect(state).toBe("none");
      if (age >= 14) expect(state).not.toBe("none");
    }),
  );
});
