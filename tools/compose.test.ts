/** `compose.yaml` beside what it starts: the server's settings, its health routes, the image. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "@muster/server/config";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { root } from "./lib/paths.ts";

const names = z.record(z.string(), z.unknown());
const serviceSchema = z.object({
  image: z.string(),
  build: z.optional(z.string()),
  profiles: z._default(z.array(z.string()), []),
  environment: z._default(z.record(z.string(), z.string()), {}),
  volumes: z._default(z.array(z.string()), []),
  ports: z._default(z.array(z.string()), []),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  depends_on: z._default(z.record(z.string(), z.object({ condition: z.literal("service_healthy") })), {}),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  configs: z.record(z.string(), z.object({ content: z.string() })),
  volumes: names,
});

const read = (path: string): string => readFileSync(join(root, path), "utf8");
/** JSON as Compose fills in what the environment does not set. */
const filledIn = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, "$1");
const compose = composeSchema.parse(
  JSON.parse(filledIn(JSON.stringify(parse(read("compose.yaml"), { merge: true })))),
);
const services = Object.entries(compose.services);
const servers = services.filter(([, { build }]) => build !== undefined);
const several = servers.filter(([, { profiles }]) => profiles.includes("several"));

test("one server runs on SQLite by default, two on PostgreSQL by name", () => {
  expect(services.filter(([, { profiles }]) => profiles.length === 0).map(([name]) => name)).toEqual([
    "muster",
  ]);
  expect(compose.services.muster?.environment.DATABASE_URL).toBeUndefined();
  expect(several.map(([name]) => name)).toEqual(["server-1", "server-2"]);
  expect(compose.services.database?.image).toMatch(/^postgres:\d+$/);
});

test("every setting of the operator has a default", () => {
  const values = [...read("compose.yaml").matchAll(/\$\{[^}]*\}/g)].map(([value]) => value);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !/^\$\{[A-Z_]+:-[^}]*\}$/.test(value))).toEqual([]);
});

test.each(servers)("the settings of %s are those that the server reads, and it takes them", (_, service) => {
  const folder = join(root, "packages/server/src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const settings = Object.keys(service.environment);
  expect(settings.length).toBeGreaterThan(0);
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  expect(readConfig(service.environment)).toMatchObject({ ok: true });
});

test("servers of one PostgreSQL have the same settings and keys, and a folder each", () => {
  const [one, two] = several.map(([, service]) => service);
  expect(one?.environment).toEqual(two?.environment);
  const { POSTGRES_USER: user, POSTGRES_DB: database } = compose.services.database?.environment ?? {};
  expect(one?.environment.DATABASE_URL).toMatch(
    new RegExp(`^postgres://${user}:[^@]*@database/${database}$`),
  );
  const folders = several.map(([, { volumes }]) => volumes);
  expect(folders.every((volumes) => volumes.includes(`keys:${one?.environment.KEYS_DIR}`))).toBe(true);
  const own = folders.map((volumes) => volumes.find((volume) => volume.endsWith(":/data")));
  expect(new Set(own).size).toBe(2);
  // An empty folder of keys is filled by one of them; else each would make its own.
  expect(Object.keys(two?.depends_on ?? {})).toContain("server-1");
});

test("whoever is waited for has a health check and starts with those that wait", () => {
  for (const [name, { depends_on: waitsFor, profiles }] of services)
    for (const other of Object.keys(waitsFor)) {
      expect(compose.services[other]?.healthcheck, `${name} waits for ${other}`).toBeDefined();
      expect(compose.services[other]?.profiles).toEqual(profiles);
    }
});

test("health checks and proxy ask for routes and a port that the server has", () => {
  const port = /^EXPOSE (\d+)$/m.exec(read("Dockerfile"))?.[1];
  const routes = [
    ...read("packages/server/src/http/health-routes.ts").matchAll(/routes\.get\("(\/\w+)"/g),
  ].map(([, path]) => `/health${path}`);
  for (const [, { healthcheck }] of servers) {
    const path = /127\.0\.0\.1:(\d+)(\/[\w/]+)"/.exec(healthcheck?.test.at(-1) ?? "");
    expect(path?.[1]).toBe(port);
    expect(routes).toContain(path?.[2]);
  }
  const proxy = compose.configs.several?.content ?? "";
  const [, upstreams = ""] = /reverse_proxy (.+) \{/.exec(proxy) ?? [];
  expect(upstreams.split(" ")).toEqual(several.map(([name]) => `${name}:${port}`));
  expect(routes).toContain(/health_uri (\S+)/.exec(proxy)?.[1]);
});

test("volumes that are used are named below, and the image makes the server's own", () => {
  const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(":")[0] ?? ""));
  expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  const [, made = ""] = /mkdir (.+?) &&/.exec(read("Dockerfile")) ?? [];
  const [, owned = ""] = /chown node:node (.+)$/m.exec(read("Dockerfile")) ?? [];
  const inServers = servers.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(":")[1]));
  for (const folders of [made, owned])
    expect(folders.split(" ").sort()).toEqual([...new Set(inServers)].sort());
});
