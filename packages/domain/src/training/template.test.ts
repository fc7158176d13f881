import { expect, test } from "vitest";
import { restInPlaceOf } from "../planning/edit-day.ts";
import { dayWorkoutSchema } from "../planning/plan.schema.ts";
import { recordKinds } from "../records.ts";
import { anExercise, aWorkout } from "../testing/builders.ts";
import { entriesOf } from "./session-exercises.ts";
import { emptyWorkout, renamedTemplate, templateOf, templateOfSession, templateOnDay } from "./template.ts";
import { startWorkout } from "./workout.ts";

const now = "2026-11-20T10:00:00.000Z";
const reason = { id: "x", subject: "x", value: 1, unit: "", rule: "coach.I3", source: "spec" };
const workout = aWorkout({
  name: "Pull day",
  coachingInsight: "Rows up 6%.",
  facts: [reason],
  exercises: [anExercise({ loadLb: 60, facts: [reason], assessmentMetric: "Max reps" })],
});

test("planning.T1 a template keeps the work and leaves a day's own reasons behind", () => {
  const template = templateOf(workout, now);
  expect([template.name, template.workout.coachingInsight, template.workout.facts]).toEqual([
    "Pull day",
    "",
    [],
  ]);
  expect(template.workout.exercises[0]).toMatchObject({ loadLb: 60, facts: [], assessmentMetric: null });
  expect(recordKinds.template.schema.safeParse(template).success).toBe(true);
});

test("planning.T1 what a day and a load tell of themselves stays out of a template", () => {
  const exercise = anExercise({ loadLb: 60, mostLb: 70, ownLoadOn: "2026-11-16" });
  const moved = aWorkout({ editedOn: "2026-11-17", movedFrom: ["2026-11-16"], exercises: [exercise] });
  const { workout: kept } = templateOf(moved, now);
  expect([kept.editedOn, kept.movedFrom]).toEqual([undefined, undefined]);
  const [first] = kept.exercises;
  expect([first?.loadLb, first?.mostLb, first?.ownLoadOn]).toEqual([60, undefined, undefined]);
});

test("planning.T1 a workout that was done is a template of what was trained in it", () => {
  const [row, press, removed] = ["h_pull.bent-row", "v_push.press", "squat.air"].map((exerciseId) =>
    anExercise({ exerciseId, name: exerciseId, facts: [reason] }),
  );
  if (row === undefined || press === undefined || removed === undefined) throw new Error("three exercises");
  const { session } = startWorkout({
    profileId: "p",
    date: "2026-11-02",
    timeZone: "UTC",
    now,
    plan: null,
    variant: "main",
    workout: { ...workout, exercises: [row, removed] },
  });
  const done = {
    ...session,
    exercises: {
      ...entriesOf([
        { ...row, order: 0, origin: "plan", removed: false },
        { ...removed, order: 1, origin: "plan", removed: true },
        { ...press, order: 2, origin: "added", removed: false },
      ]),
    },
  } as const;
  const template = templateOfSession(done, [], now);
  expect(template.name).toBe("Pull day");
  expect(template.workout.exercises).toEqual([
    { ...row, facts: [] },
    { ...press, facts: [] },
  ]);
  expect(recordKinds.template.schema.safeParse(template).success).toBe(true);
});

test("planning.T1 a new name is trimmed; an empty or endless one is refused", () => {
  const template = templateOf(workout, now);
  expect(renamedTemplate(template, "  Rows ")).toMatchObject({ name: "Rows", workout: { name: "Rows" } });
  expect(renamedTemplate(template, "   ")).toBeUndefined();
  expect(renamedTemplate(template, "x".repeat(81))).toBeUndefined();
});

test("planning.T1 a template on a planned day keeps the day's food and time", () => {
  const template = templateOf({ ...workout, time: "Flexible" }, now);
  const trained = aWorkout({ time: "6:30 PM", calorieGoal: 2400, proteinGoal: 170 });
  expect(templateOnDay(template, trained)).toMatchObject({
    time: "6:30 PM",
    calorieGoal: 2400,
    name: "Pull day",
  });
  expect(templateOnDay(template, restInPlaceOf(trained, undefined)).time).toBe("Flexible");
});

test("planning.T1 an empty workout is a whole one to store", () => {
  const empty = emptyWorkout({ place: "home", location: "Home (bodyweight)" });
  expect(dayWorkoutSchema.safeParse(empty).success).toBe(true);
  expect(empty.exercises).toEqual([]);
});
