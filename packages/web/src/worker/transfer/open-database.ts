/** A SQLite file in memory, asked with sql.js. Its code and its 690 KB of binary are fetched with the first database that somebody brings. */
import type {
  ImportedDatabase,
  ImportedRow,
  SqlValue,
} from "@muster/domain/transfer/from-apps/databases/database";

/** 'SQLite format 3' and a zero. */
export const isDatabase = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 16)) === "SQLite format 3\u0000";

/** Pictures and other bytes are of no use here. */
const cellOf = (value: string | number | Uint8Array | null): SqlValue =>
  value instanceof Uint8Array ? null : value;

/** A table's name as an SQL text. */
const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/**
 * @param use is given the open database; it is closed behind it
 * @throws Error when the file is damaged or no database at all
 */
export const withDatabase = async <T>(
  bytes: Uint8Array,
  wasmBinary: ArrayBuffer,
  use: (database: ImportedDatabase) => T,
): Promise<T> => {
  const { default: initSqlJs } = await import("sql.js");
  const { Database: Opened } = await initSqlJs({ wasmBinary });
  const opened = new Opened(bytes);
  const rows = (select: string): readonly ImportedRow[] => {
    const [result] = opened.exec(select);
    return (
      result?.values.map((values) =>
        Object.fromEntries(result.columns.map((column, index) => [column, cellOf(values[index] ?? null)])),
      ) ?? []
    );
  };
  const names = (select: string): ReadonlySet<string> =>
    new Set(rows(select).map(({ name }) => String(name).toLowerCase()));
  try {
    return use({
      tables: names("SELECT name FROM sqlite_master WHERE type = 'table'"),
      columns: (table) => names(`SELECT name FROM pragma_table_info(${quoted(table)})`),
      rows,
    });
  } finally {
    opened.close();
  }
};
