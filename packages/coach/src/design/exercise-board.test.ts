/** Which move suits a slot: one that the person's own kit can dose. */
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { knownStrength } from "../state/known-strength.ts";
import { personOf } from "../state/person.ts";
import { best, boardFor } from "./exercise-board.ts";
import { phaseOf } from "./phase.ts";
import { inputWith, today } from "./testing/inputs.ts";
import { bout, state } from "./testing/load-cases.ts";
import { volumeBudget } from "./volume-budget.ts";

const press = "v_push.dumbbell";

/** The move for a small overhead slot at home, when ten presses with so many lb left two. */
const chosenAfter = (weight: number): string => {
  const plain = inputWith({ profile: { pushups: 12, primaryGoal: "general_fitness", targetAreas: [] } });
  const input = {
    ...plain,
    sessions: [
      {
        id: "s",
        date: addDays(today, -3),
        day: "thursday" as const,
        workoutName: "Full Body",
        planId: null,
        variant: "main" as const,
        skipped: false,
        completedExercises: 1,
        totalExercises: 1,
        exercises: [
          {
            exerciseId: press,
            name: "Press",
            metric: "reps" as const,
            difficulty: 8,
            completed: true,
            assessmentMetric: null,
            notes: "",
            plannedSets: 1,
            targetLow: 8,
            targetHigh: 12,
            sets: [{ role: "working" as const, reps: 10, weight, time: null, distance: null, rir: null }],
          },
        ],
      },
    ],
  };
  const person = personOf(input);
  const board = boardFor(input, person, volumeBudget(input, person, phaseOf(input, person)));
  const type = { id: "full-a", name: "", focus: "", load: "full", prefersGym: false, slots: [] } as const;
  const chosen = best(
    board,
    { weekday: "monday", place: "home", type },
    { role: "accessory", patterns: ["v_push"] },
    new Set(),
    new Set([press]),
  );
  expect(knownStrength(exerciseById("v_push.dumbbell-arnold") ?? raise(), person)?.source).toBe("related");
  return chosen?.id ?? "";
};
const raise = (): never => {
  throw new Error("not in the catalogue");
};

test("coach 3a-7 a move that the own kit can hardly dose is chosen less, also before its first time", () => {
  // Half of ten pounds is one step of the kit: its like, never done yet, are no better.
  expect(exerciseById(chosenAfter(40))?.takesWeight).toBe(true);
  expect(exerciseById(chosenAfter(5))?.takesWeight).toBe(false);
});

test("coach 3a-7 without kit hips are led by a move on one leg, with weights by one on two", () => {
  const leads = (equipment: readonly "dumbbells"[]) => {
    const input = inputWith({
      profile: { equipment: [...equipment], gymAccess: "no_gym", targetAreas: [], primaryGoal: "toned" },
    });
    const person = personOf(input);
    const board = boardFor(input, person, volumeBudget(input, person, phaseOf(input, person)));
    const type = { id: "full-a", name: "", focus: "", load: "full", prefersGym: false, slots: [] } as const;
    const day = { weekday: "monday", place: "home", type } as const;
    return best(board, day, { role: "main", patterns: ["hinge"] }, new Set(), new Set());
  };
  expect(leads([])).toMatchObject({ unilateral: true, takesWeight: false });
  expect(leads(["dumbbells"])).toMatchObject({ unilateral: false, takesWeight: true });
});

test("coach.Q5 a move that was too light with one weight and too heavy with the next gives way to another of its kind", () => {
  const input = inputWith({ profile: { pushups: 12, primaryGoal: "general_fitness", targetAreas: [] } });
  const known = personOf(input);
  // The last weight of the state is one that steps can dose: only the sessions differ.
  const afterHard = (difficulty: number) => {
    const bouts = [bout({ loadLb: 10, difficulty: 3 }), bout({ loadLb: 15, difficulty })];
    const person = {
      ...known,
      exercises: new Map([[press, state({ exerciseId: press, lastLoadLb: 40, bouts })]]),
    };
    const board = boardFor(input, person, volumeBudget(input, person, phaseOf(input, person)));
    const type = { id: "full-a", name: "", focus: "", load: "full", prefersGym: false, slots: [] } as const;
    const day = { weekday: "monday", place: "home", type } as const;
    return best(board, day, { role: "accessory", patterns: ["v_push"] }, new Set(), new Set())?.id;
  };
  expect(afterHard(7)).toBe(press);
  expect(afterHard(10)).not.toBe(press);
});
