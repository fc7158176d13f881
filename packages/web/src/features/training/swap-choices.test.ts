import { catalogue, exerciseById } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { type SwapInput, swapChoices } from "./swap-choices.ts";

const planned = (id: string, loadLb: number | null = null) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id} in the catalogue`);
  return toPlanned(exercise, { sets: 4, targetLow: 8, targetHigh: 10, restSeconds: 90, loadLb });
};
const ask = (id: string, part: Partial<SwapInput> = {}) =>
  swapChoices({
    present: planned(id),
    catalogue,
    situation: { place: "gym", equipment: [], gymAccess: "commercial_gym" },
    limits: noLimits,
    inSession: new Set(),
    excluded: new Set(),
    favourites: new Set(),
    lastTimeOf: () => undefined,
    round: (_, weightLb) => weightLb,
    ...part,
  });
const ids = (choices: ReturnType<typeof ask>) => choices.map((choice) => choice.exercise.id);

test("feature F13 a busy leg extension is never a leg curl", () => {
  const found = ids(ask("squat.leg-extension"));
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain("hinge.leg-curl");
});

test("feature F13 a seated row is first of all another row", () => {
  expect(
    ids(ask("h_pull.cable"))
      .slice(0, 3)
      .every((id) => id.startsWith("h_pull.")),
  ).toBe(true);
});

test("feature F13 only what is there, allowed, wanted and not in this session already", () => {
  const home = { place: "home", equipment: ["dumbbells"], gymAccess: "no_gym" } as const;
  expect(ids(ask("h_pull.dumbbell-bent", { situation: home }))).not.toContain("h_pull.cable");
  const first = ids(ask("h_pull.cable"))[0] ?? "";
  expect(ids(ask("h_pull.cable", { excluded: new Set([first]) }))).not.toContain(first);
  expect(ids(ask("h_pull.cable", { inSession: new Set([first]) }))).not.toContain(first);
  const shoulder = { ...noLimits, injuryAreas: ["shoulder"] as const };
  const safe = ask("v_push.dumbbell", { limits: { ...shoulder, injuryAreas: ["shoulder"] } });
  expect(safe.flatMap((choice) => choice.exercise.contra)).not.toContain("overhead");
});

test("feature F13 the load comes from own history at today's repetitions, else by the catalogue's ratio, else from nobody", () => {
  const set = {
    id: "a",
    position: 0,
    role: "working",
    reps: 10,
    weight: 100,
    time: null,
    distance: null,
    rir: null,
    at: "",
  } as const;
  const lastTimeOf = (exerciseId: string) =>
    exerciseId === "h_pull.machine"
      ? { date: "2026-11-09", difficulty: 6, notes: "", sets: [set] }
      : undefined;
  const choice = ask("h_pull.cable", { lastTimeOf }).find((one) => one.exercise.id === "h_pull.machine");
  expect(choice?.planned.loadLb).toBeCloseTo(100, 6);

  const related = catalogue.find(
    (one) => one.transfer !== null && exerciseById(one.transfer.from) !== undefined,
  );
  const ratio = related?.transfer ?? { from: "", k: 1 };
  const present = { ...planned(ratio.from, 60) };
  const moved = ask(ratio.from, { present }).find((one) => one.exercise.id === related?.id);
  if (moved !== undefined) expect(moved.planned.loadLb).toBeCloseTo(60 * ratio.k, 6);
  expect(ask("h_pull.cable").every((one) => one.planned.loadLb === null)).toBe(true);
});

test("feature F13 sets, repetitions and rest are those of the exercise that is replaced", () => {
  expect(ask("h_pull.cable")[0]?.planned).toMatchObject({
    sets: 4,
    targetLow: 8,
    targetHigh: 10,
    restSeconds: 90,
  });
});
