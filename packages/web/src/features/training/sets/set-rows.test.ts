import type { LoggedSet } from "@muster/domain/training/session";
import { plannedSetCount } from "@muster/domain/training/workout-progress";
import { describe, expect, test } from "vitest";
import { plank, row } from "../../../../test/support/workouts.ts";
import { prefill, readSet, rowName, setRows, takesTime, weightStep } from "./set-rows.ts";

const set = (part: Partial<LoggedSet>): LoggedSet => ({
  position: 0,
  role: "working",
  reps: null,
  weight: null,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
  ...part,
});
const stored = (id: string, part: Partial<LoggedSet>) => ({ ...set(part), id });
const lastTime = (...sets: readonly LoggedSet[]) => ({
  date: "2026-11-09",
  difficulty: 7,
  notes: "",
  sets: sets.map((one, index) => ({ ...one, id: `last-${index}` })),
});
const base = {
  exercise: row,
  sets: [],
  lastTime: undefined,
  loadLb: 120,
  units: "imperial",
  extra: false,
} as const;

describe("EXC-01 rows of an exercise", () => {
  test("EXC-01 done sets first, one active, the rest waiting, up to the planned count", () => {
    const rows = setRows({ ...base, sets: [stored("a", { reps: 10, weight: 125 })] });
    expect(rows.map((one) => one.state)).toEqual(["done", "active", "waiting"]);
    expect(rows.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("EXC-01 with all planned sets logged no open row is left", () => {
    const sets = ["a", "b", "c"].map((id, position) => stored(id, { position, reps: 8, weight: 120 }));
    expect(setRows({ ...base, sets }).every((one) => one.state === "done")).toBe(true);
    expect(setRows({ ...base, sets, extra: true }).map((one) => one.state)).toEqual([
      "done",
      "done",
      "done",
      "active",
    ]);
  });

  test("EXC-01 each row shows last time's set; further ones are prefilled", () => {
    const last = lastTime(set({ reps: 10, weight: 120 }), set({ position: 1, reps: 9, weight: 120 }));
    const rows = setRows({ ...base, lastTime: last });
    expect(rows.map((one) => one.last?.reps)).toEqual([10, 9, undefined]);
    expect(rows.map((one) => (one.state === "done" ? "" : one.typed.reps))).toEqual(["10", "9", "9"]);
  });

  test("EXC-01 feature F4 last time's drop set stands beside today's only", () => {
    const last = lastTime(
      set({ reps: 10, weight: 120 }),
      set({ position: 1, reps: 9, weight: 120, role: "amrap" }),
      set({ position: 2, reps: 14, weight: 80, role: "drop" }),
    );
    const bare = { ...base, loadLb: undefined, lastTime: last };
    const weights = (rows: ReturnType<typeof setRows>) =>
      rows.map((one) => (one.state === "done" ? "" : one.typed.weight));
    const rows = setRows(bare);
    expect(weights(rows)).toEqual(["120", "120", "120"]);
    expect(rows.map((one) => one.last?.reps)).toEqual([10, 9, undefined]);
    // The third is one too; the one after it goes on with the weight of the work.
    const done = [stored("a", { reps: 10, weight: 125 }), stored("b", { position: 1, reps: 9, weight: 125 })];
    const third = setRows({ ...bare, sets: done, nextRole: "drop" })[2];
    expect([third?.last?.reps, third?.role]).toEqual([14, "drop"]);
    const dropped = [...done, stored("c", { position: 2, reps: 12, weight: 90, role: "drop" })];
    const further = setRows({ ...bare, sets: dropped, extra: true });
    expect(further.map((one) => one.last?.reps)).toEqual([10, 9, 14, undefined]);
    expect(weights(further).at(-1)).toBe("125");
  });

  test.each([
    [4, 4],
    ["8 intervals", 8],
    ["Max", 1],
  ])("EXC-01 a plan of %s sets asks for %i", (sets, count) => {
    expect(plannedSetCount({ sets })).toBe(count);
  });
});

describe("feature F5 warm-ups and roles", () => {
  const warmUps = [
    { weightLb: 55, reps: 8 },
    { weightLb: 80, reps: 6 },
  ];
  const names = (part: Partial<Parameters<typeof setRows>[0]>) =>
    setRows({ ...base, ...part }).map((one) => `${rowName(one)} ${one.state}`);

  test("F17 warm-up rows come first, filled in, and take no number from the work", () => {
    const rows = setRows({ ...base, warmUps });
    expect(rows.map(rowName)).toEqual(["Warm-up 1", "Warm-up 2", "Set 1", "Set 2", "Set 3"]);
    expect(rows.map((one) => one.state)).toEqual(["active", "waiting", "waiting", "waiting", "waiting"]);
    expect(rows[0]).toMatchObject({ role: "warmup", typed: { weight: "55", reps: "8" }, weightLb: 55 });
    expect(rows[2]).toMatchObject({ typed: { weight: "120" } });
  });

  test("F5 warm-ups are no planned sets and go after the first working set", () => {
    const warm = stored("w", { role: "warmup", reps: 8, weight: 55 });
    expect(names({ warmUps, sets: [warm] })).toEqual([
      "Warm-up 1 done",
      "Warm-up 2 active",
      "Set 1 waiting",
      "Set 2 waiting",
      "Set 3 waiting",
    ]);
    const work = stored("a", { position: 1, reps: 8, weight: 120 });
    expect(names({ warmUps, sets: [warm, work] })).toEqual([
      "Warm-up 1 done",
      "Set 1 done",
      "Set 2 active",
      "Set 3 waiting",
    ]);
  });

  test("F5 last time is matched by the number of the working set", () => {
    const last = lastTime(
      set({ role: "warmup", reps: 8, weight: 50 }),
      set({ position: 1, reps: 10, weight: 115 }),
      set({ position: 2, reps: 9, weight: 115 }),
    );
    const rows = setRows({
      ...base,
      lastTime: last,
      sets: [stored("w", { role: "warmup", reps: 8, weight: 55 })],
    });
    expect(rows.map((one) => one.last?.reps)).toEqual([undefined, 10, 9, undefined]);
  });

  test("F5 the next set takes the chosen role; a chosen warm-up adds a row", () => {
    expect(setRows({ ...base, nextRole: "failure" }).map((one) => one.role)).toEqual([
      "failure",
      "working",
      "working",
    ]);
    expect(names({ nextRole: "warmup" })[0]).toBe("Warm-up 1 active");
    expect(names({ nextRole: "warmup" })).toHaveLength(4);
  });
});

describe("EXC-01 prefill", () => {
  const open = (part: Partial<Parameters<typeof prefill>[0]> = {}) =>
    prefill({
      exercise: row,
      previous: undefined,
      lastSets: [],
      index: 0,
      loadLb: 120,
      units: "imperial",
      ...part,
    });

  test("EXC-01 the first time: the card's load and the low end of the range", () => {
    expect(open().typed).toMatchObject({ weight: "120", reps: "8" });
  });

  test("EXC-01 what was done just now beats the card's load", () => {
    expect(open({ previous: set({ reps: 9, weight: 125 }) }).typed.weight).toBe("125");
  });

  test("EXC-01 last time's repetitions, kept inside the plan's range", () => {
    expect(open({ lastSets: [set({ reps: 9, weight: 120 })] }).typed.reps).toBe("9");
    expect(open({ lastSets: [set({ reps: 14, weight: 120 })] }).typed.reps).toBe("10");
    expect(open({ lastSets: [set({ reps: 5, weight: 120 })] }).typed.reps).toBe("8");
  });

  test("EXC-02 time is prefilled as minutes and seconds, and no weight without one", () => {
    const long = { ...plank, targetLow: 90, targetHigh: 120 };
    expect(open({ exercise: long, loadLb: undefined }).typed).toMatchObject({
      minutes: "1",
      seconds: "30",
      weight: "",
      reps: "",
    });
  });

  test("EXC-01 the last set's repetitions are offered again when plausible", () => {
    const lastSets = [set({ reps: 9, weight: 120 })];
    expect(open({ lastSets, previous: set({ reps: 7, weight: 120 }) }).typed.reps).toBe("7");
    expect(open({ lastSets, previous: set({ reps: 12, weight: 125 }) }).typed).toMatchObject({
      reps: "12",
      weight: "125",
    });
    // A slip of the finger is not repeated.
    expect(open({ lastSets, previous: set({ reps: 100, weight: 120 }) }).typed.reps).toBe("9");
    expect(open({ lastSets, previous: set({ reps: 1, weight: 120 }) }).typed.reps).toBe("9");
  });

  test("EXC-02 'Max' leaves the repetitions to be typed, whatever was done before", () => {
    const max = { ...row, reps: "Max", targetLow: null, targetHigh: null };
    expect(open({ exercise: max }).typed.reps).toBe("");
    const before = { previous: set({ reps: 18 }), lastSets: [set({ reps: 17 })] };
    expect(open({ exercise: max, ...before }).typed.reps).toBe("");
  });
});

test("EXC-02 a mile takes a time beside its distance, a carry does not", () => {
  const distance = { ...row, metric: "distance", machine: null, name: "Run", takesWeight: false } as const;
  expect(takesTime({ ...distance, targetLow: 1600, targetHigh: 1600 })).toBe(true);
  expect(takesTime({ ...distance, targetLow: 10, targetHigh: 10 })).toBe(false);
  expect(takesTime({ ...distance, targetLow: 400, targetHigh: 400, takesWeight: true })).toBe(false);
  expect(takesTime(plank)).toBe(true);
  expect(takesTime(row)).toBe(false);
});

describe("EXC-02 reading a row", () => {
  const metric = prefill({
    exercise: row,
    previous: undefined,
    lastSets: [],
    index: 0,
    loadLb: 125,
    units: "metric",
  });
  const context = { exercise: row, units: "metric", position: 0, at: "2026-11-16T06:00:00.000Z" } as const;

  test("UNIT-01 a prefilled weight that was not touched keeps its stored value", () => {
    expect(metric.typed.weight).toBe("56.7");
    expect(readSet(metric.typed, metric, context)).toMatchObject({ ok: true, value: { weight: 125 } });
  });

  test("UNIT-01 a typed weight is converted once", () => {
    const typed = { ...metric.typed, weight: "60" };
    const read = readSet(typed, metric, context);
    expect(read.ok && read.value.weight).toBeCloseTo(132.277, 3);
  });

  test("EXC-02 says what is wrong in the words of the specification", () => {
    const typed = { ...metric.typed, reps: "0" };
    expect(readSet(typed, metric, context)).toEqual({
      ok: false,
      error: "Please enter a valid number of reps (1-1000)",
    });
  });
});

test.each([
  [25, "imperial", 2.5],
  [45, "imperial", 5],
  [10, "metric", 1],
  [60, "metric", 2.5],
] as const)("EXC-01 the stepper at %i %s moves by %d", (shown, units, step) => {
  expect(weightStep(shown, units)).toBe(step);
});
