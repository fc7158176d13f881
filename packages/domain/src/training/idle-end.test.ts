import { expect, test } from "vitest";
import { aLog, anExercise, aSession, aWorkout, setMap } from "../testing/builders.ts";
import { idleEnd } from "./idle-end.ts";
import { idleSince } from "./workout-progress.ts";

const session = aSession({
  id: "now",
  finishedAt: null,
  prescription: aWorkout({
    exercises: [
      anExercise({ exerciseId: "e0", restSeconds: 90 }),
      anExercise({ id: 2, exerciseId: "e1", restSeconds: 60 }),
    ],
  }),
});
const log = (position: number, at: string, role: "working" | "warmup" = "working") =>
  aLog({
    id: `l${position}`,
    sessionId: "now",
    exerciseId: `e${position}`,
    position,
    sets: setMap({ at, role }),
  });
const logs = [log(0, "2026-11-20T06:10:00.000Z"), log(1, "2026-11-20T06:02:00.000Z")];

test("WORK-06 F1 three hours after the last set the end is proposed", () => {
  expect(idleEnd(session, logs, new Date("2026-11-20T09:10:00.000Z"))).toEqual({
    lastSetAt: "2026-11-20T06:10:00.000Z",
    endsAt: "2026-11-20T06:11:30.000Z",
  });
  expect(idleEnd(session, logs, new Date("2026-11-20T09:09:59.000Z"))).toBeUndefined();
  // The next day as well, and after a warm-up its shorter rest.
  expect(
    idleEnd(session, [log(0, "2026-11-20T06:10:00.000Z", "warmup")], new Date("2026-11-21T09:00:00.000Z"))
      ?.endsAt,
  ).toBe("2026-11-20T06:10:45.000Z");
});

test("WORK-06 F1 no end is proposed before a set or after the workout", () => {
  const late = new Date("2026-11-20T20:00:00.000Z");
  expect(idleEnd(session, [], late)).toBeUndefined();
  expect(
    idleEnd(
      session,
      logs.map((one) => ({ ...one, sessionId: "other" })),
      late,
    ),
  ).toBeUndefined();
  expect(idleEnd({ ...session, finishedAt: late.toISOString() }, logs, late)).toBeUndefined();
  expect(idleEnd({ ...session, discardedAt: late.toISOString() }, logs, late)).toBeUndefined();
  // A set of an exercise that is not known any more ends the workout with itself.
  expect(idleEnd(session, [log(7, "2026-11-20T06:10:00.000Z")], late)?.endsAt).toBe(
    "2026-11-20T06:10:00.000Z",
  );
});

test("HOME-11 F1 Home knows since when a workout has been idle", () => {
  expect(idleSince(logs, new Date("2026-11-20T09:10:00.000Z"))).toBe("2026-11-20T06:10:00.000Z");
  expect(idleSince(logs, new Date("2026-11-20T09:09:59.000Z"))).toBeUndefined();
  expect(idleSince([], new Date("2026-11-21T09:10:00.000Z"))).toBeUndefined();
});
