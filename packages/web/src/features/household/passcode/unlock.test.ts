import { err, ok } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import type { ApiFailure } from "../../../data/api/api.ts";
import { failedTriesText, unlockProfile, waitText } from "./unlock.ts";

const id = "018f0000-0000-7000-8000-000000000001";
const refusing = (failure: ApiFailure) => ({ unlock: async () => err(failure) });

test("PASS-02 unlocking sends only profile and code", async () => {
  const sent: unknown[] = [];
  const api = {
    unlock: async (request: { profileId: string; passcode: string | null }) => {
      sent.push(request);
      return ok({ profileId: id, needsSetup: false, reset: null, expiresAt: "2026-12-20T00:00:00Z" });
    },
  };
  expect(await unlockProfile(api, id, "4826")).toEqual({ type: "unlocked" });
  expect(sent).toEqual([{ profileId: id, passcode: "4826" }]);
});

test("PASS-02 a wrong passcode is distinguished from every other refusal", async () => {
  const wrong = refusing({ type: "wrong-passcode", message: "Incorrect passcode. Please try again." });
  expect(await unlockProfile(wrong, id, "0000")).toEqual({ type: "wrong" });
  const gone = refusing({ type: "not-found", message: "There is nothing at this address." });
  expect(await unlockProfile(gone, id, null)).toEqual({
    type: "failed",
    message: "There is nothing at this address.",
    isFinal: true,
  });
});

test("PASS-04 a lockout carries the time that is left", async () => {
  const blocked = refusing({ type: "passcode-blocked", message: "wait", retryAfterSeconds: 300 });
  expect(await unlockProfile(blocked, id, "0000")).toEqual({ type: "blocked", seconds: 300 });
});

test("PASS-04 after the last try only a reset helps, and no time is made up", async () => {
  const blocked = refusing({ type: "passcode-blocked", message: "blocked" });
  expect(await unlockProfile(blocked, id, "0000")).toEqual({ type: "blocked", seconds: undefined });
});

test("USR-09 a device that the server does not know joins again; offline is neither", async () => {
  const unknown = refusing({ type: "device-unknown", message: "x" });
  expect(await unlockProfile(unknown, id, null)).toEqual({ type: "not-enrolled" });
  expect(await unlockProfile(refusing({ type: "offline" }), id, null)).toEqual({ type: "offline" });
});

test.each([
  [29.2, "0:30"],
  [725, "12:05"],
  [3_720, "1 h 02 min"],
  [-1, "0:00"],
  [Infinity, undefined],
])("PASS-04 %d seconds to wait read as %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test.each([
  [{ type: "unlocked" }, undefined],
  [{ type: "unlocked", failedTries: 1 }, "1 wrong passcode was tried since this profile was last opened."],
  [{ type: "unlocked", failedTries: 4 }, "4 wrong passcodes were tried since this profile was last opened."],
  [{ type: "wrong" }, undefined],
] as const)("PASS-04 guesses before an unlock are told: %o", (outcome, text) => {
  expect(failedTriesText(outcome)).toBe(text);
});
