/** Push and pull. A push is one transaction of its household; a pull reads beside them. */
import { isShownName } from "@muster/domain/household/shown-name";
import { initialOf, type ProfileCard } from "@muster/domain/profiles/profile";
import type { NewId } from "@muster/domain/shared/ids";
import type { Row } from "@muster/sync/protocol";
import type { PullPage, SyncStore } from "../../stores/sync-store.ts";
import type { Database } from "../database.ts";
import { includesServed } from "../generations.ts";
import type { ReadStatements, Statements } from "../statements.ts";
import type { Tables } from "../tables.ts";
import { acceptAndStore, writeAsServer } from "./accept-writes.ts";
import { note } from "./household/household-writes.ts";
import { bytesInSql, inFeed, loadHead, loadRecordsOfPush, rowOf, type StoredHead } from "./push-reads.ts";

type Deps = { readonly database: Database; readonly newId: NewId };

/** The store of synced records. */
export const syncStoreOn = ({ database: { transaction, reads }, newId }: Deps): SyncStore => ({
  push: (push) =>
    transaction(push.householdId, async (db) => {
      const { served, offers = [], replica, confirmed, ops } = push.request;
      const written = [...new Set([...ops, ...offers].map(({ scope }) => scope))];
      const of = { householdId: push.householdId, profileId: push.profileId, replica };
      // Asked together: neither waits for the other's way to the database and back.
      const [head, loaded] = await Promise.all([
        loadHead(db, { ...of, ops, served, scopes: written }),
        loadRecordsOfPush(db, push.householdId, ops, offers),
      ]);
      if (head === undefined || !includesServed(served, head, head.ended ?? undefined))
        return { type: "restored" };
      if (written.length > 0 && isFull(head, push.mostBytes)) return { type: "full" };
      const accepted = await acceptAndStore(
        db,
        { ...of, confirmed, offers, ops, rules: push.rules, now: push.now },
        head,
        loaded,
      );
      const profile = accepted.writes.rows.find(
        (row) => row.kind === "profile" && row.scope === push.profileId,
      );
      if (offers.length > 0) await noteRestored(db, push.householdId, push.now);
      const card = profile === undefined ? undefined : await followCard(db, push, profile, newId);
      return {
        type: "pushed",
        reply: {
          ...accepted.reply,
          // Without a write the household stays in the generation in which it was last written.
          generation: accepted.writes.receipts.length + offers.length === 0 ? head.generation : head.started,
        },
        seq: card ?? accepted.writes.head.seq,
        changed: accepted.writes.rows.length > 0,
      };
    }),

  head: async (householdId) => (await headOf(reads(householdId), householdId)).seq,

  pull: async (query): Promise<PullPage> => {
    const { householdId, scope, cursor, limit, served, recent } = query;
    const db = reads(householdId);
    // The head is read first: whatever is numbered up to it is visible to the second query, so no row is ever passed by.
    const head = await headOf(db, householdId);
    const ended =
      served === undefined || served.generation === head.generation
        ? undefined
        : await db.get<{ last_seq: number }>`SELECT last_seq FROM generation
            WHERE household_id = ${householdId} AND generation = ${served.generation}`;
    if (!includesServed(served, head, ended?.last_seq)) return { type: "restored" };
    // How long they are costs no look at them: a page is as many as fit, one at least.
    const sizes = await db.all<Size>(
      `SELECT seq, ${bytesInSql} AS bytes FROM record WHERE ${ofScope} AND seq > ? ORDER BY seq LIMIT ?`,
      householdId,
      scope,
      cursor,
      limit + 1,
    );
    const page = pageOf(sizes.slice(0, limit));
    const more = sizes.length > page.length;
    if (more && recent !== undefined) {
      const { epoch, generation } = head;
      const rows = await newestOf(db, [householdId, scope], limit, recent);
      return { type: "page", rows, more, cursor, epoch, generation, recent: true };
    }
    const end = page.at(-1)?.seq;
    const stored =
      end === undefined
        ? []
        : await db.all<Tables["record"]>(
            `SELECT * FROM record WHERE ${ofScope} AND seq > ? AND seq <= ? ORDER BY seq`,
            householdId,
            scope,
            cursor,
            end,
          );
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

type Size = { readonly seq: number; readonly bytes: number };

/** The rows of a scope that a feed has; its values are the household and the scope. */
const ofScope = `household_id = ? AND scope = ? AND ${inFeed}`;

type Head = Pick<Tables["household"], "seq" | "epoch" | "generation">;

const headOf = async (db: ReadStatements, householdId: string): Promise<Head> => {
  const head =
    await db.get<Head>`SELECT seq, epoch, generation FROM household WHERE household_id = ${householdId}`;
  if (head === undefined) throw new Error("The household is gone.");
  return head;
};

/** The newest rows of a scope, as many as fit one answer, and every row of these kinds; by number. */
const newestOf = async (
  db: ReadStatements,
  of: readonly [householdId: string, scope: string],
  limit: number,
  kinds: readonly string[],
): Promise<readonly Row[]> => {
  const sizes = await db.all<Size>(
    `SELECT seq, ${bytesInSql} AS bytes FROM record WHERE ${ofScope} ORDER BY seq DESC LIMIT ?`,
    ...of,
    limit,
  );
  const first = pageOf(sizes).at(-1)?.seq ?? 0;
  const [newest, whole] = await Promise.all([
    db.all<Tables["record"]>(`SELECT * FROM record WHERE ${ofScope} AND seq >= ?`, ...of, first),
    kinds.length === 0
      ? []
      : db.all<Tables["record"]>(
          `SELECT * FROM record WHERE ${ofScope} AND kind IN (${kinds.map(() => "?").join(", ")}) AND seq < ? LIMIT ?`,
          ...of,
          ...kinds,
          first,
          limit,
        ),
  ]);
  return [...whole, ...newest].map(rowOf).sort((a, b) => a.seq - b.seq);
};

/** Bytes of records that one answer carries, but for a single record that is larger. */
const pageBytes = 1024 * 1024;

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

const isFull = (used: Pick<StoredHead, "bytes" | "scope_bytes">, mostBytes: number): boolean =>
  used.bytes >= mostBytes || used.scope_bytes >= mostBytes / share;

/** Tells the owner, once a day at most, that devices give back what this server had lost. @param now ms since 1970 */
const noteRestored = async (db: Statements, householdId: string, now: number): Promise<void> => {
  const earlier = await db.get`SELECT 1 FROM activity WHERE household_id = ${householdId}
    AND what = 'restored' AND at > ${now - 86_400_000}`;
  if (earlier === undefined) await note(db, householdId, now, null, null, "restored");
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
  const { displayName: named, primaryGoal } = profile.fields;
  const stored = await db.get<{ fields: string }>`SELECT fields FROM record
    WHERE household_id = ${push.householdId} AND scope = ${push.householdId} AND kind = 'profileCard'
    AND id = ${profile.scope}`;
  if (stored === undefined || typeof named !== "string" || typeof primaryGoal !== "string") return undefined;
  // Written by this server through the card's schema.
  const card = JSON.parse(stored.fields) as ProfileCard;
  const displayName = isShownName(named) ? named : card.displayName;
  if (card.displayName === displayName && card.primaryGoal === primaryGoal) return undefined;
  const accepted = await writeAsServer(db, {
    householdId: push.householdId,
    kind: "profileCard",
    id: profile.scope,
    fields: { displayName, primaryGoal, initial: initialOf(displayName) },
    isNew: false,
    opId: newId(),
    now: push.now,
  });
  return accepted.writes.head.seq;
};
