/**
 * Lists of weights as text, in the shown unit: what is chosen stands before the first semicolon, what is still being typed
 * behind it. Both count, so nothing is lost when somebody saves in between.
 */
import { parseDecimal } from "../../shared/units.ts";

/** Heaviest single thing, in either unit. */
const heaviest = 450;

/** One weight in the shown unit, above 0; undefined for anything else. */
export const readSize = (text: string): number | undefined => {
  const weight = parseDecimal(text);
  return weight !== undefined && weight > 0 && weight <= heaviest ? weight : undefined;
};

/** Ends a part. A comma of '7,5' or '1,25' does not: it is a decimal one, unless more weights follow without a space. */
const separator = /[;\n]|,(?!(?<=(?:^|[^\d.,])\d+,)5(?!\d|,\d))(?!(?<=(?:^|[^\d.,])[01],)[27]5(?!\d|,\d))/;

/** What stands between commas, semicolons and line ends. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Weights and ranges, '5-50 by 5, 60', in the shown unit.
 * @returns undefined when a part cannot be read
 */
export const readWeights = (text: string): readonly number[] | undefined => {
  const weights: number[] = [];
  for (const part of partsOf(text)) {
    const range = /^([\d.,]+)\s*(?:-|–|to)\s*([\d.,]+)(?:\s*(?:by|step|\/)\s*([\d.,]+))?$/i.exec(part);
    if (range === null) {
      const weight = readSize(part);
      if (weight === undefined) return undefined;
      weights.push(weight);
      continue;
    }
    const [from, to, step] = [readSize(range[1] ?? ""), readSize(range[2] ?? ""), readSize(range[3] ?? "5")];
    if (from === undefined || to === undefined || step === undefined || to < from) return undefined;
    const count = Math.floor((to - from) / step + 1e-9);
    if (count > 200) return undefined;
    for (let index = 0; index <= count; index += 1) weights.push(Number((from + index * step).toFixed(3)));
  }
  return weights;
};

/** A list in its two halves. */
export type WeightList = {
  /** By weight, in the order of choosing: how many pairs, as typed; undefined in a list without pairs. */
  readonly chosen: ReadonlyMap<number, string | undefined>;
  /** Not chosen yet, with what cannot be read. */
  readonly typed: string;
};

/**
 * The halves of a list; ranges come apart: '5-15 by 5; 12' has 5, 10 and 15 chosen, and '12' typed.
 * @param hasPairs a list such as '45 × 2, 25': a weight alone is one pair
 */
export const readWeightList = (text: string, hasPairs = false): WeightList => {
  const [before = "", ...behind] = text.split(";");
  const chosen = new Map<number, string | undefined>();
  const unread: string[] = [];
  for (const part of partsOf(before)) {
    const [, weight, pairs] = (hasPairs && /^(.*?)\s*[x×*]\s*(\d*)$/i.exec(part)) || [];
    const weights = readWeights(weight ?? part);
    if (weights === undefined) unread.push(part);
    for (const one of weights ?? [])
      chosen.set(one, hasPairs ? (pairs ?? chosen.get(one) ?? "1") : undefined);
  }
  return { chosen, typed: [...unread, ...behind].join(", ").trimStart() };
};

/** The text of a list, which `readWeightList` reads back. */
export const writeWeightList = ({ chosen, typed }: WeightList): string => {
  const all = [...chosen].map(([weight, pairs]) => (pairs === undefined ? weight : `${weight} × ${pairs}`));
  return `${all.join(", ")}${typed === "" ? "" : `; ${typed}`}`;
};

/** What is typed becomes chosen, as far as it can be read. */
export const chooseTyped = (text: string, hasPairs: boolean): string =>
  writeWeightList(readWeightList(text.replaceAll(";", ","), hasPairs));
