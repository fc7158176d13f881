/** The real server as a child process: its own port, its own folder, ended by the test. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The entry point of the server. */
export const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A running server process. */
export type ServerProcess = {
  readonly address: string;
  /** The ready line. */
  readonly ready: string;
  readonly child: ChildProcess;
  /** Everything it said on the error stream. */
  errors(): string;
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
};

/** Environment of a server with this data folder, on any free port, without rate limits. */
export const environmentOf = (
  dataDir: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  DATA_DIR: dataDir,
  PORT: "0",
  RATE_LIMITS: "off",
  // The processes of a test run share one compile cache.
  ...(process.env.NODE_COMPILE_CACHE === undefined
    ? {}
    : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  ...more,
});

/** Runs a file of the server to its end. */
export const runToEnd = async (
  file: URL | string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly out: string; readonly errors: string }> => {
  const path = typeof file === "string" ? file : fileURLToPath(file);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path, ...args], {
    env: environment,
  });
  let out = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const [code] = await once(child, "close");
  return { code, out, errors };
};

/** @param errorStream a file that takes the error stream instead; then `errors` stays empty */
export const startProcess = async (
  environment: Record<string, string>,
  errorStream?: number,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", mainFile], {
    env: environment,
    stdio: ["ignore", "pipe", errorStream ?? "pipe"],
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const closed = once(child, "close");
  const ready = await new Promise<string>((resolve, reject) => {
    let out = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      const line = /^Muster is ready at .*$/m.exec(out);
      if (line !== null && out.includes("\n", line.index)) resolve(line[0]);
    });
    closed.then(() => reject(new Error(`the server ended: ${errors}`)), reject);
  });
  const address = /http:\/\/localhost:\d+/.exec(ready)?.[0] ?? "";
  return {
    address,
    ready,
    child,
    errors: () => errors,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
};

/** A browser on a socket, with cookies. */
export const createSocketBrowser = (address: string, cookies = new Map<string, string>()) => ({
  cookies,
  send: async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        origin: address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    // Tests look into it freely.
    return {
      status: response.status,
      body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
  },
});
