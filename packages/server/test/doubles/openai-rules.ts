/** What OpenAI's chat completions refuse, as far as we could trip over it: strict structured outputs, names, roles. */

export type ApiProblem = { readonly status: number; readonly code: string };

type Body = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bodyKeys = new Set([
  "model",
  "messages",
  "max_tokens",
  "max_completion_tokens",
  "response_format",
  "stream",
  "stream_options",
]);

const schemaKeys = new Set([
  "type",
  "properties",
  "required",
  "items",
  "anyOf",
  "$defs",
  "$ref",
  "enum",
  "const",
  "description",
  "additionalProperties",
]);

/** Strict mode: closed objects with every property required. @returns the first thing wrong */
const strictProblem = (schema: unknown, path = "schema"): string | undefined => {
  if (!isObject(schema)) return `${path}: must be an object`;
  for (const key of Object.keys(schema)) if (!schemaKeys.has(key)) return `${path}.${key}: not permitted`;
  const properties = isObject(schema.properties) ? schema.properties : {};
  if (schema.type === "object") {
    if (schema.additionalProperties !== false) return `${path}: additionalProperties must be false`;
    const required = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined) return `${path}.required: ${missing} is missing`;
  }
  const children: (readonly [string, unknown])[] = [
    ...Object.entries(properties),
    ...Object.entries(isObject(schema.$defs) ? schema.$defs : {}),
    ...(schema.items === undefined ? [] : [["items", schema.items] as const]),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf : []).map((part, index) => [String(index), part] as const),
  ];
  for (const [name, child] of children) {
    const problem = strictProblem(child, `${path}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

const part = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  if (value.type === "text") return typeof value.text === "string" && value.text !== "";
  const image = value.type === "image_url" && isObject(value.image_url) ? value.image_url : undefined;
  return /^data:image\/(jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+=*$/.test(String(image?.url));
};
/** Text, or parts of text and pictures; pictures are the user's. */
const isContent = (content: unknown, role: unknown): boolean =>
  typeof content === "string" ||
  (role === "user" && Array.isArray(content) && content.length > 0 && content.every(part));

const invalid: ApiProblem = { status: 400, code: "invalid_request_error" };

/** @param key the key that this double knows; null: it asks for none */
export const requestProblem = (
  headers: Headers,
  body: unknown,
  key: string | null,
): ApiProblem | undefined => {
  if (key !== null && headers.get("authorization") !== `Bearer ${key}`)
    return { status: 401, code: "invalid_api_key" };
  if (!headers.get("content-type")?.startsWith("application/json") || !isObject(body)) return invalid;
  if (Object.keys(body).some((name) => !bodyKeys.has(name))) return invalid;
  if (body.model !== "gpt-test") return { status: 404, code: "model_not_found" };
  if (typeof (body.max_tokens ?? body.max_completion_tokens) !== "number") return invalid;
  const { messages } = body;
  if (!Array.isArray(messages) || messages.length === 0) return invalid;
  for (const message of messages)
    if (
      !isObject(message) ||
      !isContent(message.content, message.role) ||
      !/^(system|user|assistant)$/.test(String(message.role))
    )
      return invalid;
  if (body.response_format === undefined) return undefined;
  const format = isObject(body.response_format) ? body.response_format : undefined;
  const named = isObject(format?.json_schema) ? format.json_schema : undefined;
  if (format?.type !== "json_schema" || !/^[\w-]{1,64}$/.test(String(named?.name)) || named?.strict !== true)
    return invalid;
  return strictProblem(named.schema) === undefined ? undefined : invalid;
};
