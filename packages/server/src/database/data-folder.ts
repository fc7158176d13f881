/** What an operator does with a data folder, and what lies in it beside the household's database. */
export { type BackupProblem, restoreBackup, verifyBackup, writeBackup } from "./sqlite/backup.ts";
export { foodsFile, openFoodStore } from "./sqlite/food-store.ts";
export { unusableFileSentence } from "./sqlite/migrate.ts";
export { backUpWhenDue, listBackups, type RetentionCounts } from "./sqlite/nightly-backups.ts";
export { runOperatorQuery } from "./sqlite/operator-query.ts";
