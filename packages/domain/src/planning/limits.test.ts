import { expect, test } from "vitest";
import { limitId, wishId } from "../record-ids.ts";
import { limitSchema, wishSchema } from "./limits.schema.ts";
import { emptyLimit, emptyWish, isInForce, latestInForce, limitKey, wishKey } from "./limits.ts";

const knee = { ...emptyLimit, date: "2026-11-02", area: "knee" } as const;
const tuesday = {
  ...emptyWish,
  date: "2026-11-02",
  type: "minutes",
  weekdays: ["tuesday"],
  minutes: 20,
} as const;
const tuesdayFor30 = { ...tuesday, minutes: 30 } as const;

test("ONB-07 a limit and a wish without details are whole records", () => {
  expect(limitSchema.safeParse({ ...emptyLimit, date: "2026-11-02", condition: "hernia" }).success).toBe(
    true,
  );
  expect(wishSchema.safeParse({ ...emptyWish, date: "2026-11-02", type: "quiet" }).success).toBe(true);
  expect(wishSchema.safeParse({ ...tuesday, minutes: 0 }).success).toBe(false);
});

test("ONB-07 the same limit entered on two devices is one record", () => {
  expect(limitKey({ ...knee })).toBe("knee");
  expect(limitKey({ ...knee, area: null, exerciseIds: ["b", "a"] })).toBe("a b");
  expect(wishKey(tuesdayFor30)).toBe(wishKey(tuesday));
  expect(wishKey({ ...tuesday, weekdays: ["friday"] })).not.toBe(wishKey(tuesday));
  expect(limitId("p", "knee")).toBe(limitId("p", "knee"));
  expect(wishId("p", "quiet")).not.toBe(wishId("q", "quiet"));
});

test.each([
  ["2026-11-01", false],
  ["2026-11-02", true],
  ["2026-11-09", true],
  ["2026-11-10", false],
])("ONB-07 a limit from Nov 2 to Nov 9 is in force on %s: %s", (day, inForce) => {
  expect(isInForce({ ...knee, until: "2026-11-09" }, day)).toBe(inForce);
});

test("ONB-07 the latest record of a limit or wish counts, also when it has ended", () => {
  const ended = { ...knee, until: "2026-11-01" };
  expect(latestInForce([ended, knee], limitKey, "2026-11-03")).toEqual([knee]);
  expect(latestInForce([knee, ended], limitKey, "2026-11-03")).toEqual([]);
  expect(latestInForce([knee, { ...ended, date: "2026-11-05" }], limitKey, "2026-11-03")).toEqual([knee]);
});
