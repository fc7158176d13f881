#!/usr/bin/env node
// The one door to every command. Plain JavaScript, because it runs under whatever Node the machine has;
// it installs what is missing and hands over to the Node that the lock file delivers.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./lib/installed.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** name -> what `--help` says. The code is in tools/commands/<name>.ts, with a hyphen for a colon. */
const commands = {
  start:
    "Install what is missing, build the app, and serve it. Options: --demo (an invented family), --lan (HTTPS for phones at home, with a picture to scan). Settings: PORT, HTTPS_PORT, HOST, DATA_DIR.",
  dev: "Serve with reloading on every change: the server on 8787, the app on 5173.",
  build: "Build the web app into packages/web/dist.",
  test: "Everything: types, lint, layers, unused code, unit, flow and browser tests, byte gate. Ends with 'N passed, N failed'.",
  check:
    "The fast part of the tests: types, lint, layers, unused code, unit. --house prints figures of the sources beside their goals, and exits with 1 when one is missed.",
  requirements: "Print which requirements have a test; exits with 1 while one has none.",
  design: "Design one week on the command line: --profile FILE [--note TEXT] [--history FILE] [--json].",
  bench:
    "Measure bytes, coach and server beside their floors. Options: --json, --quick, --only PART (bytes, coach, foods, scanner, server, imports, logging), --sets N (logged sets without and N with ten years; 1000, in four to five quiet minutes). WEB_DIST names another build to log them in. Exits with 1 when a goal is missed.",
  faults:
    "Break things on purpose and count what was lost. Options: --quick (default), --release, --long, --only NAME, --json (a table of promises and counts), --list (the harnesses and their counts, without running any). Exits with 1 when anything was lost, or a control was not found.",
  evaluate:
    "Train simulated people under a coach and measure its plans. Options: --people FILE, --coach, --weeks, --seeds, --world, --json; --notes judges only how notes are read, --rubric asks a trainer's twenty questions of six programmes, --programmes writes them to docs/programmes, --train-notes trains the model that reads notes and prints how it reads each hand without it.",
  "ai:probe":
    "Ask the AI model that the settings name one small question and say what came of it. Settings: ANTHROPIC_API_KEY, OPENAI_API_KEY, OPENAI_BASE_URL, MUSTER_MODEL. Exits with 1 when none is set or it failed.",
  shots:
    "Photograph every screen of the demo household into ./shots. Option: --readme (the two pictures of the README, into docs/pictures).",
  "foods:import":
    "Fill the server's own food table from a download of FoodData Central: npm run foods:import -- DIR.",
  admin: "Administer a server's data: npm run admin -- help.",
};

/** What each command takes after its name; a word in capitals stands for a value. Those that are not here read their own. */
const options = {
  start: ["--demo", "--lan"],
  dev: ["--demo"],
  build: [],
  check: ["--house"],
  requirements: [],
  bench: ["--json", "--quick", "--only PART", "--sets N"],
  faults: ["--quick", "--release", "--long", "--only NAME", "--json", "--list"],
  "ai:probe": [],
  shots: ["--readme"],
};

const name = process.argv[2];
const rest = process.argv.slice(3);

if (name === undefined || !Object.hasOwn(commands, name)) {
  console.error(`Unknown command. There are: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
if ((rest.includes("--help") || rest.includes("-h")) && name !== "admin") {
  console.log(`npm run ${name}\n\n${commands[name]}`);
  process.exit(0);
}

const wrong = wrongOption(options[name], rest);
if (wrong !== undefined) {
  console.error(`npm run ${name}: ${wrong}. Nothing was started.\n\n${commands[name]}`);
  process.exit(2);
}

installWhatIsMissing();
const node = nodeToUse();
const child = spawn(
  node,
  [
    "--disable-warning=ExperimentalWarning",
    join(root, "tools/commands", `${name.replace(":", "-")}.ts`),
    ...rest,
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
      // Test runners colour a pipe too where the surroundings look like a terminal.
      ...(process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? {} : { NO_COLOR: "1" }),
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) =>
  process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
);

/** A mistyped '--demo' must not open somebody's own data, nor '--release' run something shorter. */
function wrongOption(known, given) {
  if (known === undefined) return undefined;
  for (let index = 0; index < given.length; index += 1) {
    const option = known.find((one) => one.split(" ")[0] === given[index]);
    if (option === undefined) return `there is no option ${given[index]}`;
    if (!option.includes(" ")) continue;
    index += 1;
    if (given[index] === undefined || given[index].startsWith("-")) return `${option} needs its value`;
  }
  return undefined;
}

/** Runs `npm ci` when what is installed is not what the lock file names. */
function installWhatIsMissing() {
  const packagesOf = (file) =>
    existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")).packages : undefined;
  if (isInstalled(packagesOf("package-lock.json"), packagesOf("node_modules/.package-lock.json"), process))
    return;
  // Not among what a command answers: that may be JSON.
  console.error(
    "Installing what is missing (npm ci). This happens once, and again when the lock file changes…",
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["inherit", process.stderr, process.stderr],
  });
  if (result.status !== 0) {
    console.error(
      "\nnpm ci did not finish. Nothing was started. Check the network connection and run the command again.",
    );
    process.exit(1);
  }
}

/** The Node of the lock file where there is one for this machine, else the running one when it is new enough. */
function nodeToUse() {
  const delivered = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  try {
    const require = createRequire(join(root, "package.json"));
    const folder = dirname(require.resolve(`${delivered}/package.json`));
    const binary = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
    if (existsSync(binary) && spawnSync(binary, ["--version"]).status === 0) return binary;
  } catch {
    // No package for this platform: the running Node decides below.
  }
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if ((major === 22 && minor >= 18) || major === 24 || major >= 26) return process.execPath;
  console.error(
    `Muster needs Node 22.18 or newer on this platform, and found ${process.versions.node}. Install Node 24 from nodejs.org and run the command again.`,
  );
  process.exit(1);
}
