/**
 * Anthropic's Messages API, streamed, with a structured answer. Uses `create` with `stream` and reads the events itself:
 * the SDK's `parse` would lose `stop_reason`, which has to be looked at before the text.
 */
import Anthropic from "@anthropic-ai/sdk";
import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { CoachModel, ModelFailure, ModelReply, ModelRequest } from "../../model.ts";
import { createTokenMeter, type TokenMeter } from "../../token-meter.ts";
import { anthropicFailure } from "./failure.ts";

/** Key, address and model of the Messages API. */
export type AnthropicSettings = {
  readonly apiKey: string;
  /** Another address of the same API; undefined: Anthropic's own. */
  readonly baseUrl: string | undefined;
  readonly model: string;
};

/** A model of Anthropic. Makes no request until `ask` is called. */
export const anthropicModel = ({ apiKey, baseUrl, model }: AnthropicSettings): CoachModel => {
  const client = new Anthropic({
    apiKey,
    // Nothing is taken from the environment behind our back.
    authToken: null,
    baseURL: baseUrl ?? "https://api.anthropic.com",
    // Whether to try again is decided by us, where the whole time is known.
    maxRetries: 0,
    // A redirect would carry the key somewhere else.
    fetchOptions: { redirect: "error" },
  });
  return {
    provider: "anthropic",
    name: model,
    ask: async (request, signal, onEvent, onText) => {
      const meter = createTokenMeter(request);
      const failed = (failure: ModelFailure) => {
        const usage = meter.tokens();
        return err(usage === undefined ? failure : { ...failure, usage });
      };
      try {
        const attentive = client.withOptions({ fetch: fetchTelling(onEvent) });
        const stream = await attentive.messages.create(bodyOf(model, request), { signal });
        meter.begin();
        const reply = await readStream(stream, meter, onText);
        // The SDK ends an aborted stream without a word.
        if (signal.aborted) return failed({ type: "cancelled" });
        return reply.ok ? reply : failed(reply.error);
      } catch (error) {
        return failed(signal.aborted ? { type: "cancelled" } : anthropicFailure(error));
      }
    },
  };
};

const bodyOf = (model: string, request: ModelRequest): Anthropic.MessageCreateParamsStreaming => ({
  model,
  max_tokens: request.maxTokens,
  // The static part first and marked, so that several people planned within the hour share it.
  ...(request.system === ""
    ? {}
    : { system: [{ type: "text", text: request.system, cache_control: { type: "ephemeral" } }] }),
  messages: request.turns.map(({ role, text, image }) => ({
    role,
    content:
      image === undefined
        ? text
        : [
            {
              type: "image" as const,
              source: { type: "base64" as const, media_type: image.mediaType, data: image.data },
            },
            { type: "text" as const, text },
          ],
  })),
  // What the API does not take (ranges, patterns) becomes text of the schema; our own check is what counts.
  ...(request.schema === null
    ? {}
    : { output_config: { format: { type: "json_schema", schema: transformJSONSchema(request.schema) } } }),
  stream: true,
});

/** Calls back for every piece that arrives: the SDK hides pings, which are signs of life too. */
const fetchTelling =
  (onEvent: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    onEvent();
    if (response.body === null) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          onEvent();
          controller.enqueue(piece);
        },
      }),
    );
    return new Response(body, response);
  };

/** Tokens written to and read from the prompt cache are counted separately: https://docs.claude.com/en/docs/build-with-claude/prompt-caching */
const inputOf = (usage: Anthropic.Usage): number =>
  usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);

/** Gathers the text blocks; thinking and whatever else comes is passed over, unknown events too. */
const readStream = async (
  stream: AsyncIterable<Anthropic.RawMessageStreamEvent>,
  meter: TokenMeter,
  onText: ((textSoFar: string) => void) | undefined,
): Promise<Result<ModelReply, ModelFailure>> => {
  let text = "";
  let stopReason: Anthropic.StopReason | null = null;
  let isWhole = false;
  for await (const event of stream) {
    switch (event.type) {
      case "message_start":
        meter.reported({ inputTokens: inputOf(event.message.usage) });
        break;
      case "content_block_delta":
        if (event.delta.type === "thinking_delta") meter.wrote(event.delta.thinking);
        if (event.delta.type === "text_delta") {
          meter.wrote(event.delta.text);
          text += event.delta.text;
          onText?.(text);
        }
        break;
      case "message_delta":
        stopReason = event.delta.stop_reason ?? stopReason;
        meter.reported({ outputTokens: event.usage.output_tokens });
        break;
      case "message_stop":
        isWhole = true;
        break;
      default:
        break;
    }
  }
  // The connection ended in the middle, politely: that is not an answer.
  if (!isWhole) return err({ type: "unavailable" });
  switch (stopReason) {
    case "refusal":
      return err({ type: "declined" });
    case "max_tokens":
    case "model_context_window_exceeded":
      return err({ type: "cut-off" });
    default:
      return ok({ text, usage: meter.tokens() ?? { inputTokens: 0, outputTokens: 0 } });
  }
};
