import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { inputWith } from "@muster/coach/design/testing/inputs";
import { personOf } from "@muster/coach/state/person";
import { noLimits } from "@muster/domain/profiles/profile";
import { anExercise, aSession, aWorkout } from "@muster/domain/testing/builders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sceneOf } from "../../../../../coach-lab/src/safety/testing/acts.ts";
import { randomLifeArbitrary } from "../../../../../coach-lab/src/safety/testing/lives.ts";
import { unsafeIn } from "../../../../../coach-lab/src/safety/testing/oracle.ts";
import { type SwapKnowledge, type SwapRequest, swapOptions, swapsTaken } from "./swap-options.ts";

const knowledge = (part: Partial<SwapKnowledge> = {}): SwapKnowledge => ({
  input: inputWith({ profile: { gymAccess: "commercial_gym", fitnessLevel: "advanced" } }),
  preferences: [],
  taken: new Map(),
  ...part,
});
const planned = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id} in the catalogue`);
  return toPlanned(exercise, { sets: 4, targetLow: 8, targetHigh: 10, restSeconds: 90 });
};
const ask = (id: string, part: Partial<SwapRequest> = {}): SwapRequest => ({
  present: planned(id),
  place: "gym",
  inSession: new Set([id]),
  round: (_, weightLb) => weightLb,
  ...part,
});
const ids = (options: ReturnType<typeof swapOptions>) => options.map(({ exerciseId }) => exerciseId);

test("FEAT-13 a leg extension is never swapped for a leg curl", () => {
  const legs = ids(swapOptions(knowledge(), ask("squat.leg-extension")));
  expect(legs.length).toBeGreaterThan(0);
  expect(legs).not.toContain("hinge.leg-curl");
  const rows = ids(swapOptions(knowledge(), ask("h_pull.cable")));
  expect(rows.slice(0, 2).every((id) => id.startsWith("h_pull."))).toBe(true);
});

test("FEAT-13 sets, repetitions and rest are those of the exercise that is replaced", () => {
  expect(swapOptions(knowledge(), ask("h_pull.cable"))[0]).toMatchObject({
    sets: 4,
    targetLow: 8,
    targetHigh: 10,
    restSeconds: 90,
  });
});

test("FEAT-13 EXC-03 an older plan's effort is limited by newer reports", () => {
  const hard = { ...planned("h_pull.cable"), targetLow: 3, targetHigh: 5, targetDifficulty: 8 };
  const [free] = swapOptions(knowledge(), ask("h_pull.cable", { present: hard }));
  expect(free).toMatchObject({ targetLow: 3, targetHigh: 5, targetDifficulty: 8 });
  const input = inputWith({
    profile: { gymAccess: "commercial_gym", fitnessLevel: "advanced", age: 70 },
  });
  const { gates } = personOf(input);
  expect(gates).toMatchObject({ maxDifficulty: 7, minReps: 8 });
  const options = swapOptions(knowledge({ input }), ask("h_pull.cable", { present: hard }));
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) {
    expect(option.targetDifficulty).toBe(gates.maxDifficulty);
    expect(option.targetLow).toBeGreaterThanOrEqual(gates.minReps);
  }
});

test("FEAT-13 coach.F9 an older test is none for who must keep reps in reserve", () => {
  const input = inputWith({
    profile: { gymAccess: "commercial_gym", limits: { ...noLimits, pregnancy: "pregnant" } },
  });
  const present = { ...planned("h_push.push-up"), reps: "Max", targetLow: null, targetHigh: null };
  const options = swapOptions(knowledge({ input }), ask("h_push.push-up", { present }));
  expect(options.length).toBeGreaterThan(0);
  for (const { reps, targetLow } of options) {
    expect(reps).not.toMatch(/max/i);
    expect(targetLow).toBeGreaterThanOrEqual(8);
  }
});

/** What an exercise can be judged by, whatever week it stands in. */
const ofOneDay =
  /^(contraindicated|jump|run|overhead|on the back|excluded|effort|few repetitions|many repetitions|test|load): monday/;

test("FEAT-13 COACH-02 no alternative in a running workout is unsafe: 40 lives", () => {
  let offered = 0;
  fc.assert(
    fc.property(randomLifeArbitrary, fc.nat(6), fc.nat(9), fc.boolean(), (life, day, at, isHome) => {
      const { input, shown, healthy } = sceneOf(life);
      // Planned before anything was told.
      const [present] = Object.values(healthy.days)[day]?.exercises.slice(at) ?? [];
      if (present === undefined) return;
      const exercises = [
        ...swapOptions(
          knowledge({
            input,
            preferences: (input.preferences ?? []).map((one) => ({ ...one, id: one.exerciseId })),
          }),
          {
            ...ask(present.exerciseId),
            present,
            place: isHome ? "home" : "gym",
          },
        ),
      ];
      offered += exercises.length;
      const monday = { ...shown.days.monday, exercises, homeAlternative: null };
      const week = { ...shown, days: { ...shown.days, monday } };
      expect(unsafeIn(week, input).filter((found) => ofOneDay.test(found))).toEqual([]);
    }),
    { numRuns: Number(process.env.MUSTER_UNSAFE_RUNS ?? 40), seed: 20_261_121 },
  );
  expect(offered).toBeGreaterThan(40);
});

test("FEAT-13 excluded and present exercises are not offered", () => {
  const before = ids(swapOptions(knowledge(), ask("h_pull.cable")));
  const [first = "", , third = ""] = before;
  const mark = (exerciseId: string, excluded: "no" | "dislike") => ({
    exerciseId,
    favourite: excluded === "no",
    excluded,
  });
  expect(
    ids(swapOptions(knowledge({ preferences: [mark(first, "dislike")] }), ask("h_pull.cable"))),
  ).not.toContain(first);
  expect(ids(swapOptions(knowledge(), ask("h_pull.cable", { inSession: new Set([first]) })))).not.toContain(
    first,
  );
  const liked = ids(swapOptions(knowledge({ preferences: [mark(third, "no")] }), ask("h_pull.cable")));
  expect(liked.indexOf(third)).toBeLessThan(before.indexOf(third));
});

test("FEAT-13 a swap in a finished workout counts for the new exercise", () => {
  const day = { workout: aWorkout({ exercises: [anExercise({ exerciseId: "a" })] }) };
  const session = (exerciseId: string, finishedAt: string | null) =>
    aSession({ finishedAt, prescription: aWorkout({ exercises: [anExercise({ exerciseId })] }) });
  const at = "2026-11-16T07:00:00.000Z";
  expect([
    ...swapsTaken(
      [session("b", at), session("b", at), session("a", at), session("c", null), session("d", at)],
      [day, day, day, day, undefined],
    ),
  ]).toEqual([["b", 2]]);
});
