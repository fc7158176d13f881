/** The one door to every command: what is mistyped runs nothing, and says what there is. */
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
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
    /^npm run start\n\nInstall what is missing, build the app, and serve it\. Options: --demo[^.]* --lan[^.]*\./,
  );
});

test("SYNC-02 what a command's tests print into a pipe has no colour codes", () => {
  const { NO_COLOR: _none, FORCE_COLOR: _forced, ...env } = process.env;
  const args = [join(root, "tools/run.mjs"), "faults", "--only", "badRequests"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...env, TERM: "xterm" },
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("1 passed, 0 failed")]);
  expect(stdout + stderr).not.toContain("\u001b");
});

test("COACH-01 the help of ai:probe asks no model, also with a key set", async () => {
  let heard = 0;
  const model = createServer((_request, response) => {
    heard += 1;
    response.end();
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const address = model.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const env = {
    ...process.env,
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    MUSTER_MODEL: "m",
  };
  const say = (...args: string[]) =>
    new Promise<readonly [number | null, string]>((resolve) => {
      const child = spawn(process.execPath, args, { cwd: root, env });
      let said = "";
      child.stdout.on("data", (part: Buffer) => {
        said += part.toString();
      });
      child.on("exit", (code) => resolve([code, said]));
    });
  for (const option of ["--help", "-h"]) {
    expect(await say("tools/run.mjs", "ai:probe", option)).toEqual([
      0,
      expect.stringContaining("npm run ai:probe"),
    ]);
    const [status, said] = await say("tools/commands/ai-probe.ts", option);
    expect(status).toBe(0);
    expect(said).toContain("MUSTER_MODEL");
  }
  expect(heard).toBe(0);
  // The same settings do ask without it: the count above can fail.
  await say("tools/commands/ai-probe.ts");
  expect(heard).toBeGreaterThan(0);
  await new Promise((resolve) => model.close(resolve));
});
