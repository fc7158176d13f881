/** What a server process holds on to: its heap after everything that nobody needs was collected, asked over the inspector. */
import type { ServerProcess } from "../packages/server/test/server-process.ts";

/** For `NODE_OPTIONS`: the process says on its error stream where its inspector listens. */
export const inspectable = "--inspect=127.0.0.1:0";

/** The lines of the error stream that the inspector did not write. */
export const errorsBesideInspector = (server: ServerProcess): string =>
  server
    .errors()
    .split("\n")
    .filter((line) => !/^(Debugger |For help, see: https:\/\/nodejs\.org)/.test(line))
    .join("\n");

/** @returns megabytes, buffers outside the heap included */
export const usedMegabytes = async (server: ServerProcess): Promise<number> => {
  const address = /ws:\/\/\S+/.exec(server.errors())?.[0];
  if (address === undefined) throw new Error(`no inspector: ${server.errors()}`);
  const socket = new WebSocket(address);
  const opened = Promise.withResolvers<void>();
  socket.onopen = () => opened.resolve();
  socket.onerror = () => opened.reject(new Error(`no inspector at ${address}`));
  await opened.promise;
  let sent = 0;
  const ask = (method: string): Promise<Record<string, unknown>> => {
    sent += 1;
    const id = sent;
    const answered = Promise.withResolvers<Record<string, unknown>>();
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) answered.resolve(message.result ?? {});
    };
    socket.send(JSON.stringify({ id, method }));
    return answered.promise;
  };
  await ask("HeapProfiler.enable");
  // What the first round lets go of may hold what the second one collects.
  for (let round = 0; round < 2; round += 1) await ask("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
  socket.close();
  return (Number(usedSize) + Number(backingStorageSize)) / 2 ** 20;
};
