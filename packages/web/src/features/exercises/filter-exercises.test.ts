import { catalogue } from "@muster/coach/catalogue/catalogue";
import { isFeasible } from "@muster/coach/catalogue/feasible";
import { searchExercises } from "@muster/coach/guides/search-exercises";
import { expect, test } from "vitest";
import {
  type FilterDeps,
  filterExercises,
  isFiltered,
  type LibraryFilter,
  noFilter,
} from "./filter-exercises.ts";

const favourites = new Set(["h_push.push-up"]);
const deps: FilterDeps = {
  searchExercises,
  isOwn: (exercise) => isFeasible(exercise, { place: "home", equipment: ["dumbbells"], gymAccess: "no_gym" }),
  preferences: {
    of: (exerciseId) => ({ exerciseId, favourite: favourites.has(exerciseId), excluded: "no" }),
    excluded: new Set(["cardio.burpee"]),
  },
};
const ids = (filter: Partial<LibraryFilter>) =>
  filterExercises(catalogue, { ...noFilter, ...filter }, deps).map((exercise) => exercise.id);

test("EXLIB-02 without a filter everything is there, by name", () => {
  const all = filterExercises(catalogue, noFilter, deps);
  expect(all).toHaveLength(catalogue.length);
  expect(all.map(({ name }) => name)).toEqual(
    all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
  expect(isFiltered(noFilter)).toBe(false);
  expect(isFiltered({ ...noFilter, query: "  " })).toBe(false);
  expect(isFiltered({ ...noFilter, muscle: "lats" })).toBe(true);
});

test("EXLIB-02 a muscle finds what trains it, directly trained first", () => {
  const weights = filterExercises(catalogue, { ...noFilter, muscle: "triceps" }, deps).map(
    (exercise) => exercise.muscles.triceps,
  );
  expect(weights).toContain(0.5);
  expect(weights.lastIndexOf(1)).toBeLessThan(weights.indexOf(0.5));
});

test("EXLIB-02 'What I own' leaves out what needs more than the person has", () => {
  expect(ids({ equipment: "own" })).toContain("arm_flex.dumbbell");
  expect(ids({ equipment: "own" })).toContain("squat.chair");
  expect(ids({ equipment: "own" })).not.toContain("squat.leg-press");
  expect(ids({ equipment: "own" })).not.toContain("v_pull.pull-up");
});

test("EXLIB-02 equipment, muscle, mark and words narrow together", () => {
  expect(ids({ equipment: "none" })).toContain("squat.bodyweight");
  expect(ids({ equipment: "none" })).not.toContain("squat.chair");
  expect(ids({ equipment: "cable", muscle: "triceps", query: "pushdwon" })).toEqual([
    "arm_ext.rope",
    "arm_ext.pushdown",
    "arm_ext.cable-single",
  ]);
  expect(ids({ show: "favourites" })).toEqual(["h_push.push-up"]);
  expect(ids({ show: "favourites", muscle: "calves" })).toEqual([]);
  expect(ids({ show: "excluded" })).toEqual(["cardio.burpee"]);
});
