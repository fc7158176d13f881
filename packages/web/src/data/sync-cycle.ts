/**
 * One round of sync for the unlocked profile: pull, push everything that waits, pull. It may end at any point without harm: every
 * step is one transaction on the device, and operations count once on the server however often they are sent.
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import { nextBatch } from "@muster/sync/client";
import { type Operation, type PushReply, protocolVersion } from "@muster/sync/protocol";
import type { SyncStore } from "./sync-store.ts";
import type { Transport, TransportFailure } from "./sync-transport.ts";
import { schemaVersion } from "./synced-kinds.ts";

export type CycleWorld = {
  readonly store: SyncStore;
  readonly transport: Transport;
  /** The household of this browser, asked from the server when the device does not know it yet. */
  readonly findHousehold: () => Promise<Result<string, TransportFailure>>;
};

/** Another profile was unlocked in the middle of a round: nothing more may go out under its session. */
export type Superseded = { readonly type: "superseded" };
export type CycleFailure = TransportFailure | Superseded;
type Cycle = CycleWorld & { readonly profileId: string | undefined; readonly isCurrent: () => boolean };

/** A slower answer says too little about the server's clock (ms). */
const longestRoundTrip = 10_000;
/** A guard against a server that always says 'more'. */
const mostPages = 10_000;

/**
 * @param profileId undefined while nobody is unlocked: then only the household's own records are pulled
 * @param isCurrent asked before every request: is this still the profile whose session the browser carries?
 */
export const runCycle = async (
  world: CycleWorld,
  profileId: string | undefined,
  isCurrent: () => boolean,
): Promise<Result<void, CycleFailure>> => {
  const cycle: Cycle = { ...world, profileId, isCurrent };
  const household = await householdOf(world);
  if (!household.ok) return household;
  const scopes = profileId === undefined ? [household.value] : [profileId, household.value];

  const before = await pullAll(cycle, scopes);
  if (!before.ok) return before;
  if (profileId === undefined) return before;
  const pushed = await pushAll(cycle, profileId);
  if (!pushed.ok) return pushed;
  return pushed.value === 0 ? ok(undefined) : pullAll(cycle, scopes);
};

const householdOf = async ({
  store,
  findHousehold,
}: CycleWorld): Promise<Result<string, TransportFailure>> => {
  const known = await store.household();
  if (known !== undefined) return ok(known);
  const found = await findHousehold();
  if (found.ok) await store.setHousehold(found.value);
  return found;
};

const pullAll = async (cycle: Cycle, scopes: readonly string[]): Promise<Result<void, CycleFailure>> => {
  const { store, transport, profileId } = cycle;
  for (const scope of scopes) {
    for (let page = 0; page < mostPages; page += 1) {
      const cursor = await store.cursor(scope);
      if (!cycle.isCurrent()) return err({ type: "superseded" });
      const answer = await transport.pull(scope, cursor);
      if (!answer.ok && answer.error.type === "reset") {
        await store.resetCursor(scope);
        continue;
      }
      if (!answer.ok) return answer;
      const { reply, sentAt, receivedAt } = answer.value;
      const roundTrip = receivedAt - sentAt;
      const offset =
        roundTrip >= 0 && roundTrip <= longestRoundTrip
          ? Math.round(reply.now - (sentAt + receivedAt) / 2)
          : undefined;
      const outcome = await store.applyPull(scope, profileId, reply, offset);
      // After a restore of the server every scope starts again, the ones already pulled too.
      if (outcome === "restart") return pullAll(cycle, scopes);
      if (!reply.more) break;
    }
  }
  return ok(undefined);
};

/** @returns how many operations the server answered */
const pushAll = async (cycle: Cycle, profileId: string): Promise<Result<number, CycleFailure>> => {
  const { store, transport } = cycle;
  const replica = await store.replica();
  /** Answered with 'later': not sent again in this round. */
  const deferred = new Set<string>();
  let answered = 0;
  let most: number | undefined;
  for (;;) {
    const { ops, confirmed } = await store.pending(profileId);
    const batch = nextBatch(
      ops.filter(({ op }) => !deferred.has(op)),
      most,
    );
    if (batch.length === 0) return ok(answered);
    if (!cycle.isCurrent()) return err({ type: "superseded" });
    const envelope = { v: protocolVersion, schema: schemaVersion, replica, confirmed } as const;
    const answer = await transport.push(profileId, { ...envelope, ops: [...batch] });
    if (answer.ok) {
      await store.applyPush(profileId, batch, answer.value);
      for (const op of answer.value.later) deferred.add(op);
      const taken = new Set([...answer.value.done, ...answer.value.bad.map(({ op }) => op), ...deferred]);
      answered += answer.value.done.length + answer.value.bad.length;
      // An answer that names none of what was sent would be asked for ever.
      if (!batch.some(({ op }) => taken.has(op))) return err({ type: "offline" });
    } else if (answer.error.type === "not-accepted") {
      // Find what the server will not take by sending one by one; only that is set aside, and only if the server
      // takes pushes from this app at all.
      if (most === 1) {
        const empty = await transport.push(profileId, { ...envelope, ops: [] });
        if (!empty.ok) return err({ type: "update-needed" });
        await store.applyPush(profileId, batch, refusalOf(batch, answer.error.because));
      }
      most = 1;
    } else return answer;
  }
};

const refusalOf = (batch: readonly Operation[], code: "invalid" | "too_large"): PushReply => ({
  v: protocolVersion,
  done: [],
  bad: batch.map(({ op }) => ({ op, code })),
  later: [],
  rows: [],
  now: 0,
});
