/** Who is let in by whom: the server, this device, and the two of them at different speeds. */
import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import type { ApiFailure } from "../../../data/api/api.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { hasOfflinePasscode, storeOfflinePasscode, tryOffline } from "./offline-passcode.ts";
import { hashCheaply } from "./testing/cheap-hash.ts";
import { unlockOnDevice } from "./unlock-on-device.ts";

hashCheaply();

type Answer = Result<ReplyOf<"unlock">, ApiFailure>;

const id = "018f0000-0000-7000-8000-000000000001";
const at = new Date("2026-11-21T08:00:00Z");
const opened: Answer = ok({
  profileId: id,
  needsSetup: false,
  reset: null,
  expiresAt: "2026-12-20T00:00:00Z",
});
const wrong: Answer = err({ type: "wrong-passcode", message: "Incorrect passcode. Please try again." });
const refusal = (type: Exclude<ApiFailure["type"], "offline">): Answer => err({ type, message: type });

/** This browser: a profile that was opened here with `known`, and a server that answers as told. */
const start = async (known: string | undefined, answer: Answer | Promise<Answer>, isSlow = false) => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  if (known !== undefined) await storeOfflinePasscode(storage, id, known);
  const keptAtFirst = [...entries.values()].join();
  const done: string[] = [];
  const seen = { isOpen: true };
  const services = {
    now: () => at,
    api: {
      unlock: async () => answer,
      endSession: async () => {
        done.push("session ended");
        return ok(undefined);
      },
    },
    sync: { syncNow: async () => void done.push("synced") },
  };
  const ways = {
    storage,
    // A server in time is heard first; a slow one has lost by then.
    patience: () => (isSlow ? Promise.resolve() : new Promise<void>(() => {})),
    isOpen: () => seen.isOpen,
    lock: () => void done.push("locked"),
  };
  return {
    storage,
    done,
    seen,
    unlock: (code: string) => unlockOnDevice(services, id, code, ways),
    isKeptAnew: () => [...entries.values()].join() !== keptAtFirst,
    opensHere: async (code: string) => (await tryOffline(storage, id, code, at.getTime())).type,
  };
};

const late = () => {
  let say: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    say = resolve;
  });
  return { answer, say };
};

test.each(["device-unknown", "storage-full", "busy", "internal", "too-many"] as const)(
  "PASS-04 a server that says '%s' neither locks out nor lets in",
  async (type) => {
    const browser = await start("4826", refusal(type));
    expect(await browser.unlock("1111")).toEqual({ type: "wrong" });
    expect(await browser.unlock("4826")).toEqual({ type: "unlocked", isHere: true });
    const stranger = await start(undefined, refusal(type));
    expect((await stranger.unlock("4826")).type).toBe(type === "device-unknown" ? "not-enrolled" : "failed");
  },
);

test.each([wrong, refusal("passcode-reset"), refusal("not-found"), refusal("passcode-blocked")])(
  "PASS-02 the server's word on the passcode wins over the device's",
  async (answer) => {
    const browser = await start("4826", answer);
    expect(["wrong", "failed", "blocked"]).toContain((await browser.unlock("4826")).type);
    expect(browser.done).toEqual([]);
  },
);

test("PASS-04 a hanging network delays no unlock; the session follows", async () => {
  const server = late();
  const browser = await start("4826", server.answer, true);
  expect(await browser.unlock("4826")).toEqual({ type: "unlocked", isHere: true });
  server.say(opened);
  await expect.poll(() => browser.done).toEqual(["synced"]);
  // Who left in between is not signed in again.
  const other = late();
  const left = await start("4826", other.answer, true);
  await left.unlock("4826");
  left.seen.isOpen = false;
  other.say(opened);
  await expect.poll(() => left.done).toEqual(["session ended"]);
});

test("PASS-04 a passcode changed elsewhere opens through a slow server", async () => {
  const changed = await start("4826", opened, true);
  expect(await changed.unlock("9035")).toEqual({ type: "unlocked" });
  await expect.poll(changed.isKeptAnew).toBe(true);
  expect(await changed.opensHere("9035")).toBe("right");
  const server = late();
  const browser = await start("4826", server.answer, true);
  expect((await browser.unlock("4826")).type).toBe("unlocked");
  server.say(wrong);
  await expect.poll(() => browser.done).toEqual(["locked"]);
  expect(hasOfflinePasscode(browser.storage, id)).toBe(false);
});

test("PASS-04 without an answer the tries are counted here", async () => {
  const browser = await start("4826", err({ type: "offline" }));
  for (let round = 0; round < 5; round += 1) expect(await browser.unlock("1111")).toEqual({ type: "wrong" });
  expect(await browser.unlock("4826")).toEqual({ type: "blocked", seconds: 30 });
});

test("PASS-05 unchecked digits are not stored; old ones guard after a reset", async () => {
  const removed: Answer = ok({
    profileId: id,
    needsSetup: true,
    reset: null,
    expiresAt: "2026-12-20T00:00:00Z",
  });
  const browser = await start("4826", removed);
  expect(await browser.unlock("7777")).toEqual({ type: "unlocked", needsSetup: true });
  expect(hasOfflinePasscode(browser.storage, id)).toBe(false);
  const reset = { by: "Olga", at: "2026-11-20T08:00:00Z" };
  const forgotten = await start("4826", ok({ ...removed.value, reset }));
  expect(await forgotten.unlock("7777")).toMatchObject({ type: "unlocked", reset });
  expect(await forgotten.opensHere("7777")).toBe("wrong");
  expect(await forgotten.opensHere("4826")).toBe("right");
});
