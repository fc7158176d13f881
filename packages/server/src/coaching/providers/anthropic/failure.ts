/** What an error of Anthropic's API means for us. Decided by status, type and code, never by the wording. */
import Anthropic from "@anthropic-ai/sdk";
import type { ModelFailure } from "../../model.ts";
import { retryAfterOf, usualWait } from "../retry-after.ts";

/** `{"error": {"details": {"error_code": "enforced_spend_limit_reached"}}}`, as far as it is there. */
const isSpendLimit = (body: unknown): boolean => {
  // Only one text of the error is read, and checked before it is used.
  const { error } = (body ?? {}) as {
    readonly error?: { readonly details?: { readonly error_code?: unknown } };
  };
  const code = error?.details?.error_code;
  return typeof code === "string" && /spend|billing|credit|quota/.test(code);
};

/** Statuses: https://docs.claude.com/en/api/errors */
export const anthropicFailure = (error: unknown, now: number = Date.now()): ModelFailure => {
  if (!(error instanceof Anthropic.APIError)) return { type: "unavailable" };
  // The SDK types it loosely for errors that have no answer (connection lost).
  const status = error.status as number | undefined;
  // In a stream there is no status of its own: the error's type stands for it.
  if (status === undefined || error.type === "overloaded_error" || error.type === "api_error") {
    return { type: "unavailable" };
  }
  switch (status) {
    case 401:
    case 403:
      return { type: "key-refused" };
    case 402:
      return { type: "limit-reached" };
    case 429: {
      const headers: unknown = error.headers;
      const wait = retryAfterOf(headers instanceof Headers ? headers : undefined, now);
      // A spend limit does not clear by waiting, and says so by its code.
      return wait === undefined && isSpendLimit(error.error)
        ? { type: "limit-reached" }
        : { type: "rate-limited", retryAfterSeconds: wait ?? usualWait };
    }
    default:
      if (status >= 500 || status === 408 || status === 409) return { type: "unavailable" };
      return { type: "request-refused", detail: `${status} ${error.type ?? "unknown"}` };
  }
};
