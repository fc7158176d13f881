/** The weeks before a powerlifting meet: its lifts lead, their sets get heavier by the list, and nobody is tested. */
import { emptyWish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { readNote } from "../notes/read-note.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { weeksToMeet } from "./template/event.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "./testing/inputs.ts";

const lifter: Partial<Profile> = {
  fitnessLevel: "intermediate",
  primaryGoal: "strength",
  gender: "male",
  age: 28,
  weight: 190,
  gymAccess: "commercial_gym",
  gymDays: ["monday", "tuesday", "thursday", "friday"],
  restDays: ["wednesday", "saturday", "sunday"],
  daysPerWeek: 4,
  targetAreas: [],
  timePerSession: "60_plus",
  pullups: 8,
  pushups: 30,
};
const meetIn = (weeks: number, name = "powerlifting meet") => ({
  ...emptyWish,
  type: "event" as const,
  name,
  eventDate: addDays(testToday, 1 + 7 * weeks),
  date: testToday,
});
const before = (weeks: number, profile: Partial<Profile> = {}, name?: string): DesignInput =>
  inputWith({ checkIns: [], wishes: [meetIn(weeks, name)], profile: { ...lifter, ...profile } });
const checked = (input: DesignInput): DesignedWeek => {
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return week;
};
const exercisesOf = ({ days }: DesignedWeek) => weekdays.flatMap((day) => days[day].exercises);
const leadsOf = ({ days }: DesignedWeek) =>
  weekdays.flatMap((day) => days[day].exercises.slice(0, 1).map(({ exerciseId }) => exerciseId));
const contested = ["squat.barbell-back", "h_push.barbell", "hinge.barbell-deadlift"];
/** Ranges of the main sets of the contested lifts. */
const rangesOf = (week: DesignedWeek) => [
  ...new Set(
    weekdays.flatMap((day) =>
      week.days[day].exercises
        .slice(0, 1)
        .flatMap(({ exerciseId, reps }) => (contested.includes(exerciseId) ? [reps] : [])),
    ),
  ),
];

test("before a meet squat, bench press and deadlift lead the days", () => {
  expect(new Set(leadsOf(checked(before(6))))).toEqual(new Set(contested));
  expect(leadsOf(checked(before(30)))).toContain("v_push.barbell");
  expect(leadsOf(checked(before(6, {}, "swim meet")))).toContain("v_push.barbell");
});

test.each([
  [10, "5-8"],
  [6, "4-6"],
  [2, "3-5"],
])("%i weeks before a meet its lifts have sets of %s, whatever the goal", (weeks, reps) => {
  expect(rangesOf(checked(before(weeks)))).toEqual([reps]);
  expect(rangesOf(checked(before(weeks, { fitnessLevel: "advanced" })))).toEqual([reps]);
  expect(rangesOf(checked(before(weeks, { primaryGoal: "muscle" })))).toEqual([reps]);
});

test("coach.F4 beginners, the young and the old keep their sets, nobody does a single", () => {
  expect(rangesOf(checked(before(2, { fitnessLevel: "beginner" }))).filter((reps) => reps !== "5-8")).toEqual(
    [],
  );
  for (const age of [16, 68]) {
    const low = exercisesOf(checked(before(2, { age }))).flatMap(({ metric, targetLow }) =>
      metric === "reps" && targetLow !== null ? [targetLow] : [],
    );
    expect(Math.min(...low)).toBeGreaterThanOrEqual(8);
  }
  for (const weeks of [10, 6, 2, 0])
    for (const { takesWeight, targetLow } of exercisesOf(checked(before(weeks))))
      if (takesWeight && targetLow !== null) expect(targetLow).toBeGreaterThanOrEqual(3);
});

test("coach.F1 a sore back or no barbell leaves the lifts out that it rules out", () => {
  const sore = checked(before(6, { limits: { ...noLimits, injuryAreas: ["lower_back"] } }));
  expect(exercisesOf(sore).map(({ exerciseId }) => exerciseId)).not.toContain("hinge.barbell-deadlift");
  const home = checked(before(6, { gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells"] }));
  expect(exercisesOf(home).filter(({ exerciseId }) => contested.includes(exerciseId))).toEqual([]);
});

test("week by week the lifts stay, the ranges fall, and every week passes", () => {
  let input: DesignInput = before(10);
  const ranges: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const today = addDays(validFrom, -1);
    const now = { ...input, today, validFrom, checkIns: [checkInWith({ date: today })] };
    const week = checked(now);
    expect(leadsOf(week).filter((id) => !contested.includes(id))).toEqual([]);
    ranges.push(...rangesOf(week).slice(0, 1));
    const sessions = [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })];
    input = { ...input, previousPlan: asPrevious(week), sessions };
  }
  expect(ranges).toEqual(ranges.toSorted().toReversed());
  expect(new Set(ranges)).toEqual(new Set(["5-8", "4-6", "3-5"]));
});

const toldWeeks = (note: string, primaryGoal: Profile["primaryGoal"]) => {
  const today = "2026-11-29";
  return weeksToMeet(
    readNote(note, today).wishes,
    inputWith({ today, validFrom: addDays(today, 1), profile: { primaryGoal } }),
  );
};

test.each([
  "I have a powerlifting meet on January 9",
  "my powerlifting competition is on January 9",
  "bench press competition on January 9",
])("PLAN-01 a note tells of a lifting meet: %s", (note) => expect(toldWeeks(note, "muscle")).toBe(5));

test("PLAN-01 a meet of no name is one for who trains for strength", () => {
  expect(toldWeeks("My first meet is in 6 weeks", "strength")).toBe(5);
  expect(weeksToMeet([meetIn(5, "Local USAPL meet")], before(5))).toBe(5);
  expect(toldWeeks("I will meet Tom on January 9", "toned")).toBeNull();
});

test.each(["swim meet on January 9", "track meet in 6 weeks", "chess competition on January 9"])(
  "PLAN-01 a note tells of none: %s",
  (note) => expect(toldWeeks(note, "strength")).toBeNull(),
);
