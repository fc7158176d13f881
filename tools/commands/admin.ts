/** `npm run admin -- …`: the operator's commands, on the server's own data. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/paths.ts";

const result = spawnSync(
  process.execPath,
  [
    "--disable-warning=ExperimentalWarning",
    join(root, "packages/server/src/admin.ts"),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = result.status ?? 1;
