/** A link that is slow and not broken: so many bytes a second each way, over real sockets. What it carried is counted. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type SlowProxy = {
  readonly url: string;
  /** Bytes that went to the device so far. */
  toDevice(): number;
  close(): Promise<void>;
};

/** ms between two portions. */
const tick = 50;

/** Carries on what comes, at the pace of the link, and reads no further ahead than one portion. */
const carry = async (from: Socket, to: Socket, bytesPerSecond: number, onBytes: (count: number) => void) => {
  const portion = Math.max(1, Math.floor((bytesPerSecond * tick) / 1_000));
  for await (const chunk of from as AsyncIterable<Buffer>)
    for (let at = 0; at < chunk.length; at += portion) {
      const some = chunk.subarray(at, at + portion);
      if (bytesPerSecond !== Number.POSITIVE_INFINITY)
        await new Promise((resolve) => setTimeout(resolve, (some.length / bytesPerSecond) * 1_000));
      if (to.destroyed) return;
      onBytes(some.length);
      to.write(some);
    }
  to.end();
};

/**
 * @param target address of the server
 * @param bytesPerSecond of each connection and direction; Infinity counts only
 */
export const startSlowProxy = async (target: string, bytesPerSecond: number): Promise<SlowProxy> => {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let carried = 0;
  const server = createServer((device) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to, count] of [
      [device, upstream, () => {}],
      [
        upstream,
        device,
        (bytes: number) => {
          carried += bytes;
        },
      ],
    ] as const) {
      open.add(from);
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      carry(from, to, bytesPerSecond, count).catch(() => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has an address object.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    toDevice: () => carried,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
