/** Where the process gets its stores. Which engine they run on, only this folder knows. */
export { type OpenError, openSentence, openSqlite as openStores } from "./sqlite/open.ts";
