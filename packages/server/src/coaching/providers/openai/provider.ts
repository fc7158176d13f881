/**
 * OpenAI's models, and every server that speaks its chat completions: Ollama, vLLM, LM Studio, llama.cpp, a gateway.
 * A server at home needs no key; OpenAI's own needs no address.
 */
import * as z from "zod/mini";
import type { Provider } from "../provider.ts";
import { provider } from "../provider.ts";

const ownAddress = "https://api.openai.com/v1";
const model = z._default(z.string(), "gpt-5.4-mini");

const withKey = provider(
  z.object({
    OPENAI_API_KEY: z.string(),
    OPENAI_BASE_URL: z._default(z.string(), ownAddress),
    MUSTER_MODEL: model,
  }),
  async ({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, MUSTER_MODEL: name }) =>
    (await import("./openai-model.ts")).openaiModel({ apiKey, baseUrl, model: name }),
);

const withoutKey = provider(
  z.object({ OPENAI_BASE_URL: z.string(), MUSTER_MODEL: model }),
  async ({ OPENAI_BASE_URL: baseUrl, MUSTER_MODEL: name }) =>
    (await import("./openai-model.ts")).openaiModel({ apiKey: undefined, baseUrl, model: name }),
);

/** A model when a key or a server of one's own is set; undefined when neither is. */
export const openAi: Provider = (environment) => withKey(environment) ?? withoutKey(environment);
