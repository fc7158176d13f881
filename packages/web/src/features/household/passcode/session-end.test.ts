import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import type { ApiFailure } from "../../../data/api/api.ts";
import { endSession, endSessionLeft, forgetSessionLeft, oneSessionChangeAtATime } from "./session-end.ts";

const deviceMarks = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

/** Answers in turn; the last answer repeats. */
const server = (...answers: Result<undefined, ApiFailure>[]) => {
  let calls = 0;
  return {
    calls: () => calls,
    endSession: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer === undefined) throw new Error("no answer");
      return answer;
    },
  };
};

test("USR-07 leaving a profile ends its session, once", async () => {
  const api = server(ok(undefined));
  const marks = deviceMarks();
  await endSession(api, marks);
  await endSessionLeft(api, marks);
  expect(api.calls()).toBe(1);
});

test("USR-07 a profile left offline has its session ended at the first contact", async () => {
  const api = server(err({ type: "offline" }), err({ type: "offline" }), ok(undefined));
  const marks = deviceMarks();
  await endSession(api, marks);
  await endSessionLeft(api, marks);
  await endSessionLeft(api, marks);
  await endSessionLeft(api, marks);
  expect(api.calls()).toBe(3);
});

test("USR-07 a new unlock is not ended by the mark of the one before", async () => {
  const api = server(err({ type: "offline" }));
  const marks = deviceMarks();
  await endSession(api, marks);
  forgetSessionLeft(marks);
  await endSessionLeft(api, marks);
  expect(api.calls()).toBe(1);
});

test("PASS-04 a late locked tab does not end what another has unlocked", async () => {
  const marks = deviceMarks();
  const did: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>();
  const server = {
    endSession: async () => {
      did.push("ended");
      return ok(undefined);
    },
  };
  await endSession({ endSession: async () => err({ type: "offline" as const }) }, marks);
  // One tab unlocks, and the server takes its time; the other hears of the network and means to end what was left.
  const unlocking = oneSessionChangeAtATime(async () => {
    ask();
    await answered;
    did.push("unlocked");
    forgetSessionLeft(marks);
  });
  await requested;
  const ending = endSessionLeft(server, marks);
  answer();
  await Promise.all([unlocking, ending]);
  expect(did).toEqual(["unlocked"]);
});

test("PASS-04 both tabs of a browser lock at once, and its session is ended once", async () => {
  const marks = deviceMarks();
  const api = server(ok(undefined));
  await Promise.all([endSession(api, marks), endSession(api, marks), endSessionLeft(api, marks)]);
  expect(api.calls()).toBe(1);
});

test("PASS-04 what fails in between holds nobody up", async () => {
  await expect(oneSessionChangeAtATime(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await oneSessionChangeAtATime(async () => "next")).toBe("next");
});
