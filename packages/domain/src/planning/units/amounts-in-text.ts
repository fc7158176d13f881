/**
 * Pounds and kilocalories inside a sentence, found and said in another unit. A model writes them in many ways ("1,000 lb",
 * "2x100 lbs", "100/110 lb", "45-lb"): an amount is converted whole or left as it was written, unit and all.
 */

/** "27.5", "27,5", "1,000", "1.000", "1 000", also with a space that does not break. */
const number = String.raw`\d+(?:[.,\u00a0\u202f]\d+)*(?: 0\d\d(?!\d))*`;
/** Before a unit that they may share: "100-110", "100 or 110", and "10, 100", which do not. */
const link = String.raw`\s?(?:->|[-–/→])\s?| to | and | or |, `;
/** @param unit how the unit is written @param other the unit that may stand behind in brackets: then both are said */
const amountsOf = (unit: string, other: string): RegExp =>
  new RegExp(
    String.raw`(?<![\d.,])(${number}(?:(?:${link})${number})*)([-\s]?)(?:${unit})(?!\s?[(/=]\s?\d[\d.,]* ?${other})`,
    "gi",
  );
const parts = new RegExp(`(${number})`);

/** How a unit is written, and what is no amount of it. */
type Written = {
  readonly amounts: RegExp;
  /** Above it, it is no such amount, or was read wrongly. */
  readonly most: number;
  /** "1.000" with a point that groups. */
  readonly grouped: RegExp;
};

/** "22.046" has three decimals, "1.000" is a thousand; nobody lifts more than 5,000. */
const pounds: Written = {
  amounts: amountsOf(String.raw`(?:lbs?|pounds?)\b|(?<=\d)#(?!\w)`, "kg"),
  most: 5_000,
  grouped: /^1\.\d{3}$|\.\d{3},\d+$/,
};

/** Nobody writes thousandths of a kcal. */
const kilocalories: Written = {
  amounts: amountsOf(String.raw`(?:kcals?|cals?|(?:kilo)?calories?)\b`, "kJ"),
  most: 50_000,
  grouped: /^\d{1,2}\.\d{3}$|\.\d{3},\d+$/,
};

const readAmount = (written: string, grouped: RegExp): number => {
  const plain = written.replace(/\s/g, "");
  if (grouped.test(plain)) return Number(plain.replace(".", "").replace(",", "."));
  return Number(
    /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain.replace(",", "."),
  );
};

const amountsInText = (
  text: string,
  { amounts, most, grouped }: Written,
  unit: string,
  shown: (amount: number) => string,
): string =>
  text.replace(amounts, (whole, chain: string, gap: string, at: number) => {
    const before = text.slice(0, at);
    // "1 250 lb", "2 1/2 lb": one number or two, nobody knows. "1/2 lb" is half of one.
    if (/\d\s$/.test(before) || /^[1-7]\/[2-8]$/.test(chain)) return whole;
    // Numbers at odd places, what links them at even ones.
    const said = chain.split(parts);
    for (let place = said.length - 2; place > 0; place -= 2) {
      const amount = readAmount(said[place] ?? "", grouped);
      if (!(amount <= most)) return whole;
      said[place] = shown(amount);
      const linked = said[place - 1] ?? "";
      if (place === 1 || /^([-–/]| to )$/.test(linked) || /between $/i.test(before)) continue;
      // "3x10, 100 lb": repetitions and a weight.
      if (/[x×] ?$/i.test(before)) break;
      const other = readAmount(said[place - 2] ?? "", grouped) / amount;
      const isAlike = other >= 0.5 && other <= 2;
      if (linked === ", " ? isAlike : !isAlike) return whole;
      if (linked === ", ") break;
    }
    return `${said.join("")}${gap === "" ? " " : gap}${unit}`;
  });

/**
 * @param unit what stands in the place of "lb"
 * @param shown what stands in the place of so many pounds
 */
export const poundsInText = (text: string, unit: string, shown: (pounds: number) => number): string =>
  amountsInText(text, pounds, unit, (amount) => String(shown(amount)));

/** @param shown what stands in the place of so many kcal, with "kJ" behind it */
export const kilocaloriesInText = (text: string, shown: (kcal: number) => string): string =>
  amountsInText(text, kilocalories, "kJ", shown);
