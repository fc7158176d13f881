import { aLog, aSession, finished, setMap } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { recordsInMemory } from "../../../data/testing/records-in-memory.ts";
import { readHistoryLogs } from "./use-workout-records.ts";

const at = "2026-11-18T07:00:00.000Z";
const workout = (id: string, date: string, over: Parameters<typeof aSession>[0] = {}) =>
  [
    { kind: "session", record: aSession({ ...over, id, date }) },
    {
      kind: "exerciseLog",
      record: aLog({ id: `log-${id}`, sessionId: id, date, sets: setMap({ weight: 500 }) }),
    },
  ] as const;

test("EXC-03 WORK-05 'last time' ignores discarded, deleted and later workouts", async () => {
  const reads = recordsInMemory(
    ...workout("kept", "2026-11-16", finished),
    ...workout("gone", "2026-11-18", { discardedAt: at }),
    ...workout("ran-on", "2026-11-17"),
    ...workout("too-old", "2026-08-01", finished),
    ...workout("today", "2026-11-20"),
  );
  const found = await readHistoryLogs(reads, "anna", "2026-11-20");
  expect(found.map(({ sessionId }) => sessionId).toSorted()).toEqual(["kept", "ran-on"]);
});
