/**
 * The order of the files in the pack: each after those that share most short pieces of text with it, which a compressor
 * finds again for less. The same files always give the same order, so that a build can be made again.
 */

type PackedFile = { readonly url: string; readonly text: string };

/** About what a compressor takes for a repetition. Of 4 to 16 characters this made the smallest pack. */
const pieceLength = 6;

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

/** How much the file before the last one counts. No weight is the best of every build, and 200 bytes lie between them. */
const weights = [0.4, 0.5, 0.6, 0.7];

/** @returns one order for each weight: the largest first, then always the one most like the last and the one before it */
export const packOrders = <F extends PackedFile>(files: readonly F[]): readonly (readonly F[])[] => {
  const sorted = files
    .toSorted((one, other) => other.text.length - one.text.length || (one.url < other.url ? -1 : 1))
    .map((file) => ({ file, pieces: piecesOf(file.text) }));
  const likenesses = sorted.map((one, row) =>
    sorted.map((other, column) => (column < row ? likeness(one.pieces, other.pieces) : 0)),
  );
  const alike = (one: number, other: number): number =>
    likenesses[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;
  return weights.map((weight) => {
    const left = sorted.map((_, index) => index);
    const ordered: number[] = [];
    let next = left.shift();
    while (next !== undefined) {
      ordered.push(next);
      const last = next;
      const before = ordered.at(-2);
      const worth = left.map(
        (index) => alike(last, index) + (before === undefined ? 0 : alike(before, index) * weight),
      );
      const best = worth.reduce((most, value, index) => (value > (worth[most] ?? 0) ? index : most), 0);
      next = left.splice(best, 1)[0];
    }
    return ordered.flatMap((index) => sorted[index]?.file ?? []);
  });
};
