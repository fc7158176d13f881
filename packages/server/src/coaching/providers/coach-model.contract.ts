/** What every provider of models must do, whatever its API looks like. A provider's test calls this with its own double. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CoachModel, ModelRequest, ModelTokens } from "../model.ts";

/** One model on a double whose next reply the test chooses. */
type ModelUnderTest = {
  readonly model: CoachModel;
  next: {
    answer(text: string, how?: "plainly" | "with-noise" | "in-tiny-pieces"): void;
    decline(): void;
    cutOff(text: string): void;
    refuseKey(): void;
    /** @param retryAfterSeconds undefined: a limit that does not clear by waiting */
    limit(retryAfterSeconds: number | undefined): void;
    /** A rate limit that does not say how long it lasts. */
    limitWithoutTime(): void;
    beOverloaded(): void;
    beOverloadedInTheMiddle(text: string): void;
    breakConnection(text: string): void;
    endEarly(text: string): void;
    stall(text: string): void;
    beSomebodyElse(): void;
  };
  /** Resolves when the stalled answer has begun to arrive. */
  stalled(): Promise<void>;
  /** Resolves when the model has let go of the stalled request. */
  letGo(): Promise<void>;
  /** Number of requests to the double. */
  asked(): number;
  close(): Promise<void>;
};

const request: ModelRequest = {
  system: "You design weeks.",
  turns: [{ role: "user", text: "Please: one week." }],
  schema: {
    type: "object",
    properties: {
      week: { type: "string", minLength: 1 },
      days: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 7 },
    },
    required: ["week", "days"],
  },
  maxTokens: 16_000,
};

const answer = '{"week": "Zürich 💪 – sept", "days": [1, 2, 3, 4, 5, 6, 7]}';

const takenBy = (outcome: Awaited<ReturnType<CoachModel["ask"]>>): ModelTokens => {
  if (outcome.ok || outcome.error.usage === undefined) throw new Error("nothing was counted");
  return outcome.error.usage;
};

/** Registers the contract's tests for one provider. @param start begins a fresh double of its API for each test */
export const coachModelContract = (name: string, start: () => Promise<ModelUnderTest>): void => {
  describe(`${name} keeps the contract of models`, () => {
    let under: ModelUnderTest;
    let events: number;
    beforeEach(async () => {
      under = await start();
      events = 0;
    });
    afterEach(() => under.close());

    const ask = (signal: AbortSignal = new AbortController().signal) =>
      under.model.ask(request, signal, () => {
        events += 1;
      });

    test.each(["plainly", "with-noise", "in-tiny-pieces"] as const)(
      "COACH-01 the text of the answer comes whole: sent %s",
      async (how) => {
        under.next.answer(answer, how);
        expect(await ask()).toMatchObject({ ok: true, value: { text: answer } });
        expect(events).toBeGreaterThan(0);
      },
    );

    test("COACH-01 an empty answer is an answer; reading it is not the provider's job", async () => {
      under.next.answer("");
      expect(await ask()).toMatchObject({ ok: true, value: { text: "" } });
    });

    test.each([
      ["declined", () => under.next.decline()],
      ["cut-off", () => under.next.cutOff(answer.slice(0, 20))],
      ["key-refused", () => under.next.refuseKey()],
      ["limit-reached", () => under.next.limit(undefined)],
      ["unavailable", () => under.next.beOverloaded()],
      ["unavailable", () => under.next.beOverloadedInTheMiddle(answer)],
      ["unavailable", () => under.next.breakConnection(answer)],
      ["unavailable", () => under.next.endEarly(answer)],
      ["unavailable", () => under.next.beSomebodyElse()],
    ] as const)("COACH-02 a failure is data: %s (%#)", async (type, prepare) => {
      prepare();
      expect(await ask()).toMatchObject({ ok: false, error: { type } });
      expect(under.asked()).toBe(1);
    });

    test("COACH-02 a rate limit says how long to wait", async () => {
      under.next.limit(7);
      expect(await ask()).toEqual({ ok: false, error: { type: "rate-limited", retryAfterSeconds: 7 } });
    });

    test("COACH-02 a rate limit without a time is waited for a little", async () => {
      under.next.limitWithoutTime();
      expect(await ask()).toEqual({ ok: false, error: { type: "rate-limited", retryAfterSeconds: 15 } });
    });

    test("COACH-02 a silent answer and its connection end when the caller gives up", async () => {
      under.next.stall(answer.slice(0, 20));
      const controller = new AbortController();
      let onFirstByte: () => void = () => {};
      const hearing = new Promise<void>((resolve) => {
        onFirstByte = resolve;
      });
      const answered = under.model.ask(request, controller.signal, () => {}, onFirstByte);
      await under.stalled();
      await hearing;
      controller.abort();
      const outcome = await answered;
      expect(outcome).toMatchObject({ ok: false, error: { type: "cancelled" } });
      // What was written until then is paid for, whoever stopped it.
      expect(takenBy(outcome).outputTokens).toBeGreaterThan(0);
      await under.letGo();
    });

    test.each([
      ["declined", () => under.next.decline()],
      ["cut off", () => under.next.cutOff(answer.slice(0, 20))],
      ["broken off", () => under.next.breakConnection(answer)],
      ["ended early", () => under.next.endEarly(answer)],
    ] as const)("COACH-02 an answer that was %s is counted all the same", async (_how, prepare) => {
      prepare();
      const { inputTokens, outputTokens } = takenBy(await ask());
      expect(inputTokens).toBeGreaterThan(0);
      expect(outputTokens).toBeGreaterThan(0);
    });

    test("COACH-02 a question that was refused has taken nothing", async () => {
      under.next.refuseKey();
      expect(await ask()).toEqual({ ok: false, error: { type: "key-refused" } });
    });

    test("COACH-02 a request that was given up before it began is not sent", async () => {
      expect(await ask(AbortSignal.abort())).toEqual({ ok: false, error: { type: "cancelled" } });
      expect(under.asked()).toBe(0);
    });
  });
};
