/** What of the past stays as it is when the present is recorded. */
import { expect, test } from "vitest";
import { aLog, aProfile, setMap } from "../testing/builders.ts";
import { figuresOf, type StoredReading } from "./figures.ts";

const weighed = (date: string, value: number): StoredReading => ({
  id: date,
  metric: "weight",
  value,
  date,
  at: `${date}T07:00:00.000Z`,
  source: "progress",
});

/** The load of push-ups on November 10th, at 64% of body weight. */
const pushUpLoad = (...readings: readonly StoredReading[]): number | null | undefined =>
  figuresOf(
    {
      window: {
        workouts: [],
        logs: [aLog({ date: "2026-11-10", sets: setMap({ reps: 15, weight: null }) })],
        readings,
      },
      older: undefined,
      planned: undefined,
    },
    aProfile(),
    {
      factsOf: () => ({
        name: "Push-ups",
        loadKind: "bodyweightPlus",
        bodyweightFraction: 0.64,
        muscles: { chest: 1 },
      }),
      ladders: { pullups: new Set(), pushups: new Set() },
    },
    "2026-12-20",
  ).sets?.[0]?.load;

test.each([
  ["the day of the sets", weighed("2026-11-10", 160)],
  ["an earlier day", weighed("2026-11-08", 160)],
  ["a later day, the first one", weighed("2026-11-12", 160)],
])("PROG-07 F6 later weigh-ins change no set that counts the weight of %s", (_, known) => {
  expect(pushUpLoad(known)).toBeCloseTo(0.64 * 160, 9);
  expect(pushUpLoad(known, weighed("2026-11-13", 140), weighed("2026-11-14", 60))).toBeCloseTo(0.64 * 160, 9);
});

test("PROG-07 F6 a weigh-in of the past that was corrected changes the sets after it", () => {
  expect(pushUpLoad(weighed("2026-11-08", 150))).toBeCloseTo(0.64 * 150, 9);
});
