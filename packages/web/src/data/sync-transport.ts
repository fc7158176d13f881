/**
 * Push and pull over HTTP. An answer counts only when it is this protocol's own JSON; a captive portal's page, a cut body
 * or a proxy's error is the same as no network.
 */
import { apiErrorSchema } from "@muster/contract/errors";
import { err, ok, type Result } from "@muster/domain/shared/result";
import {
  limits,
  type PullReply,
  type PushReply,
  type PushRequest,
  pullReplySchema,
  pushReplySchema,
} from "@muster/sync/protocol";
import type { Fetch } from "./api.ts";
import { schemaVersion } from "./synced-kinds.ts";

export type TransportFailure =
  | { readonly type: "offline"; readonly retryAfterSeconds?: number }
  /** The session of this profile is over; nothing on the device changes. */
  | { readonly type: "locked" }
  | { readonly type: "not-enrolled" }
  | { readonly type: "update-needed" }
  /** The household has no space left on the server. */
  | { readonly type: "full" }
  /** The cursor is older than what the server remembers. */
  | { readonly type: "reset" }
  /** The server will not take this body, now or later. */
  | { readonly type: "not-accepted"; readonly because: "invalid" | "too_large" };

export type Timed<T> = { readonly reply: T; readonly sentAt: number; readonly receivedAt: number };

export interface Transport {
  pull(scope: string, cursor: number): Promise<Result<Timed<PullReply>, TransportFailure>>;
  push(profileId: string, request: PushRequest): Promise<Result<PushReply, TransportFailure>>;
}

type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

/** @param now device time, ms */
export const createTransport = (fetch: Fetch, now: () => number): Transport => {
  const call = async <T>(
    path: string,
    schema: Schema<T>,
    init?: RequestInit,
  ): Promise<Result<Timed<T>, TransportFailure>> => {
    const sentAt = now();
    try {
      const response = await fetch(path, { cache: "no-store", ...init });
      const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
      const body: unknown = isJson ? await response.json() : undefined;
      if (!response.ok) return err(failureOf(response, body));
      const parsed = schema.safeParse(body);
      return parsed.success
        ? ok({ reply: parsed.data, sentAt, receivedAt: now() })
        : err({ type: "offline" });
    } catch {
      // No network, or an answer that broke off.
      return err({ type: "offline" });
    }
  };
  const query = (values: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return {
    pull: (scope, cursor) =>
      call(
        `/sync/pull?${query({ scope, cursor, limit: limits.rowsPerPull, schema: schemaVersion })}`,
        pullReplySchema,
      ),
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
  const isReset = typeof body === "object" && body !== null && "reset" in body && body.reset === true;
  if (response.status === 409 && isReset) return { type: "reset" };
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
