import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { describe, expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek } from "../../rules/check-week.ts";
import { makeshift } from "../template/exercise-preference.data.ts";
import { calmCheckIn, checkInWith, inputWith } from "../testing/inputs.ts";

type ProfileChange = NonNullable<Parameters<typeof inputWith>[0]>["profile"];

const people: Readonly<Record<string, NonNullable<ProfileChange>>> = {
  "toned, four gym days": {
    primaryGoal: "toned",
    gymAccess: "commercial_gym",
    gymDays: ["monday", "tuesday", "thursday", "friday"],
    targetAreas: ["glutes", "arms"],
    timePerSession: "30_45",
    pullups: 1,
    pushups: 15,
  },
  "strength, three gym days": {
    primaryGoal: "strength",
    gender: "male",
    weight: 185,
    gymAccess: "commercial_gym",
    gymDays: ["monday", "wednesday", "friday"],
    daysPerWeek: 3,
    targetAreas: [],
    pullups: 8,
    pushups: 30,
  },
  "beginner at Planet Fitness": {
    primaryGoal: "muscle",
    fitnessLevel: "beginner",
    gymDays: ["monday", "wednesday", "friday"],
    daysPerWeek: 3,
    targetAreas: [],
    pullups: 0,
    pushups: 5,
  },
  "muscle, two days at home": { pullups: 6, pushups: 25 },
};

/** Three weeks at home, so many away with nothing but a floor, and the first week home. */
const lifeOf = (profile: ProfileChange = {}, weeksAway = 1) => {
  const atHome = trainedWeeks(inputWith({ profile }), 4);
  const before = atHome[2];
  const leaves = atHome[3]?.input;
  if (before === undefined || leaves === undefined) throw new Error("four weeks were designed");
  const note = "I travel for work next week, only a hotel room.";
  const leaving = { ...leaves, checkIns: [checkInWith({ date: leaves.today, notes: note })] };
  const away = trainedWeeks(leaving, weeksAway + 1);
  const [first, last] = [away[0], away.at(-1)];
  if (first === undefined || last === undefined) throw new Error("the trip was designed");
  const notes = Array.from({ length: weeksAway }, (_, index) =>
    checkInWith({ date: away[index]?.input.today ?? leaves.today, notes: note }),
  );
  const input = { ...last.input, checkIns: [...notes, { ...calmCheckIn, date: last.input.today }] };
  return { before: before.week, trip: first.week, input, home: designWeek(input) };
};

const idsOn = ({ days }: ReturnType<typeof designWeek>, weekday: Weekday): readonly string[] =>
  days[weekday].exercises.map(({ exerciseId }) => exerciseId);
const allIds = (week: ReturnType<typeof designWeek>) => weekdays.flatMap((weekday) => idsOn(week, weekday));

describe.each(Object.keys(people))("back from a trip: %s", (who) => {
  const { before, trip, input, home } = lifeOf(people[who]);

  test("no towel or floor stand-in is left", () => {
    expect(trip.plan.phase).toBe("travel");
    expect(allIds(home).filter((id) => makeshift.has(id) && !allIds(before).includes(id))).toEqual([]);
  });

  test("each day has its first two lifts of the week before again", () => {
    const missing = weekdays.flatMap((weekday) => {
      const now = idsOn(home, weekday);
      return idsOn(before, weekday)
        .slice(0, 2)
        .filter((id) => !now.includes(id));
    });
    expect(missing).toEqual([]);
  });

  test("no rule is broken", () => {
    expect(checkWeek(home, input).filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

test("two weeks away are left out as well", () => {
  const { before, home } = lifeOf(people["toned, four gym days"], 2);
  expect(weekdays.map((weekday) => idsOn(home, weekday)[0])).toEqual(
    weekdays.map((weekday) => idsOn(before, weekday)[0]),
  );
});
