import { describe, expect, test } from "vitest";
import { aLog, aSession, finished, profileId, setMap } from "../testing/builders.ts";
import { exerciseLogSchema, sessionSchema } from "./session.schema.ts";
import { type ExerciseLog, type Session, sessionStatus } from "./session.ts";
import { changeTimes, followSession, readTimes, type SessionTimes, shownTimes } from "./session-times.ts";
import { nextOrdinal, type WithId, type WorkoutChange } from "./workout.ts";

const here = { now: "2026-11-22T15:00:00.000Z", timeZone: "America/New_York" };
const typed = { date: "2026-11-18", time: "07:30", minutes: "45" };
const times: SessionTimes = {
  date: "2026-11-18",
  timeZone: "America/New_York",
  startedAt: "2026-11-18T12:30:00.000Z",
  finishedAt: "2026-11-18T13:15:00.000Z",
};

type StoredWorkouts = { readonly sessions: WithId<Session>[]; readonly logs: WithId<ExerciseLog>[] };

/** What a device holds after these changes. */
const after = (stored: StoredWorkouts, changes: readonly WorkoutChange[]): StoredWorkouts => {
  const sessions = new Map(stored.sessions.map((one) => [one.id, one]));
  const logs = new Map(stored.logs.map((one) => [one.id, one]));
  for (const change of changes) {
    if ("patch" in change) {
      if (change.kind === "session") {
        const was = sessions.get(change.id);
        if (was !== undefined) sessions.set(change.id, { ...was, ...change.patch });
      } else {
        const was = logs.get(change.id);
        if (was !== undefined)
          logs.set(change.id, { ...was, ...change.patch, sets: { ...was.sets, ...change.patch.sets } });
      }
    } else if (change.kind === "session" && !sessions.has(change.id))
      sessions.set(change.id, { id: change.id, ...change.create });
  }
  return { sessions: [...sessions.values()], logs: [...logs.values()] };
};

describe("reading date, time and length", () => {
  test("a past day, a clock and minutes become instants of the place", () => {
    expect(readTimes(typed, here)).toEqual({ ok: true, value: times });
  });

  test.each([
    ["a day to come", { date: "2026-11-23" }, "date", "This day has not come yet."],
    ["no day", { date: "" }, "date", "Please choose a date"],
    ["the 30th of February", { date: "2026-02-30" }, "date", "Please choose a date"],
    ["a day before computers kept time", { date: "1969-12-31" }, "date", "Please choose a day after"],
    ["no time", { time: "" }, "time", "Please enter the time"],
    ["a time after 23:59", { time: "24:10" }, "time", "Please enter the time"],
    ["a time of today to come", { date: "2026-11-22", time: "10:01" }, "time", "This time has not come yet."],
    ["0 minutes", { minutes: "0" }, "minutes", "Please enter whole minutes"],
    ["30 hours", { minutes: "1800" }, "minutes", "Please enter whole minutes"],
    ["a part of a minute", { minutes: "1.5" }, "minutes", "Please enter whole minutes"],
    ["words", { minutes: "an hour" }, "minutes", "Please enter whole minutes"],
    ["an end to come", { date: "2026-11-22", time: "09:30", minutes: "31" }, "minutes", "It would end after"],
  ])("refused with a sentence: %s", (_, over, field, sentence) => {
    expect(readTimes({ ...typed, ...over }, here)).toMatchObject({
      ok: false,
      error: { field, text: expect.stringContaining(sentence) },
    });
  });

  test("a time that the clock jumps over in spring is read as the time after the jump", () => {
    const spring = readTimes({ date: "2026-03-08", time: "02:30", minutes: "30" }, here);
    expect(spring).toMatchObject({ value: { startedAt: "2026-03-08T07:30:00.000Z" } });
  });
});

describe("changing them", () => {
  const session = aSession(finished);
  const log = aLog({
    sets: setMap({ at: "2026-11-20T14:10:00.000Z" }, { at: "2026-11-20T14:50:00.000Z" }),
  });
  const stored: StoredWorkouts = { sessions: [session], logs: [log] };

  test("the form shows the clock of the place and the length with its sets", () => {
    const late = aLog({ sets: setMap({ at: "2026-11-20T15:20:00.000Z" }) });
    expect(shownTimes(session, [late], "Europe/Berlin")).toEqual({
      date: "2026-11-20",
      time: "09:00",
      minutes: "80",
      timeZone: "America/New_York",
    });
    expect(shownTimes(aSession({ timeZone: "Mars/Base", ...finished }), [], "Europe/Berlin").time).toBe(
      "15:00",
    );
  });

  test("what the form shows, read again, changes nothing", () => {
    const shown = shownTimes(session, [log], here.timeZone);
    const read = readTimes(shown, { ...here, timeZone: shown.timeZone });
    expect(read.ok && changeTimes(profileId, session, [log], read.value).changes).toEqual([]);
  });

  test("session, logs and sets move together; sets stay within the workout", () => {
    const { sessions, logs } = after(stored, changeTimes(profileId, session, [log], times).changes);
    const moved = sessions.find(({ id }) => id === session.id);
    expect(moved).toMatchObject({ ...times, day: "wednesday", id: session.id });
    expect(sessionSchema.safeParse(moved).success).toBe(true);
    expect(exerciseLogSchema.safeParse(logs[0]).success).toBe(true);
    expect(logs[0]?.date).toBe("2026-11-18");
    expect(Object.values(logs[0]?.sets ?? {}).map((set) => set?.at)).toEqual([
      "2026-11-18T12:40:00.000Z",
      "2026-11-18T13:15:00.000Z",
    ]);
  });

  test("the day that a workout left keeps its number, so a new start there is a new one", () => {
    const { sessions } = after(stored, changeTimes(profileId, session, [log], times).changes);
    const left = sessions.filter(({ date }) => date === session.date);
    expect(left.map((one) => sessionStatus(one))).toEqual(["discarded"]);
    expect(nextOrdinal(left, session.date)).toBe(2);
    for (const one of left) expect(sessionSchema.safeParse(one).success).toBe(true);
  });

  test("Undo brings date, time, length and sets back", () => {
    const { changes, undo } = changeTimes(profileId, session, [log], times);
    const back = after(after(stored, changes), undo);
    expect(back.sessions.find(({ id }) => id === session.id)).toEqual(session);
    expect(back.logs).toEqual([log]);
  });

  test("SYNC-03 what another device logged under the old date comes along", () => {
    const moved = { ...session, ...times };
    const other = aLog({ id: "other", exerciseId: "pull.vertical.bar", sets: setMap({}) });
    const foreign = aLog({ id: "foreign", sessionId: "another" });
    const changes = followSession(moved, [{ ...log, date: times.date }, other, foreign]);
    expect(changes).toEqual([{ kind: "exerciseLog", id: "other", patch: { date: times.date } }]);
  });

  test("only the length changes: no set is written anew and no day is left", () => {
    const longer = { ...times, date: session.date, startedAt: session.startedAt };
    const { changes } = changeTimes(profileId, session, [log], {
      ...longer,
      finishedAt: "2026-11-20T15:30:00.000Z",
    });
    const { sessions, logs } = after(stored, changes);
    expect(logs).toEqual([log]);
    expect(sessions).toEqual([{ ...session, finishedAt: "2026-11-20T15:30:00.000Z" }]);
  });
});
