/**
 * The order of the files in the pack: each after those that share most short pieces of text with it, which a compressor
 * finds again for less. The same files always give the same order, so that a build can be made again.
 */

type PackedFile = { readonly url: string; readonly text: string };

/** About what a compressor takes for a repetition. Of 4 to 16 characters this made the smallest pack, with one neighbour that counts. */
const pieceLength = 5;

const piecesOf = (text: string): ReadonlySet<string> => {
  const pieces = new Set<string>();
  for (let from = 0; from + pieceLength <= text.length; from += 1)
    pieces.add(text.slice(from, from + pieceLength));
  return pieces;
};

/** 0 nothing in common, 1 the same pieces (cosine of the two sets). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const piece of few) if (many.has(piece)) shared += 1;
  return shared / Math.sqrt(one.size * other.size || 1);
};

/** @returns all of them: the largest first, then always the one most like the last */
export const packOrder = <F extends PackedFile>(files: readonly F[]): readonly F[] => {
  const left = files
    .toSorted((one, other) => other.text.length - one.text.length || (one.url < other.url ? -1 : 1))
    .map((file) => ({ file, pieces: piecesOf(file.text) }));
  const ordered: F[] = [];
  let last = left.shift();
  while (last !== undefined) {
    ordered.push(last.file);
    const { pieces } = last;
    const likenesses = left.map((other) => likeness(pieces, other.pieces));
    const best = likenesses.reduce(
      (most, value, index) => (value > (likenesses[most] ?? 0) ? index : most),
      0,
    );
    last = left.splice(best, 1)[0];
  }
  return ordered;
};
