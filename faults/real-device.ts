/** A person on a real server, and devices of theirs: the app's own store and sync engine over an in-memory database. */
import type { HelloReply } from "@muster/contract/household";
import { randomId } from "@muster/domain/shared/ids";
import { err } from "@muster/domain/shared/result";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { exampleProfile } from "../packages/server/test/examples.ts";
import { createSocketBrowser, type startProcess } from "../packages/server/test/server-process.ts";
import { openStore } from "../packages/web/src/data/store/open-store.ts";

/** Joins the household of a server that has just begun, and makes a profile there. */
export const joinedPerson = async (server: Awaited<ReturnType<typeof startProcess>>) => {
  const browser = createSocketBrowser(server.address);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "phone" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const { device: enrolled } = (await browser.send("GET", "/api/hello")).body as unknown as HelloReply;
  /**
   * @param address of the server, or of what stands before it; asked with each request
   * @param send stands for the network
   */
  const openDevice = async (address: () => string, send: typeof fetch = fetch) => {
    const opened = openStore({
      api: { hello: async () => err({ type: "offline" }) },
      fetch: (path, init) =>
        send(`${address()}${path}`, {
          ...init,
          headers: {
            ...init?.headers,
            // As every browser says with a change.
            origin: address(),
            cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        }),
      now: () => new Date(),
      newId: randomId,
      random: () => 0,
      idb: { indexedDB: new IDBFactory(), IDBKeyRange },
      databaseName: "muster",
    });
    await opened.syncStore.setHousehold(enrolled?.householdId ?? "");
    return opened;
  };
  return { profileId, cookies: browser.cookies, openDevice };
};
