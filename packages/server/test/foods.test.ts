/** Foods over the server's own routes: cached answers, 'not found' against 'unavailable', limits, the old endpoint. */
import type { Food } from "@muster/domain/nutrition/foods/food";
import { afterEach, expect, test } from "vitest";
import { openFoodStore } from "../src/database/data-folder.ts";
import { createRateLimits } from "../src/http/rate-limit.ts";
import { bundledIndex } from "../src/nutrition/bundled-index.ts";
import { createMealEstimator } from "../src/nutrition/estimate-meal.ts";
import { createFoodFinder, longestSearch } from "../src/nutrition/find-foods.ts";
import { down, type FoodLookup, found, noFoods } from "../src/nutrition/sources/food-source.ts";
import { limited } from "../src/nutrition/sources/limited-source.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { createBrowser, createOwner, startOfTests, startServer, type TestServer } from "./harness.ts";

const spread: Food = {
  id: "off:3017620422003",
  name: "Hazelnut spread",
  source: "openFoodFacts",
  per100g: { kcal: 539, proteinG: 6.3 },
  measures: [
    { label: "15 g", grams: 15 },
    { label: "100 g", grams: 100 },
  ],
  defaultMeasure: { label: "15 g", grams: 15 },
  barcode: "3017620422003",
  brand: "Ferrero",
};

/** A source that counts its requests and gives scripted answers. */
const scripted = (name: FoodLookup["name"], say: () => Awaited<ReturnType<FoodLookup["byBarcode"]>>) => {
  const source = {
    name,
    asked: 0,
    byBarcode: async () => {
      source.asked += 1;
      return say();
    },
    search: async () => {
      source.asked += 1;
      const answer = say();
      return answer.type === "found" ? found([answer.value]) : answer;
    },
  };
  return source;
};

let server: TestServer | undefined;
/** What people's own records say. */
let mayAsk = true;
afterEach(async () => {
  mayAsk = true;
  await server?.close();
  server = undefined;
});

const serve = async (sources: readonly FoodLookup[], model?: Parameters<typeof createMealEstimator>[1]) => {
  const time = createTestTime(startOfTests);
  const store = openFoodStore(":memory:");
  server = await startServer({
    time,
    limits: createRateLimits(time.clock),
    nutrition: {
      store,
      foods: createFoodFinder({ store, sources, clock: time.clock, later: time.later, report: () => {} }),
      consent: { mayAsk: async () => mayAsk, isBarred: async () => false },
      estimator:
        model === undefined
          ? null
          : createMealEstimator(
              { clock: time.clock, later: time.later, chance: () => 0 },
              model,
              bundledIndex,
            ),
    },
  });
  return { server, store, time, ...(await createOwner(server)) };
};

test("BAR-01 a product is requested once, then cached with its source's licence line", async () => {
  const off = scripted("openFoodFacts", () => found(spread));
  const { browser, time } = await serve([off]);
  for (let scan = 0; scan < 3; scan += 1) {
    const { body } = await browser.get("/api/foods/barcode/3017620422003");
    expect(body).toMatchObject({ status: "found", food: { name: "Hazelnut spread" }, checkOk: true });
    expect(body.notices).toEqual([expect.stringContaining("Open Database License")]);
  }
  expect(off.asked).toBe(1);
  await time.advance(31 * 86_400_000);
  await browser.get("/api/foods/barcode/3017620422003");
  expect(off.asked).toBe(2);
});

test("BAR-01 'not found' is said when all answered, 'unavailable' when one is down", async () => {
  let isDown = false;
  const off = scripted("openFoodFacts", () => noFoods);
  const fdc = scripted("fdc", () => (isDown ? down("too-slow") : noFoods));
  const { browser } = await serve([off, fdc]);
  expect((await browser.get("/api/foods/barcode/4006381333931")).body).toMatchObject({
    status: "not-found",
    food: null,
    sources: [
      { source: "openFoodFacts", status: "nothing" },
      { source: "fdc", status: "nothing" },
      { source: "nutritionix", status: "off" },
    ],
  });
  isDown = true;
  expect((await browser.get("/api/foods/barcode/96385074")).body).toMatchObject({ status: "unavailable" });
});

test("BAR-01 an old answer is better than none while its source is down", async () => {
  let isDown = false;
  const off = scripted("openFoodFacts", () => (isDown ? down("unreachable") : found(spread)));
  const { browser, time } = await serve([off]);
  await browser.get("/api/foods/barcode/3017620422003");
  await time.advance(60 * 86_400_000);
  isDown = true;
  expect((await browser.get("/api/foods/barcode/3017620422003")).body).toMatchObject({ status: "found" });
});

test("BAR-01 a source that throws is a bug of ours and still only 'down'", async () => {
  const { browser } = await serve([
    {
      name: "fdc",
      byBarcode: async () => Promise.reject(new Error("bug")),
      search: async () => Promise.reject(new Error("bug")),
    },
  ]);
  expect((await browser.get("/api/foods/barcode/3017620422003")).body).toMatchObject({
    status: "unavailable",
  });
  expect((await browser.get("/api/foods/search?q=spread")).body).toMatchObject({ common: [], branded: [] });
});

test("FOOD-01 BAR-01 a source silent for 4.5 s is down; late answers are cached", async () => {
  const late = Promise.withResolvers<void>();
  const slow: FoodLookup = {
    name: "fdc",
    byBarcode: async () => late.promise.then(() => found({ ...spread, source: "fdc" as const })),
    search: async () => late.promise.then(() => found([spread])),
  };
  const quick = scripted("openFoodFacts", () => noFoods);
  const { browser, time } = await serve([quick, slow]);
  const searches = Promise.all([
    browser.get("/api/foods/search?q=spread"),
    browser.get("/api/foods/barcode/3017620422003"),
  ]);
  // Both questions have reached the sources.
  await expect.poll(() => quick.asked).toBe(2);
  await time.advance(longestSearch);
  const [search, product] = await searches;
  const sources = [
    { source: "openFoodFacts", status: "nothing" },
    { source: "fdc", status: "down" },
    { source: "nutritionix", status: "off" },
  ];
  expect(search.body).toMatchObject({ common: [], branded: [], sources });
  expect(product.body).toMatchObject({ status: "unavailable", sources });
  late.resolve();
  expect((await browser.get("/api/foods/barcode/3017620422003")).body).toMatchObject({ status: "found" });
});

test("FOOD-01 online search parts names from products, each food once", async () => {
  const plain: Food = { ...spread, id: "fdc:8", name: "Cheese spread", source: "fdc" };
  const { brand: _, barcode: __, ...common } = plain;
  const { browser } = await serve([
    scripted("openFoodFacts", () => found(spread)),
    scripted("fdc", () => found(common)),
  ]);
  const { body } = await browser.get("/api/foods/search?q=spread");
  expect(body).toMatchObject({ common: [{ name: "Cheese spread" }], branded: [{ name: "Hazelnut spread" }] });
  expect((await browser.get("/api/foods/search?q=s")).status).toBe(400);
});

test("BAR-01 a source is not requested beyond its limit", async () => {
  const time = createTestTime(startOfTests);
  const off = scripted("openFoodFacts", () => noFoods);
  const source = limited(off, time.clock);
  const answers = await Promise.all(Array.from({ length: 20 }, () => source.byBarcode("96385074")));
  expect(off.asked).toBe(15);
  expect(answers.at(-1)).toEqual({ type: "down", reason: "limited" });
  await time.advance(60_000);
  expect((await source.byBarcode("96385074")).type).toBe("nothing");
});

test("SET-02 foods need a session and allow 60 requests a minute", async () => {
  const { browser, server: running } = await serve([]);
  expect((await createBrowser(running).get("/api/foods/search?q=spread")).status).toBe(401);
  const statuses: number[] = [];
  for (let ask = 0; ask < 62; ask += 1)
    statuses.push((await browser.get("/api/foods/barcode/96385074")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test.each(["1234", "abc", "123456789012345", "%00"])("BAR-01 '%s' is no barcode", async (code) => {
  const { browser } = await serve([]);
  expect((await browser.get(`/api/foods/barcode/${code}`)).status).toBe(400);
});

const old = (endpoint: string, rest: object) => ({ endpoint, ...rest });

test("API-01 the old food endpoint answers in its old shape, from our own data", async () => {
  const { browser } = await serve([scripted("openFoodFacts", () => found(spread))]);
  const ask = (body: object) => browser.post("/.netlify/functions/nutritionix-api", body);
  const natural = await ask(
    old("/v2/natural/nutrients", { method: "POST", body: { query: "2 eggs and a banana" } }),
  );
  expect(natural.body).toMatchObject({
    foods: [
      {
        food_name: "Egg",
        serving_qty: 2,
        serving_unit: "large",
        serving_weight_grams: 100,
        nf_calories: 143,
      },
      { food_name: "Banana", serving_qty: 1, photo: { thumb: null } },
    ],
  });
  const product = await ask(old("/v2/search/item", { method: "GET", params: { upc: "3017620422003" } }));
  expect(product.body).toMatchObject({ foods: [{ food_name: "Hazelnut spread", brand_name: "Ferrero" }] });
  const again = await ask(old("/v2/search/item", { params: { nix_item_id: "off:3017620422003" } }));
  expect(again.body).toMatchObject({ foods: [{ food_name: "Hazelnut spread" }] });
  const instant = await ask(old("/v2/search/instant", { params: { query: "banan" } }));
  const common = instant.body.common as { food_name: string }[];
  expect([common[0]?.food_name, instant.body.branded]).toEqual(["Banana", []]);
});

test.each([
  [old("/v2/natural/nutrients", { body: { query: "zzyzx" } }), 404, "No nutrition data found for that query"],
  [old("/v2/search/item", { params: { upc: "4006381333931" } }), 404, "Product not found in database"],
  [old("/v2/search/item", { params: { nix_item_id: "nobody" } }), 404, "Item not found in database"],
  [old("/v2/users/me", {}), 400, "Failed to get nutrition data"],
  [old("https://elsewhere.example/", {}), 400, "Failed to get nutrition data"],
])("API-01 the old endpoint refuses %o in the old words", async (body, status, error) => {
  const { browser } = await serve([scripted("openFoodFacts", () => noFoods)]);
  expect(await browser.post("/.netlify/functions/nutritionix-api", body)).toMatchObject({
    status,
    body: { error },
  });
});

test("API-01 the old endpoint is for signed-in devices", async () => {
  const { server: running } = await serve([]);
  const stranger = createBrowser(running);
  const answer = await stranger.post("/.netlify/functions/nutritionix-api", old("/v2/search/instant", {}));
  expect(answer.status).toBe(401);
});

/** A model with this answer that records its requests. */
const modelSaying = (text: string) => {
  const requests: unknown[] = [];
  return {
    asked: requests,
    provider: "double",
    name: "m",
    ask: async (request: unknown) => {
      requests.push(request);
      return { ok: true as const, value: { text, usage: { inputTokens: 1, outputTokens: 1 } } };
    },
  };
};
const part = (over: object) => ({
  name: "Banana",
  portion: "1 medium",
  grams: 120,
  grams_low: 100,
  grams_high: 140,
  confidence: 0.9,
  kcal: 110,
  protein_g: 1.3,
  carbs_g: 27,
  fat_g: 0.4,
  ...over,
});
const meal = { text: "a banana and grandma's stew", agreed: true, isAdult: true };

test("EST-01 EST-03 a model's parts get table numbers, else its own in bounds", async () => {
  const model = modelSaying(
    JSON.stringify({
      items: [part({}), part({ name: "Zzyzx stew", grams: 300, kcal: 99_999, confidence: 7 })],
    }),
  );
  const { browser } = await serve([], model);
  const { body } = await browser.post("/api/foods/estimate", {
    ...meal,
    picture: { mediaType: "image/jpeg", data: "AAAA" },
  });
  expect(body.by).toBe("double m");
  expect(body.items).toMatchObject([
    { name: "Banana", kcal: 106.8, food: { id: "everyday:banana" } },
    { name: "Zzyzx stew", food: null, confidence: 1 },
  ]);
  const [, stew] = body.items as { kcal: number }[];
  expect(stew?.kcal).toBeLessThanOrEqual(2_706);
  expect(model.asked[0]).toMatchObject({ maxTokens: 1500, turns: [{ image: { data: "AAAA" } }] });
});

test.each([
  ["not json", "I think it is a banana"],
  ["another shape", '{"items":[{"name":"Banana"}]}'],
  ["cut off", '{"items":[{"name":"Ban'],
  ["nothing", ""],
])("EST-01 an answer that is %s is a failure, never an entry", async (_, text) => {
  const { browser } = await serve([], modelSaying(text));
  expect(await browser.post("/api/foods/estimate", meal)).toMatchObject({
    status: 502,
    body: { type: "estimate-unreadable", message: "Could not parse nutrition data. Please try again." },
  });
});

test("EST-01 no estimate for minors, without consent, or without a model", async () => {
  const model = modelSaying('{"items":[]}');
  const { browser } = await serve([], model);
  expect((await browser.post("/api/foods/estimate", { ...meal, isAdult: false })).body.type).toBe("no-model");
  expect((await browser.post("/api/foods/estimate", { ...meal, agreed: false })).body.type).toBe(
    "no-consent",
  );
  expect((await browser.post("/api/foods/estimate", { ...meal, text: "ab" })).status).toBe(400);
  mayAsk = false;
  expect((await browser.post("/api/foods/estimate", meal)).body.type).toBe("no-consent");
  mayAsk = true;
  expect(model.asked).toEqual([]);
  await server?.close();
  const without = await serve([]);
  expect((await without.browser.post("/api/foods/estimate", meal)).body.type).toBe("no-model");
});
