/** Finds a Chromium for the browser tests, or gets one, or says in one sentence how to get one. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { bin } from "./paths.ts";

const namesOnPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns the path of an existing Chromium, or undefined */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
  for (const name of namesOnPath) {
    const found = spawnSync("which", [name], { encoding: "utf8" });
    if (found.status === 0) return found.stdout.trim();
  }
  return playwrightsOwn();
};

const playwrightsOwn = (): string | undefined => {
  const listing = spawnSync(bin("playwright-core"), ["install", "--dry-run", "chromium"], {
    encoding: "utf8",
  });
  const folder = /Install location:\s+(.*)/.exec(listing.stdout ?? "")?.[1]?.trim();
  const candidates =
    folder === undefined ? [] : [`${folder}/chrome-linux/chrome`, `${folder}/chrome-linux64/chrome`];
  return candidates.find((candidate) => existsSync(candidate));
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
  if (isDebian() && process.getuid?.() === 0) {
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

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
};
