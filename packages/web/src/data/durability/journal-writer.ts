/** The page's side of the journal's worker: each call resolves when the bytes are on disk, and rejects when they are not. */

/** A request to the journal's worker. */
export type WriterOrder =
  | { readonly do: "open"; readonly folder: string; readonly name: string }
  | { readonly do: "append"; readonly text: string }
  | { readonly do: "replace"; readonly name: string; readonly text: string }
  | { readonly do: "mark"; readonly text: string };

/** The reply; without `error` the bytes are on disk. */
export type WriterReply = { readonly n: number; readonly error?: string };

/** Writes one tab's journal file. */
export interface JournalWriter {
  append(text: string): Promise<void>;
  /** Makes the file hold just this; at no moment is a line of it in no file. */
  replace(text: string): Promise<void>;
  /** Writes the mark of this device's database beside the journal. */
  mark(text: string): Promise<void>;
  close(): void;
}

/**
 * @param folder of all journal files in the browser's private file system
 * @param name of the tab's file
 */
export const openJournalWriter = async (
  worker: Worker,
  folder: string,
  name: string,
): Promise<JournalWriter> => {
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let count = 0;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener("message", (event: MessageEvent<WriterReply>) => {
    const { n, error } = event.data;
    const request = waiting.get(n);
    waiting.delete(n);
    if (error === undefined) request?.resolve();
    else request?.reject(new Error(error));
  });
  // A script that does not load, or an error that nobody caught.
  worker.addEventListener("error", () => failAll(new Error("The journal's worker failed")));
  const send = (order: WriterOrder): Promise<void> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ ...order, n: count });
    });
  try {
    await send({ do: "open", folder, name });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    append: (text) => send({ do: "append", text }),
    replace: (text) => send({ do: "replace", name, text }),
    mark: (text) => send({ do: "mark", text }),
    close: () => {
      worker.terminate();
      failAll(new Error("The journal was closed"));
    },
  };
};
