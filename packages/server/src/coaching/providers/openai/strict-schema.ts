/**
 * A JSON schema as strict structured outputs take it: every object closed, every property required. What they do not
 * know (ranges, patterns, lengths) is left out; our own check of the answer is what counts.
 */
type Schema = Readonly<Record<string, unknown>>;

const supportedKeywords = ["type", "enum", "const", "description", "$ref"] as const;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapped = (value: Schema): Schema =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isSchema(part) ? strictSchema(part) : part]),
  );

/** Rewrites a JSON schema for strict structured outputs. Pure; the given schema is left as it is. */
export const strictSchema = (schema: Schema): Schema => {
  const properties = isSchema(schema.properties) ? mapped(schema.properties) : undefined;
  return {
    ...Object.fromEntries(
      supportedKeywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])),
    ),
    ...(properties === undefined
      ? {}
      : { properties, required: Object.keys(properties), additionalProperties: false }),
    ...(isSchema(schema.items) ? { items: strictSchema(schema.items) } : {}),
    ...(Array.isArray(schema.anyOf) ? { anyOf: schema.anyOf.filter(isSchema).map(strictSchema) } : {}),
    ...(isSchema(schema.$defs) ? { $defs: mapped(schema.$defs) } : {}),
  };
};
