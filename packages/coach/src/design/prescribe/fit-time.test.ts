/** How a day gets into its minutes. */
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { personOf } from "../../state/person.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { sessionBounds } from "../template/session-bounds.ts";
import { inputWith } from "../testing/inputs.ts";
import type { DraftSlot } from "./draft.ts";
import { fitDay, fitsTime } from "./fit-time.ts";

const slotOf = (id: string, role: SlotRole, low: number, high: number): DraftSlot => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  const dose = {
    usualSets: 3,
    mostSets: 3,
    low,
    high,
    restSeconds: 75,
    leastRestSeconds: 60,
    difficulty: 7.5,
  };
  return {
    slot: { role, patterns: [exercise.pattern] },
    exercise,
    dose,
    sets: 3,
    restSeconds: 75,
    pair: null,
  };
};

const person = personOf(inputWith());
const longDay = [
  slotOf("hinge.hip-thrust", "main", 15, 20),
  slotOf("h_push.knee", "secondary", 12, 15),
  slotOf("h_pull.towel", "secondary", 15, 20),
  slotOf("core.dead-bug", "core", 15, 20),
  slotOf("core.bird-dog", "core", 15, 20),
  slotOf("core.side-plank", "core", 45, 60),
];

test("coach.C5 thirty minutes of one-sided moves fit with shorter ranges", () => {
  const time = { least: 15, most: 34, isShort: true };
  const slots = fitDay(longDay, { person, time });
  expect(fitsTime(slots, time)).toBe(true);
  expect(slots).toHaveLength(5);
  expect(slots[0]?.dose.high).toBe(20);
  const lowered = slots.filter(({ exercise, dose }) => exercise.unilateral && dose.high < 20);
  expect(lowered.length).toBeGreaterThan(0);
  for (const { dose } of lowered) expect(dose.low).toBeGreaterThanOrEqual(8);
});

test("supersets are named in the order of the day", () => {
  const time = { ...sessionBounds["30_45"], isShort: false };
  const pairs = fitDay(longDay, { person, time }).flatMap(({ pair }) => pair ?? []);
  expect(new Set(pairs).size).toBeGreaterThan(1);
  expect(pairs).toEqual(pairs.toSorted());
});

test("the trunk comes after all lifts, with the lift that it is paired with", () => {
  const day = [
    slotOf("hinge.rdl", "main", 8, 12),
    slotOf("v_push.dumbbell", "secondary", 8, 12),
    slotOf("h_pull.dumbbell-one-arm", "secondary", 8, 12),
    slotOf("core.plank", "core", 30, 45),
    slotOf("squat.goblet", "secondary", 8, 12),
    slotOf("arm_flex.dumbbell", "accessory", 12, 15),
  ];
  const isCore = ({ exercise }: DraftSlot) => exercise.pattern === "core";
  for (const time of [
    { ...sessionBounds["60_plus"], isShort: false },
    { ...sessionBounds["30_45"], isShort: false },
    { ...sessionBounds.under_30, isShort: true },
  ]) {
    const slots = fitDay(day, { person, time });
    const trunk = slots.find(isCore);
    const before = slots.findLastIndex(
      (slot) => slot.exercise.compound && !isCore(slot) && (slot.pair === null || slot.pair !== trunk?.pair),
    );
    if (trunk !== undefined) expect(slots.indexOf(trunk)).toBeGreaterThan(before);
  }
});

test("jumps stay before the lifts, whatever their role is", () => {
  const [first] = fitDay([slotOf("plyo.squat-jump", "accessory", 3, 5), ...longDay.slice(1)], {
    person,
    time: { ...sessionBounds["60_plus"], isShort: false },
  });
  expect(first?.exercise.id).toBe("plyo.squat-jump");
});

test("a rung of a ladder that leads the day stays first, whatever it is paired with", () => {
  const [lead] = fitDay([slotOf("h_push.feet-raised", "skill", 8, 12), ...longDay.slice(1)], {
    person,
    time: { least: 15, most: 30, isShort: true },
  });
  expect(lead?.exercise.id).toBe("h_push.feet-raised");
});
