/**
 * Writes the data dictionary: every kind of record, its fields, types and limits from the schemas themselves, and what
 * the doc comment above a field says (units, mostly). `docs/data-dictionary.md` is its output; a test compares them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { measurementLabels } from "@muster/domain/body/measurements.text";
import { measurementNames, measurements } from "@muster/domain/body/reading";
import { root } from "./paths.ts";

const domain = join(root, "packages/domain/src");

/** The part of a zod definition that is read here. Its own types are a union over every kind of schema. */
type Definition = {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly defaultValue?: unknown;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly format?: string;
};
type Check = {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
};
type Schema = { readonly _zod: { readonly def: Definition } };

type Kind = {
  readonly schema: Schema;
  readonly scope: string;
  readonly id: string;
  readonly maps?: readonly string[];
  readonly day?: string;
};

/** What comments say: schema name -> field -> sentence. */
export type Comments = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Doc comments above the fields of each `const somethingSchema = z.object({ … })` of a source file. */
export const commentsIn = (source: string): Comments =>
  new Map(
    [
      ...source.matchAll(
        /^(?:export )?const (\w+Schema) = z\.(?:strictObject|object)\(\{\n([\s\S]*?)^\}\)/gm,
      ),
    ].map(([, name = "", body = ""]) => [
      name,
      new Map(
        [...body.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+):/gm)].map(
          ([, text = "", field = ""]) => [field, text.replaceAll(/\s*\n\s*\*\s?/g, " ").trim()],
        ),
      ),
    ]),
  );

/** The limits of a string or number in words; '' when there are none. */
const limitsOf = ({ checks = [] }: Definition): string => {
  const rules = checks.map(({ _zod }) => _zod.def);
  const text = rules.flatMap(({ check, value, inclusive, minimum, maximum, pattern }) => {
    if (check === "greater_than") return [`${inclusive === true ? "≥" : ">"} ${value}`];
    if (check === "less_than") return [`${inclusive === true ? "≤" : "<"} ${value}`];
    if (check === "min_length") return [`at least ${minimum} long`];
    if (check === "max_length") return [`at most ${maximum} long`];
    if (check === "string_format" && pattern !== undefined) return [`\`${pattern.source}\``];
    return [];
  });
  return text.join(", ");
};

const isWhole = ({ checks = [] }: Definition): boolean =>
  checks.some(({ _zod }) => _zod.def.check === "number_format" && _zod.def.format === "safeint");

/** The type of a field in words. Shapes with a name of their own are named, and get a table. */
const typeOf = (schema: Schema, names: ReadonlyMap<Schema, string>): string => {
  const { def } = schema._zod;
  const named = names.get(schema);
  switch (def.type) {
    case "nullable":
      return def.innerType === undefined ? "?" : `${typeOf(def.innerType, names)}, or null`;
    case "optional":
      return def.innerType === undefined ? "?" : `${typeOf(def.innerType, names)}, or absent`;
    case "default":
      return def.innerType === undefined
        ? "?"
        : `${typeOf(def.innerType, names)}; when absent \`${String(def.defaultValue)}\``;
    case "array":
      return def.element === undefined ? "?" : `list of ${typeOf(def.element, names)}`;
    case "record":
      return def.valueType === undefined ? "?" : `map by id of ${typeOf(def.valueType, names)}`;
    case "union":
      return (def.options ?? []).map((option) => typeOf(option, names)).join(", or ");
    case "enum":
      return (
        named ??
        Object.keys(def.entries ?? {})
          .map((value) => `\`${value}\``)
          .join(" ")
      );
    case "object":
      return named === undefined
        ? `{ ${Object.entries(def.shape ?? {})
            .map(([field, inner]) => `${field}: ${typeOf(inner, names)}`)
            .join("; ")} }`
        : `[${named}](#${named.toLowerCase()})`;
    case "number": {
      const limits = limitsOf(def);
      return `${isWhole(def) ? "whole number" : "number"}${limits === "" ? "" : ` (${limits})`}`;
    }
    case "string": {
      if (named !== undefined) return named;
      const limits = limitsOf(def);
      return `${def.format === "uuid" ? "id" : "text"}${limits === "" ? "" : ` (${limits})`}`;
    }
    default:
      return def.type;
  }
};

/** Plain types with a name that says more than 'text' or a long list. */
const plainNames: Readonly<Record<string, string>> = {
  civilDateSchema: "civil date",
  instantSchema: "instant",
  weekdaySchema: "weekday",
  usernameSchema: "username",
  idSchema: "id",
};

const cell = (text: string): string => text.replaceAll("|", "\\|");

const table = (
  schema: Schema,
  names: ReadonlyMap<Schema, string>,
  comments: ReadonlyMap<string, string> | undefined,
): string =>
  [
    "| field | type and limits | what it is |",
    "|---|---|---|",
    ...Object.entries(schema._zod.def.shape ?? {}).map(
      ([field, inner]) =>
        `| ${field} | ${cell(typeOf(inner, names))} | ${cell(comments?.get(field) ?? "")} |`,
    ),
  ].join("\n");

/** Named shapes inside a schema, in the order in which a reader meets them. */
const shapesIn = (schema: Schema, names: ReadonlyMap<Schema, string>): readonly Schema[] => {
  const { def } = schema._zod;
  const inner = [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    ...[def.innerType, def.element, def.valueType].filter((part) => part !== undefined),
  ];
  return inner.flatMap((part) => [
    ...(part._zod.def.type === "object" && names.has(part) ? [part] : []),
    ...shapesIn(part, names),
  ]);
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "testing" ? [] : sourcesIn(path);
      return entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts") ? [path] : [];
    })
    .sort();

/** The whole document. Reads the domain's source files and runs its schemas; writes nothing. */
export const dataDictionary = async (): Promise<string> => {
  const files = sourcesIn(domain).map((path) => ({ path, source: readFileSync(path, "utf8") }));
  const names = new Map<Schema, string>();
  const comments = new Map<string, ReadonlyMap<string, string>>();
  const homes = new Map<Schema, string>();
  for (const { path, source } of files) {
    if (!/Schema\b/.test(source)) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const [name, value] of Object.entries(module)) {
      // A name ends in Schema only for a schema, by the house's convention.
      if (!name.endsWith("Schema")) continue;
      const schema = value as Schema;
      const { type } = schema._zod.def;
      const plain = plainNames[name];
      if (plain !== undefined) names.set(schema, plain);
      else if (type === "object" && !names.has(schema)) names.set(schema, name.replace(/Schema$/, ""));
      homes.set(schema, relative(root, path));
    }
    for (const [name, fields] of commentsIn(source)) comments.set(name.replace(/Schema$/, ""), fields);
  }
  const records = (await import(pathToFileURL(join(domain, "records.ts")).href)) as {
    readonly recordKinds: Readonly<Record<string, Kind>>;
    readonly recordSchemaVersion: number;
  };
  const kinds = Object.entries(records.recordKinds);
  const commentsOf = (schema: Schema) => comments.get(names.get(schema) ?? "");
  const own = new Set(kinds.map(([, { schema }]) => schema));
  const shapes = new Set(
    kinds.flatMap(([, { schema }]) => shapesIn(schema, names)).filter((one) => !own.has(one)),
  );
  return [
    "# Data dictionary",
    "",
    "Generated from `packages/domain/src/records.ts`; do not edit. After a change of a schema, run",
    "`npx vitest run --project unit tools/lib/generated-docs.test.ts -u`.",
    "",
    "Masses are stored in pounds, lengths in inches, energy in kcal, at full precision. *text* without another word that",
    "holds a moment is an instant, ISO 8601 in UTC; a *civil date* is `YYYY-MM-DD`; an *id* is a UUID; a *weekday* is its",
    "English name in small letters. Lengths of texts are in UTF-16 units. How ids are computed and fields merge:",
    "[specs/records.md](specs/records.md).",
    "",
    `Version of these shapes on the wire: ${records.recordSchemaVersion}.`,
    "",
    "# Kinds",
    ...kinds.flatMap(([kind, { schema, scope, id, maps, day }]) => [
      "",
      `## ${kind}`,
      "",
      `Scope: ${scope === "household" ? "the household's" : "one profile's"}. Id: ${id}.${
        day === undefined ? "" : ` Day: \`${day}\`.`
      }${maps === undefined ? "" : ` Merged entry by entry: ${maps.map((map) => `\`${map}\``).join(", ")}.`} Schema: \`${homes.get(schema) ?? ""}\`.`,
      "",
      table(schema, names, commentsOf(schema)),
    ]),
    "",
    "# Measurements",
    "",
    "What the `metric` of a reading may be (`packages/domain/src/body/reading.ts`). Limits are in the stored unit: a mass in",
    "pounds, a length in inches, a heart rate in beats a minute.",
    "",
    "| metric | on the screen | unit | lowest | highest |",
    "|---|---|---|---|---|",
    ...measurementNames.map((metric) => {
      const { unit, lowest, highest } = measurements[metric];
      return `| ${metric} | ${measurementLabels[metric]} | ${unit} | ${lowest} | ${highest} |`;
    }),
    "",
    "# Shapes inside them",
    ...[...shapes].flatMap((schema) => [
      "",
      `## ${names.get(schema) ?? ""}`,
      "",
      table(schema, names, commentsOf(schema)),
    ]),
    "",
  ].join("\n");
};
