import { catalogue } from "@muster/coach/catalogue/catalogue";
import { rulesOut } from "@muster/coach/catalogue/limits";
import { areaOut } from "@muster/coach/catalogue/moves/limits.data";
import { expect, test } from "vitest";
import type { Area, Condition } from "./note.ts";
import { outForArea, outForCondition } from "./out-of-plan.data.ts";
import { plansAfter, readWithCoach } from "./read-with-coach.ts";
import { isOut, unsafeAfterNote } from "./unsafe-moves.ts";

/** Of no part of the body and no movement. */
const unplaced = "something is badly inflamed, the doctor said";
// The keys of both tables are these.
const areas = Object.keys(outForArea) as Area[];
const conditions = Object.keys(outForCondition) as Condition[];
/** Where a body trains: told, and never feared behind a complaint. */
const positions: ReadonlySet<Condition> = new Set(["no_floor", "seated"] as const);

test("coach.F1 a complaint of no known place leaves nothing that any sore part forbids", () => {
  expect(readWithCoach(unplaced)).toMatchObject({ asked: true, limits: [{ area: null }] });
  const weeks = plansAfter(unplaced);
  for (const week of weeks) {
    for (const area of areas)
      expect([area, unsafeAfterNote(week, { respect: { areas: [area] } })]).toEqual([area, []]);
    for (const condition of conditions.filter((one) => !positions.has(one)))
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

test.each([
  ["I can't get down on the floor", "no_floor"],
  ["I use a wheelchair", "seated"],
] as const)("coach.F1 the week after '%s' keeps to it", (note, condition) => {
  expect(readWithCoach(note)).toMatchObject({ asked: false, limits: [{ condition }] });
  for (const week of plansAfter(note)) {
    expect(unsafeAfterNote(week, { respect: { conditions: [condition] } })).toEqual([]);
    const trained = Object.values(week.days).filter(({ kind }) => kind === "training");
    expect(trained.length).toBe(4);
    // Four where nothing but a towel is there for who sits.
    expect(trained.every(({ exercises }) => exercises.length >= (condition === "seated" ? 4 : 5))).toBe(true);
  }
});

const bracedByLegs = [
  "h_push.dumbbell-single",
  "h_pull.towel",
  "h_pull.band",
  "h_pull.cable",
  "arm_flex.kettlebell",
  "mobility.stretch",
  "mobility.shoulders",
];

test.each(["no_floor", "seated"] as const)(
  "coach.F1 coach and judge see the same moves with %s",
  (condition) => {
    const limit = { area: null, condition, exerciseIds: [] };
    const seen = new Set(
      catalogue.filter((one) => isOut(one, outForCondition[condition])).map(({ id }) => id),
    );
    const open = catalogue.filter((one) => !rulesOut(limit, one)).map(({ id }) => id);
    expect(open.filter((id) => seen.has(id))).toEqual([]);
    // What the coach alone holds back: legs that brace, push or stand in moves whose names do not say so.
    const careful = catalogue.filter((one) => !one.byHand && rulesOut(limit, one) && !seen.has(one.id));
    expect(careful.map(({ id }) => id)).toEqual(condition === "seated" ? bracedByLegs : []);
  },
);
