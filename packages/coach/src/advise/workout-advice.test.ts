import type { Progression } from "@muster/domain/planning/plan";
import { addDays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { designWeek } from "../compose/design-week.ts";
import { hostileNotes } from "../compose/testing/people.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { crisisAdvice, restWhileIll, urgentAdvice } from "../explain/health-note.text.ts";
import { readingGrade } from "../rules/words/testing/reading-grade.ts";
import { isPlainText } from "../rules/words/texts.ts";
import type { PastSession } from "../state/input.ts";
import { lastSessions, workoutAdvice } from "./workout-advice.ts";

const week = designWeek(inputWith());
const day = firstTraining(week);
const prescription = week.days[day].exercises.map((exercise) =>
  exercise.takesWeight ? { ...exercise, loadLb: 50 } : exercise,
);

/** The same workout `weeksAgo` weeks ago; each exercise at `load` lb, rated `difficulty`. */
const time = (
  weeksAgo: number,
  load: number,
  difficulty: number,
  change: Partial<PastSession> = {},
): PastSession => {
  const found = sessionsOf(week, addDays(testToday, -7 * weeksAgo - 6), {
    difficulty,
    firstLoadLb: load,
  }).find((session) => session.day === day);
  if (found === undefined) throw new Error("no session");
  return { ...found, ...change };
};
const noted = (session: PastSession, notes: string): PastSession => ({
  ...session,
  exercises: session.exercises.map((done, index) => (index === 0 ? { ...done, notes } : done)),
});
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

test("WORK-03 a first time: three sentences, no history claimed", () => {
  const { sentences } = workoutAdvice({ prescription, sessions: [] });
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  expect(sentences[0]).toMatch(/new for you/);
});

test("WORK-03 what moved is said with both weights, and each number is a fact", () => {
  const { sentences, facts } = workoutAdvice({ prescription, sessions: [time(3, 40, 7), time(1, 50, 7)] });
  expect(sentences.join(" ")).toMatch(/went from 40 to 50 lb/);
  const values = new Set([...facts.map(({ value }) => value), 10]);
  for (const sentence of sentences)
    for (const number of numbersIn(sentence)) expect(values).toContain(number);
});

test("WORK-03 very hard, very easy and fading sets are answered", () => {
  expect(workoutAdvice({ prescription, sessions: [time(1, 50, 9)] }).sentences.join(" ")).toMatch(
    /very hard, 9 of 10. Stop each set while/,
  );
  expect(workoutAdvice({ prescription, sessions: [time(1, 50, 4)] }).sentences.join(" ")).toMatch(
    /felt easy, 4 of 10/,
  );
  // In the slider's own words.
  expect(workoutAdvice({ prescription, sessions: [time(1, 50, 5)] }).sentences.join(" ")).toMatch(
    /felt moderate, 5 of 10/,
  );
  const session = time(1, 50, 7);
  const fading = {
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set, index) => ({ ...set, reps: index === 0 ? 10 : 5 })),
    })),
  };
  expect(workoutAdvice({ prescription, sessions: [fading] }).sentences.join(" ")).toMatch(
    /from 10 to 5 reps. Rest/,
  );
});

test("WORK-03 an exercise as easy as planned stays; one repetition is 1 rep", () => {
  const easyWeek = prescription.map((exercise) => ({ ...exercise, targetDifficulty: 5 }));
  const said = (planned: typeof easyWeek, difficulty: number) =>
    workoutAdvice({ prescription: planned, sessions: [time(1, 50, difficulty)] }).sentences.join(" ");
  expect(said(easyWeek, 5)).not.toMatch(/felt easy/);
  expect(said(easyWeek, 3)).toMatch(/felt easy, 3 of 10/);
  const session = time(1, 50, 7);
  const faded = {
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set, index) => ({ ...set, reps: index === 0 ? 5 : 1 })),
    })),
  };
  const { sentences, facts } = workoutAdvice({ prescription, sessions: [faded] });
  expect(sentences.join(" ")).toMatch(/fell from 5 to 1 rep\. Rest/);
  expect(facts.filter(({ value }) => value === 1).map(({ unit }) => unit)).toContain("rep");
});

test("WORK-03 only the last four sessions count, in any order, without skips", () => {
  const sessions = [6, 5, 4, 3, 2, 1].map((ago) => time(ago, 100 - 10 * ago, 7));
  const told = workoutAdvice({ prescription, sessions });
  expect(told.sentences.join(" ")).toMatch(/4 times lately/);
  expect(told.sentences.join(" ")).toMatch(/from 60 to 90 lb/);
  expect(workoutAdvice({ prescription, sessions: sessions.toReversed() })).toEqual(told);
  const skipped = time(0, 5, 10, { skipped: true });
  expect(workoutAdvice({ prescription, sessions: [...sessions, skipped] })).toEqual(told);
});

test.each([
  ["red_flag", urgentAdvice],
  ["blood_pressure", urgentAdvice],
  ["illness", restWhileIll],
] as const)(
  "coach.F2 coach.F3 coach.R6 WORK-03 %s, told in a check-in, ends the advice too",
  (stop, first) => {
    const { sentences, facts } = workoutAdvice({ prescription, sessions: [time(1, 50, 4)], stop });
    expect(sentences[0]).toBe(first);
    expect(sentences.join(" ")).not.toMatch(/Start with|lb\b|walk/);
    expect(facts).toEqual([]);
  },
);

test("coach.F3 thoughts of self-harm are answered with whom to reach", () => {
  const sessions = [noted(time(1, 50, 7), "I don't want to be alive")];
  const told = { sessions: [time(1, 50, 7)], stop: "red_flag", signs: ["self_harm"] } as const;
  for (const input of [{ sessions }, told])
    expect(workoutAdvice({ prescription, ...input }).sentences[0]).toBe(crisisAdvice);
});

test("coach.F3 a word of alarm ends the talk of weights", () => {
  const { sentences } = workoutAdvice({
    prescription,
    sessions: [noted(time(1, 50, 7), "chest pain after set two")],
  });
  expect(sentences[0]).toBe(urgentAdvice);
  expect(sentences.join(" ")).not.toMatch(/ lb/);
});

test.each([...hostileNotes, "liked it"])("COACH-02 the note '%s' changes nothing", (note) => {
  const sessions = [time(2, 40, 7), time(1, 50, 7)];
  expect(workoutAdvice({ prescription, sessions: sessions.map((session) => noted(session, note)) })).toEqual(
    workoutAdvice({ prescription, sessions }),
  );
});

test("WORK-03 three to five plain, easy sentences, whatever was logged", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 9 }),
          fc.integer({ min: 5, max: 200 }),
          fc.integer({ min: 1, max: 10 }),
        ),
        {
          maxLength: 6,
        },
      ),
      (times) => {
        const { sentences } = workoutAdvice({
          prescription,
          sessions: times.map(([ago, load, difficulty]) => time(ago, load, difficulty)),
        });
        expect(sentences.length).toBeGreaterThanOrEqual(3);
        expect(sentences.length).toBeLessThanOrEqual(5);
        for (const sentence of sentences) expect(isPlainText(sentence)).toBe(true);
        expect(readingGrade(sentences.join(" "))).toBeLessThanOrEqual(8);
      },
    ),
    { numRuns: 60, seed: 11 },
  );
});

const dose = { sets: 3, targetLow: 5, targetHigh: 8, restSeconds: 90, targetDifficulty: 8 };
/** One exercise of the catalogue, done at these weights, the oldest first, with these repetitions and this rating. */
const adviceOf = (
  id: string,
  loads: readonly (number | null)[],
  reps: readonly number[],
  difficulty: number,
  progression: Progression = "double",
) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  const planned = { ...toPlanned(exercise, dose), loadLb: loads.at(-1) ?? null, progression };
  const sessions = loads.map((weight, index): PastSession => {
    const session = time(loads.length - index, 50, difficulty);
    const [done] = session.exercises;
    if (done === undefined) throw new Error("Nothing done");
    const sets = reps.map((count) => ({
      role: "working" as const,
      reps: count,
      weight,
      time: null,
      distance: null,
      rir: null,
    }));
    return {
      ...session,
      exercises: [{ ...done, exerciseId: id, name: exercise.name, metric: "reps", difficulty, sets }],
    };
  });
  const { sentences, facts } = workoutAdvice({ prescription: [planned], sessions });
  return { said: sentences.join(" "), facts };
};

test("WORK-03 more help of a machine is no progress, less help is", () => {
  const machine = "v_pull.assisted-machine";
  expect(adviceOf(machine, [40, 60], [6, 6], 7, "help").said).not.toMatch(/went from|Good work/);
  expect(adviceOf(machine, [60, 40], [6, 6], 7, "help").said).toMatch(/from 60 to 40 lb of help\. Good work/);
});

test("WORK-03 the first lift has an aim from its last sets at the same weight", () => {
  const { said, facts } = adviceOf("squat.goblet", [50, 50], [7, 6, 6], 8);
  expect(said).toMatch(/Start with Goblet Squats.*7 reps in every set/);
  expect(facts.map(({ value }) => value)).toContain(7);
});

test.each(["sore knee", "chest pain after set two"])(
  "WORK-03 a note of weeks ago is no news today: %s",
  (note) => {
    const sessions = [noted(time(4, 50, 7), note), time(1, 50, 7)];
    const { sentences } = workoutAdvice({ prescription, sessions, today: testToday });
    expect(sentences[0]).toBe("You did this workout 2 times lately.");
    expect(lastSessions(sessions, testToday).flatMap(({ exercises }) => exercises)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ notes: note })]),
    );
  },
);
