/**
 * Food questions that need the server. Loaded with the panels that ask them. An answer that is not our server's counts
 * as offline, and so does one that takes too long; schemas are the contract's.
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

/** No answer, or a refusal with the server's sentence for people. */
export type FoodsFailure =
  | { readonly type: "offline" }
  | { readonly type: "refused"; readonly error: string; readonly message: string };

/** ms: people look at the screen meanwhile, and what is on the device is there at once. */
const patience = { food: 5_000, estimate: 60_000 } as const;

const ask = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  body?: unknown,
  longest: number = patience.food,
): Promise<Result<z.infer<S>, FoodsFailure>> => {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(longest),
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
    });
    const answer: unknown = await response.json();
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      return parsed.success ? ok(parsed.data) : err({ type: "offline" });
    }
    const failure = apiErrorSchema.safeParse(answer);
    return err(
      failure.success
        ? { type: "refused", error: failure.data.type, message: failure.data.message }
        : { type: "offline" },
    );
  } catch {
    return err({ type: "offline" });
  }
};

/** Foods by words, from the server's sources. */
export const searchOnline = (query: string) =>
  ask(foodSearchReplySchema, `/api/foods/search?q=${encodeURIComponent(query)}`);
/** The product of a barcode, from the server's sources. */
export const barcodeOnline = (gtin: string) =>
  ask(barcodeReplySchema, `/api/foods/barcode/${encodeURIComponent(gtin)}`);
/** The parts of a meal as a model sees them; waits longer than other calls. */
export const estimateOnline = (request: EstimateRequest) =>
  ask(estimateReplySchema, "/api/foods/estimate", request, patience.estimate);
