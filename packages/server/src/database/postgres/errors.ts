/** What PostgreSQL and the way to it say when something cannot be done now, in the words of every engine. */
import { DatabaseRefused } from "../../stores/refused.ts";

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const diskFull = "53100";
/** Another transaction was in the way: the same again may go through. */
const inTheWay = new Set(["40001", "40P01", "55P03"]);
/** The server ends, starts, has no place for one more, or takes no writes. */
const notNow = /^(?:08...|57P0.|53...|25006)$/;
/** Of sockets, and of names that are looked up. */
const noWay = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_|NOENT|NOTFOUND)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** pg gives some of its own errors no code. */
const connectionLost =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** True when the connection broke or another transaction was in the way: what was not committed is undone. */
export const isPassing = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    inTheWay.has(code) ||
    noWay.test(code) ||
    (notNow.test(code) && code !== diskFull) ||
    (error instanceof Error && connectionLost.test(error.message))
  );
};

/** The error for the caller: `DatabaseRefused`, or what it was. */
export const neutral = (error: unknown): unknown => {
  if (codeOf(error) === diskFull) return new DatabaseRefused("storage-full");
  return isPassing(error) ? new DatabaseRefused("busy") : error;
};
