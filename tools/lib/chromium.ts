/** Finds a Chromium for the browser tests, or gets one, or says in one sentence how to get one. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { bin } from "./paths.ts";

const headlessShell = "chromium-headless-shell";
const namesOnPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns the path of an existing Chromium, or undefined */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
  return onPath(namesOnPath) ?? playwrightsOwn("chromium", ["chrome-linux/chrome", "chrome-linux64/chrome"]);
};

/**
 * Chromium without windows, which does the same work in a page for a seventh less processor time.
 * @returns the path of an existing one, or undefined: then the whole browser does its work
 */
export const findHeadlessShell = (): string | undefined => {
  const named = process.env.HEADLESS_SHELL_PATH;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  if (process.env.CHROME_PATH) return undefined;
  return (
    onPath([headlessShell]) ??
    playwrightsOwn("chromium_headless_shell", ["chrome-headless-shell-linux64/chrome-headless-shell"])
  );
};

const onPath = (names: readonly string[]): string | undefined =>
  names
    .map((name) => spawnSync("which", [name], { encoding: "utf8" }))
    .find(({ status }) => status === 0)
    ?.stdout.trim();

const playwrightsOwn = (folderName: string, candidates: readonly string[]): string | undefined => {
  const listing = spawnSync(bin("playwright-core"), ["install", "--dry-run", "chromium"], {
    encoding: "utf8",
  });
  const folder = [...(listing.stdout ?? "").matchAll(/Install location:\s+(.*)/g)]
    .map(([, path = ""]) => path.trim())
    .find((path) => basename(path).startsWith(`${folderName}-`));
  if (folder === undefined) return undefined;
  return candidates.map((candidate) => join(folder, candidate)).find((path) => existsSync(path));
};

/** Finds or installs: apt as root on Debian, else the download of the test tool. Says what it does. */
export const ensureChromium = (): string | undefined => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.env.CHROME_PATH) {
    console.error(
      `CHROME_PATH names ${process.env.CHROME_PATH}, and there is no file. Correct it, or unset it.`,
    );
    return undefined;
  }
  if (mayUseApt()) {
    console.log("No Chromium found. Installing it now with apt-get (once)…");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } else {
    console.log("No Chromium found. Downloading one now (once)…");
    spawnSync(bin("playwright-core"), ["install", "chromium"], { stdio: "inherit" });
  }
  const installed = findChromium();
  if (installed === undefined) {
    console.error(
      "There is no Chromium for the browser tests. Install one (Debian: apt-get install chromium), or name one: CHROME_PATH=/path/to/chrome npm test",
    );
  }
  return installed;
};

/**
 * Finds the headless shell, or installs it beside Debian's Chromium, in the same version: nothing that is there changes.
 * @param chromium the whole browser's path; one that somebody named does all the work by itself
 * @returns undefined where there is none, which no test needs
 */
export const ensureHeadlessShell = (chromium: string): string | undefined => {
  if (process.env.CHROME_PATH) return undefined;
  const found = findHeadlessShell();
  if (found !== undefined || chromium !== "/usr/bin/chromium" || !mayUseApt()) return found;
  const [, version] = spawnSync("dpkg-query", ["-W", "chromium"], { encoding: "utf8" }).stdout.split(/\s/);
  if (version === undefined) return undefined;
  console.log(
    "Installing Chromium's headless shell with apt-get (once): the browser tests run faster with it…",
  );
  // The lists of packages may be missing or older than the browser: then they are fetched, and it is tried once more.
  for (const step of [installShell, updateLists, installShell]) if (step(version)) break;
  return findHeadlessShell();
};

/** Milliseconds: what only saves time must not take much of it. */
const hurried = { stdio: "ignore", timeout: 60_000 } as const;
/** A machine without a network says so at once. */
const impatient = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];

const installShell = (version: string): boolean =>
  spawnSync(
    "apt-get",
    ["install", "-y", ...impatient, "--no-install-recommends", `${headlessShell}=${version}`],
    { ...hurried, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } },
  ).status === 0;

/** @returns whether there is nothing more to try: without a network there are no lists */
const updateLists = (): boolean => spawnSync("apt-get", ["update", ...impatient], hurried).status !== 0;

const mayUseApt = (): boolean => isDebian() && process.getuid?.() === 0;

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
};
