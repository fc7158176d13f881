/** Reads files of other apps away from the page's thread; the page ends it to cancel. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { ChosenColumns } from "@muster/domain/transfer/from-apps/plain-table";
import wasmUrl from "sql.js/dist/sql-wasm-browser.wasm?url";
import { fetchPack } from "../../data/api/content-pack.ts";
import { type ReadFiles, readImportFiles } from "./read-files.ts";

/** Files to read. `columns`: what the person said of a table that no reader knows. */
export type ImportOrder = {
  readonly files: readonly File[];
  readonly today: CivilDate;
  readonly columns?: ChosenColumns | undefined;
};
/** Progress in files, then the result. */
export type ImportReply =
  | { readonly type: "progress"; readonly done: number; readonly total: number }
  | { readonly type: "read"; readonly read: ReadFiles };

const answer = (reply: ImportReply): void => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<ImportOrder>) => {
  readImportFiles(
    data.files,
    data.today,
    (done, total) => answer({ type: "progress", done, total }),
    { loadSqlite: () => fetchPack(wasmUrl).then((response) => response.arrayBuffer()) },
    data.columns,
  ).then(
    (read) => answer({ type: "read", read }),
    // An unexpected error: the page's own listener shows it.
    (error: unknown) => queueMicrotask(() => reportError(error)),
  );
});
