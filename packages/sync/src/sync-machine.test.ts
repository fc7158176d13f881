import fc from "fast-check";
import { expect, test } from "vitest";
import {
  initialSyncState,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  syncStep,
} from "./sync-machine.ts";

type Problem = "offline" | "locked";
type Event = SyncEvent<Problem>;
type Effect = SyncEffect<Problem>;

/** Goes through events from the start; the effects of the last one. */
const after = (...events: readonly Event[]): readonly [SyncState, readonly Effect[]] =>
  events.reduce<readonly [SyncState, readonly Effect[]]>(
    ([state], event) => syncStep(state, event),
    [initialSyncState, []],
  );
const started: readonly Event[] = [{ type: "leads" }, { type: "profile", profile: "anna" }];
const ok = (pulledUpTo: number): Event => ({
  type: "ended",
  of: "anna",
  how: { type: "ok", pulledUpTo },
  random: 0.5,
});
const failed: Event = {
  type: "ended",
  of: "anna",
  how: { type: "failed", problem: "offline", retryAfterMs: 0 },
  random: 0.5,
};
const typesOf = (effects: readonly Effect[]) => effects.map(({ type }) => type);

test("sync.D2 a round begins with a known profile, the next a minute later", () => {
  expect(after({ type: "leads" })[1]).toEqual([]);
  expect(typesOf(after(...started)[1])).toEqual(["hang up", "run"]);
  const [, effects] = after(...started, ok(3));
  expect(effects).toContainEqual({ type: "wait", ms: 60_000 });
  expect(typesOf(effects)).toEqual(["report", "wait", "listen"]);
});

test("sync.D2 saves are gathered for 0.3 s, 1 s at most, hidden pages none", () => {
  const save = (at: number, isHidden = false): Event => ({ type: "saved", at, isHidden });
  expect(after(...started, ok(3), save(1_000))[1]).toEqual([{ type: "gather", ms: 300 }]);
  expect(after(...started, ok(3), save(1_000), save(1_900))[1]).toEqual([{ type: "gather", ms: 100 }]);
  expect(typesOf(after(...started, ok(3), save(1_000), { type: "gathered" })[1])).toEqual(["run"]);
  expect(typesOf(after(...started, ok(3), save(1_000, true))[1])).toEqual(["run"]);
});

test("sync.D2 a pulled head starts nothing; one during a round counts after", () => {
  const head = (seq: number): Event => ({ type: "head", seq });
  expect(after(...started, ok(3), head(3))[1]).toEqual([]);
  expect(typesOf(after(...started, ok(3), head(4))[1])).toEqual(["run"]);
  expect(typesOf(after(...started, head(4), ok(4))[1])).not.toContain("run");
  expect(typesOf(after(...started, head(5), ok(4))[1])).toContain("run");
});

test("sync.D3 a tab that does not lead reports its save, or sends it itself", () => {
  const follower: readonly Event[] = [{ type: "profile", profile: "anna" }];
  expect(after(...follower, { type: "saved", at: 0, isHidden: false })[1]).toEqual([
    { type: "rely", ms: 3_000 },
  ]);
  expect(typesOf(after(...follower, { type: "unsent" })[1])).toEqual(["run"]);
  expect(typesOf(after(...follower, { type: "wake" })[1])).toEqual([]);
});

test("sync.D2 after a failure saves wait with the round, a network return not", () => {
  const broken = [...started, ok(3), { type: "due" }, failed] as const;
  expect(after(...broken)[1]).toContainEqual({ type: "wait", ms: 1_000 });
  const saved: Event = { type: "saved", at: 0, isHidden: true };
  expect(after(...broken, saved)[1]).toEqual([]);
  expect(typesOf(after(...broken, { type: "wake" })[1])).toEqual(["run"]);
});

const events: fc.Arbitrary<Exclude<Event, { type: "ended" }>> = fc.oneof(
  fc.constantFrom(
    { type: "leads" } as const,
    { type: "gathered" } as const,
    { type: "unsent" } as const,
    { type: "wake" } as const,
    { type: "asked" } as const,
    { type: "due" } as const,
  ),
  fc.record({ type: fc.constant("profile" as const), profile: fc.constantFrom("anna", "ben", null) }),
  fc.record({
    type: fc.constantFrom("saved" as const, "saved elsewhere" as const),
    at: fc.nat(100_000),
    isHidden: fc.boolean(),
  }),
  fc.record({ type: fc.constant("head" as const), seq: fc.nat(20) }),
);
/** How a round ends, whoever it is of. */
const ends = fc.oneof(
  fc.record({ type: fc.constant("ok" as const), pulledUpTo: fc.nat(20) }),
  fc.record({
    type: fc.constant("failed" as const),
    problem: fc.constantFrom("offline" as const, "locked" as const),
    retryAfterMs: fc.constantFrom(0, 7_000),
  }),
);
const steps = fc.array(
  fc.oneof(
    { weight: 60, arbitrary: events },
    {
      weight: 20,
      arbitrary: fc.record({
        type: fc.constant("end" as const),
        how: ends,
        random: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: "stopped" as const }) },
  ),
  { maxLength: 60 },
);

test("sync.D2 in any order: one round at a time, never stuck, bounded waits", () => {
  fc.assert(
    fc.property(steps, (history) => {
      let state = initialSyncState;
      /** Whose round runs, as the world sees it. */
      let running: { readonly of: string | null } | undefined;
      let isWaiting = false;
      for (const step of history) {
        const wasStopped = state.phase === "stopped";
        let event: Event;
        if (step.type === "end") {
          if (running === undefined) continue;
          const how = running.of === state.profile ? step.how : ({ type: "superseded" } as const);
          event = { type: "ended", of: running.of, how, random: step.random };
          running = undefined;
        } else event = step;
        const [next, effects] = syncStep(state, event);
        state = next;
        if (wasStopped) expect(effects).toEqual([]);
        for (const effect of effects) {
          if (effect.type === "run") {
            expect(running).toBeUndefined();
            expect(effect.profile).toBe(state.profile);
            running = { of: effect.profile };
            isWaiting = false;
          }
          if (effect.type === "wait") {
            expect(effect.ms).toBeGreaterThanOrEqual(1_000);
            expect(effect.ms).toBeLessThanOrEqual(300_000);
            isWaiting = true;
          }
          if (effect.type === "gather") expect(effect.ms).toBeLessThanOrEqual(300);
        }
        if (state.phase === "stopped") continue;
        expect(state.phase === "running").toBe(running !== undefined);
        // Somebody syncs here: either a round runs or the next one is due.
        if (state.leads && state.profile !== undefined) expect(running !== undefined || isWaiting).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
