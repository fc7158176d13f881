import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noCardio } from "../planning/plan.ts";
import { addDays, civilDateAt, daysBetween, weekdayOf } from "../shared/dates.ts";
import { aLog, aSession, aWorkout, finished, skipped } from "../testing/builders.ts";
import { homeCard, loggedSession, runningSession } from "./home-card.ts";

const today = "2026-11-20";
const workout = aWorkout();
const tomorrow = aWorkout({ name: "Active Recovery", kind: "recovery" });
const card = (sessions: Parameters<typeof homeCard>[0]["sessions"], over = {}) =>
  homeCard({ today, workout, tomorrow, sessions, ...over });

describe("what the card is", () => {
  test("HOME-04 an open training day shows its workout", () => {
    expect(card([])).toEqual({ kind: "training", workout, canStartAtHome: false });
  });

  test("HOME-06 the card offers the home session when the day has one", () => {
    const homeAlternative = { name: "Home", warmUp: [], exercises: [], coolDown: [], cardio: noCardio };
    expect(card([], { workout: aWorkout({ homeAlternative }) })).toMatchObject({ canStartAtHome: true });
  });

  test("HOME-04 rest and recovery days are their own cards, never 'missed'", () => {
    expect(card([], { workout: aWorkout({ kind: "rest" }) }).kind).toBe("rest");
    expect(card([], { workout: aWorkout({ kind: "recovery" }) }).kind).toBe("recovery");
  });

  test("HOME-08 a done or skipped day gives its place to tomorrow", () => {
    expect(card([aSession(finished)])).toMatchObject({
      kind: "logged",
      status: "finished",
      canUndo: false,
      tomorrow,
    });
    expect(card([aSession(skipped)])).toMatchObject({ kind: "logged", status: "skipped", canUndo: true });
  });

  test("HOME-08 a discarded session leaves the day open", () => {
    expect(card([aSession({ discardedAt: "2026-11-20T15:00:00.000Z" })]).kind).toBe("training");
  });

  test("HOME-08 finished beats skipped, whichever arrives first", () => {
    const sessions = [aSession({ ...skipped, id: "s" }), aSession({ ...finished, id: "f", ordinal: 2 })];
    expect(card(sessions)).toMatchObject({ status: "finished" });
    expect(card(sessions.toReversed())).toMatchObject({ status: "finished" });
  });

  test("HOME-08 a log counts only with its own date and weekday", () => {
    expect(card([aSession({ ...finished, date: "2026-11-13" })]).kind).toBe("training");
    expect(card([aSession({ ...finished, date: "2025-11-20" })]).kind).toBe("training");
    expect(card([aSession({ ...finished, day: "monday" })]).kind).toBe("training");
  });

  test("HOME-11 a running workout comes first, with what is left of it", () => {
    const sessions = [aSession(finished), aSession({ id: "again", ordinal: 2 })];
    const logs = [aLog({ sessionId: "again", completed: true })];
    expect(card(sessions, { logs })).toMatchObject({ kind: "resume", completed: 1, total: 2 });
  });

  test("HOME-11 a workout past midnight can be resumed, a forgotten one not", () => {
    const late = aSession({ date: "2026-11-19", startedAt: "2026-11-20T04:50:00.000Z" });
    expect(card([late]).kind).toBe("resume");
    expect(card([aSession({ date: "2026-11-18" })]).kind).toBe("training");
    expect(runningSession([late, aSession()], today)?.date).toBe("2026-11-20");
  });
});

describe("dates, clocks and zones", () => {
  const zones = [
    "UTC",
    "America/New_York",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Europe/Berlin",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Pacific/Kiritimati",
    "Africa/Casablanca",
  ];
  const zone = fc.constantFrom(...zones);
  const instant = fc.date({
    min: new Date("1970-01-02T00:00:00Z"),
    max: new Date("2100-12-30T00:00:00Z"),
    noInvalidDate: true,
  });
  const cardAt = (at: Date, timeZone: string, loggedOn: string) =>
    homeCard({
      today: civilDateAt(at, timeZone),
      workout,
      sessions: [aSession({ ...finished, date: loggedOn })],
    }).kind;
  const hour = 3_600_000;

  test("HOME-08 a logged card is hidden until the next civil day, 1970-2100", () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 48 * 60 }), (loggedAt, timeZone, minutes) => {
        const date = civilDateAt(loggedAt, timeZone);
        const later = new Date(loggedAt.getTime() + minutes * 60_000);
        const isSameDay = civilDateAt(later, timeZone) === date;
        expect(cardAt(later, timeZone, date)).toBe(isSameDay ? "logged" : "training");
      }),
      { numRuns: 400 },
    );
  });

  test("HOME-08 within 26 hours the card is back, also when clocks change", () => {
    fc.assert(
      fc.property(instant, zone, (loggedAt, timeZone) => {
        const date = civilDateAt(loggedAt, timeZone);
        const nextDay = civilDateAt(new Date(loggedAt.getTime() + 26 * hour), timeZone);
        expect(daysBetween(date, nextDay)).toBeGreaterThanOrEqual(1);
        expect(homeCard({ today: nextDay, workout, sessions: [aSession({ ...finished, date })] }).kind).toBe(
          "training",
        );
      }),
      { numRuns: 300 },
    );
  });

  test("HOME-08 on 23 and 25 hour days the card is hidden to the last second", () => {
    // Clocks change on 8 March and 1 November 2026.
    for (const [lastSecond, date] of [
      ["2026-03-09T03:59:59Z", "2026-03-08"],
      ["2026-11-02T04:59:59Z", "2026-11-01"],
    ] as const) {
      expect(cardAt(new Date(lastSecond), "America/New_York", date)).toBe("logged");
      const midnight = new Date(Date.parse(lastSecond) + 1000);
      expect(cardAt(midnight, "America/New_York", date)).toBe("training");
    }
  });

  test("HOME-08 a zone that skips a whole date goes from one card to the card after it", () => {
    // Samoa went from Thursday 29 to Saturday 31 December 2011.
    const thursday = new Date("2011-12-30T09:59:59Z");
    expect(civilDateAt(thursday, "Pacific/Apia")).toBe("2011-12-29");
    const saturday = new Date("2011-12-30T10:00:00Z");
    expect(civilDateAt(saturday, "Pacific/Apia")).toBe("2011-12-31");
    expect(cardAt(saturday, "Pacific/Apia", "2011-12-29")).toBe("training");
  });

  test("HOME-08 flying back over the date line does not log a day twice", () => {
    const loggedAt = new Date("2026-11-20T01:00:00Z");
    const date = civilDateAt(loggedAt, "Pacific/Auckland");
    expect(date).toBe("2026-11-20");
    const landed = new Date("2026-11-20T06:00:00Z");
    expect(cardAt(landed, "America/Los_Angeles", date)).toBe("training");
    expect(cardAt(new Date("2026-11-20T20:00:00Z"), "America/Los_Angeles", date)).toBe("logged");
  });

  test("HOME-08 the same weekday of another week or year stays open", () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 600 }), (at, weeks) => {
        const date = civilDateAt(at, "UTC");
        const other = addDays(date, 7 * weeks);
        expect(weekdayOf(other)).toBe(weekdayOf(date));
        expect(loggedSession([aSession({ ...finished, date })], other)).toBeUndefined();
        expect(loggedSession([aSession({ ...finished, date })], date)).toBeDefined();
      }),
    );
  });
});
