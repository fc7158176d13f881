/**
 * Broken servers and broken devices of the histories of restores, each with the shortest history that shows it: what goes wrong
 * after a restore, with answers that come too late, and between two tabs of one browser.
 */
import { acceptOffers } from "@muster/sync/accept-offers";
import { deleteField, type Operation, type Row } from "@muster/sync/protocol";
import type { MusterDatabase } from "../packages/web/src/data/database/database.ts";
import { metaKeys } from "../packages/web/src/data/database/device-meta.ts";
import { operationOf } from "../packages/web/src/data/database/outbox-rows.ts";
import type { BrokenServer } from "./restorable-memory.ts";
import type { Fault, Step, What } from "./restore-histories.ts";
import type { BrokenDevice } from "./restore-model.ts";

type RestoreMutant = {
  /** What goes wrong: ends the sentence 'the histories find out when …'. */
  readonly what: string;
  readonly server?: BrokenServer;
  readonly device?: BrokenDevice;
  readonly steps: readonly Step[];
};

const write = (device: number, record: number, what: What): Step => ({ do: "write", device, record, what });
const sync = (device: number, fault: Fault = "none", at = 0): Step => ({ do: "sync", device, fault, at });
const copy: Step = { do: "copy" };
const restore: Step = { do: "restore", which: 0 };
const putBack: Step = { do: "put-back", which: 0 };
const arrive: Step = { do: "arrive" };
const held: Step = { do: "held" };

/** Two rounds of one device both hear of a restore, while some of its writes wait. */
export const twoHearOfIt: readonly Step[] = [
  copy,
  sync(0, "late-reply", 2),
  write(0, 0, "notes"),
  sync(0),
  restore,
  write(0, 0, "notes"),
  write(0, 0, "notes"),
  sync(0, "late-reply"),
  write(0, 0, "notes"),
];

const cursorsOf = ({ meta }: MusterDatabase) => meta.where("k").startsWith(metaKeys.cursor("")).toArray();

const restores: readonly RestoreMutant[] = [
  {
    what: "a server does not notice that its data is older",
    server: { isBlind: true },
    steps: [sync(0), copy, write(0, 0, "create"), sync(0), putBack, write(1, 1, "create"), sync(1), sync(0)],
  },
  {
    what: "a device does not say what it was served",
    device: (store) => ({
      position: async (scope) => {
        const { cursor, starts } = await store.position(scope);
        return { cursor, starts };
      },
      outgoing: async (...args) => {
        const next = await store.outgoing(...args);
        const { cursor, starts } = next.position;
        return { ...next, position: { cursor, starts } };
      },
      applyPull: async (scope, position, ...rest) =>
        store.applyPull(scope, { ...(await store.position(scope)), ...position }, ...rest),
      applyPush: async (profile, { position, ...sent }, reply) =>
        store.applyPush(profile, { ...sent, position: { ...(await store.position()), ...position } }, reply),
    }),
    steps: [sync(0), copy, write(0, 0, "create"), sync(0), putBack, write(1, 1, "create"), sync(1), sync(0)],
  },
  {
    what: "offered rows get the time of their arrival",
    server: {
      offersWith: (head, records, offers, now, rules) =>
        acceptOffers(
          head,
          records,
          offers.map(({ fieldStamps: _x, ...offer }) => ({
            ...offer,
            stamp: `${now.toString(16).padStart(12, "0")}0000-z`,
          })),
          now,
          rules,
        ),
    },
    steps: [
      write(0, 0, "create"),
      sync(0),
      copy,
      write(0, 0, "notes"),
      sync(0),
      sync(1),
      write(1, 0, "notes"),
      restore,
      sync(0),
    ],
  },
  {
    what: "offered deletes are left out",
    server: {
      offersWith: (head, records, offers, now, rules) =>
        acceptOffers(
          head,
          records,
          offers.map((offer) => ({
            ...offer,
            fields: Object.fromEntries(
              Object.entries(offer.fields).filter(([field]) => field !== deleteField),
            ),
          })),
          now,
          rules,
        ),
    },
    steps: [write(0, 0, "create"), sync(0), sync(1), copy, write(0, 0, "remove"), sync(0), restore],
  },
  {
    what: "nothing is taken back",
    server: {
      offersWith: (head, _records, offers) => ({
        head,
        rows: [],
        bad: [],
        answered: offers.map((offer): Row => ({ ...offer, deleted: false, seq: head.seq })),
      }),
    },
    steps: [copy, write(0, 0, "create"), sync(0), restore],
  },
  {
    what: "a device offers nothing that was deleted",
    device: (store) => ({
      outgoing: async (...args) => {
        const next = await store.outgoing(...args);
        return { ...next, offers: next.offers.filter(({ fields }) => fields[deleteField] !== true) };
      },
    }),
    steps: [write(0, 0, "create"), sync(0), sync(1), copy, write(0, 0, "remove"), sync(0), restore],
  },
  {
    what: "a device offers fields without the stamps of their own",
    device: (store) => ({
      outgoing: async (...args) => {
        const next = await store.outgoing(...args);
        return { ...next, offers: next.offers.map(({ fieldStamps: _x, ...offer }) => offer) };
      },
    }),
    steps: [write(0, 0, "create"), sync(0), sync(1), copy, write(0, 0, "notes"), sync(0), restore, sync(0)],
  },
  {
    what: "a device forgets its offers when it sends them",
    device: (store, { meta }) => ({
      outgoing: async (...args) => {
        const next = await store.outgoing(...args);
        await meta.bulkDelete(next.offers.map(metaKeys.offer));
        return next;
      },
    }),
    steps: [
      write(0, 0, "create"),
      sync(0),
      copy,
      write(0, 0, "notes"),
      sync(0),
      putBack,
      sync(0, "lose-request", 3),
    ],
  },
  {
    what: "a device clears what it was served when it starts again",
    device: (store, { records }) => ({
      startAgain: async (...args) => {
        await store.startAgain(...args);
        await records.clear();
      },
    }),
    steps: [write(0, 0, "create"), sync(0), copy, write(0, 0, "notes"), sync(0), putBack],
  },
  {
    what: "cursors outlive a restore",
    device: (store, database) => ({
      startAgain: async (...args) => {
        const before = await cursorsOf(database);
        await store.startAgain(...args);
        await database.meta.bulkPut(before);
      },
    }),
    steps: [
      write(0, 0, "create"),
      sync(0),
      copy,
      write(0, 1, "create"),
      write(0, 2, "create"),
      sync(0),
      sync(1),
      putBack,
      write(2, 3, "create"),
      sync(2),
    ],
  },
];

const lateAnswers: readonly RestoreMutant[] = [
  {
    what: "an answer of before a restore settles what waits, and its rows are left out",
    device: (store) => ({
      applyPush: async (profile, sent, reply) => {
        const position = await store.position();
        const isLate = position.served?.generation !== sent.position.served?.generation;
        const { generation: _old, ...rest } = reply;
        await store.applyPush(profile, { ...sent, position }, isLate ? { ...rest, rows: [] } : reply);
      },
    }),
    steps: [
      write(0, 0, "create"),
      sync(0),
      copy,
      write(0, 1, "create"),
      sync(0, "late-reply", 2),
      held,
      putBack,
      sync(0, "lose-request", 1),
    ],
  },
];

const twoTabs: readonly RestoreMutant[] = [
  {
    what: "a tab sends before the offers what another tab has saved",
    device: (store, { outbox }) => ({
      outgoing: async (profile, without) => {
        const rows = await outbox.where("by").equals(profile).sortBy("n");
        return { ...(await store.outgoing(profile, without)), ops: rows.map(operationOf) };
      },
    }),
    steps: [
      copy,
      write(0, 0, "create"),
      sync(0),
      write(0, 0, "notes"),
      sync(0, "late-reply", 1),
      held,
      putBack,
      sync(0, "lose-request", 1),
      arrive,
    ],
  },
  {
    what: "a tab sends what waited when it was opened, and nothing else",
    device: (store) => {
      let first: readonly Operation[] | undefined;
      return {
        outgoing: async (...args) => {
          const next = await store.outgoing(...args);
          first ??= next.ops;
          return { ...next, ops: first };
        },
      };
    },
    steps: [write(0, 0, "create"), sync(0), write(0, 0, "notes"), { do: "two-tabs", device: 0 }],
  },
  {
    what: "the answer to one tab settles what another tab has saved since",
    device: (store, { outbox }) => ({
      applyPush: async (profile, ...answer) => {
        await store.applyPush(profile, ...answer);
        await outbox.where("by").equals(profile).delete();
      },
    }),
    steps: [write(0, 0, "create"), sync(0, "late-reply", 2), held, write(0, 1, "create")],
  },
  {
    what: "what two tabs saved is not sent in its order",
    device: (store) => ({
      outgoing: async (...args) => {
        const next = await store.outgoing(...args);
        return { ...next, ops: next.ops.toReversed() };
      },
    }),
    steps: [write(0, 0, "create"), write(0, 0, "notes"), { do: "two-tabs", device: 0 }],
  },
];

/** Every one of them; the histories must find out each. */
export const restoreMutants: readonly RestoreMutant[] = [...restores, ...lateAnswers, ...twoTabs];
