/** A step from one schema to the next, forward only. All that are missing run in one transaction, by one process. */
export type PostgresMigration = { readonly version: number; readonly name: string; readonly sql: string };
