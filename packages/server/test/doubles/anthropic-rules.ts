/** What Anthropic's Messages API refuses, as far as we could trip over it (version 2026-10-21). */

export type ApiProblem = { readonly status: number; readonly type: string; readonly message: string };

const invalid = (message: string): ApiProblem => ({ status: 400, type: "invalid_request_error", message });

const bodyKeys = new Set([
  "model",
  "max_tokens",
  "messages",
  "system",
  "cache_control",
  "output_config",
  "thinking",
  "tools",
  "tool_choice",
  "stop_sequences",
  "stream",
  "metadata",
  "service_tier",
  "inference_geo",
]);
const removedKeys = ["temperature", "top_p", "top_k"];
const models = new Set(["claude-haiku-5-5", "claude-sonnet-5-5", "claude-opus-5-5", "claude-fable-5-1"]);

type Body = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const schemaKeys = new Set([
  "type",
  "properties",
  "required",
  "items",
  "anyOf",
  "allOf",
  "$defs",
  "$ref",
  "enum",
  "const",
  "description",
  "title",
  "additionalProperties",
  "format",
  "minItems",
]);
const formats = new Set([
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "uri",
  "ipv4",
  "ipv6",
  "uuid",
]);

/** The subset of JSON schema that structured outputs take. @returns the first thing wrong */
export const schemaProblem = (schema: unknown, path = "schema"): string | undefined => {
  if (!isObject(schema)) return `${path}: must be an object`;
  for (const key of Object.keys(schema)) {
    if (!schemaKeys.has(key)) return `${path}.${key}: not supported`;
  }
  if (schema.type === "object" && schema.additionalProperties !== false) {
    return `${path}: additionalProperties must be false`;
  }
  if (schema.minItems !== undefined && schema.minItems !== 0 && schema.minItems !== 1) {
    return `${path}.minItems: only 0 or 1`;
  }
  if (typeof schema.format === "string" && !formats.has(schema.format))
    return `${path}.format: not supported`;
  const children: [string, unknown][] = [
    ...Object.entries(isObject(schema.properties) ? schema.properties : {}),
    ...Object.entries(isObject(schema.$defs) ? schema.$defs : {}),
    ...(schema.items === undefined ? [] : [["items", schema.items] as [string, unknown]]),
    ...[
      ...(Array.isArray(schema.anyOf) ? schema.anyOf : []),
      ...(Array.isArray(schema.allOf) ? schema.allOf : []),
    ].map((part, index): [string, unknown] => [String(index), part]),
  ];
  for (const [name, child] of children) {
    const problem = schemaProblem(child, `${path}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** @param key the key that this double knows */
export const requestProblem = (headers: Headers, body: unknown, key: string): ApiProblem | undefined => {
  // The API documents x-api-key; the SDK from 1.x on sends the same key as a bearer token.
  const bearer = headers.get("authorization")?.replace(/^Bearer /, "");
  if ((headers.get("x-api-key") ?? bearer) !== key) {
    return { status: 401, type: "authentication_error", message: "invalid x-api-key" };
  }
  const version = headers.get("anthropic-version");
  if (version === null) return invalid("anthropic-version: header is required");
  if (!headers.get("content-type")?.startsWith("application/json"))
    return invalid("content-type must be JSON");
  if (!isObject(body)) return invalid("body must be an object");
  for (const removed of removedKeys) {
    if (removed in body && version >= "2026-10-21") return invalid(`${removed}: removed`);
  }
  const unknown = Object.keys(body).find((name) => !bodyKeys.has(name) && !removedKeys.includes(name));
  if (unknown !== undefined) return invalid(`${unknown}: Extra inputs are not permitted`);
  if (typeof body.model !== "string") return invalid("model: Field required");
  if (!models.has(body.model))
    return { status: 404, type: "not_found_error", message: `model: ${body.model}` };
  if (typeof body.max_tokens !== "number" || body.max_tokens < 0 || body.max_tokens > 128_000) {
    return invalid("max_tokens: must be 0 to 128000");
  }
  if (body.stream !== true && body.max_tokens > 21_333) return invalid("streaming is required");
  const choice = isObject(body.tool_choice) ? body.tool_choice.type : undefined;
  if (body.model === "claude-sonnet-5-5" && (choice === "tool" || choice === "any")) {
    return invalid("tool_choice: forced tool use is not supported by this model");
  }
  return messagesProblem(body.messages) ?? formatProblem(body.output_config);
};

const pictureTypes = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);

/** Blocks of a turn: text, and pictures in base64 (the kinds that are sent here). */
const blockProblem = (block: unknown): ApiProblem | undefined => {
  if (!isObject(block)) return invalid("messages.content: must be blocks");
  if (block.type === "text")
    return typeof block.text === "string" && block.text !== ""
      ? undefined
      : invalid("messages: text content blocks must be non-empty");
  if (block.type !== "image") return invalid("messages.content.type: unexpected");
  const source = isObject(block.source) ? block.source : {};
  if (source.type !== "base64" || !pictureTypes.has(String(source.media_type)))
    return invalid("messages.content.image.source: unexpected");
  return typeof source.data === "string" && /^[A-Za-z0-9+/]+=*$/.test(source.data)
    ? undefined
    : invalid("messages.content.image.source.data: invalid base64");
};

const messagesProblem = (messages: unknown): ApiProblem | undefined => {
  if (!Array.isArray(messages) || messages.length === 0) return invalid("messages: at least one is required");
  for (const message of messages) {
    if (!isObject(message) || (message.role !== "user" && message.role !== "assistant")) {
      return invalid("messages: unexpected role");
    }
    if (Array.isArray(message.content)) {
      for (const block of message.content) {
        const problem = blockProblem(block);
        if (problem !== undefined) return problem;
      }
    }
    if (message.content === "" || (Array.isArray(message.content) && message.content.length === 0)) {
      return invalid("messages: text content blocks must be non-empty");
    }
  }
  if (messages.at(-1)?.role === "assistant")
    return invalid("messages: prefill is not supported by this model");
  return undefined;
};

const formatProblem = (outputConfig: unknown): ApiProblem | undefined => {
  const format = isObject(outputConfig) ? outputConfig.format : undefined;
  if (format === undefined) return undefined;
  if (!isObject(format) || format.type !== "json_schema")
    return invalid("output_config.format: unknown type");
  const problem = schemaProblem(format.schema);
  return problem === undefined ? undefined : invalid(`output_config.format.${problem}`);
};
