/** What gives way when a day gets smaller. */
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { DraftSlot } from "../prescribe/draft.ts";
import { fewestMoves, lessOf, type Reason } from "./change-sets.ts";

const slotOf = (id: string, role: DraftSlot["slot"]["role"], sets: number): DraftSlot => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  return {
    slot: { role, patterns: [exercise.pattern] },
    exercise,
    dose: {
      usualSets: 2,
      mostSets: 4,
      low: 8,
      high: 12,
      restSeconds: 90,
      leastRestSeconds: 90,
      difficulty: 7.5,
    },
    sets,
    restSeconds: 90,
    pair: null,
  };
};

const day: readonly DraftSlot[] = [
  slotOf("squat.leg-press", "main", 4),
  slotOf("hinge.rdl", "secondary", 3),
  slotOf("h_pull.cable", "secondary", 3),
  slotOf("h_push.machine", "secondary", 3),
  slotOf("arm_flex.dumbbell", "accessory", 3),
  slotOf("calf.dumbbell", "accessory", 2),
  slotOf("core.plank", "core", 2),
];

const none: ReadonlySet<string> = new Set();
/** All steps of a day that gets smaller, as sets in its order. */
const stepsOf = (reason: Reason, old = none): readonly (readonly string[])[] => {
  const steps: string[][] = [];
  for (
    let slots: readonly DraftSlot[] | undefined = day;
    slots !== undefined;
    slots = lessOf(slots, { reason, old, fewest: reason === "cut" ? fewestMoves.cut : fewestMoves.full })
  )
    steps.push(slots.map(({ exercise, sets }) => `${exercise.id} ${sets}`));
  return steps;
};

test("coach.I1 however small a day gets, no exercise is left with a single set", () => {
  for (const reason of ["time", "muscle", "week", "cut"] as const)
    for (const step of stepsOf(reason)) for (const one of step) expect(one).toMatch(/ [2-5]$/);
});

test("small moves give way first, and in a short session a main lift keeps its sets", () => {
  const steps = stepsOf("time");
  expect(steps[1]).toContain("arm_flex.dumbbell 2");
  expect(steps[2]).toHaveLength(6);
  const five = steps.find((step) => step.length === 5);
  expect(five).toContain("squat.leg-press 4");
  expect(steps.at(-1)).toHaveLength(5);
});

test.each(["time", "week"] as const)(
  "where the %s is short a small move goes before a set of a lift",
  (reason) => {
    const five = stepsOf(reason).find((step) => step.length === 5);
    expect(five).toEqual([
      "squat.leg-press 4",
      "hinge.rdl 3",
      "h_pull.cable 3",
      "h_push.machine 3",
      "arm_flex.dumbbell 2",
    ]);
  },
);

test("where a muscle is full second lifts give a set before a day has five moves", () => {
  const five = stepsOf("muscle").find((step) => step.length === 5);
  expect(five).toContain("h_push.machine 2");
  expect(five).toContain("squat.leg-press 4");
});

test("coach.R1 a cut week first drops sets, then exercises, to three of two", () => {
  const steps = stepsOf("cut");
  const five = steps.find((step) => step.length === 5);
  expect(five).toContain("squat.leg-press 2");
  expect(steps.at(-1)).toEqual(["squat.leg-press 2", "hinge.rdl 2", "h_pull.cable 2"]);
});

test("coach.X1 of the small moves one of last week goes first, so that rotation holds", () => {
  const steps = stepsOf("time", new Set(["calf.dumbbell"]));
  expect(steps[2]?.join()).not.toContain("calf");
  expect(steps[2]?.join()).toContain("core.plank");
});

test("where time is short the only pull stays, and one of two presses goes", () => {
  const short = [
    slotOf("hinge.rdl", "main", 2),
    slotOf("v_push.dumbbell", "secondary", 2),
    slotOf("h_push.dumbbell-floor", "secondary", 2),
    slotOf("h_pull.dumbbell-bent", "secondary", 2),
  ];
  const left = lessOf(short, { reason: "time", old: none, fewest: fewestMoves.cut });
  expect(left?.map(({ exercise }) => exercise.id)).toEqual([
    "hinge.rdl",
    "v_push.dumbbell",
    "h_pull.dumbbell-bent",
  ]);
});
