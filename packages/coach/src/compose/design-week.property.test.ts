/** What must hold for everybody: checked on people made by chance with a fixed seed (docs/coach-evaluation.md). */
import type { DayWorkout } from "@muster/domain/planning/plan";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { plannedSetTotal } from "../design/budget/set-total.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { checkInWith, inputWith } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf, wholeWeekSchema } from "../rules/check-week.ts";
import { type DesignInput, designInputSchema } from "../state/input.ts";
import { designWeek } from "./design-week.ts";
import { inputOfLife, lifeArbitrary, profileArbitrary } from "./testing/people.ts";

const seed = 20_261_120;
const people = 240;

const bytes = (week: DesignedWeek): string => JSON.stringify(week);
const totalSets = ({ days }: DesignedWeek): number => plannedSetTotal(Object.values<DayWorkout>(days));
const idsOf = ({ days }: DesignedWeek): readonly string[] =>
  Object.values<DayWorkout>(days).flatMap(({ exercises, homeAlternative }) =>
    [...exercises, ...(homeAlternative?.exercises ?? [])].map(({ exerciseId }) => exerciseId),
  );
const tagsOf = (week: DesignedWeek): ReadonlySet<string> =>
  new Set(idsOf(week).flatMap((id) => exerciseById(id)?.contra ?? []));

/** The same records as another device would hand them over, under another name. */
const turned = (input: DesignInput): DesignInput => ({
  ...structuredClone(input),
  readings: input.readings.toReversed(),
  sessions: input.sessions.toReversed(),
  intake: input.intake.toReversed(),
  checkIns: input.checkIns.toReversed(),
  profile: {
    ...input.profile,
    username: "somebody-else",
    displayName: "Somebody Else",
    targetAreas: input.profile.targetAreas.toReversed(),
    gymDays: input.profile.gymDays.toReversed(),
    restDays: input.profile.restDays.toReversed(),
    equipment: input.profile.equipment.toReversed(),
    limits: { ...input.profile.limits, injuryAreas: input.profile.limits.injuryAreas.toReversed() },
  },
});

test("COACH-01 COACH-03 a week breaks no rule; order of lists and name change nothing", () => {
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      const input = inputOfLife(life);
      expect(designInputSchema.safeParse(input).success).toBe(true);
      const week = designWeek(input);
      expect(errorsOf(checkWeek(week, input))).toEqual([]);
      expect(wholeWeekSchema.safeParse(week).success).toBe(true);
      expect(bytes(designWeek(turned(input)))).toBe(bytes(week));
    }),
    { numRuns: people, seed },
  );
});

/** Healthy adults: the properties below compare training, which a gate would end. */
const adults = profileArbitrary.map((profile) => ({
  ...profile,
  age: 18 + (profile.age % 46),
  limits: { injuryAreas: [], pregnancy: "none" as const, heartOrBloodPressureAdvice: false, note: "" },
}));

test("coach.R1 coach.R2 COACH-04 soreness of 8 cuts the sets by 40-50%, of 7 by 10-15%", () => {
  fc.assert(
    fc.property(adults, (profile) => {
      const of = (muscleSoreness: number) =>
        totalSets(
          designWeek(
            inputWith({ profile, checkIns: [checkInWith({ muscleSoreness, weight: profile.weight })] }),
          ),
        );
      const usual = of(5);
      const share = of(8) / usual;
      expect(share).toBeGreaterThanOrEqual(0.48);
      // No day goes below five exercises of a set each (coach.S4).
      const fewest = (5 * profile.daysPerWeek) / usual;
      expect(share).toBeLessThanOrEqual(Math.max(0.62, fewest));
      // A whole set is a twentieth of a small week: rounding may show.
      expect(Math.abs(of(7) - 0.875 * usual)).toBeLessThanOrEqual(1.5);
    }),
    { numRuns: 80, seed },
  );
});

test("coach.Q1 without a bar nothing hangs from one", () => {
  fc.assert(
    fc.property(adults, (profile) => {
      const equipment = profile.equipment.filter((item) => item !== "pull_up_bar");
      const week = designWeek(
        inputWith({ profile: { ...profile, equipment, gymAccess: "no_gym" }, checkIns: [] }),
      );
      for (const id of idsOf(week)) {
        const needs = exerciseById(id)?.needs ?? [];
        expect(needs.some((all) => !all.includes("pull_up_bar"))).toBe(true);
      }
    }),
    { numRuns: 80, seed },
  );
});

test("coach.F1 a knee injury removes every deep-knee move, picked or written", () => {
  fc.assert(
    fc.property(adults, fc.boolean(), (profile, isWritten) => {
      const limits = isWritten
        ? { ...profile.limits, note: "My right knee hurts on stairs." }
        : { ...profile.limits, injuryAreas: ["knee" as const] };
      const tags = tagsOf(designWeek(inputWith({ profile: { ...profile, limits }, checkIns: [] })));
      expect(tags.has("deep_knee")).toBe(false);
      expect(tags.has("plyometric")).toBe(false);
      expect(tags.has("running")).toBe(false);
    }),
    { numRuns: 80, seed },
  );
});

test("COACH-03 a harmless note changes nothing", () => {
  fc.assert(
    fc.property(adults, (profile) => {
      const week = (notes: string) =>
        bytes(designWeek(inputWith({ profile, checkIns: [checkInWith({ notes, weight: profile.weight })] })));
      expect(week("Had a nice week, bought new knee sleeves. No chest pain.")).toBe(week(""));
    }),
    { numRuns: 40, seed },
  );
});

test("coach.N1 ten kilograms more are a hundred kcal at rest more", () => {
  const at = (weight: number) =>
    designWeek(inputWith({ profile: { weight }, checkIns: [] })).plan.nutritionSummary?.bmr ?? 0;
  expect(at(150 + 10 / 0.45359237) - at(150)).toBe(100);
});

test("a day less in the week means fewer sets", () => {
  fc.assert(
    fc.property(adults, (profile) => {
      const of = (daysPerWeek: number) =>
        totalSets(
          designWeek(inputWith({ profile: { ...profile, daysPerWeek, restDays: [] }, checkIns: [] })),
        );
      expect(of(3)).toBeLessThan(of(4));
    }),
    { numRuns: 40, seed },
  );
});

test("a session that arrives twice counts once", () => {
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      const input = inputOfLife({ ...life, weeks: 2, attendance: 1 });
      const doubled = { ...input, sessions: [...input.sessions, ...input.sessions] };
      expect(bytes(designWeek(doubled))).toBe(bytes(designWeek(input)));
    }),
    { numRuns: 30, seed },
  );
});
