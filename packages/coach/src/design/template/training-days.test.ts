import { expect, test } from "vitest";
import { inputWith } from "../testing/inputs.ts";
import { scheduleOf } from "./training-days.ts";

const days = (profile: Parameters<typeof inputWith>[0]) => scheduleOf(inputWith(profile));

test("coach.C1 as many days as asked, gym days among them", () => {
  const { days: found, conflict } = days({});
  expect(found.length).toBe(4);
  expect(conflict).toBeNull();
  expect(found.filter(({ place }) => place === "gym").map(({ weekday }) => weekday)).toEqual([
    "tuesday",
    "thursday",
  ]);
});

test("coach.C2 coach.C1 too many rest days: rest days stay, the conflict is stated", () => {
  const { days: found, conflict } = days({
    profile: { daysPerWeek: 6, restDays: ["friday", "saturday", "sunday"] },
  });
  expect(found.map(({ weekday }) => weekday)).toEqual(["monday", "tuesday", "wednesday", "thursday"]);
  expect(conflict).toEqual({ wanted: 6, free: 4 });
});

test("coach.C3 without access there is no gym day, whatever the list says", () => {
  expect(days({ profile: { gymAccess: "no_gym" } }).days.every(({ place }) => place === "home")).toBe(true);
  expect(days({ profile: { gymAccess: "home_gym" } }).days.every(({ place }) => place === "home")).toBe(true);
});

test("coach.C8 six days without a wished rest day leave one day free", () => {
  expect(days({ profile: { daysPerWeek: 6, restDays: [] } }).days.length).toBe(6);
});

test("coach.C3 who names a gym day for every training day trains on these days", () => {
  const gymDays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
  const { days: found } = days({ profile: { daysPerWeek: 5, gymDays: [...gymDays], restDays: ["sunday"] } });
  expect(found.map(({ weekday, place }) => `${weekday} ${place}`)).toEqual(
    gymDays.map((day) => `${day} gym`),
  );
});

test("coach.C3 with a gym and no day named for it every session is at the gym", () => {
  const { days: found } = days({ profile: { gymAccess: "commercial_gym", gymDays: [], restDays: [] } });
  expect(new Set(found.map(({ place }) => place))).toEqual(new Set(["gym"]));
});

test("three free days are spread out", () => {
  const { days: found } = days({ profile: { daysPerWeek: 3, restDays: [], gymDays: [] } });
  const order = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const places = found.map(({ weekday }) => order.indexOf(weekday));
  const gaps = places.map((place, index) => ((places[(index + 1) % places.length] ?? 0) - place + 7) % 7);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
});
