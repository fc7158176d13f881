/**
 * The specification's tables, as an operator reads them: twelve weeks that three people synced are compared with what
 * the domain says about the same records.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { measurementSeries } from "@muster/domain/progress/measurement-series";
import { type RecordKind, type RecordOf, recordKinds } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { sessionStatus, setsInOrder } from "@muster/domain/training/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorViews } from "../src/database/sqlite/migrations/0006-operator-views.ts";
import { type OperatorRow, runOperatorQuery } from "../src/database/sqlite/operator-query.ts";
import { demoFamily } from "../src/demo/family.data.ts";
import { demoHistory } from "../src/demo/history.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { startServer, type TestServer } from "./harness.ts";
import { environmentOf, runToEnd } from "./server-process.ts";

/** Section 3 of the specification, and the two flags that section 7 adds to the settings. */
const specified: Readonly<Record<string, string>> = {
  users:
    "id username display_name age gender height weight fitness_level pullups pushups body_fat primary_goal target_areas timeframe days_per_week time_per_session home_workout_time gym_workout_time gym_days rest_days gym_access equipment passcode hide_install_prompt hide_welcome_tour created_at",
  workout_plans: "user_id plan_data created_at updated_at",
  workout_history: "user_id workout_date exercises",
  detailed_workout_history: "user_id workout_data created_at",
  measurements: "user_id measurement_data updated_at",
  measurement_history: "user_id measurement_data recorded_at",
  user_settings:
    "user_id last_plan_update last_plan_summary weekly_strategy is_assessment_week assessment_week_number updated_at",
  nutrition_logs:
    "id user_id log_date food_description meal_name calories protein servings serving_size created_at updated_at",
  user_saved_foods:
    "user_id id food_name brand_name serving_qty serving_unit serving_weight_grams calories protein total_fat total_carbohydrate sugars dietary_fiber photo_url source nix_item_id upc created_at last_used_at use_count",
};

const today = "2026-11-20";
// biome-ignore lint/style/noNonNullAssertion: the invented family is three people
const person = demoFamily[0]!;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const setup = await server.codes.makeSetup();
  await seedDemo({
    send: (request) => server.app.request(request),
    setupCode: setup?.code ?? "",
    today,
    now: server.time.clock().getTime(),
    newId: randomId,
    onPerson: () => undefined,
  });
});
afterAll(() => server.close());

const ask = (query: string, dataDir = server.dataDir): readonly OperatorRow[] => {
  const rows: OperatorRow[] = [];
  const running = runOperatorQuery(dataDir, query, (row) => rows.push({ ...row }));
  if (!running.ok) throw new Error(JSON.stringify(running.error));
  return rows;
};
const ofPerson = (view: string, order: string) =>
  ask(`SELECT * FROM ${view} WHERE user_id = '${person.id}' ORDER BY ${order}`);

/** What the person pushed; nothing of it was changed or deleted since. */
const history = demoHistory(person, today);
const recordsOf = <K extends RecordKind>(kind: K) =>
  history.flatMap((record) =>
    // The list is by kind, which TypeScript does not follow through `kind`.
    record.kind === kind ? [{ id: record.id, ...(record.create as RecordOf<K>) }] : [],
  );
const parsed = (row: OperatorRow | undefined, column: string): unknown => JSON.parse(String(row?.[column]));

test("SYNC-06 the specification's tables exist with exactly its columns", () => {
  const views = ask("SELECT name FROM sqlite_schema WHERE type = 'view'").map(({ name }) => String(name));
  expect(views.toSorted()).toEqual(Object.keys(specified).toSorted());
  const page = readFileSync(new URL("../../../docs/specs/operator-tables.md", import.meta.url), "utf8");
  const file = new DatabaseSync(join(server.dataDir, "muster.db"), { readOnly: true });
  for (const [view, names] of Object.entries(specified)) {
    const columns = file
      .prepare(`SELECT * FROM ${view}`)
      .columns()
      .map(({ name }) => name);
    expect(columns, view).toEqual(names.split(" "));
    expect(page).toContain(`| ${view} | ${names.replaceAll(" ", ", ")} |`);
  }
  file.close();
});

test("SYNC-06 every field that the views read is a field of its kind", () => {
  const kinds = ["profile", "settings", "plan", "planDay", "session", "exerciseLog", "reading"] as const;
  const more = ["nutritionEntry", "savedFood"] as const;
  const known = new Set([...kinds, ...more].flatMap((kind) => Object.keys(recordKinds[kind].schema.shape)));
  const read = [...operatorViews.sql.matchAll(/fields ->>? '(\w+)'/g)].map(([, field]) => field ?? "");
  expect(read.length).toBeGreaterThan(80);
  expect(read.filter((field) => !known.has(field))).toEqual([]);
});

test("SYNC-06 people, food and plans read as synced, without passcodes", () => {
  const [profile] = recordsOf("profile");
  expect(ask(`SELECT * FROM users WHERE username = '${profile?.username}'`)).toEqual([
    expect.objectContaining({
      id: person.id,
      display_name: profile?.displayName,
      height: profile?.height,
      gym_days: JSON.stringify(profile?.gymDays),
      passcode: null,
      hide_welcome_tour: 1,
      created_at: server.time.clock().toISOString(),
    }),
  ]);
  expect(ask("SELECT username FROM users ORDER BY created_at, username")).toHaveLength(demoFamily.length);

  const entries = recordsOf("nutritionEntry").toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(entries.length).toBeGreaterThan(50);
  expect(ofPerson("nutrition_logs", "id")).toEqual(
    entries.map((entry) => ({
      id: entry.id,
      user_id: person.id,
      log_date: entry.logDate,
      food_description: entry.mealName,
      meal_name: entry.mealName,
      calories: entry.calories,
      protein: entry.protein,
      servings: entry.servings,
      serving_size: entry.servingSize,
      created_at: entry.createdAt,
      updated_at: server.time.clock().toISOString(),
    })),
  );

  const plans = recordsOf("plan").toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const days = recordsOf("planDay");
  const rows = ofPerson("workout_plans", "created_at DESC");
  expect(rows.map(({ created_at }) => created_at)).toEqual(plans.map(({ createdAt }) => createdAt));
  const data = parsed(rows[0], "plan_data");
  expect(Object.keys(Object(data))[0]).toBe("monday");
  expect(data).toEqual(
    Object.fromEntries(
      days
        .filter(({ planId }) => planId === plans[0]?.id)
        .map(({ weekday, workout }) => [weekday, JSON.parse(JSON.stringify(workout))]),
    ),
  );
  expect(rows[0]?.updated_at).toBe(server.time.clock().toISOString());
});

test("SYNC-06 both histories hold every ended workout with its sets in order", () => {
  const ended = recordsOf("session")
    .filter((session) => ["finished", "skipped"].includes(sessionStatus(session)))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  expect(ended.length).toBeGreaterThan(20);
  const logs = recordsOf("exerciseLog");
  const head = (session: (typeof ended)[number]) => ({
    day: session.day,
    date: session.date,
    workoutName: session.workoutName,
    skipped: session.finishedAt === null,
  });
  expect(
    ofPerson("workout_history", "workout_date").map((row) => ({
      ...row,
      exercises: parsed(row, "exercises"),
    })),
  ).toEqual(
    ended.map((session) => ({
      user_id: person.id,
      workout_date: session.date,
      exercises: {
        ...head(session),
        completedExercises: session.completedExercises,
        totalExercises: session.totalExercises,
      },
    })),
  );
  expect(
    ofPerson("detailed_workout_history", "created_at").map((row) => parsed(row, "workout_data")),
  ).toEqual(
    ended.map((session) => ({
      ...head(session),
      exercises: logs
        .filter(({ sessionId }) => sessionId === session.id)
        .toSorted((one, other) => one.position - other.position)
        .map((log) => ({
          id: log.number,
          name: log.name,
          sets: setsInOrder(log).map(({ weight, reps, time, distance }) => ({
            weight,
            reps,
            time,
            distance,
          })),
          difficulty: log.difficulty,
          notes: log.notes,
          completed: log.completed,
          assessmentMetric: log.assessmentMetric,
        })),
    })),
  );
});

test("SYNC-06 measurements are the newest of each kind, the history one row a day", () => {
  const readings = recordsOf("reading");
  const metrics = [...new Set(readings.map(({ metric }) => metric))];
  expect(metrics).toContain("weight");
  const [now] = ofPerson("measurements", "updated_at");
  expect(parsed(now, "measurement_data")).toEqual({
    ...Object.fromEntries(
      metrics.map((metric) => [metric, measurementSeries(readings, metric).at(-1)?.value]),
    ),
    date: readings
      .map(({ date }) => date)
      .toSorted()
      .at(-1),
  });
  const days = ofPerson("measurement_history", "recorded_at").map((row) =>
    Object(parsed(row, "measurement_data")),
  );
  expect(days.map(({ date }) => date)).toEqual([...new Set(readings.map(({ date }) => date))].toSorted());
  for (const metric of metrics)
    expect(days.flatMap((day) => (metric in day ? [{ date: day.date, value: day[metric] }] : []))).toEqual(
      measurementSeries(readings, metric),
    );
});

test("SYNC-06 operator queries are read-only and show no secret", async () => {
  const sql = (query: string) =>
    runToEnd(new URL("../src/admin.ts", import.meta.url), environmentOf(server.dataDir), ["sql", query]);
  const counted = await sql(
    "SELECT username, count(*) AS days FROM users JOIN workout_history ON user_id = users.id GROUP BY 1 ORDER BY 1",
  );
  expect(counted).toMatchObject({ code: 0, errors: "" });
  const lines = counted.out.trim().split("\n");
  expect(lines).toHaveLength(demoFamily.length);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    username: "dana",
    days: ofPerson("workout_history", "1").length,
  });

  for (const query of [
    "DELETE FROM record",
    "SELECT * FROM passcode",
    "WITH users AS (SELECT credential_hash FROM device) SELECT * FROM users",
    "ATTACH '/tmp/other.db' AS other",
    "PRAGMA query_only = OFF",
    "SELECT nothing FROM nowhere",
  ]) {
    const refused = await sql(query);
    expect(refused, query).toMatchObject({ code: 1, out: "" });
    expect(refused.errors).toContain("Nothing was changed.");
  }
  expect(ask("SELECT count(*) AS n FROM record WHERE deleted = 0")[0]?.n).toBeGreaterThan(1_000);
  const nowhere = runOperatorQuery(join(server.dataDir, "none"), "SELECT 1", () => undefined);
  expect(nowhere).toEqual({
    ok: false,
    error: { type: "nothing-there", folder: join(server.dataDir, "none") },
  });
});
