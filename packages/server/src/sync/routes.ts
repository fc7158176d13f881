/** `POST /sync/push`, `GET /sync/pull`, `GET /sync/live` (docs/specs/sync.md). */
import { recordSchemaVersion } from "@muster/domain/records";
import { limits, type PullReply, protocolVersion, pushRequestSchema } from "@muster/sync/protocol";
import { pushInWords, replyInLetters } from "@muster/sync/protocol-1";
import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as z from "zod/mini";
import { packedJson } from "../http/content-encoding.ts";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { bodyLimits, readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { SyncStore } from "../stores/sync-store.ts";
import type { LiveHub, RunLater } from "./live-hub.ts";
import { rulesOfSession } from "./record-rules.ts";

/** Oldest schema of an app that is still understood. */
const oldestSchema = 3;
const heartbeatEvery = 20_000;
/** Events that a reader may be behind; whoever is further has stalled, and pulls when it comes back. */
const mostWaiting = 64;

const pushBodySchema = z.pipe(z.transform(pushInWords), pushRequestSchema);
const wholeNumber = z.string().check(z.regex(/^\d{1,15}$/));
const pullQuerySchema = z.object({
  /** Left out by version 1. */
  protocol: z._default(z.enum(["1", "2"]), "1"),
  scope: z.string().check(z.minLength(1), z.maxLength(64)),
  cursor: z._default(wholeNumber, "0"),
  limit: z._default(wholeNumber, String(limits.rowsPerPull)),
  schema: z._default(wholeNumber, String(recordSchemaVersion)),
  served: z.optional(wholeNumber),
  generation: z.optional(z.string().check(z.maxLength(64))),
  recent: z.optional(z.string().check(z.regex(/^[A-Za-z,]{0,800}$/))),
});

type SyncDeps = {
  readonly store: SyncStore;
  readonly clock: Clock;
  readonly guards: Guards;
  readonly live: LiveHub;
  readonly later: RunLater;
  /** Bytes of records that a household may have. */
  readonly householdBytes: number;
};

/** Routes of sync, mounted under `/sync`. */
export const syncRoutes = ({
  store,
  clock,
  guards,
  live,
  later,
  householdBytes,
}: SyncDeps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  const perDevice = guards.limit("sync", (c) => c.get("device").id);

  // What a device sends, it sends for somebody who is signed in on it.
  routes.post("/push", guards.requireSession, perDevice, async (c) => {
    const body = await readBody(c, pushBodySchema, bodyLimits.sync);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const request = body.value;
    if (request.schema < oldestSchema) return refuse(c, "update-needed");
    const { householdId } = c.get("device");
    const { profileId } = c.get("session");
    const foreign = [...request.ops, ...(request.offers ?? [])].find(
      ({ scope }) => scope !== householdId && scope !== profileId,
    );
    if (foreign !== undefined) return refuse(c, "not-yours");
    const pushed = await store.push({
      householdId,
      profileId,
      request,
      rules: rulesOfSession(householdId, profileId),
      mostBytes: householdBytes,
      now: clock().getTime(),
    });
    if (pushed.type === "full") return refuse(c, "household-full");
    if (pushed.type === "restored") return c.json({ restored: true }, 409);
    if (pushed.changed) live.changed(householdId, pushed.seq);
    return c.json(request.protocol === 1 ? replyInLetters(pushed.reply) : pushed.reply);
  });

  routes.get("/pull", guards.requireDevice, perDevice, async (c) => {
    const query = pullQuerySchema.safeParse(c.req.query());
    if (!query.success) return refuse(c, "invalid-request");
    const { scope } = query.data;
    if (Number(query.data.schema) < oldestSchema) return refuse(c, "update-needed");
    const { householdId } = c.get("device");
    const session = c.get("caller")?.session ?? null;
    if (scope !== householdId) {
      if (session === null) return refuse(c, "no-session");
      if (scope !== session.profileId) return refuse(c, "not-yours");
    }
    const page = await store.pull({
      householdId,
      scope,
      cursor: Number(query.data.cursor),
      limit: Math.min(Math.max(1, Number(query.data.limit)), limits.rowsPerBackfill),
      served:
        query.data.generation === undefined
          ? undefined
          : { seq: Number(query.data.served ?? 0), generation: query.data.generation },
      recent: query.data.recent?.split(","),
    });
    if (page.type === "restored") return c.json({ restored: true }, 409);
    const reply: PullReply = {
      protocol: protocolVersion,
      rows: [...page.rows],
      cursor: page.cursor,
      more: page.more,
      now: clock().getTime(),
      epoch: page.epoch,
      generation: page.generation,
      ...(page.recent === undefined ? {} : { recent: page.recent }),
    };
    return packedJson(c, query.data.protocol === "1" ? replyInLetters(reply) : reply);
  });

  routes.get("/live", guards.requireDevice, perDevice, (c) => liveStream(c, { store, live, later, guards }));

  return routes;
};

/** Carries no data, only that there is some: the device pulls. */
const liveStream = (
  c: Context<AppEnvironment>,
  { store, live, later, guards }: Pick<SyncDeps, "store" | "live" | "later" | "guards">,
): Response => {
  const { householdId, id: deviceId } = c.get("device");
  const profileId = c.get("caller")?.session?.profileId ?? "";
  // Proxies must not hold events back.
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, async (stream) => {
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    stream.onAbort(end);
    let waiting = 0;
    const write = (event: string, data: unknown): void => {
      if (waiting >= mostWaiting) {
        end();
        // Closing would wait for the reader as well.
        c.env?.outgoing?.destroy();
        return;
      }
      waiting += 1;
      stream.writeSSE({ event, data: JSON.stringify(data) }).then(() => {
        waiting -= 1;
      }, end);
    };
    const stop = live.listen({
      householdId,
      deviceId,
      profileId,
      send: ({ type, ...data }) => write(type, data),
      end,
    });
    let isOver = false;
    let callOff: () => void = () => {};
    const beat = (): void => {
      write("beat", {});
      callOff = later(() => {
        // A session that ran out, a device that the operator took out: nobody else tells the stream.
        guards.isStillIn(c).then((isIn) => (isIn && !isOver ? beat() : end()), end);
      }, heartbeatEvery);
    };
    beat();
    // Whoever pulled less than this missed something on the way to the stream.
    store.head(householdId).then((seq) => !isOver && write("head", { seq }), end);
    await ended;
    isOver = true;
    callOff();
    stop();
  });
};
