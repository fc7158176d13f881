/** The easier a session was, the more the next one asks: never a lighter weight, never less work at it. */
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import type { PastSession } from "../../state/input.ts";
import { atPlace, personOf } from "../../state/person.ts";
import { phaseOf } from "../phase.ts";
import { doseOf } from "../prescribe/prescription.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { higherRanges, listedRanges, type Range } from "../template/prescription.data.ts";
import { inputWith, type ordinaryProfile, testToday } from "../testing/inputs.ts";
import { exercise } from "../testing/load-cases.ts";
import { loadFor } from "./load.ts";
import { carriedAt } from "./load-ceiling.ts";

type Profile = typeof ordinaryProfile;

type Log = {
  readonly id: string;
  readonly loadLb: number;
  readonly range: Range;
  readonly amounts: readonly number[];
  readonly difficulty: number;
  /** What was done two weeks before, of the same exercise. */
  readonly before?: Pick<Log, "loadLb" | "range">;
};

const sessionOf = (date: string, { id, loadLb, range, amounts, difficulty }: Log): PastSession => ({
  id: date,
  date,
  day: "sunday",
  workoutName: "Day",
  variant: "main",
  skipped: false,
  exercises: [
    {
      exerciseId: id,
      name: exercise(id).name,
      metric: "reps",
      difficulty,
      completed: true,
      assessmentMetric: null,
      notes: "",
      plannedSets: amounts.length,
      targetLow: range[0],
      targetHigh: range[1],
      sets: amounts.map((reps) => ({
        role: "working" as const,
        reps,
        weight: loadLb,
        time: null,
        distance: null,
        rir: null,
      })),
    },
  ],
});

type Asked = {
  readonly loadLb: number;
  readonly rule: string;
  readonly range: string;
  readonly asked: number;
};

/** What the next week asks: weight in lb, range, and the strength that it takes (Epley, on all that moves). */
const askedAfter = (log: Log, role: SlotRole, profile: Partial<Profile>): Asked => {
  const { before } = log;
  const input = inputWith({
    profile,
    sessions: [
      ...(before === undefined
        ? []
        : [
            sessionOf(addDays(testToday, -14), {
              ...log,
              ...before,
              amounts: log.amounts.map(() => before.range[1]),
              difficulty: 7,
            }),
          ]),
      sessionOf(testToday, log),
    ],
  });
  const person = atPlace(personOf(input), "gym");
  const phase = phaseOf(input, person);
  const move = exercise(log.id);
  const dose = doseOf(move, role, input, person, phase);
  const { loadLb, rule } = loadFor(move, dose, person, phase);
  const carriedLb = carriedAt(move, person, log.loadLb);
  const reps = (dose.low + dose.high) / 2 + 10 - dose.difficulty;
  return {
    loadLb: loadLb ?? 0,
    rule,
    range: `${String(dose.low)}-${String(dose.high)}`,
    asked: ((loadLb ?? 0) + carriedLb) * (1 + reps / 30),
  };
};

/** Coarse and fine steps, of which the lightest and the heaviest end the kit: dumbbells, a bell, a bar, a stack, a small move. */
const kits: readonly (readonly [id: string, weights: readonly number[]])[] = [
  ["v_push.dumbbell", [5, 10, 25, 100]],
  ["h_push.dumbbell-bench", [20]],
  ["squat.kettlebell-front", [35]],
  ["lunge.dumbbell-reverse", [10]],
  ["h_push.barbell", [45, 95]],
  ["v_pull.pulldown", [50]],
  ["lateral.dumbbell", [10]],
];
const places: readonly (readonly [role: SlotRole, profile: Partial<Profile>])[] = [
  ["secondary", { fitnessLevel: "beginner", primaryGoal: "toned" }],
  ["main", { fitnessLevel: "returning", primaryGoal: "strength" }],
  ["accessory", { fitnessLevel: "intermediate", primaryGoal: "muscle" }],
];

/** The usual range, those that it climbs to, and those that it falls back to. */
const rangesOf = (id: string, role: SlotRole, profile: Partial<Profile>): readonly Range[] => {
  const input = inputWith({ profile });
  const person = personOf(input);
  const { low, high } = doseOf(exercise(id), role, input, person, phaseOf(input, person));
  const found: Range[] = listedRanges.filter(
    (range) => range[0] >= low / 2 && range[0] < low && range[1] < high,
  );
  for (let up: Range | undefined = [low, high]; up !== undefined; up = higherRanges.get(up.join("-")))
    found.push(up);
  return found;
};

/** Every log that is followed by less than a harder or shorter one. @param logsOf each easier than the one before */
const failuresOver = (logsOf: (log: Pick<Log, "id" | "loadLb" | "range">) => readonly (readonly Log[])[]) =>
  places.flatMap(([role, profile]) =>
    kits.flatMap(([id, weights]) =>
      weights.flatMap((loadLb) =>
        rangesOf(id, role, profile)
          .flatMap((range) => logsOf({ id, loadLb, range }))
          .flatMap((logs) => {
            const all = logs.map((log) => ({ log, next: askedAfter(log, role, profile) }));
            return all.flatMap(({ log, next }, index) => {
              const before = all[index - 1];
              return before === undefined || isNoLess(next, before.next) ? [] : [{ role, before, log, next }];
            });
          }),
      ),
    ),
  );

/** A heavier weight is taken for fewer repetitions: there a tenth less may be asked, as after the end of a climb. */
const isNoLess = (now: Asked, before: Asked): boolean =>
  now.loadLb >= before.loadLb && now.asked >= before.asked * (now.loadLb > before.loadLb ? 0.9 : 1) - 0.01;

/** Ten first: each log is easier than the one before. */
const ratings = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

test("an easier rating never brings a lighter weight or less to do", () => {
  const failures = failuresOver((log) =>
    [log.range[1], log.range[0], log.range[0] - 1].map((reps) =>
      ratings.map((difficulty) => ({ ...log, amounts: [reps, reps, reps], difficulty })),
    ),
  );
  expect(failures).toEqual([]);
});

test("more repetitions done never bring a lighter weight or less to do", () => {
  const failures = failuresOver((log) =>
    [8, 7, 4].map((difficulty) =>
      Array.from({ length: 6 }, (_, index) => log.range[1] - 4 + index)
        .filter((reps) => reps > 0)
        .map((reps) => ({ ...log, amounts: [reps, reps, reps], difficulty })),
    ),
  );
  expect(failures).toEqual([]);
});

test("an older session in the range that comes next brings no lighter weight", () => {
  const older: readonly Range[] = [
    [6, 10],
    [8, 12],
    [12, 15],
  ];
  const failures = failuresOver((log) =>
    [0.5, 1].flatMap((share) =>
      older.map((range) =>
        [9, 8, 5, 2].map((difficulty) => ({
          ...log,
          amounts: [log.range[1], log.range[1]],
          difficulty,
          before: { range, loadLb: log.loadLb * share },
        })),
      ),
    ),
  );
  expect(failures.filter(({ before, next }) => next.loadLb < before.next.loadLb)).toEqual([]);
});

test("the top of a climb leads to the heavier weight, an older session there or not", () => {
  const log = {
    id: "hinge.kettlebell-deadlift",
    loadLb: 35,
    range: [15, 20],
    amounts: [20, 20, 20],
  } as const;
  const after = (before?: Log["before"]) =>
    askedAfter({ ...log, difficulty: 7, ...(before === undefined ? {} : { before }) }, "secondary", {
      primaryGoal: "strength",
    });
  expect(after()).toMatchObject({ range: "6-10", loadLb: 44 });
  expect(after({ range: [6, 10], loadLb: 35 })).toMatchObject({ range: "6-10", loadLb: 44 });
});

test("twelve with 10 lb overhead earn longer sets with 10 lb, however easy they were", () => {
  const after = (difficulty: number) => {
    const log = {
      id: "v_push.dumbbell",
      loadLb: 10,
      range: [10, 12],
      amounts: [12, 12, 12],
      difficulty,
    } as const;
    const { range, loadLb } = askedAfter(log, "secondary", {
      fitnessLevel: "beginner",
      primaryGoal: "toned",
    });
    return `${range} @ ${String(loadLb)}`;
  };
  expect([9, 8, 6, 4, 2, 1].map(after)).toEqual([
    "10-12 @ 10",
    "12-15 @ 10",
    "12-15 @ 10",
    "12-15 @ 10",
    "12-15 @ 10",
    "15-20 @ 10",
  ]);
});
