/** Which lifts a coach would expect by name: typical people, their first week and the weeks after it. */
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { inputOfLife, lifeArbitrary } from "../compose/testing/people.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { targetMuscles } from "./budget/volume-budget.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { legalExercises } from "./select/legal.ts";
import { bigLiftOf } from "./select/lift-balance.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "./testing/inputs.ts";
import { draftWeek, weekFrame } from "./week-draft.ts";

const gym = (gymAccess: Profile["gymAccess"], ...gymDays: Profile["gymDays"]): Partial<Profile> => ({
  gymAccess,
  gymDays,
  equipment: [],
  targetAreas: [],
  daysPerWeek: gymDays.length,
});
const home = (daysPerWeek: number, ...equipment: Profile["equipment"]): Partial<Profile> => ({
  gymAccess: "no_gym",
  gymDays: [],
  equipment,
  targetAreas: [],
  daysPerWeek,
});
const beginner: Partial<Profile> = {
  fitnessLevel: "beginner",
  primaryGoal: "general_fitness",
  pullups: 0,
  pushups: 8,
};
const four = ["monday", "tuesday", "thursday", "friday"] as const;
const three = ["monday", "wednesday", "friday"] as const;

/** The first lifts of the days, and ids that must or must not stand in the week. */
const people: readonly (readonly [
  string,
  Partial<Profile>,
  { readonly leads: readonly string[]; readonly has?: readonly string[]; readonly never?: RegExp },
])[] = [
  [
    "advanced, strength, commercial gym",
    {
      ...gym("commercial_gym", "monday", "tuesday", "wednesday", "thursday", "friday"),
      restDays: ["saturday", "sunday"],
      fitnessLevel: "advanced",
      primaryGoal: "strength",
      timePerSession: "60_plus",
      pullups: 16,
      pushups: 45,
      gender: "male",
      targetAreas: ["back"],
    },
    {
      leads: [
        "h_push.barbell",
        "hinge.barbell-deadlift",
        "v_push.barbell",
        "squat.barbell-back",
        "v_pull.weighted",
      ],
      has: ["h_pull.barbell", "v_pull.pull-up"],
      never: /kettlebell|windmill|balance|assisted|renegade|archer|band/,
    },
  ],
  [
    "intermediate, muscle, commercial gym",
    gym("commercial_gym", ...four),
    {
      leads: ["h_push.barbell", "squat.barbell-back", "v_push.barbell", "hinge.barbell-deadlift"],
      has: ["v_pull.pull-up"],
      never: /kettlebell|balance|assisted|band/,
    },
  ],
  [
    "beginner, commercial gym",
    { ...gym("commercial_gym", ...three), ...beginner },
    {
      leads: ["squat.leg-press", "hinge.rdl", "squat.leg-press"],
      has: ["h_push.machine", "v_pull.pulldown"],
      never: /barbell|balance/,
    },
  ],
  [
    "intermediate, Planet Fitness",
    gym("planet_fitness", ...four),
    { leads: ["h_push.smith", "squat.smith", "v_push.smith", "hinge.rdl"], never: /barbell|kettlebell/ },
  ],
  [
    "home, dumbbells and bench",
    home(3, "dumbbells", "weight_bench"),
    {
      leads: ["squat.dumbbell-front", "hinge.rdl", "squat.dumbbell-front"],
      has: ["h_push.dumbbell-bench", "v_push.dumbbell"],
      never: /towel-bar|floor|balance|pullover/,
    },
  ],
  [
    "home, kettlebells",
    { ...home(3, "kettlebells"), primaryGoal: "toned" },
    {
      leads: ["squat.goblet", "hinge.kettlebell-deadlift", "squat.goblet"],
      has: ["h_pull.kettlebell", "v_push.kettlebell"],
      never: /floor-elbow|pull.towel|arm_flex.towel|v_push.pike|balance/,
    },
  ],
  [
    "home, bands",
    { ...home(3, "resistance_bands"), primaryGoal: "toned", fitnessLevel: "returning" },
    { leads: ["squat.split-stance", "hinge.single-leg", "squat.split-stance"], has: ["h_pull.band"] },
  ],
  [
    "home, nothing, beginner",
    { ...home(3), ...beginner },
    { leads: ["squat.bodyweight", "hinge.glute-bridge", "squat.bodyweight"], has: ["h_push.knee"] },
  ],
  [
    "home, bar for pull-ups",
    { ...home(4, "dumbbells", "pull_up_bar"), pullups: 8 },
    {
      leads: ["h_push.dumbbell-floor", "squat.dumbbell-front", "v_push.dumbbell", "hinge.rdl"],
      has: ["v_pull.pull-up"],
      never: /negative|scapular|hang$|assisted/,
    },
  ],
  [
    "15 years, dumbbells, bench and bar",
    {
      ...home(4, "dumbbells", "weight_bench", "pull_up_bar"),
      ...beginner,
      primaryGoal: "muscle",
      age: 15,
      pullups: 2,
      targetAreas: ["arms", "chest"],
      timePerSession: "30_45",
    },
    {
      leads: ["v_push.dumbbell", "squat.goblet", "squat.goblet", "hinge.rdl"],
      has: ["h_push.dumbbell-bench", "arm_flex.dumbbell", "arm_ext.dumbbell"],
      never: /negative|floor$/,
    },
  ],
  [
    "70 years, commercial gym",
    { ...gym("commercial_gym", ...three), ...beginner, age: 70, pushups: 3 },
    { leads: ["squat.leg-press", "hinge.rdl", "squat.leg-press"], has: ["balance.single-leg"] },
  ],
  [
    "glutes, commercial gym",
    { ...gym("commercial_gym", ...four), primaryGoal: "toned", targetAreas: ["glutes"] },
    {
      leads: ["squat.leg-press", "h_push.machine", "hinge.rdl", "squat.leg-press"],
      has: ["hinge.barbell-hip-thrust"],
    },
  ],
];

const chosenOf = (profile: Partial<Profile>) =>
  draftWeek(weekFrame(inputWith({ profile, checkIns: [] }))).days;

for (const [who, profile, { leads, has = [], never }] of people)
  test(`COACH-03 the named lifts of: ${who}`, () => {
    const days = chosenOf(profile);
    const ids = days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id));
    expect(days.map(({ slots }) => slots[0]?.exercise.id)).toEqual(leads);
    expect(ids).toEqual(expect.arrayContaining([...has]));
    if (never !== undefined) expect(ids.filter((id) => never.test(id))).toEqual([]);
    for (const { slots } of days) {
      expect(slots.length).toBeGreaterThanOrEqual(5);
      expect(slots.length).toBeLessThanOrEqual(10);
    }
  });

/** Weeks one after the other, everything done as planned. */
const lifeOf = (profile: Partial<Profile>, count: number): readonly DesignedWeek[] => {
  const weeks: DesignedWeek[] = [];
  let input = inputWith({ profile, checkIns: [] });
  for (let number = 0; number < count; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const date = addDays(validFrom, -1);
    const counts = { pullups: profile.pullups ?? 5, pushups: profile.pushups ?? 20 };
    const now = { ...input, today: date, validFrom, checkIns: [checkInWith({ date, ...counts })] };
    const week = deliverWeek(undefined, now);
    weeks.push(week);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
  return weeks;
};
const idsOf = ({ days }: DesignedWeek): ReadonlySet<string> =>
  new Set(weekdays.flatMap((day) => days[day].exercises.map(({ exerciseId }) => exerciseId)));

for (const [who, profile] of people)
  test(`coach.X1 coach.X2 main lifts stay and small slots turn: ${who}`, () => {
    const weeks = lifeOf(profile, 5);
    const leads = (week: DesignedWeek) =>
      weekdays.flatMap((day) => week.days[day].exercises.slice(0, 1).map(({ exerciseId }) => exerciseId));
    const hasTest = (week: DesignedWeek) =>
      weekdays.some((day) =>
        week.days[day].exercises.some(({ assessmentMetric }) => assessmentMetric !== null),
      );
    weeks.slice(1).forEach((week, index) => {
      const before = weeks[index];
      if (before === undefined || week.plan.phase !== "accumulation") return;
      if (!hasTest(week) && !hasTest(before)) expect(leads(week)).toEqual(leads(before));
      const now = idsOf(week);
      const share = [...now].filter((id) => !idsOf(before).has(id)).length / now.size;
      expect(share).toBeGreaterThanOrEqual(0.3);
      expect(share).toBeLessThanOrEqual(0.6);
    });
  });

test("COACH-04 every week is legal, with main lifts first and target areas twice", () => {
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      const input = { ...inputOfLife(life), previousPlan: null };
      const frame = weekFrame(input);
      if (frame.person.gates.stop !== null) return;
      for (const { place, slots } of draftWeek(frame).days) {
        const legal = new Set(legalExercises(input, frame.person, place).map(({ id }) => id));
        for (const { exercise } of slots)
          expect(legal.has(exercise.id) || exercise.id === "v_pull.pull-up").toBe(true);
        const small = slots.findIndex(({ slot, pair }) => slot.role === "accessory" && pair === null);
        const lead = slots.findLastIndex(({ slot, pair }) => slot.role === "main" && pair === null);
        if (small >= 0 && lead >= 0) expect(lead).toBeLessThan(small);
      }
    }),
    { numRuns: 150, seed: 20_261_123 },
  );
});

test.each(["arms", "chest", "shoulders", "back", "core", "glutes", "thighs", "calves"] as const)(
  "coach.V8 %s named as a target get two direct slots every week",
  (area) => {
    for (const profile of [gym("commercial_gym", ...four), home(3, "dumbbells")])
      for (const week of lifeOf({ ...profile, limits: noLimits, targetAreas: [area] }, 4)) {
        const direct = weekdays.flatMap((day) =>
          week.days[day].exercises.filter(({ exerciseId }) => {
            const exercise = exerciseById(exerciseId);
            return (
              exercise !== undefined &&
              [...targetMuscles([area])].some((muscle) => exercise.muscles[muscle] === 1)
            );
          }),
        );
        expect(direct.length).toBeGreaterThanOrEqual(2);
      }
  },
);

test("coach.R8 in a five-day week every training day begins with a big lift", () => {
  for (const gymDays of [[], ["tuesday", "thursday"]] as const) {
    const days = chosenOf({
      ...beginner,
      ...home(5, "dumbbells"),
      ...(gymDays.length > 0 ? { gymAccess: "planet_fitness", gymDays: [...gymDays] } : {}),
    });
    expect(days).toHaveLength(5);
    for (const { slots } of days) expect(slots[0] && bigLiftOf(slots[0].exercise)).toBeDefined();
  }
});

test("coach.X3 a beginner without kit presses eight and more, on knees if needed", () => {
  const profile = { ...home(3), ...beginner, pushups: 3 };
  const presses = chosenOf(profile).flatMap(({ slots }) =>
    slots.filter(({ exercise }) => exercise.pattern === "h_push"),
  );
  expect(presses.map(({ exercise }) => exercise.id)).toContain("h_push.incline");
  for (const { dose } of presses) expect(dose.low).toBeGreaterThanOrEqual(5);
});

test("coach.F4 at 70 with a sore knee the week has supported squats", () => {
  const profile = {
    ...beginner,
    ...home(3, "dumbbells", "resistance_bands"),
    age: 70,
    pushups: 2,
    limits: { ...noLimits, injuryAreas: ["knee" as const] },
  };
  const input = inputWith({ profile, checkIns: [] });
  const first = deliverWeek(undefined, input);
  const tired = sessionsOf(first, addDays(testToday, 1), { difficulty: 10, reachesTop: false });
  const later = addDays(testToday, 7);
  for (const [squat, days] of [
    ["squat.chair", draftWeek(weekFrame(input)).days],
    [
      "squat.chair-hands",
      draftWeek(
        weekFrame({
          ...input,
          today: later,
          validFrom: addDays(later, 1),
          previousPlan: asPrevious(first),
          sessions: [...tired],
        }),
      ).days,
    ],
  ] as const) {
    const ids = days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id));
    expect(ids).toContain(squat);
    expect(ids.filter((id) => id === "hinge.rdl").length).toBeLessThan(3);
  }
});
