/**
 * What there is to train with away from home, or all that there is at home: "hotel gym only has dumbbells to 20 kg and a bench", "I
 * only have two 10 kg dumbbells". It is kept in the name of the wish for that place, in words that the person reads and that are
 * read again here.
 */
import type { Wish } from "@muster/domain/planning/limits";
import { type Equipment, equipmentItems } from "@muster/domain/profiles/options";
import { kilogramsToPounds } from "@muster/domain/shared/units";

/** Kit that a room or a suitcase may hold. */
const words: readonly (readonly [Exclude<Equipment, "none">, RegExp])[] = [
  ["dumbbells", /\bdumb ?b?ells?\b/],
  ["kettlebells", /\bkettle ?b?ells?\b/],
  ["weight_bench", /\b(?:weight )?bench\b(?! press)/],
  ["resistance_bands", /\b(?:resistance )?bands?\b/],
  ["pull_up_bar", /\bpull ?up bar\b/],
  ["dip_station", /\bdip (?:bars?|station)\b/],
  ["yoga_mat", /\bmat\b/],
  ["treadmill", /\btreadmills?\b/],
];
/** There or taken along. */
const isThere =
  /\b(?:has|have|got|with|there(?:'s| is| are)|only|just|tak(?:e|ing)|bring(?:ing)?|pack(?:ing|ed)?|equipped|offers?)\b/;
const isLacking =
  /\b(?:no|not|without|zero|nothing|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|more|want|wish|hate|skip)\b/;
const most = /\b(?:to|max(?:imum)?(?: of)?|until) (\d{1,3}) ?(kgs?|kilos?|lbs?|pounds?)\b/;

/** "Two 10 kg dumbbells", "a 12 kg and a 16 kg kettlebell": these weights and no other. */
const single = /\b(\d{1,3}(?:\.\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/g;
const exactly = / of ([\d., and]+) (kg|lb)/;
const ofWeights = ["dumbbells", "kettlebells"] as const;

const unitOf = (word = ""): string => (word.startsWith("k") ? "kg" : "lb");
/** ' of 12 and 16 kg' for what carries weights, which are told before it or beside it; of what nobody named, nothing. */
const weightsOf = (item: RegExp, parts: readonly string[]): string => {
  let found: RegExpExecArray[] = [];
  for (const part of parts) {
    found = [...found, ...part.matchAll(single)];
    if (item.test(part)) break;
    if (words.some(([, other]) => other.test(part))) found = [];
  }
  const all = found.map(([, weight]) => weight).join(" and ");
  return all === "" ? "" : ` of ${all} ${unitOf(found[0]?.[2])}`;
};

/** In words for a chip, such as 'dumbbells to 20 kg, weight bench'; empty where nothing was named. @param sentence in one spelling */
export const awayKitIn = (sentence: string): string => {
  if (!isThere.test(sentence)) return "";
  const there: string[] = [];
  let lacks = false;
  for (const part of sentence.split(/[,;:()]|\b(?:but|and|or|plus)\b/)) {
    // "No bench or dumbbells": what follows a lack is lacking too, until something is said to be there.
    lacks = isLacking.test(part) || (lacks && !isThere.test(part));
    if (!lacks) there.push(part);
  }
  const [, heaviest, unit] = most.exec(sentence) ?? [];
  return words
    .filter(([, word]) => there.some((part) => word.test(part)))
    .map(([item, word]) => {
      const isUpTo = item === "dumbbells" && heaviest !== undefined;
      const carries = ofWeights.some((one) => one === item);
      const weights = isUpTo ? ` to ${heaviest} ${unitOf(unit)}` : carries ? weightsOf(word, there) : "";
      return `${equipmentItems[item].toLowerCase()}${weights}`;
    })
    .join(", ")
    .slice(0, 80);
};

/** No more than what it names: "only", "that is all", "no weights". */
const isAll =
  /\b(?:only|just|nothing (?:else|but|except|more)|no (?:other )?(?:weights?|dumbbells?|equipment|kit|machines?|barbells?)|that(?:'s| is) (?:it|all)|all i (?:have|own|'ve got))\b/;
const isOwn =
  /\b(?:i|we)(?:'ve)? (?:(?:now|really|currently|only|just) )*(?:have|own|got|train (?:at home )?with|work ?out (?:at home )?with)\b|\bonly (?:have|got|own)\b|\ball i (?:have|own|'ve got)\b|\bat home (?:there's|there is|it's|only)\b/;

/** All that the person has to train with, in words for a chip; empty where a sentence does not say that it is all. */
export const homeKitIn = (sentence: string): string =>
  isAll.test(sentence) && isOwn.test(sentence) && !/\b(?:gym|until|till|this week|next week)\b/.test(sentence)
    ? awayKitIn(sentence)
    : "";

/** Kit that no exercise of the catalogue uses. */
export const unknownKit =
  /\b(?:(?:gymnastics?|gym|wooden|olympic|training) rings|rings(?! (?:true|a bell))|trx|suspension (?:trainer|straps?)|parallettes?|(?:slam|medicine|swiss|stability|bosu) ?balls?|indian clubs?|macebell|battle rope)\b/;

/** As a plan in pounds shows them; in kilograms it is the same weight again. */
const inPounds = (weight: number, unit: string | undefined): number =>
  unit === "kg" ? Math.round(kilogramsToPounds(weight) * 10) / 10 : weight;

/** What was named of a place that is wished for; null without such a wish. */
const kitOf = (wishes: readonly Pick<Wish, "type" | "place" | "name">[], at: "floor" | "home") => {
  const name = wishes.find(({ type, place, name }) => type === "place" && place === at && name !== "")?.name;
  if (name === undefined) return null;
  const [, upTo, unit] = most.exec(name) ?? [];
  const heaviest = Number(upTo ?? Number.POSITIVE_INFINITY);
  /** The only weights that there are; null where any up to the heaviest may be there. */
  const only = (item: (typeof ofWeights)[number]): number[] | null => {
    const named = name.split(", ").find((part) => part.startsWith(item)) ?? "";
    const [, list, its] = exactly.exec(named) ?? [];
    return list?.split(" and ").map((one) => inPounds(Number(one), its)) ?? null;
  };
  return {
    equipment: words.flatMap(([item]): Equipment[] =>
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
