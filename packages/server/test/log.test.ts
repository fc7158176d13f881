/** What the server writes down of its work, and what never: keys, passcodes, names, figures of people's bodies. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noLimits } from "@muster/domain/profiles/profile";
import { profileRecordId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { expect, test } from "vitest";
import { databaseFile } from "../src/database/sqlite/open.ts";
import { createLog } from "../src/http/log.ts";
import { exampleProfile } from "./examples.ts";
import { createSocketBrowser, environmentOf, startProcess } from "./server-process.ts";
import { operation } from "./sync-calls.ts";

/** Nothing else of a run looks like these. */
const secrets = {
  key: "sk-ant-canary-9f2e71",
  username: "quetzalina",
  displayName: "Quetzalina Öztürk",
  passcode: "7294",
  weight: "187.4375",
  note: "my left knee hurts since Tuesday",
} as const;

type Line = Readonly<Record<string, unknown>>;

test("PASS-04 no log line has keys, passcodes, names or weights", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-log-"));
  const server = await startProcess(
    environmentOf(dataDir, { LOG_LEVEL: "info", ANTHROPIC_API_KEY: secrets.key }),
  );
  const browser = createSocketBrowser(server.address);
  const code = server.ready.slice(-11);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code, deviceName: secrets.displayName });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile(secrets.username),
  });
  const pushed = await browser.send("POST", "/sync/push", {
    protocol: 2,
    schema: recordSchemaVersion,
    replica: randomId(),
    confirmed: 0,
    ops: [
      operation({
        scope: profileId,
        kind: "profile",
        id: profileRecordId(profileId),
        new: true,
        // A profile holds JSON values only.
        fields: {
          ...exampleProfile(secrets.username),
          displayName: secrets.displayName,
          weight: Number(secrets.weight),
          limits: { ...noLimits, note: secrets.note },
        } as unknown as Operation["fields"],
      }),
    ],
  });
  expect(pushed.body).toMatchObject({ bad: [], later: [] });
  await browser.send("PUT", `/api/profiles/${profileId}/passcode`, { current: null, next: secrets.passcode });
  await browser.send("POST", "/api/sessions", { profileId, passcode: secrets.passcode });
  // Also where something is wrong with it: in addresses, in bodies that cannot be read, in fields nobody knows.
  await browser.send("GET", `/api/usernames/${secrets.username}`);
  await browser.send("GET", `/api/${secrets.username}?key=${secrets.key}&weight=${secrets.weight}`);
  await browser.send("GET", `/${encodeURIComponent(secrets.displayName)}`);
  await browser.send("POST", "/api/sessions", { profileId, passcode: secrets.passcode, note: secrets.note });
  await fetch(`${server.address}/sync/push?scope=${profileId}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"weight": ${secrets.weight}, "note": "${secrets.note}`,
  });
  await browser.send("POST", "/.netlify/functions/claude-api", {
    messages: [{ role: "user", content: secrets.note }],
  });
  expect(await server.end("SIGTERM")).toBe(0);

  const text = server.errors();
  const lines = text
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));
  const of = (method: string, route: string) =>
    lines.filter((line) => line.method === method && line.route === route);
  expect(of("POST", "/api/household/join")).toMatchObject([{ status: 200, msg: "request" }]);
  expect(of("PUT", "/api/profiles/:id/passcode")).toMatchObject([{ status: 204 }]);
  expect(of("GET", "/api/usernames/:username")).toMatchObject([{ status: 200 }]);
  expect(of("POST", "/api/sessions").map(({ status }) => status)).toEqual([200, 400]);
  const ids = lines.map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(ids.length);
  // Ids and times are random digits: what people typed could only be in the rest.
  const said = lines.map(({ requestId: _id, time: _time, ms: _ms, ...rest }) => JSON.stringify(rest)).join();
  for (const secret of [...Object.values(secrets), code, profileId]) expect(said).not.toContain(secret);
  expect(text).not.toContain(secrets.key);
  // The server did get them: what people gave it to keep is in its file.
  const file = readFileSync(databaseFile(dataDir)).toString("utf8");
  for (const secret of [secrets.username, secrets.displayName, secrets.weight, secrets.note])
    expect(file).toContain(secret);
  rmSync(dataDir, { recursive: true, force: true });
});

test("PASS-04 a logged bug has kind and place but no quoted words", () => {
  const written: string[] = [];
  const log = createLog("warn", (line) => written.push(line));
  log.requests.line({ requestId: "1", method: "GET", route: "/", status: 200, ms: 1 });
  expect(log.requests.isOn).toBe(false);
  try {
    JSON.parse(`{"note": "${secrets.note}`);
  } catch (error) {
    log.bug(error, "POST /sync/push");
  }
  log.bug(new Error("the disk is gone"), "sweep");
  expect(written).toHaveLength(2);
  expect(JSON.parse(written[0] ?? "")).toMatchObject({ where: "POST /sync/push", error: "SyntaxError" });
  expect(written[0]).not.toContain("knee");
  expect(JSON.parse(written[1] ?? "")).toMatchObject({ message: "the disk is gone", level: 50 });
});
