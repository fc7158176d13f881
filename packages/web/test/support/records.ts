/** Valid records for flow tests, small and believable. */

import type { NutritionEntry, SavedFood } from "@muster/domain/nutrition/entry";
import { exerciseLogId, sessionId } from "@muster/domain/record-ids";
import type { ExerciseLog, LoggedSet } from "@muster/domain/training/session";

export const anna = "0195a1b2-0000-7000-8000-000000000001";
export const ben = "0195a1b2-0000-7000-8000-000000000002";
export const monday = "2026-11-16";

export const mondaySession = sessionId(anna, monday, "default:monday", 1);
export const squatLog = exerciseLogId(anna, mondaySession, "goblet-squat");

export const aSet = (position: number, reps: number): LoggedSet => ({
  position,
  role: "working",
  reps,
  weight: 45,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
});

export const squats = (sets: ExerciseLog["sets"] = {}): ExerciseLog => ({
  sessionId: mondaySession,
  date: monday,
  position: 0,
  exerciseId: "goblet-squat",
  number: 1,
  name: "Goblet Squat",
  metric: "reps",
  difficulty: 5,
  notes: "",
  completed: false,
  assessmentMetric: null,
  sets,
});

export const oats: NutritionEntry = {
  logDate: monday,
  mealName: "Oats",
  mealSlot: "breakfast",
  calories: 300,
  protein: 12,
  carbohydrate: 50,
  fat: 6,
  fiber: 8,
  servings: 1,
  servingSize: "1 bowl",
  createdAt: "2026-11-16T06:00:00.000Z",
};

export const oatsOnTheShelf: SavedFood = {
  foodName: "Oats",
  brandName: null,
  servingQty: 1,
  servingUnit: "bowl",
  servingWeightGrams: 80,
  calories: 300,
  protein: 12,
  totalFat: 6,
  totalCarbohydrate: 50,
  sugars: null,
  dietaryFiber: 8,
  photoUrl: null,
  source: "manual",
  nixItemId: null,
  upc: null,
  createdAt: "2026-11-16T06:00:00.000Z",
  lastUsedAt: null,
  useCount: 0,
};
