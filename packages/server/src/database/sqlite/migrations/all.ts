/** All steps in order. A new schema is one file and one line here; files that shipped are never edited. */
import type { SqliteMigration } from "../migration.ts";
import { start } from "./0001-start.ts";
import { claimedJobs } from "./0002-claimed-jobs.ts";
import { reminders } from "./0003-reminders.ts";
import { modelUse } from "./0004-model-use.ts";
import { recovery } from "./0005-recovery.ts";
import { operatorViews } from "./0006-operator-views.ts";
import { recordsByScope } from "./0007-records-by-scope.ts";
import { generations } from "./0008-generations.ts";
import { serverGeneration } from "./0009-server-generation.ts";

/** All migrations, oldest first. */
export const migrations: readonly SqliteMigration[] = [
  start,
  claimedJobs,
  reminders,
  modelUse,
  recovery,
  operatorViews,
  recordsByScope,
  generations,
  serverGeneration,
];
