/** Long lists in short steps, so that what else waits for the thread has its turn. */

/** Waited for between two steps; on a page the next task of it. */
export type Pause = () => Promise<void>;

/** For whom nobody waits: servers, tests. */
export const noPause: Pause = () => Promise.resolve();

/** Items of one step: a few milliseconds of checking records on a slow phone. */
const stepLength = 50;

/** Each result in order, with a pause after every step. */
export const mapInSteps = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  pause: Pause,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (results.length % stepLength === 0) await pause();
  }
  return results;
};
