/** What the stores of a household are made from. */
import type { FindCaller } from "../../callers.ts";
import type { Database } from "../../database.ts";

/** The database and the lookup of callers, which an engine may cache. */
export type StoreDeps = { readonly database: Database; readonly findCaller: FindCaller };
