/** What the importer uses of sql.js, which ships without types. */
declare module "sql.js" {
  type SqlValue = string | number | Uint8Array | null;
  type QueryResult = { readonly columns: readonly string[]; readonly values: readonly (readonly SqlValue[])[] };
  export type SqlDatabase = { exec(sql: string): readonly QueryResult[]; close(): void };
  export type SqlModule = { readonly Database: new (data: Uint8Array) => SqlDatabase };
  export default function initSqlJs(config: { readonly wasmBinary: ArrayBuffer }): Promise<SqlModule>;
}
