/**
 * A stand-in for OpenAI's chat completions over real HTTP: same path, chunks, refusals and errors, with scripted
 * misbehaviour, of OpenAI's own and of the servers that copy it.
 */
import type { ServerResponse } from "node:http";
import { requestProblem } from "./openai-rules.ts";
import { type ScriptedModel, sendPage, sendWhole, startScriptedModel } from "./scripted-model.ts";

export const openaiKey = "sk-canary-0123456789";

type OpenaiScript =
  | {
      readonly type: "answer";
      readonly text: string;
      readonly finish?: string;
      /** Reasoning, comments, empty choices, null usage, line ends of another system. */
      readonly noisy?: boolean;
      /** Sends the bytes in pieces of this size, through the middle of characters and lines. */
      readonly pieceBytes?: number;
    }
  /** Declines in its own field, as structured outputs do. */
  | { readonly type: "refuse"; readonly words: string }
  | {
      readonly type: "error";
      readonly status: number;
      readonly code: string;
      readonly retryAfter?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly type: "error-in-stream"; readonly text: string }
  | { readonly type: "stall"; readonly text: string }
  | { readonly type: "hang-up"; readonly text: string }
  | { readonly type: "end-early"; readonly text: string }
  | { readonly type: "html"; readonly status: number }
  /** Begins and never ends, faster than anybody reads. */
  | { readonly type: "flood" };

export type OpenaiDouble = ScriptedModel<OpenaiScript>;

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: unknown, finish: string | null = null): string =>
  data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "gpt-test",
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
    usage: null,
  });
const opening = chunk({ role: "assistant", content: "", refusal: null });
const textChunks = (text: string): string =>
  (text.match(/[\s\S]{1,40}/g) ?? []).map((part) => chunk({ content: part })).join("");
const ending = (finish: string): string =>
  chunk({}, finish) +
  data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    choices: [],
    usage: { prompt_tokens: 7_000, completion_tokens: 3_000, total_tokens: 10_000 },
  }) +
  "data: [DONE]\n\n";

/** What other servers add and leave out. */
const noise = `: keep-alive\n\n${chunk({ reasoning_content: '{"not": "the answer"}' })}${data({ choices: null })}`;

export const startOpenaiDouble = async (key: string | null = openaiKey): Promise<OpenaiDouble> => {
  const fail = (response: ServerResponse, status: number, code: string): void => {
    response.statusCode = status;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ error: { message: "wording can change", type: code, param: null, code } }));
  };

  const play = async (response: ServerResponse, script: OpenaiScript): Promise<void> => {
    if (script.type === "error") {
      if (script.retryAfter !== undefined) response.setHeader("retry-after", script.retryAfter);
      for (const [name, value] of Object.entries(script.headers ?? {})) response.setHeader(name, value);
      fail(response, script.status, script.code);
      return;
    }
    if (script.type === "html") {
      sendPage(response, script.status);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(opening);
    switch (script.type) {
      case "answer": {
        const half = Math.floor(script.text.length / 2);
        const middle =
          script.noisy === true
            ? noise + textChunks(script.text.slice(0, half)) + noise + textChunks(script.text.slice(half))
            : textChunks(script.text);
        const whole = middle + ending(script.finish ?? "stop");
        const sent = script.noisy === true ? whole.replaceAll("\n", "\r\n") : whole;
        await sendWhole(response, sent, script.pieceBytes);
        return;
      }
      case "refuse":
        response.end(chunk({ refusal: script.words }) + ending("stop"));
        return;
      case "error-in-stream":
        response.write(textChunks(script.text));
        response.end(data({ error: { message: "x", type: "server_error", code: null } }));
        return;
      case "stall":
        response.write(textChunks(script.text));
        return;
      case "hang-up":
        response.write(textChunks(script.text), () => response.destroy());
        return;
      case "end-early":
        response.end(textChunks(script.text));
        return;
      case "flood": {
        const much = textChunks("x".repeat(40_000));
        while (!response.destroyed) {
          if (!response.writableNeedDrain) response.write(much);
          await new Promise((resolve) => setImmediate(resolve));
        }
        return;
      }
    }
  };

  const served = await startScriptedModel<OpenaiScript>({
    path: "/v1/chat/completions",
    notFound: (response) => fail(response, 404, "not_found"),
    refuse: (response, { headers, body }) => {
      const problem = requestProblem(headers, body, key);
      if (problem !== undefined) fail(response, problem.status, problem.code);
      return problem !== undefined;
    },
    nothingScripted: (response) => fail(response, 500, "nothing_scripted"),
    play,
  });
  return { ...served, url: `${served.url}/v1` };
};
