/** Says one sentence and ends; nothing was changed. */
export const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
