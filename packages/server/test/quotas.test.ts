/** What a household may ask of its model: only a question that is really asked takes of it, of every allowance at once. */
import { designWeek } from "@muster/coach/compose/design-week";
import { weekdays } from "@muster/domain/shared/dates";
import { ok } from "@muster/domain/shared/result";
import { afterEach, expect, test } from "vitest";
import { openFoodStore } from "../src/database/data-folder.ts";
import { createRateLimits, type RateLimits, rates } from "../src/http/rate-limit.ts";
import { createFoodFinder } from "../src/nutrition/find-foods.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { exampleInput, exampleProfile } from "./examples.ts";
import { createOwner, startOfTests, startServer, type TestServer } from "./harness.ts";

let server: TestServer;
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

/** A household, its allowances, and a model that answers everything with nothing to say. */
const start = async () => {
  const time = createTestTime(startOfTests);
  const limits: RateLimits = createRateLimits(time.clock);
  const store = openFoodStore(":memory:");
  server = await startServer({
    time,
    limits,
    coaching: () => ({
      model: { provider: "test", name: "test-model" },
      ask: async () => {
        throw new Error("no week is asked for here");
      },
      get: async () => undefined,
      unclaimed: async () => [],
      cancel: async () => undefined,
      advise: async () => ok({ sentences: ["Warm up well."], answeredBy: "test-model" }),
    }),
    nutrition: {
      store,
      foods: createFoodFinder({ store, sources: [], clock: time.clock, later: time.later, report: () => {} }),
      consent: { mayAsk: async () => true, isBarred: async () => false },
      estimator: { estimate: async () => ok({ items: [], by: "test-model" }) },
    },
  });
  const alex = await createOwner(server);
  const { householdId, profileId } = alex;
  const { days } = designWeek(exampleInput(profileId));
  const workout = weekdays.map((day) => days[day]).find(({ kind }) => kind === "training");
  if (workout === undefined) throw new Error("no workout");
  const { name, exercises } = workout;
  return {
    time,
    left: (allowance: keyof typeof rates) => limits.left(allowance, householdId),
    use: (allowance: keyof typeof rates, times: number) => {
      for (let taken = 0; taken < times; taken += 1) limits.take(allowance, householdId);
    },
    estimate: (change: object = {}) =>
      alex.browser.post("/api/foods/estimate", { text: "a banana", agreed: true, isAdult: true, ...change }),
    advise: (change: object = {}) =>
      alex.browser.post("/api/coaching/advice", {
        input: { ...exampleInput(profileId), ...change },
        workout: { name, exercises },
        units: "imperial",
        consent: true,
      }),
  };
};

test("EST-01 a refused daily allowance uses no hourly one and says when", async () => {
  const { left, use, estimate, time } = await start();
  use("estimateDaily", rates.estimateDaily.burst);
  const hourly = left("estimateHourly");
  const refused = await estimate();
  expect(refused).toMatchObject({ status: 429, body: { type: "asked-enough" } });
  expect(refused.body.message).toMatch(/It can be asked again in about 2[34] minutes\.$/);
  expect(left("estimateHourly")).toBe(hourly);

  time.advance(rates.estimateDaily.every);
  expect((await estimate()).status).toBe(200);
  expect([left("estimateHourly"), left("estimateDaily")]).toEqual([hourly - 1, 0]);
});

test("EST-01, WORK-03 what is refused before a model is asked costs nothing", async () => {
  const { left, estimate, advise } = await start();
  for (const change of [{ isAdult: false }, { agreed: false }, { text: "a" }, { text: 7 }])
    expect((await estimate(change)).status).toBeGreaterThanOrEqual(400);
  for (const change of [{ profile: { ...exampleProfile("alex"), age: 15 } }, { today: "never" }])
    expect((await advise(change)).status).toBeGreaterThanOrEqual(400);
  for (const name of ["estimateHourly", "estimateDaily", "adviceHourly"] as const)
    expect(left(name)).toBe(rates[name].burst);

  expect((await advise()).status).toBe(200);
  expect(left("adviceHourly")).toBe(rates.adviceHourly.burst - 1);
});
