import { type WishType, wishTypes } from "@muster/domain/planning/limit-options.text";
import { emptyWish } from "@muster/domain/planning/limits";
import { valuesOf } from "@muster/domain/profiles/options.text";
import { expect, test } from "vitest";
import { missingInWish } from "./missing-in-wish.ts";

const ofType = (type: WishType) => missingInWish({ ...emptyWish, date: "2026-11-20", type });

test("PLAN-01 a wish that is not complete says what to choose", () => {
  expect(missingInWish(undefined)).toBe("Choose what it is about first.");
  expect(Object.fromEntries(valuesOf(wishTypes).map((type) => [type, ofType(type)]))).toEqual({
    days: "Choose a day first.",
    days_off: "Choose a day first.",
    minutes: "Choose how many minutes first.",
    place: "Choose a place first.",
    exercise_in: "Choose an exercise first.",
    exercise_out: "Choose an exercise first.",
    muscle_more: "Choose a body part first.",
    muscle_less: "Choose a body part first.",
    event: "Write what it is first.",
    no_jumps: undefined,
    quiet: undefined,
    cardio: "Choose how much first.",
  });
});

test("PLAN-01 a complete wish misses nothing", () => {
  const wish = { ...emptyWish, date: "2026-11-20" } as const;
  expect(missingInWish({ ...wish, type: "days", weekdays: ["monday"] })).toBeUndefined();
  expect(missingInWish({ ...wish, type: "event", name: "A 10 km run" })).toBeUndefined();
  expect(missingInWish({ ...wish, type: "cardio", amount: "less" })).toBeUndefined();
});
