/** The server's log on the error stream: JSON lines, by level. What may stand in a line is decided where it is made. */
import { pino } from "pino";
import type { RequestLine, RequestLog } from "./request-log.ts";

/** Levels of the log, from the most important to `silent`, which writes nothing. */
export const logLevels = ["error", "warn", "info", "silent"] as const;
/** The least important level that is written. */
export type LogLevel = (typeof logLevels)[number];

type Log = {
  readonly requests: RequestLog;
  /** A bug: something failed that nobody can act on but us. */
  readonly bug: (error: unknown, where: string) => void;
};

/** @param write takes one line with its end; the real one is the error stream */
export const createLog = (level: LogLevel, write: (line: string) => void): Log => {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return {
    requests: {
      isOn: log.isLevelEnabled("info"),
      line: (line: RequestLine) => log.info(line, "request"),
    },
    bug: (error, where) => log.error({ where, ...describe(error) }, "bug"),
  };
};

/** Errors of parsers quote what they read: of those only the kind and the place in the code are kept. */
const describe = (error: unknown) => {
  if (!(error instanceof Error)) return { error: typeof error };
  const quotes = error instanceof SyntaxError || error.name === "ZodError" || error.name === "$ZodError";
  return {
    error: error.name,
    ...(quotes ? {} : { message: error.message }),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
  };
};
