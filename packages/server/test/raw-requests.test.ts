/**
 * What no browser and no library sends, written to the socket of the real server letter by letter: addresses that climb,
 * bodies of two lengths, headers in headers, methods that nobody needs. Nothing of the machine comes back.
 */
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentOf, type ServerProcess, startProcess } from "./server-process.ts";

let server: ServerProcess;
let host = "";
beforeAll(async () => {
  server = await startProcess(environmentOf(mkdtempSync(join(tmpdir(), "muster-raw-"))));
  host = new URL(server.address).host;
});
afterAll(async () => {
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).not.toMatch(/"level":(50|60)/);
});

/** @returns everything that came back until the server closed */
const send = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (part: string) => {
      answer += part;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
    socket.write(text);
  });
const request = (line: string, headers: readonly string[] = [], body = "") =>
  send([`${line} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", body].join("\r\n"));
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test.each([
  "/../../../../etc/passwd",
  "//etc/passwd",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/pepper.key",
  "/assets/%00",
  "/.git/config",
  "/assets/",
  "/api//devices",
  "/API/devices",
  "/api/devices/..%2f..%2fhello",
  "/%0d%0aSet-Cookie:%20a=b",
])("SYNC-02 the address %s gives nothing of the machine away", async (path) => {
  const answer = await request(`GET ${path}`);
  expect([200, 400, 404, 503]).toContain(statusOf(answer));
  expect(answer).not.toMatch(/root:|"workspaces"|\[core\]|Index of|set-cookie/i);
});

test.each([
  ["two hosts", ["Host: elsewhere.example"]],
  ["two equal hosts", [`Host: localhost`]],
])("SYNC-02 a request with %s is refused and is no bug", async (_, more) => {
  for (const path of ["/api/hello", "/sync/pull?protocol=2&scope=x", "/calendar/x.ics"])
    expect([path, statusOf(await request(`GET ${path}`, more))]).toEqual([path, 400]);
});

test("SYNC-02 a body with two lengths is refused", async () => {
  const hidden = `0\r\n\r\nGET /api/hello HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const answer = await request(
    "POST /api/sessions",
    ["Content-Length: 5", "Transfer-Encoding: chunked"],
    hidden,
  );
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("SYNC-02 a header does not become two, and nothing sent is echoed", async () => {
  expect(statusOf(await request("GET /api/hello", ["X-A: a\nSet-Cookie: x=y"]))).toBe(400);
  const traced = await request("TRACE /", ["X-Secret: hidden-word"]);
  expect(statusOf(traced)).toBe(405);
  expect(traced).not.toContain("hidden-word");
});

test("PASS-04 only our proxy may state a client's address and encryption", async () => {
  const claims = ["X-Forwarded-Proto: https", "X-Forwarded-For: 192.0.2.1"];
  expect(await request("GET /api/hello", claims)).not.toMatch(/strict-transport-security/i);
  // A name that leads here by a trick of the name server is not this computer: nothing but 'HTTPS is needed'.
  const rebound = await send("GET /api/devices HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  expect(rebound).toContain("needs-https");
});

test("SYNC-02 a packed body is not unpacked", async () => {
  const headers = ["Content-Type: application/json", "Content-Encoding: gzip", `Origin: http://${host}`];
  const answer = await request(
    "POST /api/household/join",
    [...headers, "Content-Length: 4"],
    "\x1f\x8b\x08\x00",
  );
  expect(statusOf(answer)).toBe(400);
});
