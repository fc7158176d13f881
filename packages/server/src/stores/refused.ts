/** The database could not run a request, for a reason that the caller can pass on. Anything else is a bug. */
export class DatabaseRefused extends Error {
  readonly reason: "busy" | "storage-full";
  constructor(reason: "busy" | "storage-full") {
    super(`The database could not do it: ${reason}`);
    this.reason = reason;
  }
}
