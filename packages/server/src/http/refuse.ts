/** Refusals: every one has a type, a status and a sentence, all from the contract's tables. */
import { type ApiError, type ApiErrorType, apiErrors } from "@muster/contract/errors";
import { apiErrorText } from "@muster/contract/errors.text";
import type { Context } from "hono";

/** What a refusal says beyond its type. */
export type RefusalDetails = Pick<ApiError, "fields" | "retryAfterSeconds"> & {
  /** A sentence after the type's own. */
  readonly also?: string;
};

/** A refusal as a response, with the status and sentence of its type and a `Retry-After` header where waiting helps. */
export const refuse = (
  c: Context,
  type: ApiErrorType,
  { also, ...details }: RefusalDetails = {},
): Response => {
  const message = apiErrorText[type];
  if (details.retryAfterSeconds !== undefined) c.header("Retry-After", String(details.retryAfterSeconds));
  const body: ApiError = { type, message: also === undefined ? message : `${message} ${also}`, ...details };
  return c.json(body, apiErrors[type]);
};
