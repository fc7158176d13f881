/** Push and pull. A push is one transaction of its household; a pull reads beside them. */
import { isShownName } from "@muster/domain/household/shown-name";
import { initialOf, type ProfileCard } from "@muster/domain/profiles/profile";
import type { NewId } from "@muster/domain/shared/ids";
import type { Row } from "@muster/sync/protocol";
import { sql } from "kysely";
import type { PullPage, Push, SyncStore } from "../../sync/sync-store.ts";
import type { Database } from "../database.ts";
import { holdsServed } from "../generations.ts";
import type { Statements } from "../statements.ts";
import { acceptAndStore, rowOf, writeAsServer } from "./accept-writes.ts";
import { note } from "./household-writes.ts";

type Deps = { readonly database: Database; readonly newId: NewId };

/** The store of synced records. */
export const syncStoreOn = ({ database: { transaction, query: reader }, newId }: Deps): SyncStore => ({
  push: (push) =>
    transaction(push.householdId, async (db) => {
      const head = await db.get<{ seq: number; generation: string }>(
        "SELECT seq, generation FROM household WHERE household_id = ?",
        push.householdId,
      );
      const { served, offers = [] } = push.request;
      const ended = await db.get<{ last_seq: number }>(
        "SELECT last_seq FROM generation WHERE household_id = ? AND generation = ?",
        push.householdId,
        served?.generation ?? "",
      );
      if (head === undefined || !holdsServed(served, head, ended?.last_seq)) return { type: "restored" };
      if (await isFull(db, push)) return { type: "full" };
      const accepted = await acceptAndStore(db, {
        householdId: push.householdId,
        profileId: push.profileId,
        replica: push.request.replica,
        confirmed: push.request.confirmed,
        offers,
        ops: push.request.ops,
        rules: push.rules,
        now: push.now,
      });
      const profile = accepted.writes.rows.find((row) => row.kind === "profile" && row.p === push.profileId);
      if (offers.length > 0) await noteRestored(db, push.householdId, push.now);
      const card = profile === undefined ? undefined : await followCard(db, push, profile, newId);
      return {
        type: "pushed",
        reply: { ...accepted.reply, generation: head.generation },
        seq: card ?? accepted.writes.head.seq,
        changed: accepted.writes.rows.length > 0,
      };
    }),

  pull: async (query): Promise<PullPage> => {
    const { householdId, scope, cursor, limit, served } = query;
    // The head is read first: whatever is numbered up to it is visible to the second query, so no row is ever passed by.
    const head = await reader
      .selectFrom("household")
      .select(["seq", "floor", "epoch", "generation"])
      .where("household_id", "=", householdId)
      .executeTakeFirstOrThrow();
    const ended =
      served === undefined || served.generation === head.generation
        ? undefined
        : await reader
            .selectFrom("generation")
            .select("last_seq")
            .where("household_id", "=", householdId)
            .where("generation", "=", served.generation)
            .executeTakeFirst();
    if (!holdsServed(served, head, ended?.last_seq)) return { type: "restored" };
    if (cursor > 0 && cursor < head.floor) return { type: "reset" };
    const following = reader
      .selectFrom("record")
      .where("household_id", "=", householdId)
      .where("scope", "=", scope)
      .where("seq", ">", cursor)
      .orderBy("seq");
    // How long they are costs no look at them: a page is as many as fit, one at least.
    const sizes = await following
      .select(["seq", recordBytes.as("bytes")])
      .limit(limit + 1)
      .execute();
    const page = pageOf(sizes.slice(0, limit));
    const end = page.at(-1)?.seq;
    const stored = end === undefined ? [] : await following.selectAll().where("seq", "<=", end).execute();
    const more = sizes.length > page.length;
    const rows = stored.map(rowOf);
    const last = end ?? cursor;
    return {
      type: "page",
      rows,
      more,
      cursor: more ? last : Math.max(last, head.seq, cursor),
      epoch: head.epoch,
      generation: head.generation,
    };
  },
});

/** Bytes of records that one answer carries, but for a single record that is larger. */
const pageBytes = 1024 * 1024;

const recordBytes = sql<number>`octet_length(fields) + coalesce(octet_length(exceptions), 0)`;

const pageOf = <T extends { readonly bytes: number }>(rows: readonly T[]): readonly T[] => {
  let bytes = 0;
  const tooMany = rows.findIndex((row, index) => {
    bytes += row.bytes;
    return index > 0 && bytes > pageBytes;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
};

/** One person, or what all share, may take a quarter of what the household has: nobody fills it up for the others. */
const share = 4;

const isFull = async (db: Statements, { householdId, mostBytes, request }: Push): Promise<boolean> => {
  const held = await db.all<{ scope: string; bytes: number }>(
    "SELECT scope, bytes FROM stored_bytes WHERE household_id = ?",
    householdId,
  );
  const written = new Set([...request.ops, ...(request.offers ?? [])].map(({ p }) => p));
  return (
    written.size > 0 &&
    (held.reduce((sum, { bytes }) => sum + bytes, 0) >= mostBytes ||
      held.some(({ scope, bytes }) => written.has(scope) && bytes >= mostBytes / share))
  );
};

/** Tells the owner, once a day at most, that devices give back what this server had lost. @param now ms since 1970 */
const noteRestored = async (db: Statements, householdId: string, now: number): Promise<void> => {
  const told = await db.get(
    "SELECT 1 FROM activity WHERE household_id = ? AND what = 'restored' AND at > ?",
    householdId,
    now - 86_400_000,
  );
  if (told === undefined) await note(db, householdId, now, null, null, "restored");
};

/**
 * What the household sees of a profile follows the profile: name, initial and goal; a name with hidden marks in it, which no
 * form of ours sends, does not.
 * @returns the new head
 */
const followCard = async (
  db: Statements,
  push: { readonly householdId: string; readonly now: number },
  profile: Row,
  newId: NewId,
): Promise<number | undefined> => {
  const { displayName: named, primaryGoal } = profile.f;
  const stored = await db.get<{ fields: string }>(
    "SELECT fields FROM record WHERE household_id = ?1 AND scope = ?1 AND kind = 'profileCard' AND id = ?2",
    push.householdId,
    profile.p,
  );
  if (stored === undefined || typeof named !== "string" || typeof primaryGoal !== "string") return undefined;
  // Written by this server through the card's schema.
  const card = JSON.parse(stored.fields) as ProfileCard;
  const displayName = isShownName(named) ? named : card.displayName;
  if (card.displayName === displayName && card.primaryGoal === primaryGoal) return undefined;
  const accepted = await writeAsServer(db, {
    householdId: push.householdId,
    kind: "profileCard",
    id: profile.p,
    fields: { displayName, primaryGoal, initial: initialOf(displayName) },
    isNew: false,
    opId: newId(),
    now: push.now,
  });
  return accepted.writes.head.seq;
};
