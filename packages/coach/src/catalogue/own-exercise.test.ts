import { plannedExerciseSchema } from "@muster/domain/planning/plan.schema";
import { ownEquipment } from "@muster/domain/training/exercises/exercise-options.text";
import type { OwnExercise } from "@muster/domain/training/exercises/own-exercise";
import { emptyOwnExercise } from "@muster/domain/training/exercises/own-exercise-rules";
import { implementOf, loadWords } from "@muster/domain/training/weights/gear";
import { expect, test } from "vitest";
import { equipmentType } from "../guides/equipment.text.ts";
import { catalogue } from "./catalogue.ts";
import { exerciseFromOwn } from "./own-exercise.ts";
import { toPlanned } from "./planned.ts";

const own = (part: Partial<OwnExercise> = {}) => ({
  ...emptyOwnExercise,
  id: "01890000-0000-7000-8000-0000000000ff",
  name: "Landmine press",
  primaryMuscles: ["chest"],
  ...part,
});

test("EXLIB-02 an own exercise can be planned and logged like the catalogue's", () => {
  const exercise = exerciseFromOwn(
    own({ equipment: "barbell", secondaryMuscles: ["triceps", "of-tomorrow"] }),
  );
  expect(exercise).toMatchObject({
    takesWeight: true,
    loadKind: "external",
    muscles: { chest: 1, triceps: 0.5 },
  });
  expect(Object.keys(exercise.muscles)).not.toContain("of-tomorrow");
  const planned = toPlanned(exercise, { sets: 3, targetLow: 8, targetHigh: 12, restSeconds: 90 });
  expect(plannedExerciseSchema.safeParse(planned).success).toBe(true);
  expect(planned).toMatchObject({ name: "Landmine press", reps: "8-12", rest: "90 sec", takesWeight: true });
});

test("EXLIB-02 an own exercise takes neither id nor number of the catalogue", () => {
  const exercise = exerciseFromOwn(own());
  expect(catalogue.some(({ id, number }) => id === exercise.id || number === exercise.number)).toBe(false);
  expect(exerciseFromOwn(own()).number).toBe(exercise.number);
});

test("EXLIB-02 what an own exercise's weight means follows what it is done with", () => {
  expect(exerciseFromOwn(own({ equipment: "dumbbells" })).loadKind).toBe("perHand");
  expect(exerciseFromOwn(own({ equipment: "band" }))).toMatchObject({ loadKind: "none", takesWeight: false });
  expect(exerciseFromOwn(own())).toMatchObject({ loadKind: "bodyweightPlus", takesWeight: false });
  const planned = toPlanned(exerciseFromOwn(own({ unilateral: true, primaryMuscles: ["quads"] })), {
    sets: 3,
    targetLow: 10,
    targetHigh: 10,
    restSeconds: 60,
  });
  expect(planned.reps).toBe("10 per leg");
});

test("EXC-02 training.O2 an own exercise's equipment, not its name, sets its weight", () => {
  const read = (equipment: OwnExercise["equipment"], name = "Landmine press") => {
    const exercise = toPlanned(exerciseFromOwn(own({ equipment, name })), {
      sets: 3,
      targetLow: 8,
      targetHigh: 12,
      restSeconds: 90,
    });
    return [implementOf(exercise), loadWords(exercise), exercise.machine];
  };
  expect(read("dumbbells")).toEqual(["dumbbell", "per hand", ownEquipment.dumbbells]);
  expect(read("barbell")).toEqual(["barbell", "", ownEquipment.barbell]);
  // Neither fixed steps nor plates are known of these.
  expect(read("kettlebell")).toEqual([undefined, "", null]);
  expect(read("none")).toEqual([undefined, "", null]);
  // A person's words for it are not the catalogue's.
  expect(read("machine", "Assisted dips")).toEqual([undefined, "", null]);
  expect(read("kettlebell", "Weighted Barbell carry")).toEqual([undefined, "", null]);
  expect(read("dumbbells", "Single-arm Overhead Barbell move")).toEqual(read("dumbbells"));
});

test("EXLIB-02 the list shows an own exercise's equipment, never as a gym machine", () => {
  const said = (equipment: OwnExercise["equipment"]) => equipmentType(exerciseFromOwn(own({ equipment })));
  expect((["dumbbells", "barbell", "kettlebell", "none", "other"] as const).map(said)).toEqual([
    "Dumbbells",
    "Barbell",
    "Kettlebells",
    "Bodyweight",
    "Weight",
  ]);
});
