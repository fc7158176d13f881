/**
 * A stand-in for Anthropic's Messages API over real HTTP: same path, headers, refusals, events and errors, with scripted
 * misbehaviour. What it says about the API is in `anthropic-rules.ts`; what it does is in the scripts below.
 */
import type { ServerResponse } from "node:http";
import { requestProblem } from "./anthropic-rules.ts";
import { type ScriptedModel, sendPage, sendWhole, startScriptedModel } from "./scripted-model.ts";

export const doubleKey = "sk-ant-canary-0123456789";

export type Script =
  /** A whole answer. `stopReason` as the API names it. */
  | {
      readonly type: "answer";
      readonly text: string;
      readonly stopReason?: string;
      /** Thinking and other blocks before and between, unknown events, pings. */
      readonly noisy?: boolean;
      /** Sends the bytes in pieces of this size, through the middle of characters and lines. */
      readonly pieceBytes?: number;
    }
  | {
      readonly type: "error";
      readonly status: number;
      readonly error: string;
      readonly retryAfter?: string;
      readonly code?: string;
      /** A redirect says where to. */
      readonly location?: string;
    }
  /** Begins to answer, then says that it is overloaded, in the stream. */
  | { readonly type: "error-in-stream"; readonly text: string; readonly error: string }
  /** Begins to answer and then is silent for ever. */
  | { readonly type: "stall"; readonly text: string }
  /** Begins to answer and ends when the test releases it. */
  | { readonly type: "held"; readonly text: string }
  /** Never says anything but pings, each time the test asks for one. */
  | { readonly type: "pings" }
  /** Begins to answer and the connection breaks. */
  | { readonly type: "hang-up"; readonly text: string }
  /** Begins to answer and the stream ends as if all were well. */
  | { readonly type: "end-early"; readonly text: string }
  /** A proxy's page. */
  | { readonly type: "html"; readonly status: number };

/** Without a script it answers 500. */
export type AnthropicDouble = ScriptedModel<Script> & {
  ping(): void;
  /** Lets a held answer end. */
  release(): void;
};

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const ping = event("ping", { type: "ping" });

const usage = {
  // The static part of a question is kept for a while by the API, and then counted for itself.
  input_tokens: 1_000,
  output_tokens: 1,
  cache_creation_input_tokens: 2_000,
  cache_read_input_tokens: 5_000,
};

const begin = (model: unknown): string =>
  event("message_start", {
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      stop_details: null,
      usage,
    },
  });

const block = (index: number, start: unknown, deltas: readonly unknown[]): string =>
  [
    event("content_block_start", { type: "content_block_start", index, content_block: start }),
    ...deltas.map((delta) => event("content_block_delta", { type: "content_block_delta", index, delta })),
    event("content_block_stop", { type: "content_block_stop", index }),
  ].join("");

const textBlock = (index: number, text: string): string =>
  block(
    index,
    { type: "text", text: "" },
    text.match(/[\s\S]{1,40}/g)?.map((part) => ({ type: "text_delta", text: part })) ?? [],
  );

const finish = (stopReason: string): string =>
  event("message_delta", {
    type: "message_delta",
    delta: {
      stop_reason: stopReason,
      stop_sequence: null,
      stop_details: stopReason === "refusal" ? { type: "refusal", category: "x", explanation: "no" } : null,
    },
    usage: { ...usage, output_tokens: 4_000 },
  }) + event("message_stop", { type: "message_stop" });

const noisyBlocks = (text: string): string => {
  const half = Math.floor(text.length / 2);
  return [
    ping,
    block(0, { type: "thinking", thinking: "", signature: "" }, [
      { type: "thinking_delta", thinking: '{"this": "is not the answer"}' },
      { type: "signature_delta", signature: "abc" },
    ]),
    event("brand_new_event", { type: "brand_new_event", hello: true }),
    textBlock(1, text.slice(0, half)),
    ping,
    textBlock(2, text.slice(half)),
  ].join("");
};

export const startAnthropicDouble = async (): Promise<AnthropicDouble> => {
  let current: ServerResponse | undefined;
  let release: () => void = () => {};

  const fail = (response: ServerResponse, status: number, type: string, message: string, code?: string) => {
    response.statusCode = status;
    response.setHeader("content-type", "application/json");
    response.setHeader("request-id", "req_1");
    const details = code === undefined ? {} : { details: { error_code: code } };
    response.end(
      JSON.stringify({ type: "error", error: { type, message, ...details }, request_id: "req_1" }),
    );
  };

  const play = async (response: ServerResponse, script: Script, model: unknown): Promise<void> => {
    if (script.type === "error") {
      if (script.retryAfter !== undefined) response.setHeader("retry-after", script.retryAfter);
      if (script.location !== undefined) response.setHeader("location", script.location);
      fail(response, script.status, script.error, "wording can change", script.code);
      return;
    }
    if (script.type === "html") {
      sendPage(response, script.status);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream", "request-id": "req_1" });
    response.write(begin(model));
    switch (script.type) {
      case "answer": {
        const blocks = script.noisy === true ? noisyBlocks(script.text) : textBlock(0, script.text);
        await sendWhole(response, blocks + finish(script.stopReason ?? "end_turn"), script.pieceBytes);
        return;
      }
      case "error-in-stream":
        response.write(textBlock(0, script.text));
        response.end(event("error", { type: "error", error: { type: script.error, message: "Overloaded" } }));
        return;
      case "stall":
        response.write(textBlock(0, script.text));
        return;
      case "held":
        response.write(textBlock(0, script.text));
        release = () => response.end(finish("end_turn"));
        return;
      case "pings":
        response.write(ping);
        return;
      case "hang-up":
        response.write(textBlock(0, script.text), () => response.destroy());
        return;
      case "end-early":
        response.end(textBlock(0, script.text));
        return;
    }
  };

  const served = await startScriptedModel<Script>({
    path: "/v1/messages",
    notFound: (response) => fail(response, 404, "not_found_error", "not found"),
    refuse: (response, { headers, body }) => {
      const problem = requestProblem(headers, body, doubleKey);
      if (problem !== undefined) fail(response, problem.status, problem.type, problem.message);
      return problem !== undefined;
    },
    nothingScripted: (response) => fail(response, 500, "api_error", "nothing scripted"),
    play: (response, script, { body }) => {
      current = response;
      return play(response, script, body.model);
    },
  });
  return { ...served, ping: () => current?.write(ping), release: () => release() };
};
