/** A server in memory that the histories of restores can copy and put back, with parts that a control breaks. */
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import type { accept } from "@muster/sync/accept";
import type { acceptOffers } from "@muster/sync/accept-offers";
import { createMemoryServer, Restored } from "@muster/sync/testing/memory-server";
import type { RestorableServer } from "./restore-model.ts";

/** Parts of the rules that are replaced. */
export type BrokenServer = {
  readonly acceptWith?: typeof accept;
  readonly offersWith?: typeof acceptOffers;
  readonly isBlind?: true;
};

/** An empty server of one household. */
export const memoryServer = ({ isBlind, ...parts }: BrokenServer = {}): RestorableServer => {
  const household = "00000000-0000-4000-8000-0000000000aa";
  const profile = "00000000-0000-4000-8000-0000000000bb";
  const server = createMemoryServer({ kinds: recordKinds, schema: recordSchemaVersion, household, ...parts });
  const unless = <T>(call: () => T): T | "restored" => {
    try {
      return call();
    } catch (error) {
      if (error instanceof Restored) return "restored";
      throw error;
    }
  };
  let generations = 1;
  return {
    household,
    profile,
    push: async ({ served, ...request }, now) =>
      unless(() =>
        server.push(
          profile,
          isBlind === true || served === undefined ? request : { ...request, served },
          now,
        ),
      ),
    pull: async ({ scope, cursor, limit, served, now }) => {
      const page = unless(() =>
        server.pull(scope, cursor, limit, now, isBlind === true ? undefined : served),
      );
      // As a real one: whoever has everything of the scope has the numbers of other scopes behind it.
      if (page === "restored") return page;
      return page.more ? page : { ...page, cursor: Math.max(page.cursor, server.seq()) };
    },
    rows: async () => server.rows(),
    copy: async () => {
      const copy = server.copy();
      const named = () => {
        generations += 1;
        return `generation-${generations}`;
      };
      return {
        restore: async () => copy.restore(named()),
        putBack: async () => copy.putBack(named()),
      };
    },
    close: async () => {},
  };
};
