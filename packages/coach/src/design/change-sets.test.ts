/** A week that gets smaller keeps what it is for: the muscles that the person named, and enough new exercises. */
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { dropWhile } from "./change-sets.ts";
import type { DraftDay, DraftSlot } from "./draft.ts";
import { keepsWishesFirst } from "./even-sets.ts";

const slotOf = (id: string, role: DraftSlot["slot"]["role"], sets: number): DraftSlot => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  return {
    slot: { role, patterns: [exercise.pattern] },
    exercise,
    dose: { fewestSets: 2, mostSets: 4, low: 8, high: 12, restSeconds: 90, difficulty: 7.5 },
    sets,
    restSeconds: 90,
    pair: null,
  };
};

const dayOf = (slots: readonly DraftSlot[]): DraftDay => ({
  weekday: "monday",
  place: "gym",
  type: { id: "full-a", name: "Full Body", focus: "", load: "full", prefersGym: true, slots: [] },
  slots,
});

test("coach.V8 in a smaller week no other muscle overtakes the one that was named, while others have sets to give", () => {
  const bridge = slotOf("hinge.glute-bridge", "main", 3);
  const row = slotOf("h_pull.cable", "main", 3);
  const mayGo = keepsWishesFirst(new Set(["glutes"] as const))([dayOf([bridge, row])]);
  expect(mayGo(row)).toBe(true);
  expect(mayGo(bridge)).toBe(false);
  const ahead = keepsWishesFirst(new Set(["glutes"] as const))([
    dayOf([
      { ...bridge, sets: 6 },
      { ...row, sets: 2 },
    ]),
  ]);
  expect(ahead(bridge)).toBe(true);
});

test("coach.X1 when few exercises of the week are new, an old one goes first, but never what the day is built around", () => {
  const slots = [
    slotOf("squat.leg-press", "main", 1),
    slotOf("hinge.rdl", "secondary", 1),
    slotOf("h_pull.cable", "secondary", 1),
    slotOf("h_push.machine", "secondary", 1),
    slotOf("calf.dumbbell", "accessory", 1),
    slotOf("core.plank", "core", 1),
  ];
  const old = new Set(["squat.leg-press", "hinge.rdl", "h_pull.cable", "h_push.machine"]);
  const left = dropWhile([dayOf(slots)], old, (days) => (days[0]?.slots.length ?? 0) > 5);
  const ids = left[0]?.slots.map(({ exercise }) => exercise.id) ?? [];
  expect(ids).toContain("squat.leg-press");
  expect(ids).toEqual(expect.arrayContaining(["calf.dumbbell", "core.plank"]));
});
