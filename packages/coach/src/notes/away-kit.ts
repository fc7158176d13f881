/**
 * What there is to train with away from home: "hotel gym only has dumbbells to 20 kg and a bench". It is kept in the name of the
 * wish for that place, in words that the person reads and that are read again here.
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
  const limit = most.exec(sentence);
  const weight = limit === null ? "" : ` to ${limit[1]} ${/^k/.test(limit[2] ?? "") ? "kg" : "lb"}`;
  return words
    .filter(([, word]) => there.some((part) => word.test(part)))
    .map(([item]) => `${equipmentItems[item].toLowerCase()}${item === "dumbbells" ? weight : ""}`)
    .join(", ")
    .slice(0, 80);
};

/** What was named of the place away that is wished for; null without such a wish. */
export const awayKitOf = (
  wishes: readonly Pick<Wish, "type" | "place" | "name">[],
): { readonly equipment: readonly Equipment[]; readonly heaviestLb: number } | null => {
  const named = wishes.find(({ type, place, name }) => type === "place" && place === "floor" && name !== "");
  if (named === undefined) return null;
  const limit = most.exec(named.name);
  const shown = Number(limit?.[1] ?? Number.POSITIVE_INFINITY);
  return {
    equipment: words.flatMap(([item]) =>
      named.name.includes(equipmentItems[item].toLowerCase()) ? [item] : [],
    ),
    heaviestLb: limit?.[2] === "kg" ? kilogramsToPounds(shown) : shown,
  };
};
