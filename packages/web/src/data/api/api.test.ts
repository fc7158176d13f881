/** Which answers count as the server's own. */
import { expect, test } from "vitest";
import { createApi } from "./api.ts";

const hello = {
  app: "muster",
  serverId: "s",
  version: "0.1.0",
  recordSchema: 1,
  hasHousehold: true,
  device: null,
  session: null,
  model: null,
  demo: false,
};
const answering = (response: () => Response | Promise<Response>) => createApi(async () => response());
const offline = { ok: false, error: { type: "offline" } };

test("SYNC-01 our server's answer is read", async () => {
  expect(await answering(() => Response.json(hello)).hello()).toEqual({ ok: true, value: hello });
});

test("USR-09 concurrent questions ask the server once", async () => {
  let requests = 0;
  const api = createApi(async () => {
    requests += 1;
    return Response.json(hello);
  });
  await Promise.all([api.hello(), api.hello(), api.hello()]);
  expect(requests).toBe(1);
  await api.hello();
  expect(requests).toBe(2);
});

test.each([
  [
    "a sign-in page of a hotel",
    () => new Response("<html>Welcome</html>", { headers: { "content-type": "text/html" } }),
  ],
  ["JSON of somebody else", () => Response.json({ app: "other" })],
  ["an error page of a proxy", () => new Response("Bad gateway", { status: 502 })],
  ["an error in JSON that is not ours", () => Response.json({ error: "teapot" }, { status: 418 })],
  [
    "a body that breaks off",
    () => new Response('{"app":', { headers: { "content-type": "application/json" } }),
  ],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("SYNC-01 %s counts as offline", async (_, response) => {
  expect(await answering(response).hello()).toEqual(offline);
});

test("USR-02 a refusal keeps its type, its sentence, its fields and its wait", async () => {
  const refusal = {
    type: "passcode-blocked",
    message: "Too many wrong passcodes.",
    retryAfterSeconds: 30,
    fields: { passcode: "No" },
  };
  const api = answering(() => Response.json(refusal, { status: 429 }));
  expect(await api.unlock({ profileId: "p", passcode: "1234" })).toEqual({ ok: false, error: refusal });
});

test("SYNC-05 an unknown refusal is internal, with the server's sentence", async () => {
  const api = answering(() =>
    Response.json({ type: "new-kind", message: "Said by a newer server." }, { status: 409 }),
  );
  expect(await api.devices()).toEqual({
    ok: false,
    error: { type: "internal", message: "Said by a newer server." },
  });
});

test("SYNC-01 only a call that expects nothing accepts an empty answer", async () => {
  const api = answering(() => new Response(null, { status: 204 }));
  expect(await api.removeDevice("d")).toEqual({ ok: true, value: undefined });
  expect(await api.devices()).toEqual(offline);
});

test("SYNC-01 what goes into an address is escaped", async () => {
  const paths: string[] = [];
  const api = createApi(async (path) => {
    paths.push(path);
    return new Response(null, { status: 204 });
  });
  await api.username("a/../b?c");
  expect(paths).toEqual(["/api/usernames/a%2F..%2Fb%3Fc"]);
});
