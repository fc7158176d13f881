import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdays } from "../shared/dates.ts";
import { completePlanIds, planInForce } from "./plan-in-force.ts";

const pointer = (from: string, builtIn: string | null, choice: string | null = null) => ({
  from,
  builtIn,
  choice,
});
const all = new Set(["a", "b", "c"]);

test("SCHED-04 the pointer that started last, on or before the date, decides", () => {
  const pointers = [pointer("2026-11-16", "b"), pointer("2026-11-09", "a"), pointer("2026-11-23", "c")];
  expect(planInForce(pointers, all, "2026-11-15")?.planId).toBe("a");
  expect(planInForce(pointers, all, "2026-11-16")?.planId).toBe("b");
  expect(planInForce(pointers, all, "2026-11-22")?.planId).toBe("b");
  expect(planInForce(pointers, all, "2027-06-01")?.planId).toBe("c");
  expect(planInForce(pointers, all, "2026-11-08")).toBeUndefined();
  expect(planInForce([], all, "2026-11-08")).toBeUndefined();
});

test("SCHED-04 a person's choice goes before the built-in plan", () => {
  expect(planInForce([pointer("2026-11-16", "a", "b")], all, "2026-11-20")?.planId).toBe("b");
});

test("SCHED-04 a plan that has not fully arrived is passed over for the one before", () => {
  const pointers = [pointer("2026-11-09", "a"), pointer("2026-11-16", null, "b")];
  expect(planInForce(pointers, new Set(["a"]), "2026-11-20")?.planId).toBe("a");
  expect(planInForce(pointers, new Set(), "2026-11-20")).toBeUndefined();
});

test("SCHED-04 a pointer without any plan is passed over", () => {
  expect(
    planInForce([pointer("2026-11-09", "a"), pointer("2026-11-16", null)], all, "2026-11-20")?.planId,
  ).toBe("a");
});

test("SCHED-04 the answer does not depend on the order in which pointers arrive", () => {
  const pointers = ["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26"].map((from, index) =>
    pointer(from, index % 2 === 0 ? "a" : null, index % 2 === 0 ? null : "b"),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(pointers, { minLength: 4 }), (shuffled) => {
      expect(planInForce(shuffled, all, "2026-10-20")).toEqual(planInForce(pointers, all, "2026-10-20"));
    }),
  );
});

test("SCHED-04 a plan is complete with its header and all seven days", () => {
  const days = weekdays.map((weekday) => ({ planId: "a", weekday }));
  expect(completePlanIds(["a"], days)).toEqual(new Set(["a"]));
  expect(completePlanIds(["a"], days.slice(1))).toEqual(new Set());
  expect(completePlanIds(["a"], [...days.slice(1), ...days.slice(1)])).toEqual(new Set());
  expect(completePlanIds([], days)).toEqual(new Set());
});
