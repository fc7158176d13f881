import { secondsOf } from "@muster/domain/planning/cardio-fields";
import { mobilityItemSchema } from "@muster/domain/planning/plan.schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contraTags, patterns } from "./exercise.ts";
import { tagsOut } from "./limits.ts";
import { coolDownFor, warmUpFor } from "./mobility.ts";
import { coolDownHolds, warmUpMoves } from "./moves/mobility.data.ts";

const anyPatterns = fc.subarray([...patterns]);
const anyAvoided = fc.subarray([...contraTags]).map((tags) => new Set(tags));
const total = (items: readonly { duration: string }[]) =>
  items.reduce((sum, item) => sum + secondsOf(item.duration), 0);

test("coach.S5 a warm-up always has 3-5 items of 5-7 minutes in all", () => {
  fc.assert(
    fc.property(anyPatterns, anyAvoided, (today, avoided) => {
      const items = warmUpFor(today, avoided);
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(total(items)).toBeGreaterThanOrEqual(300);
      expect(total(items)).toBeLessThanOrEqual(420);
      for (const item of items) expect(mobilityItemSchema.safeParse(item).success).toBe(true);
    }),
  );
});

test("coach.S5 a cool-down has 3-5 holds of 30-60 seconds, 5-7 minutes in all", () => {
  fc.assert(
    fc.property(anyPatterns, anyAvoided, (today, avoided) => {
      const items = coolDownFor(today, avoided);
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(total(items)).toBeGreaterThanOrEqual(300);
      expect(total(items)).toBeLessThanOrEqual(420);
      for (const item of items) expect(item.duration).toMatch(/^60 sec( each side)?$/);
    }),
  );
});

test("coach.F1 no warm-up move or hold asks for what the person must avoid", () => {
  fc.assert(
    fc.property(anyPatterns, anyAvoided, (today, avoided) => {
      const forbidden = [...warmUpMoves, ...coolDownHolds]
        .filter((item) => item.contra.some((tag) => avoided.has(tag)))
        .map((item) => item.name);
      for (const item of [...warmUpFor(today, avoided), ...coolDownFor(today, avoided)])
        expect(forbidden).not.toContain(item.name);
    }),
  );
});

test("coach.S5 a warm-up starts with the joints that the day loads", () => {
  expect(warmUpFor(["squat", "lunge"]).map((item) => item.name)).toContain("Ankle rocks at the wall");
  expect(warmUpFor(["v_pull", "h_pull"]).map((item) => item.name)).toContain("Shoulder blade squeezes");
  expect(coolDownFor(["h_push", "v_push"]).map((item) => item.name)).toContain("Doorway chest stretch");
  expect(coolDownFor(["squat", "hinge"]).map((item) => item.name)).not.toContain("Doorway chest stretch");
});

test("COACH-03 the same patterns give the same list, twice", () => {
  fc.assert(
    fc.property(anyPatterns, (today) => {
      expect(warmUpFor(today)).toEqual(warmUpFor([...today]));
      expect(coolDownFor(today)).toEqual(coolDownFor([...today]));
    }),
  );
});

test.each([
  ["hip", /child's pose|figure-four/i, /hip opener/i],
  ["shoulder", /doorway|cross-body|arm circles/i, /pendulum|below the pain/i],
  ["wrist", /push-ups|cat-cow/i, /./],
  ["lower_back", /child's pose|hug|hamstring/i, /back bend/i],
  ["knee", /thigh stretch|child's pose/i, /./],
] as const)("coach.F1 a sore %s is not held where it hurts", (area, strains, instead) => {
  const avoided = tagsOut([{ area, condition: null }]);
  const names = [
    warmUpFor(["squat", "h_push", "h_pull"], avoided),
    warmUpFor(["v_push", "v_pull", "lateral"], avoided),
    coolDownFor(["squat", "hinge", "core"], avoided),
    coolDownFor(["h_push", "v_push", "h_pull"], avoided),
  ].flatMap((items) => items.map(({ name }) => name));
  expect(names.filter((name) => strains.test(name))).toEqual([]);
  expect(names.join()).toMatch(instead);
});

test("coach.F1 weak bones are stretched without rounding the back", () => {
  const avoided = tagsOut([{ area: null, condition: "bones" }]);
  const names = coolDownFor(["hinge", "core", "h_pull"], avoided).map(({ name }) => name);
  expect(names.join()).not.toMatch(/child|hug|hamstring/i);
  expect(names).toContain("Standing back bend");
});
