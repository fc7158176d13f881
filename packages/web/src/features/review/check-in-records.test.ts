import { checkInId, checkInReadingId } from "@muster/domain/record-ids";
import { expect, test } from "vitest";
import { anna } from "../../../test/support/records.ts";
import { checkIn } from "../../../test/support/workouts.ts";
import { checkInChanges, readingsOf } from "./check-in-records.ts";

const sunday = "2026-11-22";
const measured = (metric: string, part: Parameters<typeof readingsOf>[0]) =>
  readingsOf(part).find((reading) => reading.metric === metric)?.value;

test("CHK-01 arms are the biceps, or the mean of both when each was measured", () => {
  expect(measured("arms", { ...checkIn(sunday), biceps: 14 })).toBe(14);
  expect(measured("arms", { ...checkIn(sunday), biceps: null, bicepLeft: 13.5, bicepRight: 14 })).toBe(13.75);
  expect(measured("arms", { ...checkIn(sunday), biceps: null, bicepLeft: 13.5 })).toBeNull();
});

test("REV-03 a filled field makes one reading with a computed id", () => {
  const changes = checkInChanges(anna, checkIn(sunday), new Set(), "2026-11-22T18:00:00.000Z");
  const id = checkInId(anna, sunday);
  expect(changes[0]).toMatchObject({ kind: "checkIn", id });
  expect(changes.slice(1).map((change) => change.id)).toEqual(
    (["weight", "pullups", "pushups", "arms", "restingHeartRate"] as const).map((metric) =>
      checkInReadingId(anna, id, metric),
    ),
  );
});
