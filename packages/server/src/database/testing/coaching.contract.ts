/** What every engine's stores of coaching do: jobs, the use of models, and consent. */
import { designWeek } from "@muster/coach/compose/design-week";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NewJob } from "../../stores/job-store.ts";
import { exampleInput } from "../../testing/examples.ts";
import {
  type EngineUnderTest,
  type EnrolledPerson,
  joins,
  startOfContract as now,
  type OpenEngine,
} from "./engine-under-test.ts";

const lease = 30_000;
const tries = 3;

/** Registers the tests for one engine. */
export const coachingContract = (name: string, open: OpenEngine): void => {
  describe(`stores of coaching on ${name}`, () => {
    let engine: EngineUnderTest;
    let alex: EnrolledPerson;
    const jobs = () => engine.stores.jobs;
    const jobOf = (who: EnrolledPerson, change: Partial<NewJob> = {}): NewJob => ({
      id: randomId(),
      householdId: who.householdId,
      profileId: who.profileId,
      reviewId: "2026-11-22",
      kind: "review",
      input: exampleInput(who.profileId),
      ...change,
    });
    beforeEach(async () => {
      engine = await open(now);
      alex = await joins(engine.stores, "alex");
    });
    afterEach(() => engine.close());

    test("the same question asked five times at once is one job", async () => {
      const opened = await Promise.all(Array.from({ length: 5 }, () => jobs().open(jobOf(alex), now, true)));
      expect(new Set(opened.map((one) => one?.job.id)).size).toBe(1);
      expect(opened.filter((one) => one?.isNew)).toHaveLength(1);
      expect(await jobs().open(jobOf(alex, { kind: "planner" }), now, false)).toBeUndefined();
    });

    test("of ten workers each job has one, the oldest first, in whichever household", async () => {
      const olga = await joins(engine.stores, "olga");
      const ids = [alex, olga, alex].map((who, index) => jobOf(who, { reviewId: `r${index}` }));
      for (const [index, job] of ids.entries()) await jobs().open(job, now + index, true);
      const taken = await Promise.all(
        Array.from({ length: 10 }, (_, worker) => jobs().lease(`w${worker}`, now + 10, lease, tries)),
      );
      const given = taken.flatMap((job) => (job === undefined ? [] : [job.id]));
      expect([...given].sort()).toEqual(ids.map(({ id }) => id).sort());
    });

    test("a job whose worker went silent is taken again, and given up after three tries", async () => {
      const job = jobOf(alex);
      await jobs().open(job, now, true);
      for (let one = 0; one < tries; one += 1) {
        const at = now + one * (lease + 1);
        expect(await jobs().lease(`w${one}`, at, lease, tries)).toMatchObject({ id: job.id, tries: one + 1 });
        expect(await jobs().lease("other", at, lease, tries)).toBeUndefined();
      }
      const late = now + tries * (lease + 1);
      expect(await jobs().lease("last", late, lease, tries)).toBeUndefined();
      expect(await jobs().get(alex, job.id)).toMatchObject({
        state: "failed",
        error: { type: "model-failed" },
      });
    });

    test("only who holds a job renews and ends it; what was asked is dropped then", async () => {
      const job = jobOf(alex);
      await jobs().open(job, now, true);
      await jobs().lease("mine", now, lease, tries);
      expect(await jobs().renew(job, "other", now + lease, "Working", now)).toBe(false);
      expect(await jobs().renew(job, "mine", now + lease, "Working", now)).toBe(true);
      expect(await jobs().get(alex, job.id)).toMatchObject({ state: "running", stage: "Working" });
      const failure = { state: "failed", error: { type: "model-failed", message: "No." } } as const;
      expect(await jobs().finish(job, "other", failure, now)).toBe(false);
      expect(await jobs().finish(job, "mine", failure, now)).toBe(true);
      expect(await jobs().finish(job, "mine", failure, now)).toBe(false);
      expect(await jobs().get(alex, job.id)).toMatchObject({ state: "failed", error: failure.error });
    });

    test("a job is its person's alone, and cancelled it stays so", async () => {
      const sam = await joins(engine.stores, "sam", alex.householdId);
      const job = jobOf(alex);
      await jobs().open(job, now, true);
      expect(await jobs().get(sam, job.id)).toBeUndefined();
      expect(await jobs().cancel(sam, job.id, now)).toBeUndefined();
      await jobs().lease("w", now, lease, tries);
      expect(await jobs().cancel(alex, job.id, now)).toMatchObject({ state: "cancelled" });
      expect(await jobs().renew(job, "w", now + lease, "Late", now)).toBe(false);
      expect(await jobs().unclaimed(alex)).toEqual([]);
    });

    test("a week that is done is offered until it is claimed", async () => {
      const job = jobOf(alex);
      await jobs().open(job, now, true);
      await jobs().lease("w", now, lease, tries);
      const week = designWeek(job.input);
      expect(await jobs().finish(job, "w", { state: "done", week }, now)).toBe(true);
      expect(await jobs().unclaimed(alex)).toMatchObject([{ id: job.id, state: "done", week }]);
      await jobs().claim(alex, job.id, now);
      expect(await jobs().unclaimed(alex)).toEqual([]);
      expect(await jobs().get(alex, job.id)).toMatchObject({ week });
    });

    test("what models took adds up, by month and model", async () => {
      const { modelUse } = engine.stores;
      const use = { requests: 1, inputTokens: 5_000_000_000, outputTokens: 7 };
      await Promise.all(Array.from({ length: 4 }, () => modelUse.add("2026-11", "m", use)));
      expect(await modelUse.of("2026-11", "m")).toEqual({
        requests: 4,
        inputTokens: 20_000_000_000,
        outputTokens: 28,
      });
      expect(await modelUse.of("2026-12", "m")).toEqual({ requests: 0, inputTokens: 0, outputTokens: 0 });
    });

    test("nobody is asked for whose records say nothing yet", async () => {
      expect(await engine.stores.consent.mayAsk(alex, "2026-11-20")).toBe(false);
      expect(await engine.stores.consent.isBarred(alex, "2026-11-20")).toBe(false);
    });
  });
};
