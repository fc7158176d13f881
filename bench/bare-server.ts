/** The floor of the server's figures: node:http reads a POST and answers JSON, with or without one durable row. */

import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const withRow = process.argv[2] === "row";
const database = new DatabaseSync(join(mkdtempSync(join(tmpdir(), "muster-floor-")), "floor.db"));
database.exec(
  "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT) STRICT",
);
const insert = database.prepare("INSERT INTO row (body) VALUES (?)");

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString("utf8");
    JSON.parse(body);
    if (withRow) insert.run(body);
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"done":true}');
  });
});
// Connections wait while the others are measured.
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(
    `Muster is ready at http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
  );
});
