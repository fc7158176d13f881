/** A key under which names of foods with the same words meet, whatever their order and spelling: 'potatoes boiled'. */

/** Ways of saying one thing about a food; the first word stands for all. In singular, as `foodWords` gives them. */
const same: readonly (readonly [string, RegExp])[] = [
  ["nonfat", / (fat free|non fat|0% fat|zero fat|no fat|0%|fatfree) /g],
  ["light", / (low fat|reduced fat|half fat|lower fat|lowfat|lite|lighter) /g],
  ["diet", / (sugar free|zero sugar|no sugar|sugarfree|zero) /g],
  ["2%", / (semi skimmed|semi skim|half fat milk) /g],
  ["skim", / (skimmed) /g],
  ["whole", / (full fat|full cream) /g],
  ["wholewheat", / (whole wheat|whole meal|whole grain|wholegrain) /g],
  ["raw", / (uncooked|dry) /g],
  ["mince", / (minced|ground) /g],
  ["", / (extra virgin|all purpose) /g],
];
const meat = /(^| )(beef|mince|turkey|pork|lamb|chicken|steak|burger|hamburger|meat|patty)( |$)/;
/** Shares of lean meat that the table knows. */
const leanShares = [70, 75, 80, 85, 90, 93, 95] as const;

/** '5% fat mince' and '95/5 mince' -> '95% lean mince', the nearest share that the table knows. */
const withLean = (text: string): string => {
  const share = / (\d+(?:\.\d+)?)% (?:(lean|fat) )?/.exec(text);
  if (share === null || !meat.test(text)) return text;
  const said = Number(share[1]);
  const lean = share[2] === "fat" || (share[2] === undefined && said < 50) ? 100 - said : said;
  const nearest = leanShares.reduce((best, one) =>
    Math.abs(one - lean) < Math.abs(best - lean) ? one : best,
  );
  return `${text.replace(share[0], " ").replace(/ lean /g, " ")}${nearest}% `;
};

/** @param words as `foodWords` gives them */
export const nameKey = (words: readonly string[]): string => {
  let text = ` ${words.join("  ")} `;
  text = same.reduce((all, [word, pattern]) => all.replace(pattern, ` ${word} `), text.replace(/ +/g, " "));
  return withLean(text.replace(/ +/g, " ")).trim().split(" ").filter(Boolean).toSorted().join(" ");
};
