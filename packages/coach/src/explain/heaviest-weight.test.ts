import { expect, test } from "vitest";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { progressions } from "../design/progress/progression.text.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { exercise } from "../design/testing/load-cases.ts";
import { loadNote } from "./load/load-reason.ts";

const weeks = trainedWeeks(
  inputWith({
    profile: { equipment: ["dumbbells"], gymAccess: "no_gym", gymDays: [], daysPerWeek: 3 },
    gear: { home: { place: "home", bars: [], plates: [], dumbbells: [12], stackStep: null } },
  }),
  4,
  { difficulty: 6 },
).map(({ week }) => week);
const cards = weeks.flatMap(({ days }) =>
  Object.values(days)
    .flatMap(({ exercises }) => exercises)
    .filter(({ loadLb, metric }) => loadLb !== null && metric === "reps"),
);

test("the only weight is never told to give way to the next one", () => {
  expect(cards.length).toBeGreaterThan(20);
  for (const { name, notes, progressionTips } of cards) {
    expect([name, progressionTips]).toEqual([name, progressions["one-weight"]]);
    expect(notes).not.toContain("the next one is a big step");
  }
  expect(cards.some(({ notes }) => notes.includes("Your heaviest weight"))).toBe(true);
});

test("no step up is promised of a lift at its heaviest weight, but its own way", () => {
  const names = [...new Set(cards.map(({ name }) => name))];
  const plans = weeks.map(({ plan }) => plan.progressionPlan);
  for (const plan of plans)
    expect(plan).not.toMatch(/step up|move up|go up|next weight|feels like the first/);
  // Other weeks name a lift without a weight.
  const ofCards = plans.filter((plan) => names.some((name) => plan.includes(name)));
  expect(ofCards.length).toBeGreaterThan(0);
  for (const plan of ofCards) expect(plan).toMatch(/slow|pause/);
});

test("the heaviest weight at the top of its range names a tempo, but of a swing", () => {
  const noteOf = (id: string) =>
    loadNote(exercise(id), { loadLb: 53, rule: "top", lastLb: 53, fromId: null }, "one-weight", 7);
  expect(noteOf("squat.goblet")).toContain("three seconds on the way down");
  // The same where the next weight is too far for even the longest sets.
  const far = { loadLb: 10, rule: "top", lastLb: 10, fromId: null } as const;
  expect(loadNote(exercise("h_pull.dumbbell-one-arm"), far, "range-first", 7)).toContain(
    "three seconds on the way down",
  );
  expect(noteOf("hinge.kettlebell-swing")).not.toMatch(/slow|seconds/);
});
