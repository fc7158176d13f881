/** Texts and numbers with an end, as they are read from outside. One schema for each bound: making them is a part of every start. */
import * as z from "zod/mini";

/** The same schema for the same bounds. */
const once = <T, B extends readonly number[]>(make: (...bounds: B) => T): ((...bounds: B) => T) => {
  const made = new Map<string, T>();
  return (...bounds) => {
    const key = bounds.join();
    const known = made.get(key) ?? make(...bounds);
    made.set(key, known);
    return known;
  };
};

const from = (least: number, most: number | undefined) =>
  most === undefined ? [z.gte(least)] : [z.gte(least), z.lte(most)];

/** Schemas by their bounds; lengths in UTF-16 units. */
export const bounded = {
  text: once((longest: number) => z.string().check(z.maxLength(longest))),
  /** Not empty. */
  filledText: once((longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))),
  number: once((least: number, most?: number) => z.number().check(...from(least, most))),
  whole: once((least: number, most?: number) => z.number().check(z.int(), ...from(least, most))),
};
