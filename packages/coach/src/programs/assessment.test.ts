/** Which assessment somebody gets: the program, its food, what is tested of whom, and who gets none. */
import { assessmentNutrition } from "@muster/domain/planning/goal-mapping";
import { dayWorkoutSchema } from "@muster/domain/planning/plan.schema";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { describe, expect, test } from "vitest";
import { assessmentWeek } from "./assessment.ts";
import { assessmentProgramData } from "./assessment-programs.data.ts";
import { dayList, exerciseOf, mainOf, today } from "./testing/assessment-people.ts";

const reference: Profile = {
  username: "alex",
  displayName: "Alex",
  age: 30,
  ageRecordedOn: today,
  gender: "male",
  height: 70,
  weight: 175,
  fitnessLevel: "intermediate",
  pullups: 3,
  pushups: 15,
  bodyFat: 20,
  primaryGoal: "muscle",
  targetAreas: [],
  timeframe: "12_weeks",
  daysPerWeek: 5,
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymDays: ["tuesday", "thursday"],
  restDays: ["saturday", "sunday"],
  gymAccess: "planet_fitness",
  equipment: ["dumbbells", "pull_up_bar"],
  limits: noLimits,
  medicalNoteConfirmedOn: null,
};

const weekFor = (changes: Partial<Profile> = {}) => assessmentWeek({ ...reference, ...changes }, today);

describe("which program", () => {
  test.each([
    ["muscle", "Muscle Building Assessment"],
    ["strength", "Strength Assessment"],
    ["weight_loss", "Whole-body Assessment"],
    ["toned", "Whole-body Assessment"],
    ["general_fitness", "Whole-body Assessment"],
    ["athletic", "Athletic Performance Assessment"],
  ] as const)("ONB-05 the goal %s starts with the %s", (primaryGoal, programName) => {
    expect(weekFor({ primaryGoal }).plan.programName).toBe(programName);
  });

  test("ONB-06 four programs have name, description, focus and six sessions", () => {
    expect(Object.keys(assessmentProgramData).sort()).toEqual(["athletic", "fatLoss", "muscle", "strength"]);
    for (const { programName, description, assessmentFocus, sessions } of Object.values(
      assessmentProgramData,
    )) {
      expect(programName).not.toBe("");
      expect(description.length).toBeGreaterThan(40);
      expect(new Set(assessmentFocus).size).toBe(4);
      expect(new Set(sessions.map(({ name }) => name)).size).toBe(6);
    }
  });

  test("ONB-06 the header says what the week looks at, and that it is an assessment", () => {
    const { plan } = weekFor({ primaryGoal: "strength" });
    expect(plan).toMatchObject({ source: "assessment", phase: "assessment", validFrom: today });
    const { strength } = assessmentProgramData;
    expect(plan.programSummary).toBe(strength.description);
    for (const focus of strength.assessmentFocus)
      expect(plan.weeklyStrategyOverview.split("\n\n")).toContain(`We look at: ${focus}.`);
  });

  test.each(Object.entries(assessmentProgramData))(
    "coach.I10 %s tests no pattern to the limit twice",
    (_key, { sessions }) => {
      const tested = sessions.flatMap(({ tests }) =>
        Object.entries(tests).flatMap(([pattern, kind]) => (kind === "time" ? [] : pattern)),
      );
      expect(new Set(tested).size).toBe(tested.length);
    },
  );
});

describe("calories and protein of spec §9", () => {
  test.each([
    ["muscle", "muscle", [2400, 170], [2100, 170]],
    ["weight_loss", "fatLoss", [1900, 150], [1700, 150]],
    ["strength", "strength", [2600, 180], [2400, 180]],
    ["athletic", "athletic", [2500, 170], [2300, 170]],
  ] as const)("ONB-06 %s follows the constants of %s", (primaryGoal, key, training, rest) => {
    expect(assessmentNutrition[key].training).toEqual({ calories: training[0], protein: training[1] });
    for (const day of dayList(weekFor({ primaryGoal }).days))
      expect([day.calorieGoal, day.proteinGoal]).toEqual(day.kind === "training" ? training : rest);
  });

  test("ONB-06 coach.N4 fixed goals far from the need carry a note naming it", () => {
    const small = { gender: "female", weight: 106, height: 61, primaryGoal: "strength" } as const;
    expect(weekFor(small).days.monday.nutritionNotes).toMatch(/Your own need is nearer \d,\d{3} kcal/);
    expect(weekFor({ primaryGoal: "muscle" }).days.monday.nutritionNotes).not.toContain("nearer");
  });

  test("ONB-06 coach.F4 at 15 every day is at maintenance, whatever the goal", () => {
    const days = dayList(weekFor({ age: 15, primaryGoal: "weight_loss" }).days);
    expect(new Set(days.map(({ calorieGoal }) => calorieGoal)).size).toBe(1);
    expect(days[0]?.calorieGoal).toBeGreaterThan(2400);
    expect(days[0]?.nutritionNotes).toContain("no diet");
  });

  test("ONB-06 coach.F6 coach.F7 pregnant or underweight people eat what they need", () => {
    const pregnant = {
      gender: "female",
      limits: { ...noLimits, pregnancy: "pregnant" },
      primaryGoal: "weight_loss",
      weight: 190,
    } as const;
    const needed = weekFor(pregnant).plan.facts.find(({ id }) => id === "energy.need")?.value;
    for (const day of dayList(weekFor(pregnant).days))
      expect(day.calorieGoal).toBeGreaterThanOrEqual(Number(needed));
    const light = weekFor({ weight: 115, height: 71, primaryGoal: "weight_loss" });
    const lightNeed = Number(light.plan.facts.find(({ id }) => id === "energy.need")?.value);
    for (const day of dayList(light.days)) expect(day.calorieGoal).toBeGreaterThanOrEqual(lightNeed);
  });
});

describe("what is tested of whom", () => {
  const names = (changes: Partial<Profile>) => mainOf(weekFor(changes).days).map(({ name }) => name);
  const measureOf = (changes: Partial<Profile>, name: string) =>
    mainOf(weekFor(changes).days)
      .filter((planned) => planned.name === name)
      .map(({ assessmentMetric }) => assessmentMetric);

  test("ONB-06 strength in a gym measures the 3-rep weight of the main lifts", () => {
    const changes = { primaryGoal: "strength", gymDays: ["monday", "wednesday", "friday"] } as const;
    const heavy = mainOf(weekFor({ ...changes, gymDays: [...changes.gymDays] }).days).filter(
      ({ assessmentMetric }) => assessmentMetric === "3-rep weight",
    );
    // Without a rack the Smith machine stands in for the bar that the programme trains.
    expect(heavy.map(({ name }) => name)).toContain("Smith Machine Squats");
    expect(heavy.length).toBeGreaterThanOrEqual(2);
    for (const planned of heavy) expect(planned).toMatchObject({ reps: "3", targetLow: 3, targetHigh: 3 });
  });

  test("ONB-06 pull-ups and push-ups are tested for most reps by those who have them", () => {
    const athletic = { primaryGoal: "athletic" } as const;
    expect(measureOf(athletic, "Pull-ups")).toContain("Max reps");
    expect(measureOf(athletic, "Push-ups")).toContain("Max reps");
    expect(measureOf({ ...athletic, fitnessLevel: "beginner" }, "Pull-ups")).toContain("Max reps");
  });

  test("ONB-06 coach.I9 without a pull-up or push-up the rung below is tested", () => {
    const first = { primaryGoal: "athletic", fitnessLevel: "beginner", pullups: 0, pushups: 0 } as const;
    expect(names(first)).not.toContain("Pull-ups");
    expect(names(first)).not.toContain("Push-ups");
    expect(
      names(first).some((name) => ["Incline Push-ups", "Wall Push-ups", "Knee Push-ups"].includes(name)),
    ).toBe(true);
  });

  test("ONB-06 the athletic program has a plank and a mile where time allows", () => {
    const athletic = { primaryGoal: "athletic" } as const;
    expect(mainOf(weekFor(athletic).days).find(({ name }) => name === "Plank")).toMatchObject({
      reps: "Max",
      assessmentMetric: "Hold time",
    });
    expect(measureOf(athletic, "Timed Mile Run")).toEqual(["Best time"]);
    expect(names({ ...athletic, timePerSession: "under_30" })).not.toContain("Timed Mile Run");
    expect(measureOf({ ...athletic, timePerSession: "under_30" }, "Burpees")).toContain("Reps in 2 min");
  });

  test("ONB-06 coach.I12 no jumps or runs for sore knees, heavy bodies or from 70", () => {
    const jumpers: Partial<Profile>[] = [
      { limits: { ...noLimits, injuryAreas: ["knee"] } },
      { weight: 320, height: 68 },
      { age: 72 },
    ];
    for (const changes of jumpers)
      for (const planned of mainOf(weekFor({ primaryGoal: "athletic", ...changes }).days))
        expect(exerciseOf(planned).pattern).not.toBe("plyo");
    expect(
      mainOf(weekFor({ primaryGoal: "athletic" }).days).some(
        (planned) => exerciseOf(planned).pattern === "plyo",
      ),
    ).toBe(true);
  });

  test.each([
    ["no kit", [], "beginner"],
    ["dumbbells", ["dumbbells"], "beginner"],
    ["dumbbells and years behind", ["dumbbells"], "intermediate"],
  ] as const)("ONB-06 no hip lift is tested on three of three days: %s", (_kit, equipment, fitnessLevel) => {
    const week = weekFor({
      primaryGoal: "weight_loss",
      daysPerWeek: 3,
      gymAccess: "no_gym",
      fitnessLevel,
      equipment: [...equipment],
    });
    const days = dayList(week.days).filter(({ kind }) => kind === "training");
    const hinges = days.flatMap(({ exercises }) =>
      exercises.map(({ exerciseId }) => exerciseId).filter((id) => id.startsWith("hinge.")),
    );
    const counts = Map.groupBy(hinges, (id) => id);
    expect([...counts].filter(([, all]) => all.length > 2)).toEqual([]);
  });

  test("ONB-06 up to five days are tested against the clock once", () => {
    for (const daysPerWeek of [3, 4, 5]) {
      const week = weekFor({ primaryGoal: "weight_loss", daysPerWeek, gymAccess: "no_gym", restDays: [] });
      const clock = dayList(week.days).flatMap(({ exercises }) =>
        exercises.filter(({ exerciseId }) => exerciseId.startsWith("cardio.")),
      );
      expect(clock).toHaveLength(1);
    }
  });

  test("ONB-06 gym days take the sessions with the most load tests", () => {
    const { days } = weekFor({ primaryGoal: "strength" });
    for (const weekday of ["tuesday", "thursday"] as const) {
      expect(days[weekday].location).toBe("Gym");
      expect(days[weekday].name).toMatch(/Squat and Press|Hinge and Row/);
    }
  });

  test("ONB-06 start times lie in the chosen slots", () => {
    const { days } = weekFor({ homeWorkoutTime: "evening", gymWorkoutTime: "midday" });
    for (const day of dayList(days).filter(({ kind }) => kind === "training"))
      expect(day.time).toBe(day.location === "Gym" ? "12:00 PM" : "6:30 PM");
    expect(weekFor().days.tuesday.time).toBe("9:00 AM");
    expect(weekFor().days.monday.time).toBe("5:00 AM");
  });

  test("COACH-05 locations read Gym or Home, and gym days name the gym", () => {
    expect(weekFor().days.tuesday).toMatchObject({ location: "Gym", locationNote: "Planet Fitness" });
    expect(weekFor().days.monday.location).toBe("Home (with weights)");
    const bare = weekFor({ equipment: ["none"], gymAccess: "no_gym" });
    for (const day of dayList(bare.days).filter(({ kind }) => kind === "training"))
      expect(day.location).toBe("Home (bodyweight)");
  });

  test("COACH-05 at home a gym-only move is replaced with a warning that names it", () => {
    const home = weekFor({ primaryGoal: "strength" }).days.tuesday.homeAlternative;
    expect(home?.exercises.some(({ notes }) => /⚠ .* needs a gym/.test(notes))).toBe(true);
  });

  test("COACH-06 the minutes on the card and behind 'Why?' are one number", () => {
    for (const primaryGoal of ["muscle", "weight_loss", "strength", "athletic"] as const)
      for (const timePerSession of ["under_30", "45_60", "60_plus"] as const)
        for (const { kind, minutes, duration, facts } of Object.values(
          weekFor({ primaryGoal, timePerSession }).days,
        )) {
          if (kind !== "training") continue;
          const told = facts.find(({ id }) => id === "day.minutes")?.value;
          expect([told, duration]).toEqual([Math.round(minutes ?? 0), `${Math.round(minutes ?? 0)} min`]);
        }
  });

  test("ONB-06 COACH-06 every exercise says what it measures and why", () => {
    for (const planned of mainOf(weekFor().days))
      expect(planned.facts).toContainEqual(
        expect.objectContaining({ id: `test.${planned.exerciseId}`, value: planned.assessmentMetric }),
      );
  });

  test("ONB-06 a test speaks of no next weight", () => {
    for (const { name, progressionTips, assessmentMetric } of mainOf(weekFor().days))
      if (assessmentMetric !== null) expect([name, progressionTips]).toEqual([name, ""]);
  });
});

describe("when there is no plan to give", () => {
  test("ONB-06 coach.F4 under 13 there are ideas to move and no calories", () => {
    const { plan, days } = weekFor({ age: 11 });
    expect(plan.source).toBe("assessment");
    for (const day of dayList(days)) {
      expect(day.kind).not.toBe("training");
      expect(day.exercises).toEqual([]);
      expect(day.activeRecovery.length).toBeGreaterThan(0);
      expect(day.calorieGoal).toBe(0);
      expect(dayWorkoutSchema.safeParse(day).error).toBeUndefined();
    }
  });

  test("ONB-06 coach.C1 seven rest days leave nothing to train, as the text says", () => {
    const { plan, days } = weekFor({ restDays: [...weekdays] });
    expect(mainOf(days)).toEqual([]);
    expect(plan.weeklyStrategyOverview).toContain("your rest days leave 0");
  });

  test("ONB-06 coach.F3 a red flag brings rest and advice instead of tests", () => {
    const { plan, days } = weekFor({ limits: { ...noLimits, note: "chest pain when I climb stairs" } });
    expect(mainOf(days)).toEqual([]);
    expect(plan.weeklyStrategyOverview).toMatch(/doctor|medical help/);
  });
});
