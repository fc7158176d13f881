/** Hard conditioning of people who train for sport: one session a week, then two, where the legs are free the day after. */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { type TrainedWeek, trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import { inputWith, testToday } from "../testing/inputs.ts";

const athlete: Partial<Profile> = {
  primaryGoal: "athletic",
  age: 27,
  gender: "male",
  targetAreas: [],
  daysPerWeek: 4,
  timePerSession: "45_60",
  gymAccess: "commercial_gym",
  gymDays: [],
  restDays: ["sunday"],
};

const hardDays = ({ week }: TrainedWeek) => weekdays.filter((day) => isHardCardio(week.days[day].cardio));
const counts = (profile: Partial<Profile>, weeks = 5) =>
  trainedWeeks(inputWith({ profile: { ...athlete, ...profile } }), weeks).map(
    (lived) => hardDays(lived).length,
  );

test("an athletic week builds up: no intervals at first, one session, then two", () => {
  expect(counts({}, 4)).toEqual([0, 1, 2, 2]);
});

test.each([3, 4, 5, 6])("an hour on %i days has room for intervals", (daysPerWeek) => {
  const [, ...later] = counts({ daysPerWeek }, 4);
  for (const count of later) expect(count).toBeGreaterThanOrEqual(1);
});

test("sessions of three quarters of an hour keep room for one of ten minutes", () => {
  const weeks = trainedWeeks(
    inputWith({ profile: { ...athlete, timePerSession: "30_45", daysPerWeek: 3 } }),
    4,
  );
  expect(weeks.map((lived) => hardDays(lived).length)).toEqual([0, 1, 1, 1]);
  const hard = weeks.flatMap((lived) => hardDays(lived).map((day) => lived.week.days[day]));
  expect(new Set(hard.map(({ cardio }) => cardio.duration))).toEqual(new Set(["10 min"]));
  for (const { minutes } of hard) expect(minutes ?? 0).toBeLessThanOrEqual(45);
});

test("coach.C6 coach.I14 weeks with intervals keep every rule about cardio", () => {
  for (const daysPerWeek of [3, 4, 5, 6])
    for (const { week, input } of trainedWeeks(inputWith({ profile: { ...athlete, daysPerWeek } }), 5)) {
      const findings = checkWeek(week, input);
      expect(errorsOf(findings)).toEqual([]);
      const about = findings.filter(
        ({ id, got }) => id === "coach.I14" || (id === "coach.C6" && /interval/i.test(got)),
      );
      expect(about).toEqual([]);
    }
});

test("two sessions of intervals have a day and more between them", () => {
  for (const daysPerWeek of [3, 4, 5, 6])
    for (const lived of trainedWeeks(inputWith({ profile: { ...athlete, daysPerWeek } }), 4)) {
      const [first, second] = hardDays(lived).map((day) => weekdays.indexOf(day));
      if (first === undefined || second === undefined) continue;
      expect(Math.min(second - first, 7 - second + first)).toBeGreaterThanOrEqual(2);
    }
});

test("who plays a sport besides has one session, and none right before a match", () => {
  const note = "I play football.";
  const matches: Wish = {
    ...emptyWish,
    date: testToday,
    type: "event",
    name: "football matches",
    weekdays: ["saturday"],
  };
  const playing = trainedWeeks(
    inputWith({
      profile: { ...athlete, daysPerWeek: 5, limits: { ...noLimits, note } },
      wishes: [matches],
    }),
    4,
  );
  expect(playing.flatMap(hardDays)).not.toEqual([]);
  for (const lived of playing) {
    expect(hardDays(lived).length).toBeLessThanOrEqual(1);
    expect(hardDays(lived)).not.toContain("friday");
    expect(hardDays(lived)).not.toContain("saturday");
  }
});

test.each<[string, Partial<Profile>]>([
  ["a beginner", { fitnessLevel: "beginner" }],
  ["who comes back", { fitnessLevel: "returning" }],
  ["from 65 on", { age: 67 }],
  ["half an hour", { timePerSession: "under_30" }],
  ["another goal", { primaryGoal: "general_fitness" }],
])("no intervals: %s", (_, profile) => {
  expect(counts(profile)).toEqual([0, 0, 0, 0, 0]);
});
