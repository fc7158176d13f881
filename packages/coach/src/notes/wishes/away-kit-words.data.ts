/** The words of kit, at home and away, in sentences of one spelling; weights of a wish are read again as they were written. */
import type { Equipment } from "@muster/domain/profiles/options.text";

/** Kit that a room or a suitcase may hold. */
export const kitWords: readonly (readonly [Exclude<Equipment, "none">, RegExp])[] = [
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
export const isThere =
  /\b(?:has|have|got|with|there(?:'s| is| are)|only|just|tak(?:e|ing)|bring(?:ing)?|pack(?:ing|ed)?|equipped|offers?|hotel gym)\b/;
/** Not there, or not meant. */
export const isLacking =
  /\b(?:no|not|without|zero|nothing|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|more|want|wish|hate|skip)\b/;
/** "Dumbbells to 20 kg". */
export const most = /\b(?:to|max(?:imum)?(?: of)?|until) (\d{1,3}) ?(kgs?|kilos?|lbs?|pounds?)\b/;

/** "Two 10 kg dumbbells", "a 12 kg and a 16 kg kettlebell": these weights and no other. */
export const single = /\b(\d{1,3}(?:\.\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/g;
/** As it stands in a wish. */
export const exactly = / of ([\d., and]+) (kg|lb)/;
/** Kit that carries its weights in its name. */
export const ofWeights = ["dumbbells", "kettlebells"] as const;

/** No more than what it names: "only", "that is all", "no weights". */
export const isAll =
  /\b(?:only|just|nothing (?:else|but|except|more)|no (?:other )?(?:weights?|dumbbells?|equipment|kit|machines?|barbells?)|that(?:'s| is) (?:it|all)|all i (?:have|own|'ve got))\b/;
/** Of the person's own. */
export const isOwn =
  /\b(?:i|we)(?:'ve)? (?:(?:now|really|currently|only|just) )*(?:have|own|got|train (?:at home )?with|work ?out (?:at home )?with)\b|\bonly (?:have|got|own)\b|\ball i (?:have|own|'ve got)\b|\bat home (?:there's|there is|it's|only)\b/;

/** Kit that no exercise of the catalogue uses. */
export const unknownKit =
  /\b(?:(?:gymnastics?|gym|wooden|olympic|training) rings|rings(?! (?:true|a bell))|trx|suspension (?:trainer|straps?)|parallettes?|(?:slam|medicine|swiss|stability|bosu) ?balls?|indian clubs?|macebell|battle rope)\b/;
