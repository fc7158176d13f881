/** What the stores need of an engine: one unit of work, and reads beside it. */
import type { ReadStatements, Statements } from "./statements.ts";

/**
 * What one transaction does. It awaits nothing but its own statements, and has no effect but through them: an engine may
 * run it a second time when it was undone.
 */
export type Work<T> = (db: Statements) => Promise<T>;

/** The engine behind the stores, SQLite or PostgreSQL. */
export type Database = {
  /** True when no other process may serve this data: whatever others left behind is free. */
  readonly isAlone: boolean;
  /**
   * One unit of work on one household: nobody else changes that household meanwhile, all of it is stored or nothing, and it
   * is durable when the promise resolves. What `work` throws undoes it.
   * @throws DatabaseRefused when the database cannot take it now
   */
  transaction<T>(householdId: string, work: Work<T>): Promise<T>;
  /** The same for what belongs to no household or to all: the server's own rows, and cleaning up. */
  acrossHouseholds<T>(work: Work<T>): Promise<T>;
  /** What is committed of one household, statement by statement. */
  reads(householdId: string): ReadStatements;
  /** The same of all households, and of the server's own rows. */
  readonly readsAcrossHouseholds: ReadStatements;
  /** Every table that names a profile of a household, whatever later schemas add. */
  tablesOfProfiles(): Promise<readonly string[]>;
};
