/**
 * The household's profile cards straight from the server, for a browser that has just joined: its own store holds none
 * yet, and only the sync of an unlocked profile will bring them. Loaded when it is needed; nothing is stored.
 */
import type { ProfileCard } from "@muster/domain/profiles/profile";
import { profileCardSchema } from "@muster/domain/profiles/profile.schema";
import { protocolVersion, pullReplySchema } from "@muster/sync/protocol";
import type { Fetch } from "../../../data/api/api.ts";

/** A profile card with its profile's id. */
export type CardWithId = ProfileCard & { readonly id: string };

/** @returns undefined when the server did not answer with cards (offline, no longer enrolled) */
export const fetchCards = async (
  fetch: Fetch,
  householdId: string,
): Promise<readonly CardWithId[] | undefined> => {
  const cards: CardWithId[] = [];
  let cursor = 0;
  for (;;) {
    const page = await pull(fetch, householdId, cursor);
    if (page === undefined) return undefined;
    for (const row of page.rows) {
      if (row.kind !== "profileCard" || row.deleted) continue;
      const card = profileCardSchema.safeParse(row.fields);
      if (card.success) cards.push({ ...card.data, id: row.id });
    }
    if (!page.more || page.cursor <= cursor) return cards;
    cursor = page.cursor;
  }
};

const pull = async (fetch: Fetch, householdId: string, cursor: number) => {
  try {
    const query = new URLSearchParams({
      protocol: String(protocolVersion),
      scope: householdId,
      cursor: String(cursor),
    });
    const response = await fetch(`/sync/pull?${query}`);
    if (!response.ok) return undefined;
    const page = pullReplySchema.safeParse(await response.json());
    return page.success ? page.data : undefined;
  } catch {
    return undefined;
  }
};
