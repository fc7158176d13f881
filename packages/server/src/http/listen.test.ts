import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

/** Far above what an orderly end takes, far below what a test may take. */
const patience = 20_000;

const startServer = async (fetch: (request: Request) => Response | Promise<Response>) => {
  const listening = await listen({ host: "127.0.0.1", port: 0, tls: undefined, fetch });
  if (!listening.ok) throw new Error(listening.error.type);
  return listening.value;
};

const openSocket = async (port: number): Promise<{ readonly socket: Socket; text(): string }> => {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(socket, "connect");
  return { socket, text: () => text };
};

test("SYNC-02 an orderly end waits neither for a connection that sent nothing nor for half a request", async () => {
  const server = await startServer(() => new Response("here"));
  const silent = await openSocket(server.port);
  const half = await openSocket(server.port);
  const used = await openSocket(server.port);
  half.socket.write("GET / HTTP/1.1\r\nHo");
  used.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(used.socket, "data");
  const ends = [silent, half, used].map(({ socket }) => once(socket, "close"));
  // Cut only after the test's own time is over: that it ends at all is the proof.
  await server.stop(10 * patience);
  await Promise.all(ends);
  expect(used.text()).toContain("here");
});

test("SYNC-02 an orderly end gives a running request its answer, as the last of its connection", async () => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let ask: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const server = await startServer(() => {
    ask();
    return answered;
  });
  const client = await openSocket(server.port);
  client.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await asked;
  const closed = once(client.socket, "close");
  const stopped = server.stop(10 * patience);
  answer(new Response("all of it"));
  await stopped;
  await closed;
  expect(client.text()).toContain("all of it");
});

test("SYNC-02 what is not answered in time is cut", async () => {
  let asked: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = await startServer(() => {
    asked();
    return new Promise<Response>(() => {});
  });
  const client = await openSocket(server.port);
  client.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await arrived;
  const closed = once(client.socket, "close");
  await server.stop(1);
  await closed;
  expect(client.text()).toBe("");
});
