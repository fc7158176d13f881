import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { readNote } from "../notes/read-note.ts";

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

test("coach.F1 a hand that is bent back is no back", () => {
  const { limits } = readNote("Carpal tunnel, right hand, hurts when bent back", testToday);
  expect(limits.map(({ area }) => area)).toEqual(["wrist"]);
});

test("coach.F1 no deep bending means no deep squats", () => {
  const { limits, asked } = readNote("No deep bending.", testToday);
  expect(asked).toBeNull();
  expect(limits.flatMap(({ exerciseIds }) => exerciseIds)).toContain("squat.goblet");
});
