/**
 * Which connections of a server carry a request. Node's `closeIdleConnections` passes over a connection that was
 * opened but has not sent anything yet (browsers and HTTP clients open some in advance), and after `close` nothing
 * limits its life any more, so an orderly end would wait for it in vain.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";

/** Ends the connections of a server that is stopping. */
export type RunningRequests = {
  /** From now on every answer is the last of its connection, and what carries no request is ended at once. */
  endConnections(): void;
  /** Ends everything, with or without an answer. */
  cutConnections(): void;
};

/** The same for a TCP connection and the TLS session in it. */
const endpoint = (socket: Socket): string => `${socket.remoteAddress ?? ""} ${socket.remotePort ?? 0}`;

/** Starts to follow the connections of a server; to be called before it listens. */
export const watchRequests = (server: Server): RunningRequests => {
  const open = new Set<Socket>();
  /** Requests without a finished answer, by connection: a client may send several at once. */
  const running = new Map<string, number>();
  let ending = false;

  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  // Before the listener that answers, which may answer at once.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const socket: Socket | TLSSocket = request.socket;
    const key = endpoint(socket);
    running.set(key, (running.get(key) ?? 0) + 1);
    if (ending) response.setHeader("Connection", "close");
    response.on("close", () => {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) return void running.set(key, left);
      running.delete(key);
      if (ending) socket.destroySoon();
    });
  });

  return {
    endConnections: () => {
      ending = true;
      for (const socket of open) if (!running.has(endpoint(socket))) socket.destroy();
    },
    cutConnections: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
