/**
 * What there is to train with away from home, or all that there is at home: "hotel gym only has dumbbells to 20 kg and a bench", "I
 * only have two 10 kg dumbbells". It is kept in the name of the wish for that place, in words that the person reads and that are
 * read again here.
 */
import type { Wish } from "@muster/domain/planning/limits";
import { type Equipment, equipmentItems } from "@muster/domain/profiles/options.text";
import { kilogramsToPounds } from "@muster/domain/shared/units";
import * as words from "./away-kit-words.data.ts";

const unitOf = (word = ""): string => (word.startsWith("k") ? "kg" : "lb");
/** ' of 12 and 16 kg' for what carries weights, which are told before it or beside it; of what nobody named, nothing. */
const weightsOf = (item: RegExp, parts: readonly string[]): string => {
  let found: RegExpExecArray[] = [];
  for (const part of parts) {
    found = [...found, ...part.matchAll(words.single)];
    if (item.test(part)) break;
    if (words.kitWords.some(([, other]) => other.test(part))) found = [];
  }
  const all = found.map(([, weight]) => weight).join(" and ");
  return all === "" ? "" : ` of ${all} ${unitOf(found[0]?.[2])}`;
};

/** In words for a chip, such as 'dumbbells to 20 kg, weight bench'; empty where nothing was named. @param sentence in one spelling */
export const awayKitIn = (sentence: string): string => {
  if (!words.isThere.test(sentence)) return "";
  const there: string[] = [];
  let lacks = false;
  for (const part of sentence.split(/[,;:()]|\b(?:but|and|or|plus)\b/)) {
    // "No bench or dumbbells": what follows a lack is lacking too, until something is said to be there.
    lacks = words.isLacking.test(part) || (lacks && !words.isThere.test(part));
    if (!lacks) there.push(part);
  }
  const [, heaviest, unit] = words.most.exec(sentence) ?? [];
  return words.kitWords
    .filter(([, word]) => there.some((part) => word.test(part)))
    .map(([item, word]) => {
      const isUpTo = item === "dumbbells" && heaviest !== undefined;
      const carries = words.ofWeights.some((one) => one === item);
      const weights = isUpTo ? ` to ${heaviest} ${unitOf(unit)}` : carries ? weightsOf(word, there) : "";
      return `${equipmentItems[item].toLowerCase()}${weights}`;
    })
    .join(", ")
    .slice(0, 80);
};

/** All that the person has to train with, in words for a chip; empty where a sentence does not say that it is all. */
export const homeKitIn = (sentence: string): string =>
  words.isAll.test(sentence) &&
  words.isOwn.test(sentence) &&
  !/\b(?:gym|until|till|this week|next week)\b/.test(sentence)
    ? awayKitIn(sentence)
    : "";

/** As a plan in pounds shows them; in kilograms it is the same weight again. */
const inPounds = (weight: number, unit: string | undefined): number =>
  unit === "kg" ? Math.round(kilogramsToPounds(weight) * 10) / 10 : weight;

/** What was named of a place that is wished for; null without such a wish. */
const kitOf = (wishes: readonly Pick<Wish, "type" | "place" | "name">[], at: "floor" | "home") => {
  const name = wishes.find(({ type, place, name }) => type === "place" && place === at && name !== "")?.name;
  if (name === undefined) return null;
  const [, upTo, unit] = words.most.exec(name) ?? [];
  const heaviest = Number(upTo ?? Number.POSITIVE_INFINITY);
  /** The only weights that there are; null where any up to the heaviest may be there. */
  const only = (item: (typeof words.ofWeights)[number]): number[] | null => {
    const named = name.split(", ").find((part) => part.startsWith(item)) ?? "";
    const [, list, its] = words.exactly.exec(named) ?? [];
    return list?.split(" and ").map((one) => inPounds(Number(one), its)) ?? null;
  };
  return {
    equipment: words.kitWords.flatMap(([item]): Equipment[] =>
      name.includes(equipmentItems[item].toLowerCase()) ? [item] : [],
    ),
    heaviestLb: unit === "kg" ? kilogramsToPounds(heaviest) : heaviest,
    /** In pounds. */
    only: { dumbbells: only("dumbbells"), kettlebells: only("kettlebells") },
  };
};

/** What was named of the place away. */
export const awayKitOf = (wishes: readonly Pick<Wish, "type" | "place" | "name">[]) => kitOf(wishes, "floor");
/** What was named as all that there is at home. */
export const homeKitOf = (wishes: readonly Pick<Wish, "type" | "place" | "name">[]) => kitOf(wishes, "home");
