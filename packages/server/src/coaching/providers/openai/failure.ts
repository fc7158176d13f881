/** What an error of a chat-completions API means for us. Decided by status and code, never by the wording. */
import type { ModelFailure } from "../../model.ts";
import { retryAfterOf, usualWait } from "../retry-after.ts";

/** `{"error": {"type", "code"}}`, as far as it is there; other servers leave parts out. */
export type OpenAiError = { readonly type?: unknown; readonly code?: unknown };

/** Money or quota is used up: OpenAI says so with status 429 as well. */
const usedUp = new Set(["insufficient_quota", "billing_hard_limit_reached", "quota_exceeded"]);

/** Translates an error reply into a failure. @param now for a `Retry-After` that is a date, ms since 1970 */
export const openAiFailure = (
  status: number,
  error: OpenAiError,
  headers: Headers | undefined,
  now: number,
): ModelFailure => {
  const words = [error.code, error.type].filter((word) => typeof word === "string");
  if (words.some((word) => usedUp.has(word))) return { type: "limit-reached" };
  switch (status) {
    case 401:
    case 403:
      return { type: "key-refused" };
    case 402:
      return { type: "limit-reached" };
    case 429:
      // What does not clear by waiting has its own code, above.
      return { type: "rate-limited", retryAfterSeconds: retryAfterOf(headers, now) ?? usualWait };
    default:
      if (status >= 500 || status === 408 || status === 409) return { type: "unavailable" };
      return { type: "request-refused", detail: `${status} ${words[0] ?? "unknown"}`.slice(0, 80) };
  }
};
