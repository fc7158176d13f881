/**
 * Follows every recipe in a copy of the sources, as a newcomer would, and checks that it led somewhere. All of them share
 * a copy and one check of its types: no file is touched by two recipes, so that none leans on another.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bin, root } from "./lib/paths.ts";
import { followStep, stepsOf } from "./lib/recipe.ts";
import { copyOfTheSources } from "./lib/source-copy.ts";

const recipes = globSync("docs/recipes/*.md", { cwd: root })
  .toSorted()
  .map((path) => ({ path, steps: stepsOf(readFileSync(join(root, path), "utf8")) }))
  .filter(({ steps }) => steps.length > 0);

let copy = "";
beforeAll(() => {
  copy = copyOfTheSources();
  for (const step of recipes.flatMap(({ steps }) => steps)) {
    const path = join(copy, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, followStep(existsSync(path) ? readFileSync(path, "utf8") : undefined, step));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (folder: string, command: string, args: readonly string[]) => {
  const result = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return { status: result.status, output: `${result.stdout}${result.stderr}` };
};

const evaluate = (code: string, folder = "packages/domain/src") => {
  const probe = join(copy, folder, "recipe-probe.ts");
  writeFileSync(probe, code);
  return run(copy, process.execPath, ["--disable-warning=ExperimentalWarning", probe]);
};

test("no two recipes touch the same file, and there are nine", () => {
  const touched = recipes.flatMap(({ steps }) => [...new Set(steps.map(({ path }) => path))]);
  expect(recipes).toHaveLength(9);
  expect(touched.filter((path, index) => touched.indexOf(path) !== index)).toEqual([]);
});

test("what the recipes write passes the type check", () => {
  const packages = ["packages/server", "packages/web", "packages/coach-lab"];
  // One thread works half as much as several that share out a project.
  expect(run(copy, bin("tsc"), ["-b", "--singleThreaded", ...packages])).toEqual({ status: 0, output: "" });
});

test("the recipe 'add a measurement' gives a measurement that a reading accepts", () => {
  const probe = evaluate(
    `import { readingSchema } from "./body/reading.ts";
     const reading = { metric: "neck", value: 15.5, date: "2026-11-20", at: "2026-11-20T06:00:00Z", source: "progress" };
     console.log(readingSchema.safeParse(reading).success);`,
  );
  expect(probe.output.trim()).toBe("true");
  const form = readFileSync(join(copy, "packages/web/src/features/progress/measurement-draft.ts"), "utf8");
  expect(form).toMatch(/measurementFields = \[[^\]]*"neck"/);
});

test("the recipe 'add a record kind' gives a kind that the table knows", () => {
  const probe = evaluate(
    `import { isRecordKind, recordKinds } from "./records.ts";
     import { sleepNightId } from "./record-ids.ts";
     const same = sleepNightId("p", "2026-11-20") === sleepNightId("p", "2026-11-20");
     console.log(isRecordKind("sleepNight") && recordKinds.sleepNight.day === "date" && same);`,
  );
  expect(probe.output.trim()).toBe("true");
});

test("the recipe 'add a screen' gives a screen of its own chunk", async () => {
  const configFile = join(copy, "packages/web/vite.config.ts");
  // Nothing is written, and nothing compressed: what comes out is looked at.
  const built = await build({ configFile, logLevel: "error", build: { write: false } });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  expect(chunks.some(({ fileName }) => fileName.startsWith("assets/breathing"))).toBe(true);
});

test("the recipe 'add an importer' reads its golden file as it is written down", () => {
  const probe = evaluate(
    `import { readFileSync } from "node:fs";
     import { readAppFile } from "./transfer/from-apps/read-app-file.ts";
     import { inLines } from "./transfer/from-apps/testing/in-lines.ts";
     const golden = (name: string) => readFileSync(new URL("transfer/from-apps/golden/" + name, import.meta.url), "utf8");
     const brought = readAppFile("liftlog.csv", golden("liftlog.csv"), "2026-11-23");
     console.log(brought !== undefined && inLines(brought) === golden("liftlog.txt"));`,
  );
  expect(probe.output.trim()).toBe("true");
});

test("the recipe 'add an AI provider' gives a model that can be chosen", () => {
  const probe = evaluate(
    `import { createServer } from "node:http";
     import { modelFrom } from "./coaching/providers/registry.ts";
     const told = (reason: string) => ["[1,", "2]"].map((content) => JSON.stringify({ message: { content } }) + "\\n")
       .join("") + JSON.stringify({ done: true, done_reason: reason, prompt_eval_count: 5, eval_count: 2 }) + "\\n";
     const answers = [told("stop"), told("length"), told("stop").slice(0, 40), "404"];
     const asked: string[] = [];
     const api = createServer((request, response) => {
       request.on("data", (piece) => asked.push(JSON.parse(String(piece)).model + " " + request.url)).on("end", () => {
         const answer = answers.shift() ?? "";
         response.writeHead(answer === "404" ? 404 : 200).end(answer);
       });
     });
     await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
     const { port } = api.address() as { port: number };
     const model = await modelFrom({ OLLAMA_URL: "http://127.0.0.1:" + port, MUSTER_MODEL: "local" });
     const request = { system: "s", turns: [{ role: "user", text: "t" }], schema: {}, maxTokens: 9 } as const;
     let life = 0;
     const ask = (signal = new AbortController().signal) => model?.ask(request, signal, () => { life += 1; });
     const outcomes = [await ask(), await ask(), await ask(), await ask(), await ask(AbortSignal.abort())];
     api.close();
     console.log(JSON.stringify({
       outcomes: outcomes.map((one) => (one?.ok === true ? one.value : one?.error.type)),
       asked: [...new Set(asked)], lives: life > 0, without: await modelFrom({ OLLAMA_URL: " " }),
     }));`,
    "packages/server/src",
  );
  expect(JSON.parse(probe.output)).toEqual({
    outcomes: [
      { text: "[1,2]", usage: { inputTokens: 5, outputTokens: 2 } },
      "cut-off",
      "unavailable",
      "request-refused",
      "cancelled",
    ],
    asked: ["local /api/chat"],
    lives: true,
    without: null,
  });
});

test("the recipe 'add a coach rule' gives a rule that is asked, repaired and told", () => {
  const probe = evaluate(
    `import { designWeek } from "./compose/design-week.ts";
     import { inputWith } from "./design/testing/inputs.ts";
     import { draftWeek, weekFrame } from "./design/week-draft.ts";
     import { editFindings } from "./edit/check-edit.ts";
     import { repairWeek } from "./repair/repair-week.ts";
     import { checkWeek } from "./rules/check-week.ts";
     import { structureCases } from "./rules/testing/structure-cases.ts";
     const input = inputWith();
     const week = designWeek(input);
     const spoilt = structureCases.find(({ id }) => id === "coach.C9")?.spoil(week) ?? week;
     console.log(JSON.stringify({
       kept: checkWeek(week, input).some(({ id }) => id === "coach.C9"),
       broken: checkWeek(spoilt, input).some(({ id }) => id === "coach.C9"),
       fixed: repairWeek(spoilt, draftWeek(weekFrame(input))).week.plan.designedBy.fixes.includes("coach.C9"),
       told: editFindings(week, spoilt, input).some(({ text }) => text.endsWith("Two hours are enough.")),
     }));`,
    "packages/coach/src",
  );
  expect(JSON.parse(probe.output)).toEqual({ kept: false, broken: true, fixed: true, told: true });
});

test("the recipe 'add a food source' gives a source that answers and fails as data", () => {
  const probe = evaluate(
    `import { createServer } from "node:http";
     import { openFoodStore } from "./database/sqlite/food-store.ts";
     import { sourcesFrom } from "./nutrition/sources/registry.ts";
     const row = { id: 1, name: "plum jam", gtin: "4006040055136", kcal: 250, protein: 0.4, carbs: 62, fat: 0.1 };
     const api = createServer((request, response) => {
       const body = request.url?.startsWith("/barcode/4006040055136") ? row : request.url === "/search?q=jam" ? [row] : undefined;
       response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" }).end(JSON.stringify(body));
     });
     await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
     const { port } = api.address() as { port: number };
     const clock = () => new Date(0);
     const [source] = sourcesFrom({ OWN_TABLE_URL: "http://127.0.0.1:" + port }, "test", clock);
     const jam = await source?.byBarcode("4006040055136");
     const types = [jam, await source?.byBarcode("1"), await source?.search("jam"), await source?.search("x")];
     const store = openFoodStore(":memory:");
     if (jam?.type === "found") store.cacheAnswer("ownTable", "4006040055136", jam.value, 0);
     api.close();
     api.closeAllConnections();
     const down = await source?.search("jam");
     console.log(JSON.stringify({
       name: source?.name, answers: types.map((one) => one?.type), down: down?.type,
       kept: store.cachedAnswer("ownTable", "4006040055136")?.food?.name,
       without: sourcesFrom({}, "test", clock).map(({ name }) => name),
     }));`,
    "packages/server/src",
  );
  expect(JSON.parse(probe.output)).toEqual({
    name: "ownTable",
    answers: ["found", "nothing", "found", "nothing"],
    down: "down",
    kept: "Plum jam",
    without: ["openFoodFacts"],
  });
});

test("the recipe 'add an exercise' gives one that is found, described and preferred", () => {
  const probe = evaluate(
    `import { exerciseById, findByName } from "./catalogue/catalogue.ts";
     import { preferences } from "./design/template/exercise-preference.data.ts";
     const carry = exerciseById("carry.front-rack");
     console.log(JSON.stringify({
       places: carry?.places, takesWeight: carry?.takesWeight, number: carry?.number,
       named: findByName("rack walk") === carry, preferred: preferences.carry.flat().includes("carry.front-rack"),
     }));`,
    "packages/coach/src",
  );
  expect(JSON.parse(probe.output)).toEqual({
    places: ["home", "gym"],
    takesWeight: true,
    number: 910,
    named: true,
    preferred: true,
  });
});

test("the recipe 'add a language' gives a week with sentences of that language", () => {
  const profile = readFileSync(join(root, "examples/reference-profile.json"), "utf8");
  const probe = evaluate(
    `import { civilDateAt } from "@muster/domain/shared/dates";
     import { designInputOfProfile, profileFromJson } from "./command-line/cli-week.ts";
     import { designWeek } from "@muster/coach/compose/design-week";
     const today = civilDateAt(new Date("2026-11-20T12:00:00Z"), "UTC");
     const profile = profileFromJson(${profile}, today);
     const input = profile.ok ? designInputOfProfile(profile.value, today) : profile;
     if (!input.ok) throw new Error(input.error);
     const insights = Object.values(designWeek(input.value).days).map((day) => day.coachingInsight);
     const german = (text: string) => /Erholung|Gehen/.test(text);
     console.log(JSON.stringify({ german: insights.some(german), english: insights.some((text) => !german(text)) }));`,
    "packages/coach-lab/src",
  );
  expect(JSON.parse(probe.output)).toEqual({ german: true, english: true });
});
