/** Guessing a passcode in parallel while the server is killed again and again: the count of wrong tries must outlive it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countAttempt, noAttempts } from "@muster/domain/household/attempt-schedule";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, test } from "vitest";
import { engineSettings, sqlOn } from "../packages/server/test/engine.ts";
import { exampleProfile } from "../packages/server/test/examples.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";

const guesses = inject("faults").passcodeGuessing;
/** At once, as a script would. */
const lanes = 64;
const killEvery = 150;
/** Kills after one guess each, while tries are still free: a count that a kill loses is then a further free try. */
const earlyKills = 4;

/** How many tries the schedule allows within so many ms to whoever tries as soon as they may. */
const allowedWithin = (milliseconds: number): number => {
  let state = noAttempts;
  for (let tries = 0; ; tries += 1) {
    const decision = countAttempt(state, state.nextTryAt);
    if (decision.type === "blocked" || state.nextTryAt > milliseconds) return tries;
    state = decision.state;
  }
};

/** @param onKilled called with the data folder after each kill, before the next start */
const guess = async (count: number, onKilled: (dataDir: string) => Promise<unknown> = async () => {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-guessing-"));
  const environment = environmentOf(dataDir, await engineSettings(dataDir));
  let server = await startProcess(environment);
  let browser = createSocketBrowser(server.address);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "phone" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const passcode = { current: null, next: "2580" };
  const set = await browser.send("PUT", `/api/profiles/${profileId}/passcode`, passcode);
  expect(set.status).toBeLessThan(300);

  const begun = Date.now();
  let sent = 0;
  let lookedAt = 0;
  let blocked = 0;
  let broken = 0;
  let kills = 0;
  const tryNext = async (): Promise<void> => {
    // Never the right one: every look costs one of the ten.
    const code = String(sent % 2_580).padStart(4, "0");
    sent += 1;
    try {
      const { body } = await browser.send("POST", "/api/sessions", { profileId, passcode: code });
      if (body.type === "wrong-passcode") lookedAt += 1;
      else if (body.type === "passcode-blocked") blocked += 1;
      else throw new Error(JSON.stringify(body));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // Killed before it answered. It may have been looked at.
      broken += 1;
    }
  };
  const kill = async (meanwhile: readonly Promise<void>[]): Promise<void> => {
    kills += 1;
    await server.end("SIGKILL");
    await Promise.all(meanwhile);
    await onKilled(dataDir);
    server = await startProcess(environment);
    browser = createSocketBrowser(server.address, browser.cookies);
  };
  for (let early = 0; early < earlyKills; early += 1) {
    await tryNext();
    await kill([]);
  }
  while (sent < count) {
    const answers = Array.from({ length: Math.min(lanes, count - sent) }, tryNext);
    if (Math.floor(sent / killEvery) > kills - earlyKills) {
      await answers[0];
      await kill(answers);
    }
    await Promise.all(answers);
  }
  const allowed = allowedWithin(Date.now() - begun);
  const right = await browser.send("POST", "/api/sessions", { profileId, passcode: "2580" });
  expect(await server.end("SIGTERM")).toBe(0);
  rmSync(dataDir, { recursive: true });
  return { lookedAt, blocked, broken, kills, allowed, right: right.body.type };
};

test(`PASS-04 P13 of ${guesses} guesses at most ten are looked at, whatever is killed`, async () => {
  const { lookedAt, blocked, broken, kills, allowed, right } = await guess(guesses);
  expect(kills).toBeGreaterThan(earlyKills);
  // One before each of the early kills, and never more than the waits leave time for; ten in all.
  expect(lookedAt).toBeGreaterThanOrEqual(earlyKills);
  expect(lookedAt).toBeLessThanOrEqual(allowed);
  expect(allowed).toBeLessThanOrEqual(10);
  expect(blocked).toBeGreaterThan(guesses / 4);
  // Who knows the passcode waits as well: the waits have not been forgotten.
  expect(right).toBe("passcode-blocked");
  console.log(
    `${guesses} guesses, ${kills} kills: ${lookedAt} of ${allowed} looked at, ${blocked} blocked, ${broken} cut off`,
  );
});

test("PASS-04 P13 control: a server that forgets the count when it is killed is caught", async () => {
  const { lookedAt, allowed } = await guess(earlyKills + lanes, (dataDir) =>
    sqlOn(dataDir, "UPDATE attempt SET fails = 0, next_try_at = 0, disabled_at = NULL"),
  );
  expect(lookedAt).toBeGreaterThan(allowed);
});
