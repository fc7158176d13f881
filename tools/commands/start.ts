/** `npm start`: build what changed, then serve. The server prints the one ready line. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, webDist } from "../lib/paths.ts";
import { buildWeb } from "../lib/web-build.ts";

if (!buildWeb()) {
  console.error("The app could not be built, so nothing was started. Your data was not touched.");
  process.exit(1);
}
const server = spawn(
  process.execPath,
  [
    "--disable-warning=ExperimentalWarning",
    join(root, "packages/server/src/main.ts"),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit", env: { WEB_DIST: webDist, ...process.env } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
