import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without settings: this machine only, port 8787, ./data", () => {
  expect(readConfig({})).toEqual({
    ok: true,
    value: {
      port: 8787,
      host: "127.0.0.1",
      dataDir: "./data",
      keysDir: "./data",
      backupDir: join("data", "backups"),
      backupRetention: { days: 7, weeks: 5, months: 12 },
      tls: undefined,
      trustProxy: false,
      rateLimits: true,
      householdBytes: 2_000_000_000,
      pushContact: "mailto:operator@example.org",
      pushServices: [],
      webDist: undefined,
      demo: false,
      logLevel: "warn",
      modelTokensAMonth: 5_000_000,
      modelPrices: {},
    },
  });
});

test.each([
  [{ PORT: "eighty" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ TRUST_PROXY: "maybe" }, "TRUST_PROXY"],
  [{ TLS_CERT: "cert.pem" }, "TLS_KEY"],
  [{ KEYS_DIR: "/run/keys" }, "DATABASE_URL"],
  [{ DATABASE_DIRECT_URL: "postgres://muster@localhost/muster" }, "DATABASE_URL"],
  [{ MODEL_PRICES: "gpt-5.4-mini: cheap" }, "MODEL_PRICES"],
  [{ MODEL_PRICES: "gpt-5.4-mini=0.25" }, "MODEL_PRICES"],
  // The usual slip: a name and a port look like an address, and every question to it fails.
  [{ OPENAI_BASE_URL: "localhost:11434/v1" }, "OPENAI_BASE_URL must begin with http:// or https://"],
  [{ ANTHROPIC_BASE_URL: "https://" }, "ANTHROPIC_BASE_URL"],
  [{ FDC_URL: "api.nal.usda.gov" }, "FDC_URL"],
  [{ BACKUPS_KEPT: "0/5/12" }, "BACKUPS_KEPT must be days, weeks and months"],
  // People are told that what they erased is gone from all copies after a year.
  [{ BACKUPS_KEPT: "7/5/13" }, "BACKUPS_KEPT"],
  [{ FOOD_SOURCES: "none" }, "FOOD_SOURCES must be on or off"],
])("a setting that makes no sense is named in one sentence: %o", (environment, name) => {
  const read = readConfig(environment);
  expect(read.ok).toBe(false);
  expect(read.ok ? "" : read.error).toContain(name);
});

test("the number of copies that stay is set for days, weeks and months", () => {
  expect(readConfig({ BACKUPS_KEPT: "14/8/0" })).toMatchObject({
    ok: true,
    value: { backupRetention: { days: 14, weeks: 8, months: 0 } },
  });
});

test("an empty setting is none", () => {
  expect(readConfig({ OPENAI_BASE_URL: " ", FOOD_SOURCES: "" }).ok).toBe(true);
  expect(readConfig({ WEB_DIST: "  ", MUSTER_DEMO: "" })).toMatchObject({
    ok: true,
    value: { webDist: undefined, demo: false },
  });
});

test("SET-04 prices of models are read by name, amounts in and out", () => {
  expect(readConfig({ MODEL_PRICES: "gpt-5.4-mini=0.25/2, qwen3:8b = 0 / 0," })).toMatchObject({
    ok: true,
    value: {
      modelPrices: { "gpt-5.4-mini": { input: 0.25, output: 2 }, "qwen3:8b": { input: 0, output: 0 } },
    },
  });
});
