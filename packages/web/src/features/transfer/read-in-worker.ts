/** The page's side of the worker that reads files of other apps. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { ChosenColumns } from "@muster/domain/transfer/from-apps/plain-table";
import { importWorker, trustedScript } from "../../data/trusted-scripts.ts";
import type { ImportOrder, ImportReply } from "../../worker/transfer/import-worker.ts";
import type { ReadFiles } from "../../worker/transfer/read-files.ts";

/**
 * @param onProgress share of the files that is read, 0-1
 * @param signal ends the worker; then the promise never settles with a result
 * @param columns of a table that no reader knows
 * @returns undefined when it was cancelled
 * @throws Error when the worker could not be loaded, or failed
 */
export const readInWorker = (
  files: readonly File[],
  today: CivilDate,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  columns?: ChosenColumns,
): Promise<ReadFiles | undefined> => {
  const worker = new Worker(trustedScript(importWorker), { type: "module" });
  return new Promise<ReadFiles | undefined>((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
    worker.addEventListener("error", () => reject(new Error("The importer's worker failed")));
    worker.addEventListener("message", ({ data }: MessageEvent<ImportReply>) => {
      if (data.type === "progress") onProgress(data.total === 0 ? 1 : data.done / data.total);
      else resolve(data.read);
    });
    const order: ImportOrder = { files, today, columns };
    worker.postMessage(order);
  }).finally(() => worker.terminate());
};
