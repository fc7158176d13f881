/** A server whose model is answered for by the test, and what people ask of its jobs. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import { randomId } from "@muster/domain/shared/ids";
import { err, type Result } from "@muster/domain/shared/result";
import { afterEach, expect } from "vitest";
import { createCoaching, type DesignJob, type RunningCoaching } from "../src/coaching/coaching.ts";
import { createRateLimits } from "../src/http/rate-limit.ts";
import { exampleInput } from "./examples.ts";
import { type Member, startServer, type TestServer } from "./harness.ts";

type Outcome = Result<DesignedWeek, { readonly type: string; readonly message: string }>;

/** What the coach is asked for this member. */
export const inputOf = (member: Member, change: Partial<DesignInput> = {}): DesignInput =>
  exampleInput(member.profileId, change);

/** A server whose model is answered for by the test. */
export const start = async (options: { readonly limited?: boolean; readonly from?: TestServer } = {}) => {
  const requests: {
    input: DesignInput;
    answer: (outcome: Outcome) => void;
    cancelled: AbortSignal;
    stage: Parameters<DesignJob>[2];
  }[] = [];
  const bugs: unknown[] = [];
  let coaching: RunningCoaching | undefined;
  const server = await startServer({
    ...(options.from === undefined ? {} : { dataDir: options.from.dataDir, time: options.from.time }),
    ...(options.limited === true ? { limits: createRateLimits(() => new Date(0)) } : {}),
    coaching: ({ stores, time, live }) => {
      coaching = createCoaching({
        store: stores.jobs,
        model: { provider: "test", name: "test-model" },
        design: (input, cancelled, stage) =>
          new Promise((answer) => {
            cancelled.addEventListener("abort", () =>
              answer(err({ type: "model-failed", message: "cancelled" })),
            );
            requests.push({ input, answer, cancelled, stage });
          }),
        clock: time.clock,
        later: time.later,
        live,
        newId: randomId,
        report: (error) => bugs.push(error),
      });
      return coaching;
    },
  });
  if (coaching === undefined) throw new Error("no coaching");
  const running = coaching;
  running.start();
  stops.push(async () => {
    await running.stop();
    expect(bugs).toEqual([]);
    expect(server.bugs).toEqual([]);
    await server.close();
  });
  /** Resolves when the model was asked for the n-th time. */
  const askedTimes = async (times: number): Promise<void> => {
    while (requests.length < times) await new Promise((resolve) => setImmediate(resolve));
  };
  return { server, coaching: running, requests, askedTimes, bugs };
};

/** What ends each server of a test; done after it. */
export const stops: (() => Promise<void>)[] = [];

/** What a test of the file that calls it has started is stopped after it. */
export const stopsAfterEach = (): void => {
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
};

/** A job as the device asks for it. */
export const request = (member: Member, reviewId = randomId(), change: Partial<DesignInput> = {}) => ({
  reviewId,
  input: inputOf(member, change),
  consent: true,
});
