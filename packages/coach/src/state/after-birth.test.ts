import { emptyLimit } from "@muster/domain/planning/limits";
import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { readNote } from "../notes/read-note.ts";
import { personOf } from "./person.ts";

const weekAfter = (weeks: number) =>
  deliverWeek(
    undefined,
    inputWith({
      limits: [
        { ...emptyLimit, date: testToday, condition: "postpartum", since: addDays("2026-11-16", -7 * weeks) },
      ],
    }),
  );
const movesOf = (weeks: number) =>
  Object.values(weekAfter(weeks).days)
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);

test("coach.F7 after a birth loads return in steps; jumps only on request", () => {
  expect(movesOf(1)).toEqual([]);
  expect(weekAfter(1).plan.programSummary).toMatch(/breathing, the pelvic floor and short walks/);
  expect(movesOf(4).length).toBeGreaterThan(10);
  expect(movesOf(4).filter(({ takesWeight }) => takesWeight)).toEqual([]);
  expect(movesOf(8).some(({ takesWeight }) => takesWeight)).toBe(true);
  for (const weeks of [4, 8, 20]) {
    const moves = movesOf(weeks);
    expect(
      moves.filter(({ impact, id }) => impact === 2 || /plank(?!-knee)|crunch|climber|leg-raise/.test(id)),
    ).toEqual([]);
    expect(weekAfter(weeks).plan.facts.map(({ value }) => value)).toContain(
      "If you leak, feel heaviness, a bulge or pain, tell us under Health: the plan stays easy then.",
    );
  }
});

test.each([
  ["I gave birth five weeks ago", 35],
  ["four months postpartum and feeling good", 120],
  ["our baby is ten days old and I am nursing a newborn", 10],
])("coach.F7 the day of a birth is read: %s", (note, days) => {
  const birth = readNote(note, testToday).limits.find(({ condition }) => condition === "postpartum");
  expect(birth?.since).toBe(addDays(testToday, -days));
});

test.each(["pregnant", "postpartum"] as const)("coach.F7 no weight lies on the hips: %s", (condition) => {
  const { gates } = personOf(inputWith({ limits: [{ ...emptyLimit, date: testToday, condition }] }));
  for (const id of ["barbell-hip-thrust", "dumbbell-hip-thrust", "smith-hip-thrust", "thrust-machine"])
    expect(gates.ruledOut.has(`hinge.${id}`)).toBe(true);
  for (const id of ["hinge.cable-pull-through", "core.cable-press", "core.bird-dog", "core.side-plank-knee"])
    expect(gates.ruledOut.has(id)).toBe(false);
});

test.each([
  ["Gave birth 10 weeks ago", "light"],
  ["Caesarean 7 weeks ago", "light"],
  ["Gave birth four weeks ago", "own-weight"],
])("coach.F7 the profile's note says how long ago a birth was: %s", (note, step) => {
  expect(personOf(inputWith({ profile: { limits: { ...noLimits, note } } })).gates.birthStep).toBe(step);
});
