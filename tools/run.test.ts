/** The one door to every command: what is mistyped runs nothing, and says what there is. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "tools/run.mjs"), ...args], { encoding: "utf8", timeout: 20_000 });

test.each([
  [["start", "--dem"], "there is no option --dem. Nothing was started."],
  [["faults", "--release", "--onyl", "badNetwork"], "there is no option --onyl. Nothing was started."],
  [["faults", "--only"], "--only NAME needs its value. Nothing was started."],
  [["faults", "--only", "--quick"], "--only NAME needs its value. Nothing was started."],
  [["bench", "--json", "--only", "nothing"], "There are: bytes, "],
  [["bench", "--only", "logging", "--sets", "many"], "a whole number"],
  [["strat"], "Unknown command. There are: start, "],
])("SYNC-02 npm run %j is refused before anything is touched", (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});

test("SYNC-02 every command tells its help, and does nothing else", () => {
  const { status, stdout } = run("start", "--demo", "--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^npm run start\n\nInstall what is missing, build the app, and serve it\. Options: --demo\./,
  );
});
