/** A small download of FoodData Central, through the real command and the real table. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { foodsFile, openFoodStore } from "../src/database/data-folder.ts";

let folder = "";
let dataDir = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "muster-fdc-"));
  dataDir = mkdtempSync(join(tmpdir(), "muster-foods-"));
});
afterEach(() => {
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

const write = (name: string, lines: readonly string[]): void =>
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);

const download = (): void => {
  write("food.csv", [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"1","survey_fndds_food","Lasagna, ""homemade"", with meat","1","2024-10-31"',
    '"2","branded_food","OAT BAR","","2024-10-31"',
    '"3","sub_sample_food","A sample of a laboratory","",""',
    '"4","foundation_food","Nobody knows what","",""',
  ]);
  write("food_nutrient.csv", [
    "id,fdc_id,nutrient_id,amount",
    // FNDDS writes the number of a nutrient, the others its id.
    "1,1,208,135",
    "2,1,203,8.3",
    "3,1,205,12.1",
    "4,1,204,6",
    "5,2,1008,410",
    "6,2,1003,9",
    "7,2,1005,65",
    "8,2,1004,13",
  ]);
  write("food_portion.csv", [
    "id,fdc_id,amount,portion_description,modifier,gram_weight",
    "1,1,,1 piece,10205,206",
  ]);
  write("branded_food.csv", [
    "fdc_id,brand_owner,brand_name,gtin_upc,serving_size,serving_size_unit,household_serving_fulltext",
    '2,"Oats, Inc.",,0012345678905,40,g,1 bar',
  ]);
};

const run = (...args: readonly string[]) =>
  spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "tools/commands/foods-import.ts", ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: "utf8",
    },
  );

test("FOOD-01 an import gives foods with measures and barcodes, once", () => {
  download();
  for (let time = 0; time < 2; time += 1) {
    const { status, stdout } = run(folder);
    expect([status, stdout]).toEqual([
      0,
      "2 foods imported, 1 left out because they have no usable numbers. The table holds 2 now.\n",
    ]);
  }
  const store = openFoodStore(foodsFile(dataDir));
  expect(store.searchImported(["lasagna", "meat"], 5)).toMatchObject([
    { id: "fdc:1", per100g: { kcal: 135, proteinG: 8.3 }, defaultMeasure: { label: "1 piece", grams: 206 } },
  ]);
  expect(store.importedByBarcode("0012345678905")).toMatchObject({ name: "Oat bar", brand: "Oats, Inc." });
  expect(store.searchImported(['"; DROP TABLE imported; --'], 5)).toEqual([]);
  store.close();
});

test("FOOD-01 an invalid import is refused with one sentence and exit code", () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining("npm run foods:import") });
  expect(run(join(folder, "nowhere"))).toMatchObject({ status: 2 });
  expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no") });
  write("food.csv", ["name,price", "Bread,2"]);
  write("food_nutrient.csv", ["a", "1"]);
  expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining("no column 'fdc_id'") });
});
