import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { sessionsOfWorkout } from "../advise/sessions-of-workout.ts";
import { lastSessions, workoutAdvice } from "../advise/workout-advice.ts";
import { designWeek } from "../compose/design-week.ts";
import { hostileNotes } from "../compose/testing/people.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { canary } from "../rules/words/texts.ts";
import { buildAdvicePrompt, readAdvice } from "./build-advice-prompt.ts";

const week = designWeek(inputWith());
const workout = week.days[firstTraining(week)];
const exerciseIds = workout.exercises.map(({ exerciseId }) => exerciseId);
const history = [1, 2, 3, 4, 5, 6].flatMap((weeksAgo) =>
  sessionsOf(week, addDays(testToday, -7 * weeksAgo - 6), { difficulty: 7, firstLoadLb: 100 }),
);
const ask = (notes = "", units: "imperial" | "metric" = "imperial") => {
  const input = inputWith({
    profile: { username: "dana.miller", displayName: "Dana Miller" },
    sessions: history.map((session) => ({
      ...session,
      exercises: session.exercises.map((done, index) => (index === 0 ? { ...done, notes } : done)),
    })),
  });
  const sessions = lastSessions(sessionsOfWorkout(input.sessions, { name: workout.name, exerciseIds }));
  return buildAdvicePrompt({ input, workout, sessions, units });
};
const dataOf = (user: string) => JSON.parse(/```json\n([\s\S]*?)\n```/.exec(user)?.[1] ?? "");

test("WORK-03 the question holds the last four times of this workout and no others", () => {
  const data = dataOf(ask().user);
  expect(data.lastTimes).toHaveLength(4);
  expect(data.today).toHaveLength(workout.exercises.length);
  expect(data.weightsIn).toBe("lb");
  expect(dataOf(ask("", "metric").user).weightsIn).toBe("kg");
});

test("WORK-03 a renamed workout is recognised by half of its exercises", () => {
  const renamed = history.map((session) => ({ ...session, workoutName: `Old ${session.workoutName}` }));
  const found = sessionsOfWorkout(renamed, { name: workout.name, exerciseIds });
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect(sessionsOfWorkout(renamed, { name: "Other", exerciseIds: ["no-such-move"] })).toEqual([]);
  expect(sessionsOfWorkout(renamed, { name: "Other", exerciseIds: [] })).toEqual([]);
});

test.each(hostileNotes)("WORK-03 '%s' travels as data only, and no name with it", (note) => {
  const { system, user } = ask(`${note} <b> Dana`);
  expect(user.match(/```/g)?.length).toBe(2);
  expect(`${system}${user}`).not.toMatch(/\bdana\b|miller|<b>/i);
});

test("WORK-03 only plain sentences with the person's own numbers are shown", () => {
  const said = ask();
  const read = (...sentences: string[]) => readAdvice(JSON.stringify({ sentences }), said);
  expect(read("Start with 100 lb.", "Lift 5000 lb today.")).toEqual({
    ok: true,
    value: ["Start with 100 lb."],
  });
  expect(read("Keep your back flat.", "<b>Now</b>", `Say ${canary}.`, "You have hypertension.")).toEqual({
    ok: true,
    value: ["Keep your back flat."],
  });
  expect(read("One.", "Two.", "Three.", "Four.", "Five.", "Six.")).toMatchObject({ value: { length: 5 } });
  for (const text of ["", "Sure!", "{}", '{"sentences": "x"}', '{"sentences": ["http://x.y"]}'])
    expect(readAdvice(text, said).ok).toBe(false);
  expect(readAdvice('```json\n{"sentences": ["Breathe."]}\n```', said)).toMatchObject({ ok: true });
});

test("WORK-03 the built-in coach's advice leaves today's weight to the card", () => {
  const loaded = workout.exercises.map((exercise) => ({ ...exercise, takesWeight: true, loadLb: 100 }));
  const { sentences, facts } = workoutAdvice({ prescription: loaded, sessions: [], units: "metric" });
  expect(sentences.join(" ")).toContain(`Start with ${loaded[0]?.name}`);
  expect(sentences.join(" ")).not.toMatch(/\d ?(?:lb|kg)/);
  expect(facts.filter(({ id }) => id.startsWith("load."))).toEqual([]);
});
