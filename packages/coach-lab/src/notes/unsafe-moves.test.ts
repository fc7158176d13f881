import { catalogue } from "@muster/coach/catalogue/catalogue";
import { rulesOut } from "@muster/coach/catalogue/limits";
import { areaOut } from "@muster/coach/catalogue/moves/limits.data";
import { expect, test } from "vitest";
import type { Area, Condition } from "./note.ts";
import { outForArea, outForCondition } from "./out-of-plan.data.ts";
import { plansAfter, readWithCoach } from "./read-with-coach.ts";
import { unsafeAfterNote } from "./unsafe-moves.ts";

/** Of no part of the body and no movement. */
const unplaced = "something is badly inflamed, the doctor said";
// The keys of both tables are these.
const areas = Object.keys(outForArea) as Area[];
const conditions = Object.keys(outForCondition) as Condition[];

test("coach.F1 a complaint of no known place leaves nothing that any sore part forbids", () => {
  expect(readWithCoach(unplaced)).toMatchObject({ asked: true, limits: [{ area: null }] });
  const weeks = plansAfter(unplaced);
  for (const week of weeks) {
    for (const area of areas)
      expect([area, unsafeAfterNote(week, { respect: { areas: [area] } })]).toEqual([area, []]);
    for (const condition of conditions)
      expect([condition, unsafeAfterNote(week, { respect: { conditions: [condition] } })]).toEqual([
        condition,
        [],
      ]);
    const moves = Object.values(week.days).flatMap(({ exercises }) => exercises);
    expect(moves.length).toBeGreaterThan(0);
  }
});

test("coach.F1 where a note was partly placed, the rest only adds caution", () => {
  const limit = { area: null, condition: "unclear", exerciseIds: [] } as const;
  const open = (severity: "mild" | "moderate") =>
    catalogue.filter((exercise) => !rulesOut({ ...limit, severity }, exercise)).length;
  expect(open("moderate")).toBeLessThan(80);
  expect(open("mild")).toBeGreaterThan(200);
});

test("every sore part of the body rules something out", () => {
  expect(Object.values(areaOut).every((out) => Object.keys(out).length > 0)).toBe(true);
});
