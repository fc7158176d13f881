/**
 * The pack: the texts of most files of the build in one file, written by the build and read by the service worker. What
 * compresses badly is left out and put back here: the hashes in addresses, and the words that code says again and again.
 */

/**
 * Files name one another by their address, and the hash in it is what compresses worst of all. The worker has every
 * address in its list, so in the pack they stand without their hash: `food-.js` for `food-1a2b3c4d.js`.
 * @param urls the addresses of the list
 * @returns full name by short name; a short name that two files would share is left out, so those stay as they are
 */
export const shortAddresses = (urls: readonly string[]): ReadonlyMap<string, string> => {
  const pairs = urls.flatMap((url) => {
    const [, stem, ending] = /^\/assets\/(.+-)[\w-]{8}(\.\w+)$/.exec(url) ?? [];
    return stem === undefined || ending === undefined
      ? []
      : [{ short: stem + ending, full: url.slice("/assets/".length) }];
  });
  const count = Map.groupBy(pairs, ({ short }) => short);
  return new Map(
    pairs.filter(({ short }) => count.get(short)?.length === 1).map(({ short, full }) => [short, full]),
  );
};

const withShortAddresses = (text: string, addresses: ReadonlyMap<string, string>): string => {
  let result = text;
  for (const [short, full] of addresses) result = result.replaceAll(full, short);
  return result;
};

/** The text as the build wrote it; what is not of it (its own `x-.js`) shows in its hash. */
const withFullAddresses = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replace(/[\w.-]+-\.\w+/g, (short) => addresses.get(short) ?? short);

/** Between two texts of the pack. As JSON each quote of a script would carry a backslash: 0.3 KB more as sent. */
const separator = "\u001e";

/**
 * What stands for a word: characters of one or two bytes that no text of the build holds, control characters and then
 * every letter from Cyrillic to N'Ko. A compressor says a word it has seen in about two bytes, one of these in about one.
 */
const codes: readonly string[] = Array.from({ length: 0x800 }, (_, unit) => String.fromCharCode(unit)).filter(
  (sign) => (sign < " " && !`\0\t\n\r${separator}`.includes(sign)) || sign >= "\u0400",
);

const codePattern = new RegExp(`[${codes.join("")}]`, "g");

const wordPattern = /[A-Za-z$_][\w$]{2,}/g;

/** The words worth a code, the best first: how often, times a little for their length (measured: decision 0079). */
const wordsOf = (text: string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, worth: count * Math.sqrt(word.length - 1) }))
    .sort((one, other) => other.worth - one.worth || (one.word < other.word ? -1 : 1))
    .slice(0, codes.length)
    .map(({ word }) => word);
};

/**
 * @param texts what is packed, in the order in which it compresses best
 * @param urls the addresses of the worker's list
 * @throws when a text holds the separator or a code: the worker would read something else
 */
export const packOf = (texts: readonly string[], urls: readonly string[]): string => {
  if (texts.some((text) => text.includes(separator) || text.search(codePattern) >= 0))
    throw new Error("A packed file holds a character that the pack needs for itself.");
  const text = withShortAddresses(texts.join(separator), shortAddresses(urls));
  const words = wordsOf(text);
  const codeOf = new Map(words.map((word, index) => [word, codes[index] ?? word]));
  return [words.join(" "), text.replace(wordPattern, (word) => codeOf.get(word) ?? word)].join(separator);
};

/**
 * @param pack what came; anything but a pack of this build gives texts that have none of the hashes
 * @param urls the addresses of the worker's list
 */
export const textsOf = (pack: string, urls: readonly string[]): readonly string[] => {
  const words = pack.slice(0, pack.indexOf(separator)).split(" ");
  const wordOf = new Map(words.map((word, index) => [codes[index], word]));
  const text = pack
    .slice(pack.indexOf(separator) + 1)
    .replace(codePattern, (code) => wordOf.get(code) ?? code);
  return withFullAddresses(text, shortAddresses(urls)).split(separator);
};
