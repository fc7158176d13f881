/** A fake `fetch` between a device and the in-memory server, with the faults of real networks in a queue. */
import { recordSchemaVersion } from "@muster/domain/records";
import { acceptedKinds } from "@muster/domain/unset-fields";
import { pushRequestSchema } from "@muster/sync/protocol";
import { createMemoryServer, Restored } from "@muster/sync/testing/memory-server";
import type { Fetch } from "../../src/data/api/api.ts";

export type Fault =
  /** The request never arrives. */
  | "lose-request"
  /** It is done, and the answer never arrives. */
  | "lose-reply"
  /** It arrives twice; the second answer is seen. */
  | "duplicate"
  /** A hotel's sign-in page, with status 200. */
  | "captive-portal"
  | "cut-body"
  | "no-session"
  | "update-needed"
  | "busy";
/** The server has forgotten deletes that are newer than this device's cursor. */

export const household = "00000000-0000-4000-8000-0000000000aa";

export const createNetwork = (clock: { now: number }) => {
  const server = createMemoryServer({ kinds: acceptedKinds, schema: recordSchemaVersion, household });
  const faults: Fault[] = [];
  const requests: string[] = [];
  let isUp = true;
  let firstPulls = 0;
  let mostRows = Number.POSITIVE_INFINITY;
  let mostBytes = Number.POSITIVE_INFINITY;

  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const answer = (profile: string, url: URL, init: RequestInit | undefined): Response => {
    try {
      return answerOf(profile, url, init);
    } catch (error) {
      if (error instanceof Restored) return json({ restored: true }, 409);
      throw error;
    }
  };
  const answerOf = (profile: string, url: URL, init: RequestInit | undefined): Response => {
    const scope = url.searchParams.get("scope") ?? "";
    const isOwn = scope === profile || (scope === household && url.pathname === "/sync/pull");
    if (!isOwn) return json({ type: "not-yours", message: "" }, 403);
    if (url.pathname === "/sync/pull") {
      const cursor = Number(url.searchParams.get("cursor"));
      const limit = Math.min(Number(url.searchParams.get("limit")), mostRows);
      const generation = url.searchParams.get("generation");
      const served =
        generation === null ? undefined : { seq: Number(url.searchParams.get("served")), generation };
      const isFirst = url.searchParams.has("recent");
      if (isFirst) firstPulls += 1;
      return json(server.pull(scope, cursor, limit, clock.now, served, isFirst));
    }
    if (url.pathname === "/sync/push") {
      const request = pushRequestSchema.safeParse(JSON.parse(String(init?.body)));
      if (!request.success) return json({ type: "invalid-request", message: "" }, 400);
      return json(server.push(profile, request.data, clock.now));
    }
    return json({ type: "not-found", message: "" }, 404);
  };

  return {
    server,
    requests,
    /** How often the newest rows were asked for. */
    firstPulls: () => firstPulls,
    /** The next requests meet these, in order. */
    meet: (...next: readonly Fault[]) => faults.push(...next),
    /** The server gives pages of this many rows. */
    smallPages: (rows: number) => {
      mostRows = rows;
    },
    /** A link so slow that larger requests are given up after a minute. */
    slowLink: (bytes: number) => {
      mostBytes = bytes;
    },
    cut: () => {
      isUp = false;
    },
    mend: () => {
      isUp = true;
    },
    fetchAs:
      (profile: string): Fetch =>
      async (input, init) => {
        if (!isUp) throw new TypeError("Failed to fetch");
        const url = new URL(input, "http://localhost");
        requests.push(`${init?.method ?? "GET"} ${url.pathname}`);
        if (String(init?.body ?? "").length > mostBytes) {
          clock.now += 60_000;
          throw new DOMException("The operation timed out.", "TimeoutError");
        }
        switch (faults.shift()) {
          case "lose-request":
            throw new TypeError("Failed to fetch");
          case "lose-reply":
            answer(profile, url, init);
            throw new TypeError("Failed to fetch");
          case "duplicate":
            answer(profile, url, init);
            return answer(profile, url, init);
          case "captive-portal":
            return new Response("<html>Welcome to the hotel</html>", {
              headers: { "content-type": "text/html" },
            });
          case "cut-body":
            return new Response('{"v":1,"rows":[', { headers: { "content-type": "application/json" } });
          case "no-session":
            return json({ type: "no-session", message: "" }, 401);
          case "update-needed":
            return json({ type: "update-needed", message: "" }, 426);
          case "busy":
            return json({ type: "busy", message: "", retryAfterSeconds: 7 }, 503);
          case undefined:
            return answer(profile, url, init);
        }
      },
  };
};

export type Network = ReturnType<typeof createNetwork>;
