/** Minutes that sessions have no room for: walks of other days for who wants to lose weight, no filler for who lifts or plays. */
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { checkInWith, inputWith } from "../testing/inputs.ts";
import { cardioMinutes } from "./cardio.ts";

const minutesOf = ({ days }: DesignedWeek) => cardioMinutes(Object.values(days));
const sessionCardio = ({ days }: DesignedWeek) =>
  weekdays.reduce((sum, day) => sum + (Number.parseInt(days[day].cardio.duration, 10) || 0), 0);
const weeksOf = (profile: Partial<Profile>, count: number): readonly DesignedWeek[] =>
  trainedWeeks(inputWith({ profile }), count).map(({ week, input }) => {
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    return week;
  });
const losing: Partial<Profile> = {
  primaryGoal: "weight_loss",
  fitnessLevel: "beginner",
  age: 41,
  height: 63,
  weight: 196,
  targetAreas: [],
  daysPerWeek: 3,
  timePerSession: "30_45",
  gymAccess: "planet_fitness",
  gymDays: ["monday", "wednesday", "friday"],
  restDays: [],
};

test("coach.I14 where sessions are full the walks grow week by week", () => {
  const minutes = weeksOf(losing, 5).map(minutesOf);
  expect(minutes[0]).toBeGreaterThanOrEqual(60);
  expect(minutes.at(-1)).toBeGreaterThanOrEqual(110);
  minutes.slice(1).forEach((now, index) => {
    expect(now).toBeLessThanOrEqual((minutes[index] ?? 0) * 1.2 + 10);
  });
});

test("of two named rest days one stays a rest day, and both do for strength", () => {
  const rests = (profile: Partial<Profile>) => {
    const { days } = designWeek(inputWith({ profile: { ...losing, ...profile } }));
    return weekdays.filter((day) => days[day].kind === "rest");
  };
  const named: Partial<Profile> = {
    daysPerWeek: 5,
    gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    restDays: ["saturday", "sunday"],
  };
  expect(rests(named)).toEqual(["sunday"]);
  expect(rests({ ...named, primaryGoal: "strength" })).toEqual(["saturday", "sunday"]);
});

test("who has a bike at home may ride on days between", () => {
  const names = (equipment: Profile["equipment"]) => {
    const { days } = designWeek(inputWith({ profile: { ...losing, equipment } }));
    return weekdays.flatMap((day) => days[day].activeRecovery.slice(0, 1).map(({ name }) => name));
  };
  expect(names(["peloton"])).toContain("Peloton Endurance Ride");
  expect(names([])).toContain("Easy walk");
});

const player: Partial<Profile> = {
  primaryGoal: "athletic",
  fitnessLevel: "intermediate",
  age: 19,
  gender: "female",
  height: 70,
  weight: 150,
  targetAreas: [],
  daysPerWeek: 4,
  timePerSession: "60_plus",
  gymAccess: "commercial_gym",
  gymDays: ["monday", "tuesday", "thursday", "friday"],
  restDays: ["wednesday", "saturday", "sunday"],
};

test.each([
  ["Volleyball player, matches on Sunday.", true],
  ["I play volleyball on Mondays", true],
  ["my long run is on Sunday", true],
  ["I used to play football years ago", false],
  ["nothing to say", false],
  ["I run Tuesday, Thursday and a long run on Sunday. 10k race in March.", true],
  ["Tennis on Tuesday and Thursday", true],
])("whose sport is told gets no hundred minutes on top: %s", (notes, isTold) => {
  const week = designWeek(inputWith({ profile: player, checkIns: [checkInWith({ notes })] }));
  if (isTold) expect(sessionCardio(week)).toBeLessThanOrEqual(60);
  else expect(sessionCardio(week)).toBeGreaterThan(70);
});

test("for strength a day that lacks sets is filled to the asked minutes alone", () => {
  const input = inputWith({
    checkIns: [],
    profile: {
      primaryGoal: "strength",
      fitnessLevel: "returning",
      gender: "male",
      age: 52,
      height: 70,
      weight: 198,
      targetAreas: [],
      daysPerWeek: 4,
      timePerSession: "45_60",
      gymAccess: "commercial_gym",
      gymDays: ["monday", "tuesday", "thursday", "friday"],
      restDays: ["wednesday", "saturday", "sunday"],
    },
  });
  const { days } = designWeek(input);
  for (const day of weekdays) {
    const { exercises, cardio, minutes } = days[day];
    const lacks = exercises.slice(0, 3).some(({ sets }) => typeof sets === "number" && sets < 3);
    if (lacks && cardio.type !== "none") expect(minutes ?? 0).toBeLessThanOrEqual(50);
  }
});

const daily: Partial<Profile> = {
  ...losing,
  fitnessLevel: "intermediate",
  weight: 160,
  gymAccess: "no_gym",
  gymDays: [],
  equipment: ["kettlebells", "resistance_bands"],
};

test.each([
  ["weight_loss", 6],
  ["toned", 6],
  ["general_fitness", 6],
  ["athletic", 6],
  ["weight_loss", 5],
] as const)(
  "coach.I14 for %s sessions of %i days keep room where no day is left to walk on",
  (primaryGoal, daysPerWeek) => {
    const weeks = weeksOf({ ...daily, primaryGoal, daysPerWeek }, 3);
    for (const week of weeks) expect(minutesOf(week)).toBeGreaterThanOrEqual(55);
    for (const day of weekdays) expect(weeks[0]?.days[day].minutes ?? 0).toBeLessThanOrEqual(45);
  },
);

test("who lifts for strength or muscle has the whole session for it", () => {
  const [week] = weeksOf({ ...daily, primaryGoal: "muscle", daysPerWeek: 6 }, 1);
  expect(week && sessionCardio(week)).toBeLessThanOrEqual(10);
});
