/** `npm run foods:import -- DIR`: foods of a FoodData Central download into the server's food table. Exit codes: 0, 1 failed, 2 wrong use. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { foodsFile, openFoodStore } from "../../packages/server/src/database/data-folder.ts";
import { type ImportProblem, importFoods } from "../../packages/server/src/nutrition/import-foods.ts";

const usage =
  "npm run foods:import -- DIR\n\nDIR holds the unpacked CSV files of a download from fdc.nal.usda.gov: food.csv and food_nutrient.csv, and\nfood_portion.csv and branded_food.csv where they are. DATA_DIR says which server's table is filled (default ./data).";

const sentenceFor = (problem: ImportProblem): string => {
  switch (problem.type) {
    case "missing-file":
      return `There is no ${problem.file}. Nothing was imported; please give the folder of the unpacked download.`;
    case "not-fdc":
      return `${problem.file} has no column '${problem.column}', so it is no table of FoodData Central. Nothing was imported.`;
    case "unreadable":
      return `${problem.file} could not be read: ${problem.detail}. Nothing was imported.`;
  }
};

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0 || folder.startsWith("-")) {
  console.error(usage);
  process.exit(2);
}
if (!existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error(`${folder} is no folder. Nothing was imported.`);
  process.exit(2);
}
const dataDir = process.env.DATA_DIR ?? "./data";
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const store = openFoodStore(foodsFile(dataDir));
const report = await importFoods(folder, store, (sentence) => console.error(sentence));
if (report.ok)
  console.log(
    `${report.value.foods} foods imported, ${report.value.leftOut} left out because they have no usable numbers. The table holds ${store.importedCount()} now.`,
  );
else console.error(sentenceFor(report.error));
store.close();
process.exitCode = report.ok ? 0 : 1;
