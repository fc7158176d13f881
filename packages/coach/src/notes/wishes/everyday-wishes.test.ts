import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const wishesOf = (note: string) =>
  read(note).wishes.map(({ type, muscle, weekdays, minutes, place }) =>
    [type, muscle, ...weekdays.map((day) => day.slice(0, 3)), minutes, place]
      .filter((one) => one !== null)
      .join(" "),
  );

test.each([
  ["HIIT kills me, can we just do walking", ["exercise_out", "exercise_in"]],
  ["HIIT kills me. I would rather walk", ["exercise_out", "exercise_in"]],
  ["I'd rather walk than do HIIT", ["exercise_in", "exercise_out"]],
  ["walking instead of HIIT please", ["exercise_in", "exercise_out"]],
  ["burpees kill me, please no", ["exercise_out"]],
  ["Bike's broken so no cycling till it's fixed", ["exercise_out"]],
  ["skip rope is out of the question in my flat", ["no_jumps"]],
  ["jumping jacks are out of the question upstairs", ["no_jumps"]],
  ["can we do arms on friday before going out lol", ["muscle_more arms"]],
  [
    "wedding in june, want my arms and shoulders looking good",
    ["event", "muscle_more arms", "muscle_more shoulders"],
  ],
  ["had a wobble on the stairs last week, more balance please", ["exercise_in"]],
  ["Only Tuesdays and Fridays please, 20 minutes.", ["minutes tue fri 20", "days tue fri"]],
  ["just mondays and saturdays, 30 min", ["days mon sat", "minutes 30"]],
  [
    "five a side every wednesday night so don't trash my legs on tuesday",
    ["event wed", "muscle_less thighs tue"],
  ],
  ["match on sundays, so don't destroy my legs on saturdays", ["event sun", "muscle_less thighs sat"]],
  ["gym closed its sauna, make it a full hour", ["minutes 60"]],
  ["gym sauna is closed, boo. 50 minutes please", ["minutes 50"]],
] as const)("coach.F1 a wish in plain words is kept and asks nothing: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
  expect(read(note)).toMatchObject({ limits: [], stopped: [], asked: null });
});

test.each([
  "make it harder please",
  "can we step it up",
  "I want a harder week",
  "the workouts are too easy",
])("PLAN-01 a wish for more effort is answered, and asks nothing: %s", (note) => {
  expect(read(note).elsewhere.map(({ about }) => about)).toEqual(["harder"]);
  expect(read(note)).toMatchObject({ limits: [], stopped: [], asked: null });
});

test.each(["don't make it harder", "it was a harder week at work", "squats felt easy", "did not make it"])(
  "PLAN-01 what asks for no more effort is not answered as if it did: %s",
  (note) => {
    expect(read(note).elsewhere.filter(({ about }) => about === "harder")).toEqual([]);
  },
);

test.each([
  ["kneeling kills me, left knee", "knee"],
  ["my legs kill me since the fall, left knee mostly", "knee"],
])("coach.F1 what kills a knee stays a complaint: %s", (note, area) => {
  expect(read(note).limits.map((one) => one.area)).toContain(area);
});

test.each(["I walk to work every day", "I'd rather walk to work than drive", "walked the dog instead"])(
  "coach.F1 a walk of the day is no wish for one: %s",
  (note) => {
    expect(wishesOf(note)).toEqual([]);
  },
);

test.each([
  ["my gym closed for good", ["place home"]],
  ["arms looked good in the mirror", []],
  ["Tuesdays only 20 minutes", ["minutes tue 20"]],
  ["lunges can go out", ["exercise_out"]],
] as const)("coach.F1 what was read before is read still: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
});

test.each([
  ["didn't like the step ups", ["exercise_out"]],
  ["did not enjoy the burpees at all", ["exercise_out"]],
  ["swap monday and tuesday", []],
  ["swap monday for tuesday", ["days tue", "days_off mon"]],
] as const)("coach.F1 what was not liked goes, and days that trade places stay: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
});

test.each([
  ["no squats on friday", ["exercise_out"]],
  ["drop the lunges on monday", ["exercise_out"]],
  ["no cardio on friday", ["cardio"]],
  ["no squats, and no training on friday", ["days_off fri", "exercise_out"]],
  ["floor stuff is hard on my knees", []],
  ["no legs on thursday", ["muscle_less thighs thu"]],
] as const)("coach.F1 what goes on a day takes nothing else along: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
});

test.each(["no legs on thursday", "skip legs on monday"])(
  "coach.F1 spared legs are no sore legs: %s",
  (note) => {
    expect(read(note).limits).toEqual([]);
    expect(read(note).asked).toBeNull();
  },
);

test("coach.F1 too much of everything is a wish for an easier week", () => {
  expect(read("too much volume last week, cut it down").elsewhere).toMatchObject([{ about: "easier" }]);
});

test.each([
  ["no squats or lunges please", ["exercise_out", "exercise_out"]],
  ["no core or arms this week please", ["muscle_less core", "muscle_less arms"]],
] as const)("coach.F1 what stands behind an or goes as well: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
});

test("coach.F1 who is home again asks for nothing", () => {
  expect(read("back home again").asked).toBeNull();
});
