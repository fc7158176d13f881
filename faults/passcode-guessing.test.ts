/** Guessing a passcode in parallel while the server is killed again and again: the count of wrong tries must outlive it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, test } from "vitest";
import { exampleProfile } from "../packages/server/test/examples.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";

const guesses = inject("faults").passcodeGuessing;
/** At once, as a script would. */
const lanes = 64;
const killEvery = 150;

test(`PASS-04 P13 of ${guesses} guesses at most ten are looked at, whatever is killed`, {
  timeout: 60_000 + guesses * 30,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-guessing-"));
  let server = await startProcess(environmentOf(dataDir));
  let browser = createSocketBrowser(server.address);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "phone" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const set = await browser.send("PUT", `/api/profiles/${profileId}/passcode`, {
    current: null,
    next: "2580",
  });
  expect(set.status).toBeLessThan(300);

  let sent = 0;
  let lookedAt = 0;
  let blocked = 0;
  let broken = 0;
  let kills = 0;
  while (sent < guesses) {
    const burst = Math.min(lanes, guesses - sent);
    const start = sent;
    sent += burst;
    const answers = Array.from({ length: burst }, async (_, lane) => {
      // Never the right one: every look costs one of the ten.
      const guess = String((start + lane) % 2_580).padStart(4, "0");
      try {
        const { body } = await browser.send("POST", "/api/sessions", { profileId, passcode: guess });
        if (body.type === "wrong-passcode") lookedAt += 1;
        else if (body.type === "passcode-blocked") blocked += 1;
        else throw new Error(JSON.stringify(body));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        // Killed before it answered. It may have been looked at; the state below counts it.
        broken += 1;
      }
    });
    if (Math.floor(sent / killEvery) > kills) {
      kills += 1;
      await answers[0];
      await server.end("SIGKILL");
      await Promise.all(answers);
      server = await startProcess(environmentOf(dataDir));
      browser = createSocketBrowser(server.address, browser.cookies);
    }
    await Promise.all(answers);
  }
  expect(kills).toBeGreaterThan(0);
  expect(lookedAt).toBeGreaterThan(0);
  expect(lookedAt).toBeLessThanOrEqual(10);
  expect(blocked).toBeGreaterThan(guesses / 4);
  // Who knows the passcode waits as well: the waits have not been forgotten.
  const right = await browser.send("POST", "/api/sessions", { profileId, passcode: "2580" });
  expect(right.body.type).toBe("passcode-blocked");
  console.log(
    `${guesses} guesses, ${kills} kills: ${lookedAt} looked at, ${blocked} blocked, ${broken} cut off`,
  );
  expect(await server.end("SIGTERM")).toBe(0);
});
