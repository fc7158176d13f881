/** A step from one schema to the next. Forward only; each runs in one transaction together with its version number. */
export type SqliteMigration = {
  /** Versions count 1, 2, 3 … without gaps. */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
};
