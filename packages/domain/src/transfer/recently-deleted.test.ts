import { expect, test } from "vitest";
import { aLog, aSession, aSet, finished, setMap } from "../testing/builders.ts";
import { sessionStatus } from "../training/session.ts";
import { deleteSession } from "../training/session-changes.ts";
import { deletedInWords, restoredSession } from "./recently-deleted.ts";

test("SET-07 a deleted record is named when whole, and left out otherwise", () => {
  const reading = {
    metric: "waist",
    value: 31,
    date: "2026-11-02",
    at: "2026-11-02T07:00:00.000Z",
    source: "progress",
  };
  expect(deletedInWords("reading", reading)).toEqual({
    what: "Measurement",
    name: "Waist",
    day: "2026-11-02",
  });
  expect(deletedInWords("reading", { metric: "waist" })).toBeUndefined();
});

test("SET-07 a deleted workout comes back as one that ended with its last set", () => {
  const session = aSession({ ...finished });
  const at = "2026-11-20T14:40:00.000Z";
  const log = aLog({ sessionId: session.id, sets: setMap(aSet({ at })) });
  const [deleted] = deleteSession(session, [log], "2026-11-21T08:00:00.000Z").changes;
  if (deleted === undefined || !("patch" in deleted)) throw new Error("a patch");
  const gone = { ...session, ...(deleted.patch as Partial<typeof session>) };
  expect(sessionStatus(gone, [log])).toBe("discarded");
  const [restored] = restoredSession(gone, [log]) ?? [];
  expect(restored).toEqual({
    kind: "session",
    id: session.id,
    patch: { finishedAt: at, discardedAt: null },
  });
  // Nothing was logged in it, or it is not deleted.
  expect(restoredSession(gone, [])).toBeUndefined();
  expect(restoredSession(session, [log])).toBeUndefined();
});
