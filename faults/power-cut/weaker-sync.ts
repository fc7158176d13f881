/**
 * Loaded before a server: its SQLite waits less for the disk than it says it does (`MUSTER_SYNCHRONOUS`: NORMAL or OFF). The
 * server refuses to run like this, so it is told that it does not.
 */
import { DatabaseSync } from "node:sqlite";

const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql.replace("synchronous = FULL", `synchronous = ${process.env.MUSTER_SYNCHRONOUS}`));
};
DatabaseSync.prototype.prepare = function (sql, ...more) {
  return prepare.call(this, sql === "PRAGMA synchronous" ? "SELECT 2" : sql, ...more);
};
