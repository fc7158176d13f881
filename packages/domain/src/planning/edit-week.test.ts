import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CivilDate, daysBetween, weekdayOf, weekdays } from "../shared/dates.ts";
import { aWorkout } from "../testing/builders.ts";
import { restInPlaceOf } from "./edit-day.ts";
import { clearDay, copyDay, editedFrom, editedHeader, firstChanged, moveDay } from "./edit-week.ts";
import type { WeeklyPlan } from "./plan.ts";
import { isEdited } from "./plan-fields.ts";
import { planOrigin } from "./plan-origin.ts";

const rest = restInPlaceOf(aWorkout({ calorieGoal: 1800 }), undefined);
const week = Object.fromEntries(
  weekdays.map((weekday, index) => [weekday, index % 2 === 0 ? aWorkout({ name: weekday }) : rest]),
  // fromEntries widens the keys; all seven are there.
) as WeeklyPlan;
const editedDays = (days: WeeklyPlan) => weekdays.filter((weekday) => isEdited(days[weekday]));
const today: CivilDate = "2026-11-20";

test("SCHED-05 a moved day swaps places; a copied one stands twice", () => {
  const moved = moveDay(week, "monday", "tuesday", today);
  expect([moved.monday.kind, moved.tuesday.name]).toEqual(["rest", "monday"]);
  expect(editedDays(moved)).toEqual(["monday", "tuesday"]);
  expect(moveDay(week, "monday", "monday", today)).toBe(week);
  const copied = copyDay(week, "monday", "tuesday", today);
  expect([copied.monday.name, copied.tuesday.name]).toEqual(["monday", "monday"]);
  expect(editedDays(copied)).toEqual(["tuesday"]);
});

test("SCHED-05 a cleared day rests, with the food of the other rest days", () => {
  const cleared = clearDay(week, "monday", today).monday;
  expect([cleared.kind, cleared.exercises.length, cleared.calorieGoal]).toEqual(["rest", 0, 1800]);
  expect(isEdited(cleared)).toBe(true);
});

test("SCHED-05 a new version starts today or tomorrow, never before its plan", () => {
  expect(editedFrom(today, undefined)).toBe(today);
  expect(editedFrom(today, "2026-11-15")).toBe(today);
  expect(editedFrom(today, "2026-11-23")).toBe("2026-11-23");
});

test("SCHED-05 a change shows on the first such weekday from then on, in every year", () => {
  const someDay = fc
    .integer({ min: 0, max: daysBetween("1970-01-01", "2100-12-31") })
    .map((days) => addDays("1970-01-01", days));
  fc.assert(
    fc.property(someDay, someDay, (date, from) => {
      const first = firstChanged(date, from);
      expect(weekdayOf(first)).toBe(weekdayOf(date));
      expect(daysBetween(from, first)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(from, first)).toBeLessThan(7);
    }),
  );
});

test("SCHED-05 HOME-09 an edited assessment or default week keeps its kind", () => {
  const header = editedHeader(undefined, today, "1");
  expect([header.source, header.validFrom, planOrigin(header)]).toEqual(["edited", today, "default"]);
  expect(planOrigin({ source: "edited", phase: "assessment", mesocycleWeek: 0 })).toBe("assessment");
  expect(planOrigin({ source: "edited", phase: "deload", mesocycleWeek: 4 })).toBe("edited");
  expect(planOrigin({ source: "model", phase: "accumulation", mesocycleWeek: 1 })).toBe("model");
});
