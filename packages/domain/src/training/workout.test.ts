import { describe, expect, test } from "vitest";
import {
  aLog,
  anExercise,
  aSession,
  aSet,
  aWorkout,
  finished,
  profileId,
  setMap,
  skipped,
} from "../testing/builders.ts";
import { type LogTarget, logSet, nextSetPosition, removeSet } from "./log-changes.ts";
import { exerciseLogSchema, sessionSchema } from "./session.schema.ts";
import { type ExerciseLog, sessionStatus } from "./session.ts";
import { switchBack, switchVariant } from "./session-changes.ts";
import { finishMessage, noWorkoutText } from "./texts/workout.text.ts";
import {
  discardSession,
  finishSession,
  finishState,
  markDayDone,
  type StartInput,
  skipSession,
  startOrResume,
  startWorkout,
  undoSkip,
} from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

const now = "2026-11-20T14:00:00.000Z";
const input: StartInput = {
  profileId,
  date: "2026-11-20",
  timeZone: "America/New_York",
  now,
  plan: null,
  variant: "main",
  workout: aWorkout(),
};
const names = aWorkout().exercises.map(({ exerciseId }) => exerciseId);
const done = (position: number, over: Partial<ExerciseLog> = {}) =>
  aLog({ position, exerciseId: names[position] ?? "other", completed: true, ...over });

describe("start", () => {
  test("WORK-05 starting twice, or on two devices, makes one session", () => {
    const first = startWorkout(input);
    const second = startWorkout({ ...input, now: "2026-11-20T14:00:05.000Z" });
    expect(second.id).toBe(first.id);
    expect(startWorkout({ ...input, date: "2026-11-27" }).id).not.toBe(first.id);
    expect(startWorkout({ ...input, ordinal: 2 }).id).not.toBe(first.id);
    expect(startWorkout({ ...input, plan: { planId: profileId, planDayId: profileId } }).id).not.toBe(
      first.id,
    );
  });

  test("WORK-01 a session carries the day, the variant and a copy of the prescription", () => {
    const { session } = startWorkout({ ...input, variant: "home" });
    expect(sessionSchema.safeParse(session).success).toBe(true);
    expect(session).toMatchObject({
      day: "friday",
      variant: "home",
      totalExercises: 2,
      workoutName: input.workout.name,
    });
    expect(sessionStatus(session)).toBe("running");
  });

  test("HOME-11 START resumes a running workout or starts the next number", () => {
    const running = aSession();
    expect(startOrResume([running], "2026-11-20")).toEqual({ type: "resume", session: running });
    expect(startOrResume([], "2026-11-20")).toEqual({ type: "start", ordinal: 1 });
    expect(startOrResume([running], "2026-11-21")).toEqual({ type: "start", ordinal: 1 });
    const discarded = aSession({ discardedAt: now });
    expect(startOrResume([discarded], "2026-11-20")).toEqual({ type: "start", ordinal: 2 });
  });

  test("WORK-02 nothing selected reads 'No workout selected'", () => {
    expect(noWorkoutText).toBe("No workout selected");
  });
});

describe("progress and finish", () => {
  const session = aSession();

  test("WORK-01 progress counts each completed exercise of this session once", () => {
    const logs = [done(0), done(0), done(7), done(1, { sessionId: "another" }), aLog({ position: 1 })];
    expect(workoutProgress(session, logs)).toEqual({ completed: 1, total: 2 });
  });

  test("WORK-05 FINISH WORKOUT only when all exercises are complete", () => {
    expect(finishState(session, [done(0)])).toBe("early");
    expect(finishState(session, [done(0), done(1)])).toBe("all");
    expect(finishState(session, [])).toBe("no");
  });

  test("WORK-05 ending early needs one set, and logs what was done", () => {
    expect(finishSession(session, [], now)).toEqual({ ok: false, error: { type: "nothing-logged" } });
    const removedOnly = aLog({ sets: { [profileId]: null } });
    expect(finishSession(session, [removedOnly], now)).toMatchObject({ ok: false });
    const result = finishSession(session, [aLog({ sets: setMap({}) })], now);
    expect(result).toMatchObject({
      ok: true,
      value: {
        completed: 0,
        total: 2,
        changes: [{ id: session.id, patch: { finishedAt: now, completedExercises: 0, totalExercises: 2 } }],
      },
    });
  });

  test("WORK-05 finishing says 'Great job! You completed X of Y exercises.'", () => {
    expect(finishMessage(7, 7)).toBe("Great job! You completed 7 of 7 exercises.");
    expect(finishSession(session, [done(0), done(1)], now)).toMatchObject({
      value: { message: "Great job! You completed 2 of 2 exercises." },
    });
  });

  test("WORK-05 finishing a second time writes nothing", () => {
    const result = finishSession({ ...session, ...finished }, [done(0), done(1)], now);
    expect(result).toMatchObject({ ok: true, value: { changes: [] } });
  });

  test("WORK-04 a rest day is marked done in one step", () => {
    const rest = aWorkout({ kind: "rest", exercises: [] });
    const [change] = markDayDone({ ...input, workout: rest });
    expect(change).toMatchObject({ kind: "session", create: { finishedAt: now, totalExercises: 0 } });
  });
});

describe("skip, undo, discard, variant", () => {
  test("HOME-07 a skip is one entry, however often it is pressed", () => {
    const [first] = skipSession(input);
    const [second] = skipSession(input);
    expect(first?.id).toBe(second?.id);
    expect(first).toMatchObject({ create: { skippedAt: now, finishedAt: null } });
  });

  test("HOME-07 a started day is skipped as it stands; a finished one never", () => {
    expect(skipSession(input)).toMatchObject([{ ifThere: { skippedAt: now } }]);
    expect(sessionStatus(aSession({ ...finished, ...skipped }))).toBe("finished");
  });

  test("HOME-08 a skip can be undone until midnight: the day is open again", () => {
    const [change] = skipSession(input);
    if (change === undefined || !("create" in change) || change.kind !== "session")
      throw new Error("no skip");
    const stored = { ...change.create, id: change.id };
    const [undo] = undoSkip(stored, "2026-11-20", now);
    if (undo === undefined || !("patch" in undo) || undo.kind !== "session") throw new Error("no undo");
    expect(sessionStatus({ ...stored, ...undo.patch })).toBe("discarded");
    expect(undoSkip(stored, "2026-11-21", now)).toEqual([]);
    expect(undoSkip(aSession(finished), "2026-11-20", now)).toEqual([]);
  });

  test("HOME-11 undoing the skip of a started workout lets it go on", () => {
    const [undo] = undoSkip(aSession(skipped), "2026-11-20", now);
    expect(undo).toMatchObject({ patch: { skippedAt: null } });
    expect(undo).not.toHaveProperty("patch.discardedAt");
  });

  test("WORK-05 only a running workout can be thrown away", () => {
    expect(discardSession(aSession(), now)).toHaveLength(1);
    expect(discardSession(aSession(finished), now)).toEqual([]);
  });

  test("WORK-01 the variant changes while nothing is logged, and not under logged sets", () => {
    const target = {
      variant: "home",
      workout: aWorkout({ name: "Home", exercises: [anExercise()] }),
    } as const;
    expect(switchVariant(aSession(), [aLog({ difficulty: 7 })], target)).toMatchObject({
      ok: true,
      value: [{ patch: { variant: "home", workoutName: "Home", totalExercises: 1 } }],
    });
    for (const log of [aLog({ sets: setMap({}) }), done(0)]) {
      expect(switchVariant(aSession(), [log], target)).toEqual({ ok: false, error: { type: "sets-logged" } });
    }
  });
});

describe("switch back", () => {
  test("WORK-01 a switch is taken back with every exercise as it stood", () => {
    const before = aSession({ workoutName: "Gym day", totalExercises: 3 });
    const { variant, prescription, exercises } = before;
    expect(switchBack(before, [])).toEqual({
      ok: true,
      value: [
        {
          kind: "session",
          id: before.id,
          patch: { variant, prescription, exercises, workoutName: "Gym day", totalExercises: 3 },
        },
      ],
    });
  });

  test("WORK-01 a switch stays once something is logged in it", () => {
    expect(switchBack(aSession(), [aLog({ sets: setMap({}) })])).toEqual({
      ok: false,
      error: { type: "sets-logged" },
    });
  });
});

describe("sets", () => {
  const target: LogTarget = {
    profileId,
    session: aSession(),
    position: 0,
    exercise: anExercise({ assessmentMetric: "Max reps" }),
    log: undefined,
  };

  test("WORK-06 the first set makes the exercise's log, under one id on every device", () => {
    const [change] = logSet(target, profileId, aSet());
    if (change === undefined || !("create" in change)) throw new Error("no create");
    expect(exerciseLogSchema.safeParse(change.create).success).toBe(true);
    expect(change.create).toMatchObject({ difficulty: 5, completed: false, assessmentMetric: "Max reps" });
    expect(logSet(target, "other", aSet())[0]?.id).toBe(change.id);
  });

  test("WORK-06 a further set names itself only, so that two devices keep both", () => {
    const log = aLog({ sets: setMap({}) });
    expect(logSet({ ...target, log }, profileId, aSet({ position: 1 }))).toEqual([
      { kind: "exerciseLog", id: log.id, patch: { sets: { [profileId]: aSet({ position: 1 }) } } },
    ]);
  });

  test("EXC-02 a removed set leaves a mark under its id", () => {
    const log = aLog({ sets: setMap({}) });
    expect(removeSet({ ...target, log }, profileId)).toEqual([
      { kind: "exerciseLog", id: log.id, patch: { sets: { [profileId]: null } } },
    ]);
  });

  test("EXC-02 the next set stands after the last one, removed ones not counted", () => {
    expect(nextSetPosition(undefined)).toBe(0);
    expect(nextSetPosition(aLog())).toBe(0);
    expect(nextSetPosition(aLog({ sets: setMap({}, {}) }))).toBe(2);
  });
});
