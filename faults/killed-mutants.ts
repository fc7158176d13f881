/** Which promise found out each broken variant of the rules of sync, for whoever runs the tests. */
export type Killed = {
  readonly rule: string;
  readonly what: string;
  /** The promise that did not hold. */
  readonly promise: string;
  /** So many histories were played. */
  readonly after: number;
};

/** Prints a line for each. */
export const reportKilled = (killed: readonly Killed[]): void => {
  const lines = killed.map(
    ({ rule, what, promise, after }) => `  ${rule.padEnd(13)}${what}: "${promise}", history ${after}`,
  );
  console.info(`${killed.length} broken variants were found out:\n${lines.join("\n")}`);
};
