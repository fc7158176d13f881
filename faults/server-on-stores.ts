/** The stores of a server as the histories of restores speak to it, without HTTP around them. */
import { pullReplySchema, pushReplySchema, pushRequestSchema } from "@muster/sync/protocol";
import type { Stores } from "../packages/server/src/stores/stores.ts";
import { rulesOfSession } from "../packages/server/src/sync/record-rules.ts";
import type { RestorableServer } from "./restore-model.ts";

/** The person whose records the histories write. */
export type PersonOfHistory = Pick<RestorableServer, "household" | "profile">;

/** @param stores those that are open now */
export const serverOnStores = (
  { household, profile }: PersonOfHistory,
  stores: () => Pick<Stores, "sync">,
): Pick<RestorableServer, "household" | "profile" | "push" | "pull" | "rows"> => ({
  household,
  profile,
  push: async (request, now) => {
    const pushed = await stores().sync.push({
      householdId: household,
      profileId: profile,
      request: pushRequestSchema.parse(JSON.parse(JSON.stringify(request))),
      rules: rulesOfSession(household, profile),
      mostBytes: Number.POSITIVE_INFINITY,
      now,
    });
    if (pushed.type === "full") throw new Error("No space was limited");
    return pushed.type === "restored" ? "restored" : pushReplySchema.parse(pushed.reply);
  },
  pull: async ({ now, ...query }) => {
    const page = await stores().sync.pull({ ...query, householdId: household });
    return page.type === "page" ? pullReplySchema.parse({ ...page, protocol: 2, now }) : page.type;
  },
  rows: async () => {
    const page = await stores().sync.pull({
      householdId: household,
      scope: profile,
      cursor: 0,
      limit: 2_000,
      served: undefined,
    });
    return page.type === "page" ? page.rows : [];
  },
});

/** The daily clean-up, of a server whose clock the test moved: one that jumped is believed at the second look. */
export const sweepTwice = async ({ sweep }: Pick<Stores, "sweep">, now: number): Promise<void> => {
  await sweep(now);
  if (!(await sweep(now)).ok) throw new Error("the clock is behind the newest entry");
};
