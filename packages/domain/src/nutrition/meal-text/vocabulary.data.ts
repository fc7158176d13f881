/** Words of amounts, units, sizes and ways of cooking: the table that the grammar of meals works with. */

/** weight: g of one. volume: ml of one. holder: g or ml that it usually holds. piece: the food's own measure. */
type UnitKind = "weight" | "volume" | "holder" | "piece";
type Unit = { readonly kind: UnitKind; readonly size: number; readonly words: readonly string[] };

/** Volumes are US customary, as in USDA's measures. What holders hold is ours: the middle of usual household sizes. */
export const units: Readonly<Record<string, Unit>> = {
  g: {
    kind: "weight",
    size: 1,
    words: ["g", "gr", "grm", "grms", "gm", "gms", "gram", "grams", "gramme", "grammes"],
  },
  kg: { kind: "weight", size: 1000, words: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"] },
  oz: { kind: "weight", size: 28.349523125, words: ["oz", "ozs", "ounce", "ounces"] },
  lb: { kind: "weight", size: 453.59237, words: ["lb", "lbs", "pound", "pounds"] },
  ml: {
    kind: "volume",
    size: 1,
    words: ["ml", "mls", "milliliter", "milliliters", "millilitre", "millilitres"],
  },
  cl: { kind: "volume", size: 10, words: ["cl", "centilitre", "centilitres"] },
  dl: { kind: "volume", size: 100, words: ["dl", "decilitre", "decilitres"] },
  l: { kind: "volume", size: 1000, words: ["l", "liter", "liters", "litre", "litres"] },
  tsp: {
    kind: "volume",
    size: 4.93,
    words: ["tsp", "tsps", "teaspoon", "teaspoons", "teaspoonful", "teaspoonfuls"],
  },
  dsp: { kind: "volume", size: 10, words: ["dsp", "dessertspoon", "dessertspoons"] },
  tbsp: {
    kind: "volume",
    size: 14.79,
    words: [
      "tbsp",
      "tbsps",
      "tbs",
      "tblsp",
      "tablespoon",
      "tablespoons",
      "tablespoonful",
      "tablespoonfuls",
      "spoon",
      "spoons",
      "spoonful",
      "spoonfuls",
    ],
  },
  cup: { kind: "volume", size: 236.6, words: ["cup", "cups", "cupful", "cupfuls"] },
  floz: { kind: "volume", size: 29.57, words: ["floz"] },
  pint: { kind: "volume", size: 473, words: ["pint", "pints"] },
  glass: { kind: "holder", size: 240, words: ["glass", "glasses"] },
  mug: { kind: "holder", size: 300, words: ["mug", "mugs"] },
  can: { kind: "holder", size: 355, words: ["can", "cans", "tin", "tins"] },
  bottle: { kind: "holder", size: 500, words: ["bottle", "bottles"] },
  bowl: { kind: "holder", size: 240, words: ["bowl", "bowls", "bowlful"] },
  plate: { kind: "holder", size: 300, words: ["plate", "plates", "plateful"] },
  container: { kind: "holder", size: 150, words: ["container", "containers", "pot", "pots", "tub", "tubs"] },
  carton: { kind: "holder", size: 200, words: ["carton", "cartons", "box", "boxes"] },
  jar: { kind: "holder", size: 200, words: ["jar", "jars"] },
  handful: { kind: "holder", size: 30, words: ["handful", "handfuls", "handfull"] },
  scoop: { kind: "holder", size: 30, words: ["scoop", "scoops"] },
  shot: { kind: "holder", size: 44, words: ["shot", "shots"] },
  splash: { kind: "holder", size: 15, words: ["splash", "dash", "drop", "glug"] },
  drizzle: { kind: "holder", size: 7, words: ["drizzle"] },
  dollop: { kind: "holder", size: 25, words: ["dollop", "dollops", "blob"] },
  pinch: { kind: "holder", size: 0.5, words: ["pinch", "sprinkle"] },
  pat: { kind: "holder", size: 5, words: ["pat", "pats", "knob", "knobs"] },
  bunch: { kind: "holder", size: 100, words: ["bunch", "bunches"] },
  bag: {
    kind: "holder",
    size: 28,
    words: ["bag", "bags", "packet", "packets", "pack", "packs", "sachet", "sachets", "pouch"],
  },
  slice: { kind: "piece", size: 1, words: ["slice", "slices", "round", "rounds", "wedge", "wedges"] },
  piece: { kind: "piece", size: 1, words: ["piece", "pieces", "pc", "pcs"] },
  square: { kind: "piece", size: 1, words: ["square", "squares"] },
  serving: {
    kind: "piece",
    size: 1,
    words: ["serving", "servings", "portion", "portions", "helping", "helpings"],
  },
  bar: { kind: "piece", size: 1, words: ["bar", "bars"] },
  head: { kind: "piece", size: 1, words: ["head", "heads"] },
  clove: { kind: "piece", size: 1, words: ["clove", "cloves"] },
  strip: { kind: "piece", size: 1, words: ["strip", "strips", "rasher", "rashers"] },
  stick: { kind: "piece", size: 1, words: ["stick", "sticks"] },
  leaf: { kind: "piece", size: 1, words: ["leaf", "leaves"] },
  spear: { kind: "piece", size: 1, words: ["spear", "spears"] },
  fillet: { kind: "piece", size: 1, words: ["fillet", "fillets", "filet", "filets"] },
  ball: { kind: "piece", size: 1, words: ["ball", "balls"] },
};

/** How much of the usual one, where the food has no measure of that name. */
export const sizes: Readonly<Record<string, number>> = {
  mini: 0.5,
  "fun size": 0.4,
  "bite size": 0.4,
  "king size": 1.6,
  tall: 0.8,
  grande: 1,
  venti: 1.3,
  footlong: 2,
  single: 1,
  double: 2,
  triple: 3,
  tiny: 0.5,
  thin: 0.7,
  small: 0.75,
  sm: 0.75,
  level: 1,
  regular: 1,
  normal: 1,
  medium: 1,
  med: 1,
  average: 1,
  thick: 1.2,
  heaped: 1.3,
  heaping: 1.3,
  rounded: 1.2,
  generous: 1.3,
  large: 1.3,
  lg: 1.3,
  big: 1.3,
  huge: 1.6,
  "extra large": 1.5,
  xl: 1.5,
  jumbo: 1.6,
};
/** The name under which foods list a size. */
export const sizeNames: Readonly<Record<string, string>> = {
  sm: "small",
  tall: "small",
  grande: "medium",
  venti: "large",
  med: "medium",
  regular: "medium",
  lg: "large",
  big: "large",
  xl: "extra large",
};

/** Shares and counts that are no plain number. */
export const shares: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  third: 1 / 3,
  thirds: 1 / 3,
  fifth: 0.2,
  eighth: 0.125,
  couple: 2,
  pair: 2,
  few: 3,
  several: 3,
  dozen: 12,
  twice: 2,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that only say how something was prepared: without one, the food is another, but hardly in its energy. */
export const ways = set(
  "grilled cooked fresh plain baked steamed roasted roast boiled poached hot homemade boneless skinless skin skins natural trimmed oven cold sliced chopped diced leftover organic decaf side whole regular piece glazed iced drained canned tinned frozen toasted warm mashed shredded grated crumbled ripe barbecued sauteed smoked peeled pitted chilled heated crispy fillet fillets cubed crushed melted filtered stewed microwaved tossed unsalted salted seasoned strained",
);
/** Words that change the energy: never left out of a name in silence. */
export const changers = set(
  "raw uncooked dry dried fried diet light nonfat lowfat lean unsweetened sweetened sugarfree skim skimmed zero lite reduced",
);

/** Names of meals and times that head a list or frame a sentence. */
export const headings = set(
  "breakfast lunch dinner supper brunch snack snacks meal elevenses morning evening afternoon noon midday midnight night bedtime pre post workout gym training today yesterday tonight am pm dessert starter main mains side sides drinks drink food diary day monday tuesday wednesday thursday friday saturday sunday mid late early second first third final tea intake log preworkout postworkout",
);
/** Of the headings, those that need a colon, a dash or an end of line: they are foods or describe them otherwise. */
export const weakHeadings = set(
  "snack main side sides drinks drink tea first second third mid late early food day night gym meal log final pre post training workout dessert starter",
);

/** What people say before an amount or a name: 'I had'. */
export const leadFillers = set(
  "i we ive had have having has ate eat eating drank just then so also only my our the was were is usual today yesterday tonight followed finished started grabbed got finally later afterwards well ok okay um served me used ordered another more extra other",
);
/** What stands between foods. */
export const connectors = set("and with on plus in then over alongside without no");
/** Said before a connector: 'topped with', 'together with'. */
export const beforeConnectors = set(
  "topped served together along drizzled sprinkled spread covered mixed followed filled stuffed dressed smothered loaded",
);
/** Words that name no food; a piece of nothing else is no part of the meal. */
export const placeWords = set("it top side the them that my a on of this side easy up");
/** Begins what is said about where and when: it goes to the end of the piece. */
export const asides = set("from at for before during because while when after");

/** Words that are no misspelt food. */
export const plainWords = set(
  "what that this then than with have when from some more less very like just only good nice were been they them other usual friends friend family work home lunch dinner breakfast supper idea bought brought skipped nothing leftovers same total eaten about around each both their there here where which while after before into onto over under most part rest last next went",
);
