/** `--demo`: an invented family for this computer, made through the server's own doors, and nobody else's folder. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoFamily } from "../src/demo/family.data.ts";
import { createSocketBrowser, environmentOf, mainFile, runToEnd, startProcess } from "./server-process.ts";

type Row = { readonly kind: string; readonly fields: { readonly displayName: string } };

/** The parts of answers that these tests look at. */
const householdOf = (body: Record<string, unknown>) => (body.device as { householdId: string }).householdId;
const rowsOf = (body: Record<string, unknown>) => body.rows as readonly Row[];

const folder = () => mkdtempSync(join(tmpdir(), "muster-demo-"));

test("USR-01 a demo signs in and has three people with twelve weeks each", async () => {
  const dataDir = folder();
  const first = await startProcess(environmentOf(dataDir, { MUSTER_DEMO: "1" }));
  const browser = createSocketBrowser(first.address);
  const hello = await browser.send("GET", "/api/hello");
  expect(hello.body).toMatchObject({ demo: true, device: { name: "Demo browser" } });
  const household = householdOf(hello.body);
  const cards = await browser.send("GET", `/sync/pull?protocol=2&scope=${household}&cursor=0`);
  expect(rowsOf(cards.body).map((row) => row.fields.displayName)).toEqual(["Dana", "Marcus", "Ivy"]);
  for (const person of demoFamily) {
    expect(
      (await browser.send("POST", "/api/sessions", { profileId: person.id, passcode: null })).status,
    ).toBe(200);
    // A page ends after so many bytes: the whole is asked for as a device does it.
    const rows: Row[] = [];
    for (let cursor = 0, more = true; more; ) {
      const path = `/sync/pull?protocol=2&scope=${person.id}&cursor=${cursor}&limit=2000`;
      const { body } = await browser.send("GET", path);
      rows.push(...rowsOf(body));
      cursor = Number(body.cursor);
      more = body.more === true;
    }
    const kinds = Object.groupBy(rows, (row) => row.kind);
    expect(kinds.plan).toHaveLength(13);
    expect(kinds.planDay).toHaveLength(13 * 7);
    expect(kinds.checkIn).toHaveLength(12);
    expect(kinds.session?.length).toBeGreaterThan(30);
  }
  expect(await first.end("SIGTERM")).toBe(0);
  const again = await startProcess(environmentOf(dataDir, { MUSTER_DEMO: "1" }));
  const seen = await createSocketBrowser(again.address, browser.cookies).send("GET", "/api/hello");
  expect(householdOf(seen.body)).toBe(household);
  await again.end("SIGTERM");
});

test("USR-05 a demo refuses a real household's folder", async () => {
  const dataDir = folder();
  const ordinary = await startProcess(environmentOf(dataDir));
  const browser = createSocketBrowser(ordinary.address);
  expect((await browser.send("GET", "/api/hello")).body.device).toBeNull();
  await browser.send("POST", "/api/household/join", {
    code: ordinary.ready.slice(-11),
    deviceName: "laptop",
  });
  await ordinary.end("SIGTERM");
  const demo = await runToEnd(mainFile, environmentOf(dataDir, { MUSTER_DEMO: "1" }));
  expect(demo.code).toBe(1);
  expect(demo.errors).toMatch(/^The folder [^\n]* holds a household that is not the demo's[^\n]*\n$/);
});
