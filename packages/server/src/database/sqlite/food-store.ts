/** The food store in `foods.db`. One table for each source's answers: rows under the ODbL never stand beside others. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { foodSchema, type OnlineSource } from "@muster/contract/nutrition";
import type { Food } from "@muster/domain/nutrition/foods/food";
import type { CachedAnswer, FoodStore } from "../../stores/food-store.ts";
import { resultCode } from "./statements.ts";

const tables: Readonly<Record<OnlineSource, string>> = {
  openFoodFacts: "open_food_facts",
  fdc: "food_data_central",
  nutritionix: "nutritionix",
};

const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA busy_timeout = 5000;
${Object.values(tables)
  .map(
    (table) =>
      `CREATE TABLE IF NOT EXISTS ${table} (gtin TEXT PRIMARY KEY, food TEXT, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  )
  .join("\n")}
CREATE TABLE IF NOT EXISTS imported (id TEXT PRIMARY KEY, gtin TEXT, food TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS imported_gtin ON imported (gtin) WHERE gtin IS NOT NULL;
CREATE VIRTUAL TABLE IF NOT EXISTS imported_words USING fts5 (words, id UNINDEXED, tokenize = 'porter unicode61');
`;

/** Path of `foods.db` in a data folder. */
export const foodsFile = (dataDir: string): string => join(dataDir, "foods.db");

const foodOf = (text: string): Food | undefined => {
  // Rows of an older version that read differently are as good as none.
  const read = foodSchema.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
};

/** Answers that are dropped in one go: a few ms. */
const slice = 1_000;
const sqliteBusy = 5;

/**
 * @param file `:memory:` for tests
 * @param writeWait ms for which a write waits for another process; the whole process is blocked meanwhile
 */
export const openFoodStore = (file: string, writeWait = 5_000): FoodStore => {
  const db = new DatabaseSync(file);
  db.exec(schema);
  db.exec(`PRAGMA busy_timeout = ${writeWait}`);
  const ask = db.prepare.bind(db);
  const readAnswer = new Map<OnlineSource, ReturnType<typeof ask>>();
  const writeAnswer = new Map<OnlineSource, ReturnType<typeof ask>>();
  for (const [source, table] of Object.entries(tables) as [OnlineSource, string][]) {
    readAnswer.set(source, ask(`SELECT food, at FROM ${table} WHERE gtin = ?`));
    writeAnswer.set(source, ask(`INSERT OR REPLACE INTO ${table} (gtin, food, at) VALUES (?, ?, ?)`));
  }
  const byCode = ask("SELECT food FROM imported WHERE gtin = ? LIMIT 1");
  const byWords = ask(
    `SELECT imported.food FROM imported_words JOIN imported USING (id)
     WHERE imported_words MATCH ? ORDER BY bm25(imported_words), length(imported_words.words) LIMIT ?`,
  );
  const drop = ask("DELETE FROM imported_words WHERE id = ?");
  const has = ask("SELECT 1 FROM imported WHERE id = ?");
  const add = ask("INSERT OR REPLACE INTO imported (id, gtin, food) VALUES (?, ?, ?)");
  const addWords = ask("INSERT INTO imported_words (words, id) VALUES (?, ?)");
  return {
    cachedAnswer: (source, gtin): CachedAnswer | undefined => {
      const row = readAnswer.get(source)?.get(gtin);
      if (row === undefined) return undefined;
      const food = typeof row.food === "string" ? foodOf(row.food) : null;
      return food === undefined ? undefined : { food, at: Number(row.at) };
    },
    cacheAnswer: (source, gtin, food, at) => {
      try {
        writeAnswer.get(source)?.run(gtin, food === null ? null : JSON.stringify(food), at);
      } catch (error) {
        if (resultCode(error) !== sqliteBusy) throw error;
      }
    },
    dropAnswersBefore: (before) => {
      try {
        const dropped = Object.values(tables).map((table) =>
          Number(
            ask(
              `DELETE FROM ${table} WHERE gtin IN (SELECT gtin FROM ${table} WHERE at < ? LIMIT ${slice})`,
            ).run(before).changes,
          ),
        );
        return dropped.some((count) => count === slice);
      } catch (error) {
        // An import holds the file; the next sweep tries again.
        if (resultCode(error) === sqliteBusy) return false;
        throw error;
      }
    },
    searchImported: (words, limit) => {
      if (words.length === 0) return [];
      // Quoted: a word is a word, whatever it looks like.
      const query = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");
      return byWords.all(query, limit).flatMap((row) => foodOf(String(row.food)) ?? []);
    },
    importedByBarcode: (gtin) => {
      const row = byCode.get(gtin);
      return row === undefined ? undefined : foodOf(String(row.food));
    },
    importFoods: (foods) => {
      db.exec("BEGIN IMMEDIATE");
      try {
        for (const food of foods) {
          if (has.get(food.id) !== undefined) drop.run(food.id);
          add.run(food.id, food.barcode ?? null, JSON.stringify(food));
          addWords.run(`${food.name} ${food.brand ?? ""}`, food.id);
        }
        db.exec("COMMIT");
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    importedCount: () => Number(ask("SELECT count(*) AS n FROM imported").get()?.n),
    close: () => db.close(),
  };
};
