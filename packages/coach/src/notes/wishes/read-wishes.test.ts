import { expect, test } from "vitest";
import { catalogue } from "../../catalogue/catalogue.ts";
import { readNote } from "../read-note.ts";

const wishesOf = (note: string) =>
  readNote(note, "2026-11-15").wishes.map(({ type, weekdays, count, minutes, exerciseIds }) => ({
    type,
    ...(weekdays.length === 0 ? {} : { weekdays }),
    ...(count === null ? {} : { count }),
    ...(minutes === null ? {} : { minutes }),
    ...(exerciseIds.length === 0 ? {} : { first: exerciseIds[0] }),
  }));

test.each([
  ["my free days are Mon and Thu", [{ type: "days", weekdays: ["monday", "thursday"] }]],
  ["Saturdays are for family", [{ type: "days_off", weekdays: ["saturday"] }]],
  ["I prefer working out on Tuesdays", [{ type: "days", weekdays: ["tuesday"] }]],
  ["I'd be happy with three a week", [{ type: "days", count: 3 }]],
  ["nothing longer than 40 please", [{ type: "minutes", minutes: 40 }]],
])("coach.F1 days and minutes are read: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual(wishes);
});

test.each([
  ["hate the rower", "exercise_out", "cardio.rower"],
  ["drop the V-ups", "exercise_out", "core.v-up"],
  ["hip thrusts are not my cup of tea", "exercise_out", "hinge.hip-thrust"],
  ["throw in a few face pulls", "exercise_in", "h_pull.face-pull"],
  ["face pulls make my day", "exercise_in", "h_pull.face-pull"],
  ["hip thrusts are the bane of my life", "exercise_out", "hinge.hip-thrust"],
  ["hip thrusts and me will never be friends", "exercise_out", "hinge.hip-thrust"],
  ["V-ups? hard pass", "exercise_out", "core.v-up"],
])("coach.F1 a machine and a way of asking are read: %s", (note, type, first) => {
  expect(wishesOf(note)).toMatchObject([{ type, first }]);
});

test.each([
  ["no more squats please", /squats?$/i],
  ["not keen on romanian deadlifts", /romanian deadlifts$/i],
  ["Bulgarian split squats can go in the bin", /bulgarian split squats$/i],
])("coach.F1 a named exercise takes all of its name along: %s", (note, name) => {
  const [out] = readNote(note, "2026-11-15").wishes;
  expect(out?.type).toBe("exercise_out");
  const meant = catalogue.filter((one) => name.test(one.name)).map(({ id }) => id);
  expect(meant.length).toBeGreaterThan(1);
  expect(out?.exerciseIds).toEqual(expect.arrayContaining(meant));
});

test.each([
  ["I want to bench three times a week", "exercise_in"],
  ["I want low bar squats twice a week", "exercise_in"],
  ["Can I do glutes 3 times a week?", "muscle_more"],
])("coach.F1 how often one thing comes is no number of training days: %s", (note, type) => {
  expect(readNote(note, "2026-11-15").wishes.map((one) => one.type)).toEqual([type]);
});

test.each(["I run four times a week", "I swim twice a week", "I play football three times a week"])(
  "coach.F1 how often another sport comes is no number of training days: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").wishes).toEqual([]);
  },
);

test.each([
  ["Love squats, but I can only train 3 times a week", 3],
  ["I can do 4 days a week", 4],
  ["squats are fine and I want to work out twice a week", 2],
])("coach.F1 training days stay training days: %s", (note, count) => {
  expect(readNote(note, "2026-11-15").wishes).toContainEqual(
    expect.objectContaining({ type: "days", count }),
  );
});

test.each(["Push pull legs would be great", "I'd like push/pull/legs", "can we do push, pull, legs please"])(
  "coach.F1 the name of a split is no wish for a muscle: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").wishes.filter(({ muscle }) => muscle !== null)).toEqual([]);
  },
);

test("coach.F1 a machine's name takes no other exercise along", () => {
  const [wanted] = readNote("put in the rowing machine for cardio", "2026-11-15").wishes;
  expect(wanted?.exerciseIds).toEqual(["cardio.rower"]);
});

test("coach.F1 a muscle that is not to grow is no wish for more of it", () => {
  const muscles = readNote(
    "I want to build my glutes and do not want bigger thighs",
    "2026-11-15",
  ).wishes.map(({ type, muscle }) => [type, muscle]);
  expect(muscles).toEqual([
    ["muscle_more", "glutes"],
    ["muscle_less", "thighs"],
  ]);
});

test.each([
  ["2026-11-15", "I can only train Monday and Tuesday this week", "2026-11-21"],
  ["2026-11-18", "only 30 minutes next week please", "2026-11-28"],
  ["2026-11-21", "next week I train at home", "2026-11-28"],
  ["2026-11-15", "I can only train Monday and Tuesday", "2026-11-24"],
])("coach.F1 what is said of one week does not hold for the plan after it: %s %s", (date, note, until) => {
  expect(readNote(note, date).wishes.map((one) => one.until)).toEqual([until]);
});

test("a bench named after another exercise is furniture, no bench press", () => {
  const idsOf = (note: string) =>
    readNote(note, "2026-11-15").wishes.flatMap(({ exerciseIds }) => exerciseIds);
  const taken = idsOf("The gym's hip thrust bench is always taken");
  expect(taken).toContain("hinge.hip-thrust");
  expect(taken).not.toContain("h_push.barbell");
  expect(idsOf("More rows, bench and squats please")).toContain("h_push.barbell");
  expect(idsOf("The bench is always taken")).toContain("h_push.barbell");
});

test.each([
  ["Only Tuesdays and Fridays please", null],
  ["25 minutes tops on weekdays", null],
  ["I train at home on weekends", null],
  ["only 20 minutes on weekdays this week", "2026-11-28"],
  ["I travel on weekdays, hotel room only", "2026-11-25"],
  ["I have 20 minutes a day", null],
  ["only 25 min per session please", null],
  ["I can train three times a week", null],
  ["half an hour each day please", null],
  ["only 20 minutes a day this week", "2026-11-28"],
  ["30 minutes max please", "2026-11-25"],
])("PLAN-01 a habit holds until it is taken out: %s %s", (note, until) => {
  const found = readNote(note, "2026-11-16").wishes;
  expect(found.length).toBeGreaterThan(0);
  expect(found.map((one) => one.until)).toEqual(found.map(() => until));
});

test.each([
  "I want to be fit for my daughter's wedding on Saturday",
  "On Tuesday I saw my doctor, all fine",
  "Next Friday I want to test my bench",
  "On Friday I want to try squats",
  "I want to look good on Saturday",
  "I want to feel better by Monday",
  "on Sunday I want to jump higher",
  "Push pull legs twice a week please.",
  "Upper lower twice a week please",
  "PPL twice a week",
  "push pull legs, each twice a week",
])("PLAN-01 a day or a number that is said of something else limits no week: %s", (note) => {
  const { wishes, limits, stopped } = readNote(note, "2026-11-16");
  expect(wishes.filter(({ type }) => type === "days" || type === "days_off")).toEqual([]);
  expect({ limits, stopped }).toEqual({ limits: [], stopped: [] });
});

test.each([
  ["I'd like Monday and Thursday", "days", ["monday", "thursday"]],
  ["Tuesday and Friday are fine", "days", ["tuesday", "friday"]],
  ["I want to train on Monday, Wednesday and Friday", "days", ["monday", "wednesday", "friday"]],
  ["I can not train Thursday to Saturday", "days_off", ["thursday", "friday", "saturday"]],
  ["I work nights Thursday to Saturday", "days_off", ["thursday", "friday", "saturday"]],
  ["I can only train Saturday to Monday", "days", ["monday", "saturday", "sunday"]],
])("PLAN-01 days that are asked for are read: %s", (note, type, days) => {
  const [wish] = readNote(note, "2026-11-16").wishes;
  expect(wish).toMatchObject({ type });
  expect([...(wish?.weekdays ?? [])].toSorted()).toEqual([...days].toSorted());
});

test.each([
  ["no flat dumbbell press", "h_push.dumbbell-bench", "h_push.barbell"],
  ["no incline dumbbell presses", "h_push.dumbbell-incline", "h_push.dumbbell-bench"],
  ["no incline press", "h_push.dumbbell-incline", "h_push.dumbbell-bench"],
])("PLAN-01 one press that is named takes no other along: %s", (note, out, stays) => {
  const [wish] = readNote(note, "2026-11-16").wishes;
  expect(wish).toMatchObject({ type: "exercise_out" });
  expect(wish?.exerciseIds).toContain(out);
  expect(wish?.exerciseIds).not.toContain(stays);
});

test.each([
  ["I'd like more back please.", ["muscle_more back"]],
  ["I'd like more back, please.", ["muscle_more back"]],
  ["could we do a bit more for my arms?", ["muscle_more arms"]],
  ["would love more shoulder work", ["muscle_more shoulders"]],
  ["Could I have some more chest, please?", ["muscle_more chest"]],
  ["Would you mind adding a bit more for my back?", ["muscle_more back"]],
  ["I'd be grateful for some extra calf work.", ["muscle_more calves"]],
  ["If possible, a little more for the glutes, thank you.", ["muscle_more glutes"]],
  ["Might we spend more time on my legs?", ["muscle_more thighs"]],
  ["I'd like more back please and less legs", ["muscle_more back", "muscle_less thighs"]],
  ["could we do less for my arms?", ["muscle_less arms"]],
  ["I'd appreciate fewer sets for my legs", ["muscle_less thighs"]],
])("PLAN-01 a polite wish for a muscle is read: %s", (note, wishes) => {
  const found = readNote(note, "2026-11-15");
  expect(found.wishes.map(({ type, muscle }) => `${type} ${muscle ?? ""}`).toSorted()).toEqual(
    wishes.toSorted(),
  );
  expect(found.asked).toBeNull();
});

test.each(["I'd like to have my bench back please", "I want my old back squat day back, please"])(
  "PLAN-01 what shall come back is no back: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").wishes.filter(({ muscle }) => muscle !== null)).toEqual([]);
  },
);
