/**
 * Push and pull over HTTP. An answer counts only when it is this protocol's own JSON; a captive portal's page, a cut body
 * or a proxy's error is the same as no network.
 */
import { apiErrorSchema } from "@muster/contract/errors";
import { err, ok, type Result } from "@muster/domain/shared/result";
import {
  type PullReply,
  type PushReply,
  type PushRequest,
  protocolVersion,
  pullReplySchema,
  pushReplySchema,
} from "@muster/sync/protocol";
import type { Fetch } from "../api/api.ts";
import { schemaVersion } from "../database/record-rows.ts";
import type { Position } from "./sync-store.ts";

/** Why there was no usable reply, and when to try again. */
export type TransportFailure =
  | {
      readonly type: "offline";
      readonly retryAfterSeconds?: number;
      /** It took so long to fail that the link may be too slow for so much at once. */
      readonly isSlow?: true;
    }
  /** The session of this profile is over; nothing on the device changes. */
  | { readonly type: "locked" }
  | { readonly type: "not-enrolled" }
  | { readonly type: "update-needed" }
  /** The household has no space left on the server. */
  | { readonly type: "full" }
  /** The server's data is older than what this device was served: it was restored, or its disk was put back. */
  | { readonly type: "restored" }
  /** The server will not take this body, now or later. */
  | { readonly type: "not-accepted"; readonly because: "invalid" | "too_large" };

type Timed<T> = { readonly reply: T; readonly sentAt: number; readonly receivedAt: number };

/** Push and pull as typed calls. */
export interface Transport {
  /** @param recent kinds of which a new device wants every record, with the newest of all others */
  pull(
    scope: string,
    from: Position,
    limit: number,
    recent?: readonly string[],
  ): Promise<Result<Timed<PullReply>, TransportFailure>>;
  push(profileId: string, request: PushRequest): Promise<Result<PushReply, TransportFailure>>;
}

/** ms after which a request that is still under way counts as not got through. What is sent then gets smaller. */
const longestRequest = 60_000;

/** ms: a request that fails sooner says nothing about its size. */
const slowRequest = 5_000;

type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

/** @param now device time, ms */
export const createTransport = (fetch: Fetch, now: () => number): Transport => {
  const call = async <T>(
    path: string,
    schema: Schema<T>,
    init?: RequestInit,
  ): Promise<Result<Timed<T>, TransportFailure>> => {
    const sentAt = now();
    const offline = (): Result<Timed<T>, TransportFailure> =>
      err({ type: "offline", ...(now() - sentAt >= slowRequest ? { isSlow: true } : {}) });
    try {
      const response = await fetch(path, {
        cache: "no-store",
        signal: AbortSignal.timeout(longestRequest),
        ...init,
      });
      const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
      const body: unknown = isJson ? await response.json() : undefined;
      if (!response.ok) {
        const failure = failureOf(response, body);
        return failure.type === "offline" && failure.retryAfterSeconds === undefined
          ? offline()
          : err(failure);
      }
      const parsed = schema.safeParse(body);
      return parsed.success ? ok({ reply: parsed.data, sentAt, receivedAt: now() }) : offline();
    } catch {
      // No network, or an answer that broke off.
      return offline();
    }
  };
  const query = (values: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return {
    pull: (scope, { cursor, served }, limit, recent) => {
      const parameters = {
        protocol: protocolVersion,
        scope,
        cursor,
        limit,
        schema: schemaVersion,
        ...(served === undefined ? {} : { served: served.seq, generation: served.generation }),
        ...(recent === undefined ? {} : { recent: recent.join() }),
      };
      return call(`/sync/pull?${query(parameters)}`, pullReplySchema);
    },
    push: async (profileId, request) => {
      const answer = await call(`/sync/push?${query({ scope: profileId })}`, pushReplySchema, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(request),
      });
      return answer.ok ? ok(answer.value.reply) : answer;
    },
  };
};

const failureOf = (response: Response, body: unknown): TransportFailure => {
  const error = apiErrorSchema.safeParse(body);
  const isObject = typeof body === "object" && body !== null;
  if (response.status === 409 && isObject && Reflect.get(body, "restored") === true)
    return { type: "restored" };
  // Anything else that is not our server's own refusal comes from somebody in between.
  if (!error.success) return { type: "offline" };
  const wait = error.data.retryAfterSeconds ?? Number(response.headers.get("retry-after") ?? Number.NaN);
  switch (response.status) {
    case 401:
      return { type: error.data.type === "device-unknown" ? "not-enrolled" : "locked" };
    case 403:
      return { type: "locked" };
    case 507:
      return { type: error.data.type === "household-full" ? "full" : "offline" };
    case 426:
      return { type: "update-needed" };
    case 400:
      return { type: "not-accepted", because: "invalid" };
    case 413:
      return { type: "not-accepted", because: "too_large" };
    default:
      return Number.isFinite(wait) ? { type: "offline", retryAfterSeconds: wait } : { type: "offline" };
  }
};
