/** Anthropic's models. Its library is the largest part of the server, so it is loaded only where a key is set. */
import * as z from "zod/mini";
import { provider } from "../provider.ts";

/** A model when `ANTHROPIC_API_KEY` is set; undefined when it is not. */
export const anthropic = provider(
  z.object({
    ANTHROPIC_API_KEY: z.string(),
    ANTHROPIC_BASE_URL: z.optional(z.string()),
    MUSTER_MODEL: z._default(z.string(), "claude-sonnet-5-5"),
  }),
  async ({ ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, MUSTER_MODEL: model }) =>
    (await import("./anthropic-model.ts")).anthropicModel({ apiKey, baseUrl, model }),
);
