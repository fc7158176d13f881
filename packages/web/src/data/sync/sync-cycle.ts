/**
 * One round of sync for the unlocked profile: pull, push everything that waits, pull. It may end at any point without harm: every
 * step is one transaction on the device, and operations count once on the server however often they are sent.
 */
import type { RecordKind } from "@muster/domain/records";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { nextBatch } from "@muster/sync/client";
import { recordKey } from "@muster/sync/merge";
import { limits, type Operation, type PushReply, protocolVersion } from "@muster/sync/protocol";
import { schemaVersion } from "../database/record-rows.ts";
import type { DeviceSyncStore } from "./sync-store.ts";
import type { Transport, TransportFailure } from "./sync-transport.ts";

export type CycleWorld = {
  readonly store: DeviceSyncStore;
  readonly transport: Transport;
  /** The household of this browser, fetched from the server when the device does not know it yet. */
  readonly findHousehold: () => Promise<Result<string, TransportFailure>>;
  /** Resolves when no tap waits for the database. */
  readonly free: () => Promise<void>;
  /** Shared by all rounds. */
  readonly pace: Pace;
};

/** How many operations and rows go into one request: fewer where the link is too slow for more. */
export type Pace = { operations: number; rows: number };
export const fullPace = (): Pace => ({ operations: limits.operationsPerPush, rows: limits.rowsPerPull });
const most = fullPace();

/** After a request of `kind`: twice as much the next time when it got through, half of what it took along when it was too slow. */
const adjust = (pace: Pace, kind: keyof Pace, failure?: TransportFailure, sent = pace[kind]): void => {
  if (failure === undefined) pace[kind] = Math.min(most[kind], pace[kind] * 2);
  else if (failure.type === "offline" && failure.isSlow === true)
    pace[kind] = Math.max(1, Math.floor(Math.min(pace[kind], sent) / 2));
};

/** What holds until it is changed, however long ago that was: a new device gets all of it with the newest records. */
const standingKinds: readonly RecordKind[] = [
  "profile",
  "settings",
  "planPointer",
  "gear",
  "limit",
  "wish",
  "exercisePreference",
  "ownExercise",
  "template",
];

/** Another profile was unlocked in the middle of a round: nothing more may go out under its session. */
type Superseded = { readonly type: "superseded" };
export type CycleFailure = TransportFailure | Superseded;
type Cycle = CycleWorld & { readonly profileId: string | undefined; readonly isCurrent: () => boolean };

/** A slower answer says too little about the server's clock (ms). */
const longestRoundTrip = 10_000;
/** A guard against a server that always says 'more'. */
const mostPages = 10_000;

/**
 * @param profileId undefined while nobody is unlocked: then only the household's own records are pulled
 * @param isCurrent called before every request: false once the browser carries another profile's session
 * @returns the household's number up to which everything has been pulled
 */
export const runCycle = async (
  world: CycleWorld,
  profileId: string | undefined,
  isCurrent: () => boolean,
): Promise<Result<number, CycleFailure>> => {
  const cycle: Cycle = { ...world, profileId, isCurrent };
  const household = await householdOf(world);
  if (!household.ok) return household;
  const scopes = profileId === undefined ? [household.value] : [profileId, household.value];

  const before = await pullAll(cycle, scopes);
  // Without a session there is still the household, which says who belongs to it.
  if (!before.ok && before.error.type === "locked" && profileId !== undefined)
    await pullAll(cycle, [household.value]);
  if (!before.ok) return before;
  if (profileId === undefined) return before;
  const pushed = await pushAll(cycle, profileId, scopes);
  if (!pushed.ok) return pushed;
  return pushed.value === 0 ? before : pullAll(cycle, scopes);
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

/** @returns the least number up to which each scope has been pulled */
const pullAll = async (cycle: Cycle, scopes: readonly string[]): Promise<Result<number, CycleFailure>> => {
  const { store, transport, pace } = cycle;
  let upTo = Number.POSITIVE_INFINITY;
  for (const scope of scopes) {
    for (let page = 0; page < mostPages; page += 1) {
      await cycle.free();
      const position = await store.position(scope);
      // Years of records take a while: what the person needs today comes first (sync.D16).
      const isFirst = scope === cycle.profileId && position.cursor === 0 && (await store.isNew(scope));
      if (!cycle.isCurrent()) return err({ type: "superseded" });
      const answer = await (isFirst
        ? transport.pull(scope, position, Math.min(limits.rowsPerRecent, pace.rows * 2), standingKinds)
        : transport.pull(scope, position, pace.rows));
      adjust(pace, "rows", answer.ok ? undefined : answer.error);
      if (!answer.ok && answer.error.type === "restored") {
        await store.startAgain(position, scope);
        return pullAll(cycle, scopes);
      }
      if (!answer.ok) return answer;
      const { reply, sentAt, receivedAt } = answer.value;
      const roundTrip = receivedAt - sentAt;
      const offset =
        roundTrip >= 0 && roundTrip <= longestRoundTrip
          ? Math.round(reply.now - (sentAt + receivedAt) / 2)
          : undefined;
      await cycle.free();
      const outcome = await store.applyPull(scope, position, reply, offset);
      // After a restore of the server every scope starts again, the ones already pulled too.
      if (outcome === "restart") return pullAll(cycle, scopes);
      if (outcome === "stored" && !reply.more) {
        upTo = Math.min(upTo, reply.cursor);
        break;
      }
    }
  }
  return ok(upTo);
};

/**
 * What a restored server lacks goes first, then what waits, oldest first.
 * @returns how many operations and offers the server answered
 */
const pushAll = async (
  cycle: Cycle,
  profileId: string,
  scopes: readonly string[],
): Promise<Result<number, CycleFailure>> => {
  const { store, transport, pace } = cycle;
  /** Answered with 'later', or offered and not answered: not sent again in this round. */
  const deferred = new Set<string>();
  let answered = 0;
  let alone = false;
  for (;;) {
    await cycle.free();
    // Before the push: if the store starts over in between, the server still gets what was served before.
    const { position, ops, confirmed, ...next } = await store.outgoing(profileId, deferred);
    const offers = next.offers.slice(0, pace.operations);
    const batch =
      offers.length > 0
        ? []
        : nextBatch(
            ops.filter(({ op }) => !deferred.has(op)),
            alone ? 1 : pace.operations,
          );
    if (batch.length === 0 && offers.length === 0) return ok(answered);
    const replica = await store.replica();
    if (!cycle.isCurrent()) return err({ type: "superseded" });
    const envelope = {
      protocol: protocolVersion,
      schema: schemaVersion,
      replica,
      confirmed,
      ...(position.served === undefined ? {} : { served: position.served }),
    } as const;
    const answer = await transport.push(profileId, {
      ...envelope,
      ...(offers.length === 0 ? {} : { offers: [...offers] }),
      ops: [...batch],
    });
    adjust(pace, "operations", answer.ok ? undefined : answer.error, batch.length + offers.length);
    if (answer.ok) {
      const reply = answer.value;
      await cycle.free();
      await store.applyPush(profileId, { position, ops: batch, offers }, reply);
      for (const op of reply.later) deferred.add(op);
      const known = new Set([...reply.rows, ...(reply.badOffers ?? [])].map(recordKey));
      // One that would be too much at once is not answered, and is next when others were. What was answered is not offered again
      // in this round, whatever the answer says.
      const answeredOffers = offers.filter((row) => known.has(recordKey(row)));
      for (const row of answeredOffers.length > 0 ? answeredOffers : offers) deferred.add(recordKey(row));
      const taken = new Set([...reply.done, ...reply.bad.map(({ op }) => op), ...deferred]);
      answered += reply.done.length + reply.bad.length + offers.length;
      // A reply that names none of the sent operations would repeat the request for ever.
      if (batch.length > 0 && !batch.some(({ op }) => taken.has(op))) return err({ type: "offline" });
    } else if (answer.error.type === "restored") {
      // What the server has now comes before anything else is sent to it.
      await store.startAgain(position);
      const anew = await pullAll(cycle, scopes);
      if (!anew.ok) return anew;
    } else if (answer.error.type === "not-accepted" && offers.length === 0) {
      // Find what the server will not take by sending one by one; only that is set aside, and only if the server
      // takes pushes from this app at all.
      if (alone) {
        const empty = await transport.push(profileId, { ...envelope, ops: [] });
        if (!empty.ok) return err({ type: "update-needed" });
        await store.applyPush(profileId, { position, ops: batch }, refusalOf(batch, answer.error.because));
      }
      alone = true;
    } else return answer.error.type === "not-accepted" ? err({ type: "update-needed" }) : answer;
  }
};

const refusalOf = (batch: readonly Operation[], code: "invalid" | "too_large"): PushReply => ({
  protocol: protocolVersion,
  done: [],
  bad: batch.map(({ op }) => ({ op, code })),
  later: [],
  rows: [],
  now: 0,
});
