/** What the old product left behind, as its local storage and its tables wrote it. */
import { expect, test } from "vitest";
import { recordKinds } from "../../records.ts";
import { dryRun } from "../dry-run.ts";
import type { KnownExercise } from "../imported-workout.ts";
import { csvObjects } from "../read-csv.ts";
import { isOldFile, mergeOldFiles, peopleIn, readOldFile, readOldRows } from "./old-files.ts";
import { type OldImport, oldImport } from "./old-import.ts";
import { oldProfile } from "./old-profile.ts";
import { dateOf, listOf } from "./old-values.ts";

const profileId = "0191d0aa-0000-7000-8000-000000000001";
const press: KnownExercise = { exerciseId: "press.chest", number: 101, metric: "reps", takesWeight: true };
const context = {
  profileId,
  today: "2026-11-21",
  timeZone: "America/New_York",
  exerciseNamed: (name: string) => (name === "Chest Press" ? press : undefined),
};

/** A copy of local storage: every value is text. */
const storage = JSON.stringify({
  currentUser: "anna",
  lastPlanUpdate: "2025-03-01T10:00:00.000Z",
  tourCompleted_anna: "true",
  appUsers: JSON.stringify([
    {
      username: "Anna",
      displayName: "Anna B",
      passcode: "MTIzNA==",
      fitnessLevel: "advanced",
      targetAreas: '["arms","back"]',
      equipment: "",
      days_per_week: "4",
      height: "66",
    },
    { username: "ben", display_name: "Ben" },
  ]),
  workoutHistory: JSON.stringify([
    {
      day: "monday",
      date: "2025-03-03",
      workoutName: "Push",
      completedExercises: 2,
      totalExercises: 6,
      skipped: false,
    },
    {
      day: "tuesday",
      date: "3/4/2025",
      workoutName: "Legs",
      completedExercises: 0,
      totalExercises: 6,
      skipped: true,
    },
  ]),
  detailedWorkoutHistory_anna: JSON.stringify([
    {
      day: "monday",
      date: "2025-03-03",
      workoutName: "Push",
      skipped: false,
      exercises: [
        {
          id: 1,
          name: "Chest Press",
          sets: [
            { weight: "90", reps: "10" },
            { weight: 95, reps: 8, time: "" },
            { weight: "", reps: "" },
          ],
          difficulty: 7,
          completed: true,
        },
        { id: 2, name: "Plank", sets: [{ time: "1:30" }], completed: true },
      ],
    },
  ]),
  measurementHistory: JSON.stringify([
    { date: "2025-03-02", weight: 175.5, bodyFat: "20", pullUps: 3, arms: 0, chest: 4000 },
  ]),
  nutrition_ben: JSON.stringify({ "2025-03-03": [{ name: "Pizza", calories: 900, protein: 30 }] }),
  nutrition_anna: JSON.stringify({
    "2025-03-03": [
      { name: "Oats", calories: 300, protein: 12, servings: 1 },
      { name: "Oats", calories: 300, protein: 12, servings: 1 },
    ],
  }),
});

/** The same in tables, as the hosted backend exported them. */
const tables = JSON.stringify({
  users: [{ id: 7, username: "anna", display_name: "Anna B", target_areas: ["arms"], gym_days: null }],
  detailed_workout_history: [
    {
      id: 1,
      user_id: 7,
      created_at: "2025-03-10T23:30:00+00:00",
      workout_data:
        '{"workoutName":"Pull","exercises":[{"name":"Row","sets":[{"reps":5}],"difficulty":"8"}]}',
    },
  ],
  nutrition_logs: [
    {
      id: 11,
      user_id: 7,
      log_date: "2025-03-10",
      food_description: null,
      calories: "250",
      protein: "9.5",
      servings: null,
    },
  ],
  user_saved_foods: [
    { id: "f1", user_id: 7, food_name: "Skyr", calories: 60, protein: 11, upc: "012345678905", use_count: 4 },
  ],
  workout_plans: [
    {
      user_id: 7,
      created_at: "2025-03-09T12:00:00Z",
      plan_data: {
        monday: { name: "Push", exercises: [{ name: "Chest Press", sets: "3", reps: "10" }] },
        sunday: { name: "Rest" },
      },
    },
  ],
});

const countsOf = ({ records }: OldImport): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
const imported = (text: string, name = "anna"): OldImport => {
  const data = readOldFile("old.json", text);
  return oldImport(
    data,
    peopleIn(data).find(({ username }) => username === name),
    context,
  );
};

test("SYNC-07 local storage with nested text gives only one person's entries", () => {
  const data = readOldFile("storage.json", storage);
  expect(isOldFile(data)).toBe(true);
  expect(peopleIn(data).map(({ username }) => username)).toEqual(["anna", "ben"]);
  const anna = imported(storage);
  expect(countsOf(anna)).toEqual({ session: 2, exerciseLog: 2, reading: 3, nutritionEntry: 2 });
  expect(countsOf(imported(storage, "ben"))).toEqual({ nutritionEntry: 1 });
  expect(anna.profile).toEqual({
    fitnessLevel: "advanced",
    targetAreas: ["arms", "back"],
    daysPerWeek: 4,
    height: 66,
  });
  expect(anna.problems).toEqual(["Chest of 2025-03-02 was left out: 4000 is not possible."]);
});

test("SYNC-07 summary and detail of a workout become one session", () => {
  const { records } = imported(storage);
  const session = records.find(
    ({ kind, record }) => kind === "session" && record.workoutName === "Push",
  )?.record;
  expect(session).toMatchObject({
    date: "2025-03-03",
    day: "monday",
    completedExercises: 2,
    totalExercises: 6,
  });
  const skipped = records.find(({ record }) => record.workoutName === "Legs")?.record;
  expect(skipped).toMatchObject({ date: "2025-03-04", finishedAt: null, totalExercises: 6 });
  expect(skipped?.skippedAt).not.toBeNull();
  const [chest, plank] = records.filter(({ kind }) => kind === "exerciseLog").map(({ record }) => record);
  expect(chest).toMatchObject({ exerciseId: "press.chest", number: 101, difficulty: 7, completed: true });
  const sets = Object.values(chest?.sets ?? {});
  expect(sets).toMatchObject([
    { reps: 10, weight: 90 },
    { reps: 8, weight: 95, time: null },
  ]);
  expect(plank).toMatchObject({ exerciseId: "imported.plank" });
  expect(Object.values(plank?.sets ?? {})).toMatchObject([{ time: 90, reps: null }]);
});

test("SYNC-07 WORK-05 a workout's own counts win where they are larger", () => {
  const counts = (workout: object) => {
    const file = JSON.stringify({
      detailedWorkoutHistory: [{ date: "2025-03-03", workoutName: "Push", ...workout }],
    });
    const { records } = imported(file);
    return records.flatMap((one) =>
      one.kind === "session" ? [[one.record.completedExercises, one.record.totalExercises]] : [],
    );
  };
  const exercises = [
    { name: "Row", sets: [{ reps: 5 }], completed: false },
    { name: "Plank", sets: [{ time: 60 }] },
  ];
  expect(counts({ exercises })).toEqual([[1, 2]]);
  expect(counts({ exercises, completedExercises: 5, totalExercises: 6 })).toEqual([[5, 6]]);
  expect(counts({ exercises, completedExercises: 0, totalExercises: 1 })).toEqual([[1, 2]]);
  expect(counts({ completedExercises: 4 })).toEqual([[4, 4]]);
});

test("SYNC-07 snake_case tables with text numbers are read by the user's day", () => {
  const anna = imported(tables);
  expect(countsOf(anna)).toEqual({
    plan: 1,
    planDay: 7,
    planPointer: 1,
    session: 1,
    exerciseLog: 1,
    nutritionEntry: 1,
    savedFood: 1,
  });
  const record = (kind: string) => anna.records.find((one) => one.kind === kind)?.record;
  // 23:30 UTC was still the 10th in New York.
  expect(record("session")).toMatchObject({ date: "2025-03-10", workoutName: "Pull" });
  expect(record("nutritionEntry")).toMatchObject({
    mealName: "Food Entry",
    calories: 250,
    protein: 9.5,
    servings: 1,
  });
  expect(record("savedFood")).toMatchObject({
    foodName: "Skyr",
    upc: "012345678905",
    useCount: 4,
    source: "manual",
  });
  expect(anna.problems).toEqual([]);
});

test("SYNC-07 everything imported is valid, and a second import adds nothing", async () => {
  for (const text of [storage, tables]) {
    const first = imported(text);
    for (const { kind, id, record } of first.records) {
      const parsed = recordKinds[kind].schema.safeParse(record);
      expect(parsed.success, `${kind} ${JSON.stringify(parsed.error?.issues)}`).toBe(true);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    }
    const here = new Map(first.records.map((one) => [`${one.kind}${one.id}`, one.record]));
    expect(here.size).toBe(first.records.length);
    const again = await dryRun(imported(text).records, (kind, id) => here.get(kind + id));
    expect(again.creates).toEqual([]);
  }
});

test("SYNC-07 a CSV table is recognized by its columns, several files are one", () => {
  const users = readOldRows(
    "users_rows.csv",
    csvObjects('id,username,display_name,equipment\n7,anna,Anna,"{dumbbells,yoga_mat}"\n'),
  );
  const meals = readOldRows(
    "nutrition_logs_rows.csv",
    csvObjects(
      "id,user_id,log_date,food_description,calories,protein\n1,7,2025-03-03,Soup,200,8\n2,9,2025-03-03,Cake,400,4\n",
    ),
  );
  const data = mergeOldFiles([users, meals]);
  const [anna] = peopleIn(data);
  expect(oldProfile(anna?.row ?? {})).toEqual({ equipment: ["dumbbells", "yoga_mat"] });
  const { records } = oldImport(data, anna, context);
  expect(records.map(({ record }) => record.mealName)).toEqual(["Soup"]);
});

test("SYNC-07 files without their content give nothing and never fail", () => {
  for (const text of [
    "",
    "hello",
    "[]",
    "{}",
    "null",
    '{"theme":"dark"}',
    '{"workoutHistory":"[{"}',
    "a,b\n1,2",
  ])
    expect(isOldFile(readOldFile("x.json", text)), text).toBe(false);
  const strange = readOldFile(
    "x.json",
    '{"workoutHistory":[{"date":"soon"},7,null],"measurements":{"weight":"x"}}',
  );
  const read = oldImport(strange, peopleIn(strange)[0], context);
  expect(read.records).toEqual([]);
  expect(read.problems).toContain("A workout without a readable date was left out.");
});

test("SYNC-07 what is dated after tomorrow is left out with its sets, and named", () => {
  const exercises = [{ name: "Chest Press", sets: [{ reps: 10, weight: 50 }] }];
  const { records, problems } = imported(
    JSON.stringify({
      detailedWorkoutHistory: [
        { date: "2026-11-22", workoutName: "Ahead of the clock", exercises },
        { date: "2026-12-11", workoutName: "Next month", exercises },
      ],
      measurementHistory: [
        { date: "2026-11-20", weight: 180 },
        { date: "2026-12-31", weight: 150 },
      ],
    }),
  );
  expect(records.map(({ kind, record }) => `${kind} ${record.date}`)).toEqual([
    "session 2026-11-22",
    "exerciseLog 2026-11-22",
    "reading 2026-11-20",
  ]);
  expect(problems).toEqual([
    "What is dated 2026-12-11 was left out: that day has not come yet.",
    "What is dated 2026-12-31 was left out: that day has not come yet.",
  ]);
});

test("SYNC-07 dates in every writing of the old product, lists in every shape", () => {
  const zone = "America/New_York";
  expect(dateOf("2025-03-02T03:00:00.000Z", zone)).toBe("2025-03-01");
  expect(dateOf("2025-03-02 14:05:00+00", zone)).toBe("2025-03-02");
  expect(dateOf("Sun Mar 02 2025", zone)).toBe("2025-03-02");
  expect(dateOf("March 2, 2025", zone)).toBe("2025-03-02");
  expect(dateOf("2/30/2025", zone)).toBeUndefined();
  expect(dateOf("13/13/2025", zone)).toBeUndefined();
  for (const list of [["a", "b"], '["a","b"]', "a, b", "{a,b}"]) expect(listOf(list)).toEqual(["a", "b"]);
  for (const none of ["", null, undefined, "[]", "{}"]) expect(listOf(none)).toEqual([]);
});
