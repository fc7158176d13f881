/**
 * The worker that owns one journal file: only in a worker can a file of the browser's private file system be appended in
 * place and flushed. Messages are done one after the other; an answer means that the bytes are on disk.
 */
import type { WriterOrder, WriterReply } from "./journal-writer.ts";

declare const self: DedicatedWorkerGlobalScope;

const encoder = new TextEncoder();
let folder: FileSystemDirectoryHandle | undefined;
let file: FileSystemSyncAccessHandle | undefined;
let name = "";
/** Bytes of whole lines: what a failed write left behind them is written over. */
let size = 0;
let generation = 0;

const open = async (fileName: string): Promise<FileSystemSyncAccessHandle> => {
  if (folder === undefined) throw new Error("The folder comes first");
  const handle = await folder.getFileHandle(fileName, { create: true });
  const opened = await handle.createSyncAccessHandle();
  name = fileName;
  size = opened.getSize();
  return opened;
};

const writeLast = (target: FileSystemSyncAccessHandle, text: string): void => {
  const bytes = encoder.encode(text);
  const written = target.write(bytes, { at: size });
  if (written !== bytes.length) throw new DOMException("The disk is full", "QuotaExceededError");
  target.flush();
  size += bytes.length;
};

const replace = async (base: string, text: string): Promise<void> => {
  if (text === "") {
    file?.truncate(0);
    size = 0;
    file?.flush();
    return;
  }
  // The rest goes to a new file first: whenever this is cut off, every line is in one of the two.
  const [oldFile, oldName] = [file, name];
  generation += 1;
  file = await open(`${base}.${generation}`);
  writeLast(file, text);
  oldFile?.close();
  await folder?.removeEntry(oldName);
};

const writeMark = async (text: string): Promise<void> => {
  const mark = await (await folder?.getFileHandle("mark", { create: true }))?.createSyncAccessHandle();
  if (mark === undefined) return;
  const bytes = encoder.encode(text);
  mark.write(bytes, { at: 0 });
  mark.truncate(bytes.length);
  mark.flush();
  mark.close();
};

const obey = async (order: WriterOrder): Promise<void> => {
  switch (order.do) {
    case "open": {
      const root = await navigator.storage.getDirectory();
      folder = await root.getDirectoryHandle(order.folder, { create: true });
      file = await open(order.name);
      return;
    }
    case "append":
      if (file === undefined) throw new Error("There is no file");
      writeLast(file, order.text);
      return;
    case "replace":
      return replace(order.name, order.text);
    case "mark":
      return writeMark(order.text);
  }
};

let last: Promise<void> = Promise.resolve();
self.addEventListener("message", (event: MessageEvent<WriterOrder & { n: number }>) => {
  const { n } = event.data;
  last = last
    .then(() => obey(event.data))
    .then(
      () => self.postMessage({ n } satisfies WriterReply),
      (error: unknown) => self.postMessage({ n, error: String(error) } satisfies WriterReply),
    );
});
