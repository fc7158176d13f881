/** Equipment as people type it: lists of weights, with ranges, in their own unit. */
import type { Equipment } from "../../profiles/options.text.ts";
import { formatNumber, massIn, massUnit } from "../../shared/format.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import { kilogramsToPounds, type UnitSystem } from "../../shared/units.ts";
import { gearErrorTexts, gearSummaryText } from "./gear.text.ts";
import { asMarked, type Gear, type GearPlace, type GearRecord } from "./gear.ts";
import { partsOf, readSize, readWeights } from "./weight-list.ts";

/** The form as typed; '' is not entered. */
export type GearDraft = {
  /** '45, 35'. */
  readonly bars: string;
  /** '45 × 6, 25 × 2': weight and pairs; a weight alone is one pair. */
  readonly plates: string;
  /** '5-50 by 5, 60, 70': of each there are two. */
  readonly dumbbells: string;
  /** The same, of each there is one. */
  readonly singles: string;
  readonly kettlebells: string;
  /** One number, or blank. */
  readonly smithBar: string;
  /** One number, or blank. */
  readonly stackStep: string;
  /** Chosen, so never wrong; at home only. */
  readonly machines: readonly string[];
};

/** A field that is text. */
export type GearField = Exclude<keyof GearDraft, "machines">;

/** A form in which nothing is entered. */
export const emptyGearDraft: GearDraft = {
  bars: "",
  plates: "",
  dumbbells: "",
  singles: "",
  kettlebells: "",
  smithBar: "",
  stackStep: "",
  machines: [],
};

/** Machines at home with the bar and the step that are usual for them, where none is entered. */
export const withMachines = (
  draft: GearDraft,
  machines: readonly string[],
  units: UnitSystem,
): GearDraft => ({
  ...draft,
  machines,
  ...(machines.length > 0 && {
    smithBar: draft.smithBar || `${asMarked[units].smithBar}`,
    stackStep: draft.stackStep || `${asMarked[units].stack}`,
  }),
});

/** One sentence for each wrong field; an empty object: valid. */
export type GearErrors = { readonly [K in GearField]?: string };

const shownIn = (units: UnitSystem, pounds: number): string =>
  formatNumber(massIn(units, pounds), 2).replaceAll(",", "");

/** What a record says, as it would be typed. */
export const gearDraft = (gear: GearRecord, units: UnitSystem): GearDraft => {
  const shown = (pounds: number): string => shownIn(units, pounds);
  const ranges = (all: readonly number[]): string => rangesIn(all.map((weight) => Number(shown(weight))));
  return {
    bars: gear.bars.map(shown).join(", "),
    plates: gear.plates.map((plate) => `${shown(plate.weight)} × ${plate.pairs}`).join(", "),
    dumbbells: ranges(gear.dumbbells ?? []),
    singles: ranges(gear.singles ?? []),
    kettlebells: ranges(gear.kettlebells ?? []),
    smithBar: gear.smithBar == null ? "" : shown(gear.smithBar),
    stackStep: gear.stackStep === null ? "" : shown(gear.stackStep),
    machines: gear.machines ?? [],
  };
};

/** What the form opens with: at home what was entered alone; a gym begins with what most gyms have. */
export const openingDraft = (gear: Gear, units: UnitSystem): GearDraft =>
  gear.own === undefined && gear.place === "home" ? emptyGearDraft : gearDraft(gear.own ?? gear, units);

/** One line: 'Dumbbells 5-50 by 5 · Kettlebells 18, 26 · Bar 45'. */
export const gearSummary = (gear: Gear, units: UnitSystem): string => {
  if (gear.own === undefined) return gearSummaryText.usual;
  const draft = gearDraft(gear.own, units);
  const parts = (["dumbbells", "singles", "kettlebells", "bars", "stackStep"] as const)
    .filter((field) => draft[field] !== "" && (field !== "stackStep" || gear.place !== "home"))
    .map((field) => gearSummaryText[field](draft[field]));
  const weights = parts.length === 0 ? gearSummaryText.none : `${parts.join(" · ")} ${massUnit(units)}`;
  return [weights, ...draft.machines].join(" · ");
};

/** Every weight of a record by the number that is shown for it. */
const weightsByShown = (units: UnitSystem, gear: GearRecord): ReadonlyMap<number, number> =>
  new Map(
    [
      gear.bars,
      gear.plates.map(({ weight }) => weight),
      gear.dumbbells ?? [],
      gear.singles ?? [],
      gear.kettlebells ?? [],
      gear.smithBar ?? [],
      gear.stackStep ?? [],
    ]
      .flat()
      .map((weight) => [Number(shownIn(units, weight)), weight]),
  );

/**
 * @param before what the draft was made from: a weight that was not changed stays as it is stored, in whichever unit it was told
 * @param listed equipment of the profile: its weights at home are chosen, since a blank field would take it out of every plan
 * @returns the record, or a sentence beside each field that can not be read
 */
export const parseGear = (
  draft: GearDraft,
  place: GearPlace,
  units: UnitSystem,
  before?: GearRecord,
  listed: readonly Equipment[] = [],
): Result<GearRecord, GearErrors> => {
  const stored = before && weightsByShown(units, before);
  const pounds = (shown: number): number =>
    stored?.get(shown) ?? (units === "metric" ? kilogramsToPounds(shown) : shown);
  const errors: Partial<Record<GearField, string>> = {};
  const list = (field: "bars" | "dumbbells" | "singles" | "kettlebells", most: number): readonly number[] => {
    const weights = readWeights(draft[field]);
    if (weights === undefined) errors[field] = gearErrorTexts.weights;
    else if (weights.length > most) errors[field] = gearErrorTexts.tooMany;
    return weights ?? [];
  };
  const rising = (field: "dumbbells" | "singles" | "kettlebells"): number[] =>
    [...new Set(list(field, 80))].sort((a, b) => a - b).map(pounds);
  const one = (field: "smithBar" | "stackStep"): number | null => {
    if (draft[field].trim() === "") return null;
    const weight = readSize(draft[field]);
    if (weight === undefined) errors[field] = gearErrorTexts.step;
    return weight === undefined ? null : pounds(weight);
  };
  if (place === "home")
    for (const [field, weights] of [
      ["dumbbells", draft.dumbbells + draft.singles],
      ["kettlebells", draft.kettlebells],
    ] as const)
      if (listed.includes(field) && weights.trim() === "") errors[field] = gearErrorTexts.listed;
  const plates = readPlates(draft.plates);
  if (plates === undefined) errors.plates = gearErrorTexts.plates;
  else if (plates.length > 24) errors.plates = gearErrorTexts.tooMany;
  const record: GearRecord = {
    place,
    bars: list("bars", 12).map(pounds),
    plates: (plates ?? []).map((plate) => ({ weight: pounds(plate.weight), pairs: plate.pairs })),
    dumbbells: rising("dumbbells"),
    singles: rising("singles"),
    kettlebells: rising("kettlebells"),
    smithBar: one("smithBar"),
    stackStep: one("stackStep"),
    // Written when there is none, too: a record that is saved again keeps the fields that it does not name.
    ...(place === "home" ? { machines: [...draft.machines] } : {}),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(record);
};

const readPlates = (text: string): Gear["plates"] | undefined => {
  const pairsByWeight = new Map<number, number>();
  for (const part of partsOf(text)) {
    const match = /^([\d.]+)\s*(?:[x×*]\s*(\d+))?$/i.exec(part);
    const weight = readSize(match?.[1] ?? "");
    const pairs = Number(match?.[2] ?? 1);
    if (weight === undefined || pairs < 1 || pairs > 20) return undefined;
    pairsByWeight.set(weight, Math.min(20, (pairsByWeight.get(weight) ?? 0) + pairs));
  }
  return [...pairsByWeight].map(([weight, pairs]) => ({ weight, pairs })).sort((a, b) => b.weight - a.weight);
};

/** 5, 10, 15, 20, 30 -> '5-20 by 5, 30': three and more at even distance become a range. */
const rangesIn = (weights: readonly number[]): string => {
  const words: string[] = [];
  let at = 0;
  while (at < weights.length) {
    const first = weights[at] ?? 0;
    const step = Number(((weights[at + 1] ?? first) - first).toFixed(3));
    let end = at;
    while (end + 1 < weights.length && Math.abs((weights[end + 1] ?? 0) - (weights[end] ?? 0) - step) < 1e-6)
      end += 1;
    if (end - at >= 2) {
      words.push(`${first}-${weights[end]} by ${step}`);
      at = end + 1;
    } else {
      words.push(String(first));
      at += 1;
    }
  }
  return words.join(", ");
};
