/**
 * Food questions that need the server. Loaded with the panels that ask them. An answer that is not our server's counts
 * as offline; schemas are the contract's.
 */
import { apiErrorSchema } from "@muster/contract/errors";
import {
  barcodeReplySchema,
  type EstimateRequest,
  estimateReplySchema,
  foodSearchReplySchema,
} from "@muster/contract/nutrition";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type * as z from "zod/mini";

export type FoodsFailure =
  | { readonly type: "offline" }
  | { readonly type: "refused"; readonly message: string };

const ask = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  body?: unknown,
): Promise<Result<z.infer<S>, FoodsFailure>> => {
  try {
    const response = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
    );
    const answer: unknown = await response.json();
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      return parsed.success ? ok(parsed.data) : err({ type: "offline" });
    }
    const failure = apiErrorSchema.safeParse(answer);
    return err(failure.success ? { type: "refused", message: failure.data.message } : { type: "offline" });
  } catch {
    return err({ type: "offline" });
  }
};

export const searchOnline = (query: string) =>
  ask(foodSearchReplySchema, `/api/foods/search?q=${encodeURIComponent(query)}`);
export const barcodeOnline = (gtin: string) =>
  ask(barcodeReplySchema, `/api/foods/barcode/${encodeURIComponent(gtin)}`);
export const estimateOnline = (request: EstimateRequest) =>
  ask(estimateReplySchema, "/api/foods/estimate", request);
