import { expect, test } from "vitest";
import * as z from "zod/mini";
import { recordKinds } from "./records.ts";

/** What zod keeps of a schema, as far as this test asks. */
type Schema = {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly format?: string;
      readonly checks?: readonly {
        readonly _zod: { readonly def: { readonly check: string; readonly pattern?: RegExp } };
      }[];
      readonly innerType?: Schema;
      readonly element?: Schema;
      readonly keyType?: Schema;
      readonly valueType?: Schema;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly options?: readonly Schema[];
    };
  };
};

/** Patterns that end, such as a barcode's. */
const ends = (pattern: RegExp): boolean => /^\^.*\{[\d,]+\}\$$/.test(pattern.source);

/** @returns paths of texts, lists and maps without an end */
const endless = (schema: Schema, path: string): readonly string[] => {
  const { def } = schema._zod;
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const isBounded = checks.some(({ check }) => check === "max_length");
  const inner = [
    ...(def.innerType === undefined ? [] : endless(def.innerType, path)),
    ...(def.element === undefined ? [] : endless(def.element, `${path}[]`)),
    ...(def.keyType === undefined ? [] : endless(def.keyType, `${path} key`)),
    ...(def.valueType === undefined ? [] : endless(def.valueType, `${path}{}`)),
    ...Object.entries(def.shape ?? {}).flatMap(([field, part]) => endless(part, `${path}.${field}`)),
    ...(def.options ?? []).flatMap((option) => endless(option, path)),
  ];
  const isDate = checks.some(({ check }) => check === "custom");
  const isText = def.type === "string" && def.format === undefined && !isDate;
  const isEndless =
    (isText && !isBounded && !checks.some(({ pattern }) => pattern !== undefined && ends(pattern))) ||
    (def.type === "array" && !isBounded);
  return isEndless ? [path, ...inner] : inner;
};

test.each(Object.entries(recordKinds))("SYNC-03 every text and list of a %s has an end", (name, kind) => {
  // zod's own types do not speak of what lies below.
  expect(endless(kind.schema as unknown as Schema, name)).toEqual([]);
});

test("control: a text, a list and a pattern without an end are found", () => {
  const schema = z.object({ a: z.string(), b: z.array(z.number()), c: z.string().check(z.regex(/^a+$/)) });
  expect(endless(schema as unknown as Schema, "x")).toEqual(["x.a", "x.b", "x.c"]);
});
