import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen, type Patience } from "./listen.ts";

/** Far above what an orderly end takes, far below what a test may take. */
const patience = 20_000;

const startServer = async (
  fetch: (request: Request) => Response | Promise<Response>,
  patience?: Patience,
) => {
  const listening = await listen({
    host: "127.0.0.1",
    port: 0,
    tls: undefined,
    fetch,
    ...(patience === undefined ? {} : { patience }),
  });
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

test("SYNC-02 a shutdown waits for no idle connection and no half request", async () => {
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

test("SYNC-02 a shutdown answers a running request last on its connection", async () => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let ask: () => void = () => {};
  const requested = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const server = await startServer(() => {
    ask();
    return answered;
  });
  const client = await openSocket(server.port);
  client.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await requested;
  const closed = once(client.socket, "close");
  const stopped = server.stop(10 * patience);
  answer(new Response("all of it"));
  await stopped;
  await closed;
  expect(client.text()).toContain("all of it");
});

test("SYNC-02 what is not answered in time is cut", async () => {
  let onRequest: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  const server = await startServer(() => {
    onRequest();
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

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
const lengthOf = async (request: Request) => new Response(`got ${(await request.text()).length}`);

test("SYNC-02 a body that keeps coming is taken, however long it takes in all", async () => {
  // 80 kB at 5 kB/s with a tenth of the usual patience: 1.6 s where headers and silences may take 1 s.
  const server = await startServer(lengthOf, { headers: 1_000, silence: 1_000, whole: 18_000 });
  const client = await openSocket(server.port);
  client.socket.write(head(80_000));
  for (let sent = 0; sent < 80_000; sent += 5_000) {
    client.socket.write("x".repeat(5_000));
    await wait(100);
  }
  if (!client.text().includes("got")) await once(client.socket, "data");
  expect(client.text()).toContain("got 80000");
  await server.stop(1);
});

test("SYNC-02 who sends nothing, half a header, or a body with long silences is cut", async () => {
  const server = await startServer(lengthOf, { headers: 500, silence: 500, whole: 18_000 });
  const silent = await openSocket(server.port);
  const half = await openSocket(server.port);
  const stopped = await openSocket(server.port);
  half.socket.write("POST / HTTP/1.1\r\nHo");
  stopped.socket.write(`${head(80_000)}begun`);
  await Promise.all([silent, half, stopped].map(({ socket }) => once(socket, "close")));
  expect(stopped.text()).not.toContain("got");
  await server.stop(1);
});

test("SYNC-02 who sends a few bytes now and then is cut when the whole takes too long", async () => {
  const server = await startServer(lengthOf, { headers: 500, silence: 500, whole: 1_500 });
  const client = await openSocket(server.port);
  client.socket.on("error", () => {});
  const closed = once(client.socket, "close");
  client.socket.write(head(80_000));
  const dripping = setInterval(() => client.socket.write("x"), 100);
  await closed;
  clearInterval(dripping);
  expect(client.text()).not.toContain("got");
  await server.stop(1);
});

test("SYNC-02 an answer may take longer than a sender may be silent", async () => {
  const server = await startServer(
    async (request) => {
      await request.text();
      await wait(900);
      return new Response("late");
    },
    { headers: 300, silence: 300, whole: 18_000 },
  );
  const client = await openSocket(server.port);
  client.socket.write(`${head(5)}hello`);
  await once(client.socket, "data");
  expect(client.text()).toContain("late");
  await server.stop(1);
});

test("SYNC-04 an answer that is silent for longer than a body may be is not cut", async () => {
  let say: (text: string) => void = () => {};
  const stream = new ReadableStream({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const server = await startServer(() => new Response(stream), {
    headers: 5_000,
    silence: 50,
    whole: 20_000,
  });
  const reader = await openSocket(server.port);
  reader.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  say("first");
  await once(reader.socket, "data");
  // Six times the limit of a body.
  await wait(300);
  say("second");
  while (!reader.text().includes("second")) await once(reader.socket, "data");
  expect(reader.socket.destroyed).toBe(false);
  reader.socket.destroy();
  await server.stop(100);
});
