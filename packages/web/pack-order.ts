/**
 * The order of the files in the pack: each beside the one that shares most words with it, which a compressor finds
 * again for less. The same files always give the same order, so that a build can be made again.
 */

type PackedFile = { readonly url: string; readonly text: string };

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z$_]{4,}/g));

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length / Math.sqrt(one.size * other.size || 1);

/** @returns all of them: the largest first, then always the one most like the last */
export const packOrder = <F extends PackedFile>(files: readonly F[]): readonly F[] => {
  const left = files
    .toSorted((one, other) => other.text.length - one.text.length || (one.url < other.url ? -1 : 1))
    .map((file) => ({ file, words: wordsOf(file.text) }));
  const ordered: F[] = [];
  let next = left.shift();
  while (next !== undefined) {
    const { file, words } = next;
    ordered.push(file);
    const likenesses = left.map((other) => likeness(words, other.words));
    const best = likenesses.reduce(
      (most, value, index) => (value > (likenesses[most] ?? 0) ? index : most),
      0,
    );
    next = left.splice(best, 1)[0];
  }
  return ordered;
};
