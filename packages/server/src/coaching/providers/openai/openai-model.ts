/**
 * Chat completions as OpenAI defined them, streamed, with a structured answer. Written against the wire, not a library:
 * many servers speak it, each leaves something else out, and what is missing reads as nothing.
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { CoachModel, ModelFailure, ModelReply, ModelRequest } from "../../model.ts";
import { createTokenMeter, type TokenMeter } from "../../token-meter.ts";
import { type OpenAiError, openAiFailure } from "./failure.ts";
import { readEvents } from "./read-events.ts";
import { strictSchema } from "./strict-schema.ts";

/** Key, address and model of a chat-completions API. */
export type OpenaiSettings = {
  /** undefined: a server that asks for none. */
  readonly apiKey: string | undefined;
  /** With its version: 'https://api.openai.com/v1', 'http://localhost:11434/v1'. */
  readonly baseUrl: string;
  readonly model: string;
};

/** A piece of the stream, as far as it is read here. */
type Chunk = {
  readonly choices?:
    | readonly {
        readonly delta?: { readonly content?: string | null; readonly refusal?: string | null } | null;
        readonly finish_reason?: string | null;
      }[]
    | null;
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number } | null;
  readonly error?: OpenAiError | null;
};

/** A model behind a chat-completions API. Makes no request until `ask` is called. */
export const openaiModel = ({ apiKey, baseUrl, model }: OpenaiSettings): CoachModel => {
  const address = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  const isOpenai = URL.canParse(address) && new URL(address).hostname === "api.openai.com";
  return {
    provider: "openai",
    name: model,
    ask: async (request, signal, onEvent, onText) => {
      if (signal.aborted) return err({ type: "cancelled" });
      const meter = createTokenMeter(request);
      const failed = (failure: ModelFailure) => {
        const usage = meter.tokens();
        return err(usage === undefined ? failure : { ...failure, usage });
      };
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "text/event-stream",
            ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify(bodyOf(model, request, isOpenai)),
          // A redirect would carry the key somewhere else.
          redirect: "error",
          signal,
        });
        onEvent();
        const reply = await readResponse(response, meter, onEvent, onText);
        if (signal.aborted) return failed({ type: "cancelled" });
        return reply.ok ? reply : failed(reply.error);
      } catch {
        return failed({ type: signal.aborted ? "cancelled" : "unavailable" });
      }
    },
  };
};

const bodyOf = (model: string, request: ModelRequest, isOpenai: boolean) => ({
  model,
  messages: [
    ...(request.system === "" ? [] : [{ role: "system", content: request.system }]),
    ...request.turns.map(({ role, text, image }) => ({
      role,
      content:
        image === undefined
          ? text
          : [
              {
                type: "image_url",
                image_url: { url: `data:${image.mediaType};base64,${image.data}` },
              },
              { type: "text", text },
            ],
    })),
  ],
  // OpenAI's own models refuse the old name, other servers may not know the new one.
  [isOpenai ? "max_completion_tokens" : "max_tokens"]: request.maxTokens,
  ...(request.schema === null
    ? {}
    : {
        response_format: {
          type: "json_schema",
          json_schema: { name: "answer", strict: true, schema: strictSchema(request.schema) },
        },
      }),
  stream: true,
  stream_options: { include_usage: true },
});

const readResponse = async (
  response: Response,
  meter: TokenMeter,
  onEvent: () => void,
  onText: ((textSoFar: string) => void) | undefined,
): Promise<Result<ModelReply, ModelFailure>> => {
  if (!response.ok)
    return err(openAiFailure(response.status, await errorIn(response), response.headers, Date.now()));
  const isStream = response.headers.get("content-type")?.includes("text/event-stream") === true;
  // A page of a network's sign-in, or a server that does not stream: not an answer.
  if (!isStream || response.body === null) return err({ type: "unavailable" });
  meter.begin();
  return readStream(response.body, meter, onEvent, onText);
};

const errorIn = async (response: Response): Promise<OpenAiError> => {
  try {
    // The API's own shape; whatever is missing reads as nothing.
    const body = (await response.json()) as { readonly error?: OpenAiError | string } | null;
    return typeof body?.error === "object" ? body.error : {};
  } catch {
    return {};
  }
};

const readStream = async (
  body: ReadableStream<Uint8Array>,
  meter: TokenMeter,
  onEvent: () => void,
  onText: ((textSoFar: string) => void) | undefined,
): Promise<Result<ModelReply, ModelFailure>> => {
  let text = "";
  let refused = false;
  let finish: string | undefined;
  for await (const data of readEvents(body, onEvent)) {
    if (data === "[DONE]") break;
    // The API's own shape; whatever is missing reads as nothing.
    const chunk = JSON.parse(data) as Chunk;
    if (chunk.error !== undefined && chunk.error !== null)
      return err(openAiFailure(500, chunk.error, undefined, 0));
    const [choice] = chunk.choices ?? [];
    const piece = choice?.delta?.content ?? "";
    meter.wrote(piece);
    text += piece;
    if (piece !== "") onText?.(text);
    refused ||= (choice?.delta?.refusal ?? "") !== "";
    finish = choice?.finish_reason ?? finish;
    if (chunk.usage !== undefined && chunk.usage !== null)
      meter.reported({
        ...(chunk.usage.prompt_tokens === undefined ? {} : { inputTokens: chunk.usage.prompt_tokens }),
        ...(chunk.usage.completion_tokens === undefined
          ? {}
          : { outputTokens: chunk.usage.completion_tokens }),
      });
  }
  if (refused || finish === "content_filter") return err({ type: "declined" });
  if (finish === "length") return err({ type: "cut-off" });
  // The stream ended without a word of its end: that is not an answer.
  return finish === undefined
    ? err({ type: "unavailable" })
    : ok({ text, usage: meter.tokens() ?? { inputTokens: 0, outputTokens: 0 } });
};
