/** Where the body is in a move, held against what its guide says. */
import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import type { ContraTag } from "./exercise.ts";
import { coolDownFor, warmUpFor } from "./mobility.ts";
import { coolDownHolds, warmUpMoves } from "./moves/mobility.data.ts";

const has = (tag: ContraTag) => (one: { readonly contra: readonly ContraTag[] }) => one.contra.includes(tag);
/** A bench that the guide does not call one, and a foot or a weight on the floor. */
const notOnFloor = ["lunge.dumbbell-deficit", "h_push.barbell", "h_push.dumbbell-decline", "calf.dumbbell"];
const textOf = ({ howTo }: { readonly howTo: readonly string[] }) => howTo.join(" ");

test("coach.F1 a guide that lies, kneels or planks is tagged, benches apart", () => {
  const down =
    /\blie\b|\bkneel|hands and knees|\bplank\b|on the floor|forearms and toes|push-up position|hands near a wall/i;
  // On a bench or a pad, standing as one likes, or only the feet or a weight on the floor.
  const elsewhere =
    /\bbench\b|\bpad\b|Kneel or stand|chair or the floor|firm seat|rests on the floor|feet flat on the floor|Lie with the chest|high bench/i;
  const missed = catalogue.filter(
    (one) => down.test(textOf(one)) && !elsewhere.test(textOf(one)) && !has("floor")(one),
  );
  expect(missed.map(({ id }) => id)).toEqual(notOnFloor);
});
test("coach.F1 no guide of a move with the legs at rest stands, steps, hangs or kneels", () => {
  const onLegs =
    /\bstand\b(?! or sit)|\bstand before\b|\bstep\b|\bstride\b|\bhang\b from|\bkneel\b|\bhinge\b/i;
  const either = /Sit or stand|Stand or sit|or sit with it under your thighs|elbow to the hip/i;
  const wrong = catalogue.filter(
    (one) => !has("legs")(one) && onLegs.test(textOf(one)) && !either.test(textOf(one)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("coach.F1 warm-ups and stretches name their position as exercises do", () => {
  for (const { name, notes, contra } of [...warmUpMoves, ...coolDownHolds]) {
    const text = `${name} ${notes}`;
    if (/kneel|hands and knees|child's pose/i.test(text)) expect(contra, name).toContain("floor");
    if (/\bstand|\bstep|march|squat|hinge|heel|lie on/i.test(text) && !/^Sit or/.test(notes))
      expect(contra, name).toContain("legs");
  }
});

test("coach.S5 who trains seated has a whole warm-up and cool-down for the upper body", () => {
  const avoided = new Set<ContraTag>(["legs", "floor"]);
  const today = ["h_push", "h_pull", "v_push", "v_pull", "core"] as const;
  expect(warmUpFor(today, avoided)).toHaveLength(5);
  expect(coolDownFor(today, avoided).length).toBeGreaterThanOrEqual(3);
});
