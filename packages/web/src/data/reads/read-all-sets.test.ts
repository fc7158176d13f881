import { olderProgress, rollUpWeek } from "@muster/domain/progress/week-roll-up";
import type { RecordKind } from "@muster/domain/records";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import { aLog, aSession, setMap } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import type { Reads, Stored } from "../store/device-store.ts";
import { readAllSets } from "./read-all-sets.ts";

const today: CivilDate = "2026-11-20";

/** Answers from lists, and counts how often it is asked for logs. */
const readsOf = (
  logs: readonly Stored<"exerciseLog">[],
  sessions: readonly Stored<"session">[],
): Reads & { readonly pages: () => number } => {
  let pages = 0;
  const records: Partial<Record<RecordKind, readonly { readonly date: CivilDate }[]>> = {
    exerciseLog: logs,
    session: sessions,
  };
  const byDay = async (kind: RecordKind, _profile: string, from: CivilDate, to: CivilDate) => {
    if (kind === "exerciseLog") pages += 1;
    return (records[kind] ?? []).filter(({ date }) => date >= from && date <= to);
  };
  return {
    get: async () => undefined,
    all: async () => [],
    // The lists hold what their kind says.
    firstDay: async () => undefined,
    byDay: byDay as Reads["byDay"],
    count: async (kind) => records[kind]?.length ?? 0,
    weeks: async () =>
      sessions.flatMap(
        (session) =>
          rollUpWeek(mondayOf(session.date), { sessions: [session], plans: [], readings: [], logs: [] }) ??
          [],
      ),
    older: async () => olderProgress([]),
    countWeeks: async () => ({ all: 0, trained: 0 }),
    pages: () => pages,
  };
};

test("PROG-07 records of all time cover ten years, each set once", async () => {
  const dates = [0, 364, 365, 728, 3_650].map((days) => addDays(today, -days));
  const sessions = dates.map((date, index) =>
    aSession({ id: `s${index}`, date, discardedAt: index === 2 ? `${date}T07:00:00.000Z` : null }),
  );
  const logs = dates.map((date, index) =>
    aLog({ id: `l${index}`, sessionId: `s${index}`, date, sets: setMap({ weight: 50, reps: 10 }) }),
  );
  const reads = readsOf(logs, sessions);
  const sets = await readAllSets(reads, "p", today, () => undefined);
  expect(sets.map(({ date }) => date)).toEqual(dates.toReversed().filter((date) => date !== dates[2]));
  // Ten years in pages of a year, and not one page more.
  expect(reads.pages()).toBe(11);
});
