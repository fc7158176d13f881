import { plannedExerciseSchema } from "@muster/domain/planning/plan.schema";
import type { Equipment, GymAccess } from "@muster/domain/profiles/options";
import { describe, expect, test } from "vitest";
import { catalogue, exerciseById } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";
import { isFeasible } from "./feasible.ts";
import {
  type AdaptFor,
  adaptExercise,
  adaptExercises,
  homeLocationLabel,
  substitutesFor,
} from "./home-adaptation.ts";
import { avoidedTags } from "./limits.ts";
import { toPlanned } from "./planned.ts";

const person = (
  equipment: Equipment[],
  place: "home" | "gym" = "home",
  gymAccess: GymAccess = "no_gym",
  more: Partial<AdaptFor> = {},
): AdaptFor => ({ place, equipment, gymAccess, maxLevel: 2, avoided: new Set(), ...more });

const exercise = (id: string): Exercise => {
  const found = exerciseById(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
};
const planned = (id: string) =>
  toPlanned(exercise(id), { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 90, loadLb: 100 });

describe("location labels", () => {
  test.each<[string, AdaptFor]>([
    ["Gym", person([], "gym", "planet_fitness")],
    ["Gym", person(["dumbbells"], "gym", "commercial_gym")],
    ["Home (with weights)", person(["dumbbells"], "gym", "no_gym")],
    ["Home (with weights)", person(["kettlebells", "yoga_mat"])],
    ["Home (bodyweight)", person(["resistance_bands", "pull_up_bar"])],
    ["Home (bodyweight)", person(["none"])],
  ])("COACH-05 %s", (label, where) => {
    expect(homeLocationLabel(where)).toBe(label);
  });
});

describe("swaps", () => {
  test("COACH-05 on a gym day with access the exercises stay as written", () => {
    const list = ["squat.leg-press", "h_push.machine", "v_pull.pulldown"].map(planned);
    expect(adaptExercises(list, person([], "gym", "planet_fitness"))).toEqual(list);
  });

  test.each<[string, Equipment[], string]>([
    ["squat.leg-press", ["dumbbells", "resistance_bands"], "squat.goblet"],
    ["squat.leg-press", ["kettlebells"], "squat.goblet"],
    ["squat.leg-press", ["resistance_bands"], "squat.band"],
    ["h_push.machine", ["dumbbells"], "h_push.dumbbell-floor"],
    ["h_pull.cable", ["resistance_bands"], "h_pull.band"],
    ["v_pull.pulldown", ["pull_up_bar"], "v_pull.foot-assisted"],
  ])("COACH-05 %s with %j gives way to %s", (id, equipment, expected) => {
    expect(adaptExercise(planned(id), person(equipment)).exerciseId).toBe(expected);
  });

  test("COACH-05 without anything a bodyweight move takes over, and the note warns", () => {
    const adapted = adaptExercise(planned("squat.leg-press"), person([]));
    expect(adapted.notes).toContain("⚠ Leg Press needs a gym");
    expect(adapted.takesWeight).toBe(false);
    expect(adapted.loadLb).toBeNull();
    expect(adapted.sets).toBeGreaterThanOrEqual(2);
    expect(adaptExercise(planned("hinge.rdl"), person([])).notes).toContain(
      "Takes the place of Romanian Deadlifts",
    );
  });

  test("COACH-05 every gym-only exercise has a level-1 substitute for every kit", () => {
    const kits: Equipment[][] = [[], ["resistance_bands"], ["dumbbells"], ["kettlebells"], ["pull_up_bar"]];
    for (const equipment of kits)
      for (const gymOnly of catalogue.filter(({ gymClass }) => gymClass !== null)) {
        const where = person(equipment, "home", "no_gym", { maxLevel: 1 });
        const adapted = adaptExercise(planned(gymOnly.id), where);
        expect(isFeasible(exercise(adapted.exerciseId), where), `${gymOnly.id} with ${equipment}`).toBe(true);
        expect(plannedExerciseSchema.safeParse(adapted).success, gymOnly.id).toBe(true);
      }
  });

  test("COACH-05 substitutes keep level and limits", () => {
    const avoided = avoidedTags({
      injuryAreas: ["knee", "shoulder"],
      pregnancy: "none",
      heartOrBloodPressureAdvice: false,
      note: "",
    });
    for (const gymOnly of catalogue.filter(({ gymClass }) => gymClass !== null))
      for (const found of substitutesFor(
        gymOnly,
        person(["dumbbells"], "home", "no_gym", { maxLevel: 1, avoided }),
      )) {
        expect(found.level).toBe(1);
        expect(found.contra.some((tag) => avoided.has(tag))).toBe(false);
      }
  });

  test("coach.X3 a day's swaps never name one exercise twice", () => {
    const list = [
      "squat.leg-press",
      "squat.smith",
      "squat.barbell-back",
      "squat.goblet",
      "h_push.machine",
      "h_push.smith",
    ].map(planned);
    const ids = adaptExercises(list, person(["dumbbells"])).map(({ exerciseId }) => exerciseId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("COACH-05 three heavy repetitions become at least eight without a weight", () => {
    const heavy = toPlanned(exercise("squat.leg-press"), {
      sets: 4,
      targetLow: 3,
      targetHigh: 3,
      restSeconds: 180,
    });
    const adapted = adaptExercise(heavy, person([]));
    expect(adapted.targetLow).toBeGreaterThanOrEqual(8);
  });
});
