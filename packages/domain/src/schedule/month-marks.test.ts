import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "../shared/dates.ts";
import { aSession, aWorkout, finished, skipped } from "../testing/builders.ts";
import { countInMonth, monthDates, monthMarks, monthOf } from "./month-marks.ts";

const someDay = fc
  .integer({ min: 0, max: daysBetween("1970-01-01", "2100-12-31") })
  .map((days) => addDays("1970-01-01", days));

test("planning.C1 a month has its days, in whole weeks from Monday, in every year", () => {
  fc.assert(
    fc.property(someDay, (date) => {
      const { first, last } = monthOf(date);
      expect(first <= date && date <= last).toBe(true);
      expect([first.slice(8), addDays(last, 1).slice(8)]).toEqual(["01", "01"]);
      const dates = monthDates(date);
      expect(dates.length % 7).toBe(0);
      expect(dates.length).toBeLessThanOrEqual(42);
      expect([weekdayOf(dates[0] ?? ""), weekdayOf(dates.at(-1) ?? "")]).toEqual(["monday", "sunday"]);
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates).toEqual(expect.arrayContaining([first, date, last]));
    }),
  );
  expect(monthOf("2028-02-10")).toEqual({ first: "2028-02-01", last: "2028-02-29", title: "February 2028" });
});

test("planning.C1 each day has one state; done goes before skipped", () => {
  const today = "2026-11-20";
  const training = aWorkout({ name: "Plan" });
  const rest = aWorkout({ kind: "rest", name: "Rest Day" });
  const marks = monthMarks(
    today,
    (date) => (date < "2026-11-09" ? undefined : { workout: weekdayOf(date) === "sunday" ? rest : training }),
    [
      aSession({ date: "2026-11-10", ...finished, workoutName: "Done" }),
      aSession({ date: "2026-11-10", ...skipped }),
      aSession({ date: "2026-11-11", ...skipped, workoutName: "Skipped" }),
      aSession({ date: "2026-11-12", discardedAt: "2026-11-12T10:00:00Z" }),
      aSession({ date: "2026-11-03", ...finished, workoutName: "Early" }),
    ],
    new Set(["2026-11-13"]),
    today,
  );
  const on = (date: string) => {
    const day = marks.find((one) => one.date === date);
    return day === undefined ? undefined : `${day.mark} ${day.name}`;
  };
  expect(on("2026-11-02")).toBe("none ");
  expect(on("2026-11-03")).toBe("done Early");
  expect(on("2026-11-10")).toBe("done Done");
  expect(on("2026-11-11")).toBe("skip Skipped");
  expect(on("2026-11-12")).toBe("open Plan");
  expect(on("2026-11-13")).toBe("rest Plan");
  expect(on("2026-11-15")).toBe("rest Rest Day");
  expect(on(today)).toBe("planned Plan");
  expect(marks.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual([today]);
  expect(marks.find(({ date }) => date === "2026-12-01")?.inMonth).toBe(false);
});

test("planning.C1 a workout that still runs after midnight leaves no open day behind", () => {
  const marks = monthMarks(
    "2026-11-20",
    () => ({ workout: aWorkout({ name: "Plan" }) }),
    [aSession({ date: "2026-11-19", finishedAt: null })],
    new Set(),
    "2026-11-20",
  );
  const on = (date: string) => marks.find((day) => day.date === date)?.mark;
  expect([on("2026-11-18"), on("2026-11-19"), on("2026-11-20")]).toEqual(["open", "planned", "planned"]);
});

test("planning.C1 a month counts its own days only", () => {
  const sessions = ["2026-10-26", "2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map((date) =>
    aSession({ date, ...finished }),
  );
  const marks = monthMarks("2026-11-15", () => undefined, sessions, new Set(), "2026-12-31");

  expect(marks.filter(({ mark }) => mark === "done")).toHaveLength(5);
  expect(countInMonth(marks, "done")).toBe(2);
});
