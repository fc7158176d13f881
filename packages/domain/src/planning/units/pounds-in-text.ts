/**
 * Weights in pounds inside a sentence, found and said in another unit. A model writes them in many ways ("1,000 lb",
 * "2x100 lbs", "100/110 lb", "45-lb"): an amount is converted whole or left as it was written, unit and all.
 */

/** "27.5", "27,5", "1,000", "1.000", "1 000", also with a space that does not break. */
const number = String.raw`\d+(?:[.,\u00a0\u202f]\d+)*(?: 0\d\d(?!\d))*`;
/** Before a unit that they may share: "100-110", "100 or 110", and "10, 100", which do not. */
const link = String.raw`\s?(?:->|[-–/→])\s?| to | and | or |, `;
const amounts = new RegExp(
  String.raw`(?<![\d.,])(${number}(?:(?:${link})${number})*)([-\s]?)(?:(?:lbs?|pounds?)\b|(?<=\d)#(?!\w))(?!\s?[(/=]\s?\d[\d.,]* ?kg)`,
  "gi",
);
const parts = new RegExp(`(${number})`);
/** Nobody lifts more: it is no weight, or was read wrongly. */
const heaviest = 5_000;

const readPounds = (written: string): number => {
  const plain = written.replace(/\s/g, "");
  // "22.046" has three decimals, "1.000" is a thousand.
  if (/^1\.\d{3}$|\.\d{3},\d+$/.test(plain)) return Number(plain.replace(".", "").replace(",", "."));
  return Number(
    /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain.replace(",", "."),
  );
};

/**
 * @param unit what stands in the place of "lb"
 * @param shown what stands in the place of so many pounds
 */
export const poundsInText = (text: string, unit: string, shown: (pounds: number) => number): string =>
  text.replace(amounts, (whole, chain: string, gap: string, at: number) => {
    const before = text.slice(0, at);
    // "1 250 lb", "2 1/2 lb": one number or two, nobody knows. "1/2 lb" is half of one.
    if (/\d\s$/.test(before) || /^[1-7]\/[2-8]$/.test(chain)) return whole;
    // Numbers at odd places, what links them at even ones.
    const said = chain.split(parts);
    for (let place = said.length - 2; place > 0; place -= 2) {
      const pounds = readPounds(said[place] ?? "");
      if (!(pounds <= heaviest)) return whole;
      said[place] = String(shown(pounds));
      const linked = said[place - 1] ?? "";
      if (place === 1 || /^([-–/]| to )$/.test(linked) || /between $/i.test(before)) continue;
      // "3x10, 100 lb": repetitions and a weight.
      if (/[x×] ?$/i.test(before)) break;
      const other = readPounds(said[place - 2] ?? "") / pounds;
      const isAlike = other >= 0.5 && other <= 2;
      if (linked === ", " ? isAlike : !isAlike) return whole;
      if (linked === ", ") break;
    }
    return `${said.join("")}${gap === "" ? " " : gap}${unit}`;
  });
