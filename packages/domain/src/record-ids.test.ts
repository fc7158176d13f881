import { expect, test } from "vitest";
import { checkInId, planPointerId, sessionId } from "./record-ids.ts";

const dana = "0d3a0001-0000-4000-8000-000000000001";
const marcus = "0d3a0002-0000-4000-8000-000000000002";

test("SYNC-03 two devices compute one id for one natural record of a person", () => {
  expect(checkInId(dana, "2026-11-22")).toBe(checkInId(dana, "2026-11-22"));
  expect(planPointerId(dana, "2026-11-22")).toBe(planPointerId(dana, "2026-11-22"));
  expect(sessionId(dana, "2026-11-20", "default:friday", 1)).toBe(
    sessionId(dana, "2026-11-20", "default:friday", 1),
  );
  expect(checkInId(dana, "2026-11-22")).not.toBe(checkInId(marcus, "2026-11-22"));
  expect(sessionId(dana, "2026-11-20", "default:friday", 1)).not.toBe(
    sessionId(dana, "2026-11-20", "default:friday", 2),
  );
});

test("REV-03 a late review on Monday is not overwritten on Sunday", () => {
  expect(checkInId(dana, "2026-11-23")).not.toBe(checkInId(dana, "2026-11-29"));
});
