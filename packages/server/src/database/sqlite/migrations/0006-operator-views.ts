/**
 * Schema 6: the tables of the specification as views for an operator (SYNC-06; docs/specs/operator-tables.md). Nothing
 * is stored twice: they read the synced records. The app itself never reads them. Instants are ISO 8601 in UTC, lists
 * and objects JSON. No secret is in any of them; `passcode` is there by name and always NULL.
 */
import type { SqliteMigration } from "../migration.ts";

const snakeCase = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields of a record as columns of the same name; true and false are 1 and 0. */
const columns = (record: string, fields: string): string =>
  fields
    .split(" ")
    .map((field) => `${record}.fields ->> '${field}' AS ${snakeCase(field)}`)
    .join(",\n  ");

/** Milliseconds as an instant, exactly: a division would round the last digit now and then. */
const instant = (milliseconds: string): string =>
  `strftime('%Y-%m-%dT%H:%M:%S', (${milliseconds}) / 1000, 'unixepoch') || printf('.%03dZ', (${milliseconds}) % 1000)`;

/** The latest stamp of a record: its own, or that of a field which was changed later. */
const lastStamp = (record: string): string =>
  `max(${record}.stamp, coalesce((SELECT max(value) FROM json_each(${record}.exceptions)), ''))`;

/** A stamp begins with its milliseconds in 12 hexadecimal digits, and JSON5 knows such numbers. */
const instantOfStamp = (stamp: string): string => instant(`(('0x' || substr(${stamp}, 1, 12)) ->> '$')`);

const weekdays = "monday tuesday wednesday thursday friday saturday sunday";

/** Of a session that was finished or skipped, the words that both histories begin with. */
const sessionHead = `'day', session.fields -> 'day', 'date', session.fields -> 'date',
    'workoutName', session.fields -> 'workoutName'`;
const isSkipped = `json(CASE WHEN session.fields ->> 'finishedAt' IS NULL THEN 'true' ELSE 'false' END)`;
const endedSessions = `FROM record AS session
WHERE session.kind = 'session' AND session.deleted = 0
  AND coalesce(session.fields ->> 'finishedAt', session.fields ->> 'skippedAt') IS NOT NULL`;

export const operatorViews: SqliteMigration = {
  version: 6,
  name: "operator-views",
  sql: `
CREATE VIEW users AS
SELECT person.profile_id AS id, person.username AS username,
  ${columns("told", "displayName age gender height weight fitnessLevel pullups pushups bodyFat primaryGoal targetAreas timeframe daysPerWeek timePerSession homeWorkoutTime gymWorkoutTime gymDays restDays gymAccess equipment")},
  NULL AS passcode,
  ${columns("settings", "hideInstallPrompt hideWelcomeTour")},
  ${instant("person.created_at")} AS created_at
FROM profile AS person
LEFT JOIN record AS told ON told.household_id = person.household_id
  AND told.scope = person.profile_id AND told.kind = 'profile' AND told.deleted = 0
LEFT JOIN record AS settings ON settings.household_id = person.household_id
  AND settings.scope = person.profile_id AND settings.kind = 'settings' AND settings.deleted = 0;

CREATE VIEW workout_plans AS
SELECT plan.scope AS user_id,
  (SELECT json_group_object(weekday, json(workout)) FROM (
    SELECT day.fields ->> 'weekday' AS weekday, day.fields -> 'workout' AS workout FROM record AS day
    WHERE day.household_id = plan.household_id AND day.scope = plan.scope AND day.kind = 'planDay'
      AND day.deleted = 0 AND day.fields ->> 'planId' = plan.id
    ORDER BY instr('${weekdays}', weekday))) AS plan_data,
  plan.fields ->> 'createdAt' AS created_at,
  ${instantOfStamp(`(SELECT max(${lastStamp("part")}) FROM record AS part
    WHERE part.household_id = plan.household_id AND part.scope = plan.scope AND part.deleted = 0
      AND (part.kind = 'plan' AND part.id = plan.id
        OR part.kind = 'planDay' AND part.fields ->> 'planId' = plan.id))`)} AS updated_at
FROM record AS plan
WHERE plan.kind = 'plan' AND plan.deleted = 0;

CREATE VIEW workout_history AS
SELECT session.scope AS user_id, session.fields ->> 'date' AS workout_date,
  json_object(${sessionHead},
    'completedExercises', session.fields -> 'completedExercises',
    'totalExercises', session.fields -> 'totalExercises',
    'skipped', ${isSkipped}) AS exercises
${endedSessions};

CREATE VIEW detailed_workout_history AS
SELECT session.scope AS user_id,
  json_object(${sessionHead}, 'skipped', ${isSkipped},
    'exercises', (SELECT json_group_array(json(exercise)) FROM (
      SELECT json_object('id', log.fields -> 'number', 'name', log.fields -> 'name',
        'sets', (SELECT json_group_array(json(done)) FROM (
          SELECT json_object('weight', sets.value -> 'weight', 'reps', sets.value -> 'reps',
            'time', sets.value -> 'time', 'distance', sets.value -> 'distance') AS done
          FROM json_each(log.fields) AS sets
          WHERE sets.key LIKE 'sets.%' AND sets.type = 'object'
          ORDER BY sets.value ->> 'position', sets.key)),
        'difficulty', log.fields -> 'difficulty', 'notes', log.fields -> 'notes',
        'completed', log.fields -> 'completed', 'assessmentMetric', log.fields -> 'assessmentMetric') AS exercise
      FROM record AS log
      WHERE log.household_id = session.household_id AND log.scope = session.scope
        AND log.kind = 'exerciseLog' AND log.day = session.day AND log.deleted = 0
        AND log.fields ->> 'sessionId' = session.id
      ORDER BY log.fields ->> 'position'))) AS workout_data,
  coalesce(session.fields ->> 'finishedAt', session.fields ->> 'skippedAt') AS created_at
${endedSessions};

CREATE VIEW measurement_history AS
WITH reading AS (
  SELECT household_id, scope, day AS date, fields ->> 'metric' AS metric, fields ->> 'value' AS value,
    fields ->> 'at' AS at,
    row_number() OVER (PARTITION BY household_id, scope, day, fields ->> 'metric'
      ORDER BY fields ->> 'at' DESC, id DESC) AS place
  FROM record WHERE kind = 'reading' AND deleted = 0
), last AS (SELECT * FROM reading WHERE place = 1),
told AS (
  SELECT household_id, scope, date, metric, value, at FROM last
  UNION ALL
  SELECT one.household_id, one.scope, one.date, 'arms', (one.value + other.value) / 2.0, max(one.at, other.at)
  FROM last AS one JOIN last AS other ON other.household_id = one.household_id AND other.scope = one.scope
    AND other.date = one.date AND other.metric = 'bicepRight'
  WHERE one.metric = 'bicepLeft' AND NOT EXISTS (
    SELECT 1 FROM last AS arms WHERE arms.household_id = one.household_id AND arms.scope = one.scope
      AND arms.date = one.date AND arms.metric = 'arms')
)
SELECT scope AS user_id,
  json_patch(json_group_object(metric, value), json_object('date', date)) AS measurement_data,
  max(at) AS recorded_at
FROM told GROUP BY household_id, scope, date;

CREATE VIEW measurements AS
WITH told AS (
  SELECT user_id, each.key AS metric, each.value AS value, measurement_data ->> 'date' AS date, recorded_at,
    row_number() OVER (PARTITION BY user_id, each.key ORDER BY measurement_data ->> 'date' DESC) AS place
  FROM measurement_history, json_each(measurement_data) AS each WHERE each.key <> 'date'
)
SELECT user_id,
  json_patch(json_group_object(metric, value), json_object('date', max(date))) AS measurement_data,
  max(recorded_at) AS updated_at
FROM told WHERE place = 1 GROUP BY user_id;

CREATE VIEW user_settings AS
SELECT settings.scope AS user_id,
  ${columns("settings", "lastPlanUpdate lastPlanSummary weeklyStrategy isAssessmentWeek assessmentWeekNumber")},
  ${instantOfStamp(lastStamp("settings"))} AS updated_at
FROM record AS settings WHERE settings.kind = 'settings' AND settings.deleted = 0;

CREATE VIEW nutrition_logs AS
SELECT entry.id AS id, entry.scope AS user_id,
  ${columns("entry", "logDate")}, entry.fields ->> 'mealName' AS food_description,
  ${columns("entry", "mealName calories protein servings servingSize createdAt")},
  ${instantOfStamp(lastStamp("entry"))} AS updated_at
FROM record AS entry WHERE entry.kind = 'nutritionEntry' AND entry.deleted = 0;

CREATE VIEW user_saved_foods AS
SELECT food.scope AS user_id, food.id AS id,
  ${columns("food", "foodName brandName servingQty servingUnit servingWeightGrams calories protein totalFat totalCarbohydrate sugars dietaryFiber photoUrl source nixItemId upc createdAt lastUsedAt useCount")}
FROM record AS food WHERE food.kind = 'savedFood' AND food.deleted = 0;
`,
};
