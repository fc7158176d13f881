import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import type { Kit } from "../catalogue/exercise.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { readNote } from "../notes/read-note.ts";

const handheld: ReadonlySet<Kit> = new Set<Kit>([
  "dumbbells",
  "kettlebells",
  "resistance_bands",
  "barbell",
  "smith",
  "cable",
]);

const weekWith = (area: "shoulder" | "wrist") =>
  deliverWeek(undefined, inputWith({ profile: { limits: { ...noLimits, injuryAreas: [area] } } }));

test("coach.F1 a sore place of the profile is spoken of", () => {
  for (const area of ["shoulder", "wrist"] as const)
    expect(weekWith(area).plan.weeklyStrategyOverview).toMatch(/sore place/);
});

test("coach.F1 a sore shoulder leads with a machine or the floor, not with a wall", () => {
  const leads = Object.values(weekWith("shoulder").days).flatMap(({ exercises }) =>
    exercises.filter(({ exerciseId }) => exerciseId.startsWith("h_push.")).slice(0, 1),
  );
  expect(leads.length).toBeGreaterThan(0);
  for (const { exerciseId } of leads)
    expect(exerciseId).toMatch(/^h_push\.(machine|dumbbell-floor|iso-lateral)$/);
});

const wristWeek = (severity: Limit["severity"]) =>
  deliverWeek(
    undefined,
    inputWith({
      profile: {
        primaryGoal: "strength",
        pushups: 30,
        gymAccess: "commercial_gym",
        gymDays: [],
        equipment: ["dumbbells", "kettlebells", "resistance_bands"],
      },
      limits: [{ ...emptyLimit, date: testToday, area: "wrist", severity }],
    }),
  );
const idsOf = ({ days }: ReturnType<typeof wristWeek>): readonly string[] =>
  Object.values(days).flatMap(({ exercises, homeAlternative }) =>
    [...exercises, ...(homeAlternative?.exercises ?? [])].map(({ exerciseId }) => exerciseId),
  );

test.each(["mild", "moderate", "severe"] as const)(
  "coach.F1 a %s wrist carries no bar and no hand bent back",
  (severity) => {
    const bent =
      /^(?:h_push\.(?:barbell|smith|push-up|palm)|v_push\.(?:barbell|smith|pike)|squat\.(?:barbell|smith))/;
    expect(idsOf(wristWeek(severity)).filter((id) => bent.test(id))).toEqual([]);
  },
);

test.each(["mild", "moderate"] as const)("coach.F1 a %s wrist still presses, and reads how", (severity) => {
  const week = wristWeek(severity);
  expect(
    idsOf(week).filter((id) => /^[hv]_push\.(?:dumbbell|machine|kettlebell)/.test(id)).length,
  ).toBeGreaterThan(1);
  expect(week.plan.weeklyStrategyOverview).toMatch(/fists/);
});

test("coach.F1 a bad wrist holds, presses and pulls nothing", () => {
  const held = catalogue
    .filter(({ needs }) => needs.every((kit) => kit.some((one) => handheld.has(one))))
    .map(({ id }) => id);
  const freeHands = ["hinge.barbell-hip-thrust", "hinge.smith-hip-thrust"];
  expect(idsOf(wristWeek("severe")).filter((id) => held.includes(id) && !freeHands.includes(id))).toEqual([]);
});

test("coach.F1 a hand that is bent back is no back", () => {
  const { limits } = readNote("Carpal tunnel, right hand, hurts when bent back", testToday);
  expect(limits.map(({ area }) => area)).toEqual(["wrist"]);
});

test("coach.F1 no deep bending means no deep squats", () => {
  const { wishes, asked } = readNote("No deep bending.", testToday);
  expect(asked).toBeNull();
  expect(wishes).toMatchObject([{ type: "exercise_out" }]);
  expect(wishes.flatMap(({ exerciseIds }) => exerciseIds)).toContain("squat.goblet");
});
