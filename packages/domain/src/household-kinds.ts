/** Kinds of records that belong to the household, for readers that need no schema. The table of all kinds is `records.ts`. */
import type { RecordKind } from "./records.ts";

/** Names of the kinds whose scope is the household. */
export const householdKinds: ReadonlySet<string> = new Set<RecordKind>([
  "profileCard",
  "sharedFood",
  "recipe",
  "mealOffer",
]);
