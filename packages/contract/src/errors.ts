/** Every refusal of the server: one type, one HTTP status, one sentence for people. The body is `{type, message}`. */
import * as z from "zod/mini";
import type { apiErrorText } from "./errors.text.ts";

/** All error types of the API, each with its HTTP status. */
export const apiErrors = {
  "invalid-request": 400,
  "invalid-json": 400,
  "too-large": 413,
  "not-found": 404,
  "method-not-allowed": 405,
  "cross-site": 403,
  "needs-https": 403,
  "device-unknown": 401,
  "no-session": 401,
  "wrong-code": 403,
  "too-many-codes": 409,
  "wrong-passcode": 403,
  "passcode-blocked": 429,
  "needs-passcode": 403,
  "set-passcode-first": 403,
  "passcode-reset": 403,
  "wrong-recovery": 403,
  "recovery-for-owners": 403,
  "username-taken": 409,
  "not-yours": 403,
  "owner-only": 403,
  "owner-stays": 409,
  "last-owner": 409,
  "update-needed": 426,
  "too-many": 429,
  "asked-enough": 429,
  busy: 503,
  "storage-full": 507,
  "household-full": 507,
  "no-model": 409,
  "no-consent": 409,
  "model-failed": 502,
  "estimate-failed": 502,
  "estimate-unreadable": 502,
  internal: 500,
} as const satisfies Record<keyof typeof apiErrorText, number>;

/** Name of a refusal, kebab-case: a key of `apiErrors`. */
export type ApiErrorType = keyof typeof apiErrors;

/** Body of every refusal. `type` is read as any text, so that an old app can show a refusal that it does not know. */
export const apiErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  /** Field -> sentence, for forms. */
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.number()),
});
/** A refusal as the device reads it; see `apiErrorSchema`. */
export type ApiError = z.infer<typeof apiErrorSchema>;
