import { expect, test } from "vitest";
import { type OwnExercise, ownExerciseSchema } from "./own-exercise.ts";
import { ownExerciseKey, ownRecordId } from "./own-exercise-key.ts";
import { emptyOwnExercise, ownTakesWeight, parseOwnExercise } from "./own-exercise-rules.ts";

const draft = (part: Partial<OwnExercise> = {}): OwnExercise => ({
  ...emptyOwnExercise,
  name: "Landmine press",
  primaryMuscles: ["chest"],
  ...part,
});
const messageOf = (part: Partial<OwnExercise>, taken: readonly string[] = []) => {
  const parsed = parseOwnExercise(draft(part), taken);
  return parsed.ok ? undefined : parsed.error.message;
};

test("EXLIB-02 an own exercise needs a name of its own and a muscle", () => {
  expect(messageOf({ name: "   " })).toBe("Give it a name");
  expect(messageOf({ name: "x".repeat(61) })).toBe("Shorten the name to 60 characters or fewer");
  expect(messageOf({ name: "goblet SQUAT" }, ["Goblet Squat"])).toBe(
    "There is already an exercise called goblet SQUAT",
  );
  expect(messageOf({ primaryMuscles: [] })).toBe("Pick at least one muscle that it trains");
  expect(messageOf({ primaryMuscles: ["a", "b", "c", "d", "e", "f", "g"] })).toBe("Pick at most 6 muscles");
});

test("EXLIB-02 an own exercise is stored without spaces and duplicates", () => {
  const parsed = parseOwnExercise(
    draft({
      name: "  Landmine   press ",
      primaryMuscles: ["chest", "chest"],
      secondaryMuscles: ["chest", "triceps"],
    }),
    [],
  );
  expect(parsed.ok && parsed.value).toMatchObject({
    name: "Landmine press",
    primaryMuscles: ["chest"],
    secondaryMuscles: ["triceps"],
  });
  expect(parsed.ok && ownExerciseSchema.safeParse(parsed.value).success).toBe(true);
});

test("EXLIB-02 an own exercise's key names its maker; bands take no weight", () => {
  expect(ownRecordId(ownExerciseKey("abc"))).toBe("abc");
  expect(ownRecordId("squat.goblet")).toBeUndefined();
  expect((["none", "band"] as const).map(ownTakesWeight)).toEqual([false, false]);
  expect((["dumbbells", "barbell", "machine", "other"] as const).map(ownTakesWeight)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
