/** Writes a line for the operator to the output stream. */
export const sayLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
