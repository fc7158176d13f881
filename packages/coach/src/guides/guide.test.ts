import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { defaultWeek } from "../programs/default-week.ts";
import { familyGuides, figureOf } from "./families.data.ts";
import { figureNames } from "./figure-name.ts";
import { fullGuides } from "./full-guides.data.ts";
import { findGuide, guideFor, guideOf } from "./guide.ts";
import { bodyweightCards, machineGuideKeys, machineGuides } from "./machine-guides.ts";

/** The guide library of the specification, letter for letter. */
const specified = [
  "Leg Press",
  "Chest Press",
  "Shoulder Press",
  "Seated Cable Row",
  "Lateral Raise Machine",
  "Assisted Pull-up Machine",
  "Push-ups",
  "Pull-ups",
  "Pike Push-ups",
  "Tricep Dips",
  "Romanian Deadlifts",
  "Goblet Squats",
];

describe("EXC-04 lookup", () => {
  test.each(specified)("EXC-04 %s has a guide in full by its exact name", (name) => {
    const guide = findGuide(name);
    expect(guide).toMatchObject({ name, full: true });
    for (const text of [guide?.machineType, guide?.howToFind, guide?.visualDescription, guide?.videoHint])
      expect(text?.length).toBeGreaterThan(8);
    for (const list of [guide?.setup, guide?.commonMistakes, guide?.variations])
      expect(list?.length).toBeGreaterThanOrEqual(3);
    expect(guide?.progressionTips.length).toBeGreaterThanOrEqual(2);
    expect(guide?.targetMuscles.length).toBeGreaterThanOrEqual(1);
  });

  test.each([
    ["push ups", "Push-ups"],
    ["GOBLET SQUAT", "Goblet Squats"],
    ["Wall Push-ups", "Wall Push-ups"],
    ["Slow Goblet Squats with pause", "Goblet Squats"],
    ["Dumbbell Romanian Deadlifts (3 s down)", "Romanian Deadlifts"],
    ["Leg Press Machine, wide", "Leg Press"],
    ["Seated Row", "Seated Cable Row"],
    ["Lateral Raise Machine", "Lateral Raise Machine"],
    ["Assisted Pull-up", "Assisted Pull-up Machine"],
    ["Pike", "Pike Push-ups"],
    ["Push up", "Push-ups"],
    ["Pushup", "Push-ups"],
    ["shoulder presses", "Shoulder Press"],
    ["incline dumbbell press", "Dumbbell Incline Press"],
    ["Incline Dumbbell Presses", "Dumbbell Incline Press"],
    ["INCLINE DB BENCH PRESS", "Dumbbell Incline Press"],
    ["DB bench press", "Dumbbell Bench Press"],
    ["Lat Pull-downs", "Lat Pulldown"],
    ["dumbbell flyes", "Dumbbell Fly"],
    ["farmers walks", "Dumbbell Farmer Carry"],
    ["Lunges", "Forward Lunges"],
    ["deadlift", "Barbell Deadlifts"],
    ["press", "Leg Press"],
    ["row", "Inverted Rows"],
    ["swings, kettlebell", "Kettlebell Swings"],
  ])("EXC-04 '%s' finds %s: exact first, then partial", (name, found) => {
    expect(findGuide(name)?.name).toBe(found);
  });

  test("EXC-04 an exact name wins over a full guide whose name it contains", () => {
    expect(findGuide("Dumbbell Bulgarian Split Squats")?.exerciseId).toBe("lunge.dumbbell-bulgarian");
    expect(findGuide("Close-grip Push-ups")?.exerciseId).toBe("h_push.close");
  });

  test.each(["", "   ", "Underwater hockey", "<script>", "ups and downs of life".repeat(50)])(
    "EXC-04 a name without a guide ('%s') is undefined, never an error",
    (name) => expect(findGuide(name)).toBeUndefined(),
  );

  test("EXC-04 a plan's id wins over its name; an unknown id uses the name", () => {
    expect(guideOf("squat.leg-press", "Something else")?.name).toBe("Leg Press");
    expect(guideOf("own.unknown", "Leg Press")?.name).toBe("Leg Press");
    expect(guideOf("own.unknown", "Underwater hockey")).toBeUndefined();
  });

  test("EXC-04 beside a card the way up is the card's alone", () => {
    const tips = (card?: string) => guideOf("h_push.push-up", "Push-ups", card)?.progressionTips;
    expect(tips("First the top of the range.")).toEqual(["First the top of the range."]);
    expect(tips()?.join(" ")).toMatch(/When 20 are clean/);
    expect(tips("")).toEqual([expect.stringMatching(/^Train at 50-80% of your best set/)]);
  });

  test("EXC-04 every exercise of the default week has a guide", () => {
    for (const day of Object.values(defaultWeek()))
      for (const exercise of [...day.exercises, ...(day.homeAlternative?.exercises ?? [])])
        expect(guideOf(exercise.exerciseId, exercise.name)?.name, exercise.name).toBe(exercise.name);
  });
});

describe("EXC-04 every exercise of the catalogue", () => {
  test.each(catalogue.map((exercise) => [exercise.name, exercise] as const))(
    "EXC-04 %s",
    (name, exercise) => {
      expect(findGuide(name)?.exerciseId).toBe(exercise.id);
      const guide = guideFor(exercise);
      expect(figureNames).toContain(guide.figure);
      const texts = [
        guide.howToFind,
        guide.visualDescription,
        guide.videoHint,
        ...guide.setup,
        ...guide.steps,
        ...guide.cues,
        ...guide.commonMistakes,
        ...guide.variations,
        ...guide.progressionTips,
      ];
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z0-9].*[.]$/);
        expect(text).not.toMatch(/undefined|https?:|www\.|<|>/);
      }
    },
  );

  test("settled point 26 each family has its text, and no text is for nobody", () => {
    const families = new Set(catalogue.map((exercise) => exercise.family));
    expect([...families].filter((family) => familyGuides[family] === undefined)).toEqual([]);
    expect(Object.keys(familyGuides).filter((family) => !families.has(family))).toEqual([]);
    const ids = new Set(catalogue.map((exercise) => exercise.id));
    expect(Object.keys(figureOf).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("settled point 26 every guide key has its text, and no guide is unused", () => {
    const keys = catalogue.flatMap((exercise) => (exercise.guideKey === null ? [] : [exercise.guideKey]));
    expect(keys.toSorted()).toEqual(Object.keys(fullGuides).toSorted());
  });

  test("settled point 26 every figure is used", () => {
    const used = new Set(catalogue.map((exercise) => guideFor(exercise).figure));
    expect(figureNames.filter((name) => !used.has(name))).toEqual([]);
  });
});

test("EXLIB-01 six machine guides have name, place, setup and image", () => {
  expect(machineGuides.map((guide) => guide.key)).toEqual([...machineGuideKeys]);
  for (const guide of machineGuides) {
    expect(specified).toContain(guide.name);
    expect(guide.setup.length).toBeGreaterThanOrEqual(3);
    expect(guide.howToFind.length).toBeGreaterThan(40);
    expect(figureNames).toContain(guide.image);
  }
});

test("EXLIB-01 each bodyweight card has a guide in full", () => {
  expect(bodyweightCards.map((name) => findGuide(name)?.name)).toEqual([...bodyweightCards]);
  for (const name of bodyweightCards) expect(findGuide(name)?.full).toBe(true);
});
