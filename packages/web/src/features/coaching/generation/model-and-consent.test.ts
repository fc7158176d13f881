import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import type { ApiFailure } from "../../../data/api/api.ts";
import { requestWithConsent } from "./model-and-consent.ts";

const noConsent = {
  type: "no-consent",
  message: "Please agree first to what is sent to the AI model.",
} as const;

/** A server that gives these answers in turn, and what was done with it. */
const aServer = (...answers: readonly Result<string, ApiFailure>[]) => {
  const done: string[] = [];
  const left = [...answers];
  return {
    done,
    sync: {
      syncNow: async () => {
        done.push("sync");
      },
    },
    ask: async () => {
      done.push("ask");
      return left.shift() ?? err({ type: "offline" } satisfies ApiFailure);
    },
  };
};

test("SET-04 unsynced consent is sent before the model is asked again", async () => {
  const { sync, ask, done } = aServer(err(noConsent), ok("a week"));
  expect(await requestWithConsent(sync, ask)).toEqual(ok("a week"));
  expect(done).toEqual(["ask", "sync", "ask"]);
});

test("SET-04 a server that keeps refusing is asked twice at most", async () => {
  const { sync, ask, done } = aServer(err(noConsent), err(noConsent), ok("never"));
  expect(await requestWithConsent(sync, ask)).toEqual(err(noConsent));
  expect(done).toEqual(["ask", "sync", "ask"]);
});

test("SET-04 any other answer is taken as it comes", async () => {
  const { sync, ask, done } = aServer(ok("a week"));
  expect(await requestWithConsent(sync, ask)).toEqual(ok("a week"));
  expect(done).toEqual(["ask"]);
});
