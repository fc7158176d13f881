/** The real store as a device of the model test (packages/sync/src/testing/model.ts). */
import { randomId } from "@muster/domain/shared/ids";
import { nextBatch } from "@muster/sync/client";
import { flatten } from "@muster/sync/flatten";
import { type PushRequest, protocolVersion } from "@muster/sync/protocol";
import type { Entry, LogChange, ModelDevice } from "@muster/sync/testing/model-device";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { openDatabase } from "../../src/data/database/database.ts";
import type { Change } from "../../src/data/store/device-store.ts";
import { createDexieStore } from "../../src/data/store/dexie-store.ts";
import { createSyncStore } from "../../src/data/sync/dexie-sync.ts";
import { anna, aSet, squats } from "./records.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

export const modelKind = "exerciseLog";

/** @param profile whose records it writes */
export const createStoreDevice = (profile: string = anna): ModelDevice => {
  const clock = { now: 0 };
  const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
  const store = createDexieStore({ database, newId: randomId, now: () => new Date(clock.now) });
  const syncStore = createSyncStore({ database, newId: randomId });
  return {
    write: async (changes, at) => {
      clock.now = at;
      const saved = await store.write(
        profile,
        changes.map(({ id, change }) => changeOf(id, change)),
      );
      // Editing or removing what is not there is refused here as it is on a screen.
      if (!saved.ok && saved.error.type !== "invalid") throw new Error(JSON.stringify(saved.error));
    },
    pushRequest: async () => {
      const { position, ops, confirmed } = await syncStore.outgoing(profile);
      const request: PushRequest = {
        protocol: protocolVersion,
        schema: 1,
        replica: await syncStore.replica(),
        confirmed,
        ops: [...nextBatch(ops)],
      };
      return { request, position };
    },
    applyPush: (ops, reply, position) => syncStore.applyPush(profile, { position, ops }, reply),
    position: () => syncStore.position(profile),
    applyPull: async (reply, offset, position) => {
      await syncStore.applyPull(profile, position, reply, offset);
    },
    pending: async () => (await syncStore.outgoing(profile)).ops,
    look: async (id) => {
      const row = await database.records.get([modelKind, id]);
      return row && { fields: flatten(row.r, ["sets"]), deleted: row.live === undefined, seq: row._q };
    },
    close: () => database.close(),
  };
};

const changeOf = (id: string, change: LogChange): Change => {
  if ("remove" in change) return { kind: modelKind, id, remove: true };
  const wide = ({ sets, ...fields }: { sets?: { readonly [id: string]: Entry } }) => ({
    ...fields,
    ...(sets === undefined
      ? {}
      : {
          sets: Object.fromEntries(
            Object.entries(sets).map(([key, entry]) => [key, { ...aSet(entry.position, 8), ...entry }]),
          ),
        }),
  });
  return "create" in change
    ? { kind: modelKind, id, create: { ...squats(), ...wide(change.create) } }
    : { kind: modelKind, id, patch: wide(change.patch) };
};
