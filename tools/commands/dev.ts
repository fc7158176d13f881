/** `npm run dev`: the server restarts and the app reloads on every change. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bin, root, webDist, webFolder } from "../lib/paths.ts";

const children = [
  spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "--watch",
      join(root, "packages/server/src/main.ts"),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: { WEB_DIST: webDist, ...process.env },
    },
  ),
  spawn(bin("vite"), ["--port", "5173", "--strictPort"], { cwd: webFolder, stdio: "inherit" }),
];
const stopAll = () => {
  for (const child of children) child.kill();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
for (const child of children) {
  child.on("exit", (code) => {
    stopAll();
    process.exitCode = code ?? 0;
  });
}
