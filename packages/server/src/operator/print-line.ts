/** Writes a line for the operator to the output stream. */
export const printLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
