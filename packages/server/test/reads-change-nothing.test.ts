/** A GET is a read: whoever sends it, nothing in the database is another one afterwards. */
import { expect, test } from "vitest";
import { contentOf } from "./engine.ts";
import { type Browser, createBrowser, createOwner, startServer, type TestServer } from "./harness.ts";

/** Every row of every table, as text; what a device's last visit is written down as is no state of anybody's data. */
const everythingIn = async (server: TestServer): Promise<string> =>
  (await contentOf(server))
    .map(({ name, rows }) => JSON.stringify([name, rows.map(({ seen_at: _visit, ...row }) => row)]))
    .join("\n");

const reads = (profileId: string): readonly string[] => [
  "/api/hello",
  "/api/usernames/somebody",
  "/api/recovery-kit",
  "/api/invitations",
  "/api/devices",
  "/api/activity",
  "/api/backup",
  "/api/coaching/jobs",
  "/api/coaching/model",
  "/api/foods/search?q=oat",
  `/api/profiles/${profileId}/passcode-wait`,
  `/api/profiles/${profileId}/deletion`,
  `/sync/pull?protocol=2&scope=${profileId}&cursor=0`,
  // A cursor and a generation that this server never handed out: the older data is told of, not acted on.
  `/sync/pull?protocol=2&scope=${profileId}&cursor=900000&served=900000&generation=9`,
  "/calendar/x.ics",
];

const changedBy = async (server: TestServer, act: () => Promise<unknown>): Promise<boolean> => {
  const before = await everythingIn(server);
  await act();
  return (await everythingIn(server)) !== before;
};

test("SYNC-02 no GET changes a row, whatever its session", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const stranger: Browser = createBrowser(server);
  const changed: string[] = [];
  for (const [who, browser] of [
    ["owner", alex.browser],
    ["stranger", stranger],
  ] as const)
    for (const path of reads(alex.profileId))
      if (await changedBy(server, () => browser.get(path))) changed.push(`${who} ${path}`);
  expect(changed).toEqual([]);
  // Control: the same look finds a change.
  expect(await changedBy(server, () => alex.browser.post("/api/invitations", { kind: "device" }))).toBe(true);
  await server.close();
});
