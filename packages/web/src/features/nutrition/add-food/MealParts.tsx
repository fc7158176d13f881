import { lineOf, totalsOf } from "@muster/domain/nutrition/diary-line";
import {
  draftOfServing,
  type EntryDraft,
  type EntryErrors,
  parseEntry,
} from "@muster/domain/nutrition/entry-form";
import type { FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import {
  componentsOfParsed,
  longestComponentName,
  type MealComponent,
} from "@muster/domain/nutrition/meal-components";
import { addAllText, addedText } from "@muster/domain/nutrition/texts/meal-parts.text";
import { formatNumber } from "@muster/domain/shared/format";
import { energyName } from "@muster/domain/shared/format.text";
import { parseDecimal } from "@muster/domain/shared/units";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useServices } from "../../../data/services.ts";
import { nutritionText } from "../nutrition.text.ts";
import { OpenParts } from "../OpenParts.tsx";
import { RecipeForm } from "../RecipeForm.tsx";
import type { WayProps } from "./food-way.ts";
import { mealPartsText } from "./meal-parts.text.ts";

type Part = {
  readonly key: number;
  readonly from: MealComponent;
  readonly draft: EntryDraft;
  readonly errors: EntryErrors;
};

/** The parts of a meal: each can be changed or left out, then all are added at once; what fails stays here (EST-02). */
export function MealParts({
  parts: found,
  date,
  energy,
  draft,
  actions,
  onDone,
  onWay,
  open: unread,
}: WayProps & {
  readonly parts: readonly MealComponent[];
  /** What was not understood, and the foods to choose from. */
  readonly open?: { readonly words: readonly string[]; readonly index: FoodIndex } | undefined;
}) {
  const { now } = useServices();
  const partOf = (from: MealComponent, key: number): Part => ({
    key,
    from,
    draft: draftOfServing(from.serving, from.servings, draft.mealSlot, energy),
    errors: {},
  });
  const [parts, setParts] = useState<readonly Part[]>(() => found.map(partOf));
  const [open, setOpen] = useState<readonly string[]>(() => [...new Set(unread?.words)]);
  const [busy, setBusy] = useState(false);
  const change = (key: number, more: Partial<EntryDraft>): void =>
    setParts(
      parts.map((part) =>
        part.key === key ? { ...part, draft: { ...part.draft, ...more }, errors: {} } : part,
      ),
    );

  const place = () => ({ logDate: date, mealSlot: draft.mealSlot, createdAt: now().toISOString() });
  const addAll = async (): Promise<void> => {
    const read = parts.map((part) => ({ part, parsed: parseEntry(part.draft, part.from.serving, energy) }));
    if (read.some(({ parsed }) => !parsed.ok))
      return setParts(read.map(({ part, parsed }) => (parsed.ok ? part : { ...part, errors: parsed.error })));
    setBusy(true);
    const failed: Part[] = [];
    for (const { part, parsed } of read) {
      if (!parsed.ok) continue;
      const { serving, servings } = parsed.value;
      if (!(await actions.add([lineOf(serving, servings, place(), energy)], "quiet"))) failed.push(part);
    }
    setBusy(false);
    setParts(failed);
    showToast({
      kind: failed.length === 0 ? "success" : "error",
      text: addedText(parts.length - failed.length, failed.length),
    });
    if (failed.length === 0 && open.length === 0) onDone();
  };

  const sum = parts.reduce(
    (total, part) => {
      const parsed = parseEntry(part.draft, part.from.serving, energy);
      const own = parsed.ok
        ? totalsOf(parsed.value.serving, parsed.value.servings, energy)
        : { calories: 0, protein: 0 };
      return { calories: total.calories + own.calories, protein: total.protein + (own.protein ?? 0) };
    },
    { calories: 0, protein: 0 },
  );
  const lines = parts.flatMap((part) => {
    const parsed = parseEntry(part.draft, part.from.serving, energy);
    return parsed.ok ? [lineOf(parsed.value.serving, parsed.value.servings, place(), energy)] : [];
  });
  if (parts.length === 0 && open.length === 0) return null;
  const close = (words: string): void => setOpen(open.filter((one) => one !== words));
  return (
    <section className="stack-8" aria-label={mealPartsText.partsOfThisMeal}>
      <ul className="list saved parts">
        {parts.map(({ key, from, draft: own, errors }) => (
          <li key={key}>
            <details className="grow">
              <summary>
                <span className="bold">{own.name}</span>
                <span className="text-small muted part-size">
                  {own.size}
                  {from.note !== "" && ` · ${from.note}`}
                </span>
                {from.understood !== undefined && (
                  <span className="text-small muted part-size">{from.understood}</span>
                )}
              </summary>
              <div className="stack-8">
                <TextField
                  label={commonText.name}
                  maxLength={longestComponentName}
                  value={own.name}
                  onChange={(name) => change(key, { name })}
                />
                <div className="fields">
                  <TextField
                    label={energyName(energy)}
                    unit={energy}
                    inputMode="decimal"
                    value={own.calories}
                    error={errors.calories ?? errors.form}
                    onChange={(calories) => change(key, { calories })}
                  />
                  <TextField
                    label={commonText.protein}
                    unit={commonText.grams}
                    inputMode="decimal"
                    value={own.protein}
                    error={errors.protein}
                    onChange={(protein) => change(key, { protein })}
                  />
                </div>
              </div>
            </details>
            <button
              type="button"
              className="iconbtn"
              aria-label={mealPartsText.leaveOut(own.name)}
              onClick={() => setParts(parts.filter((part) => part.key !== key))}
            >
              <Icon name="close" />
            </button>
            <div className="servings">
              <Stepper
                small
                label={mealPartsText.servingsOf(own.name)}
                unit={`${formatNumber((parseDecimal(own.calories) ?? 0) * (parseDecimal(own.servings) ?? 0), 0)} ${energy}`}
                value={own.servings}
                onChange={(servings) => change(key, { servings })}
                step={0.5}
                min={0.5}
                max={100}
                invalid={errors.servings !== undefined}
              />
            </div>
          </li>
        ))}
      </ul>
      {unread !== undefined && (
        <OpenParts
          open={open}
          index={unread.index}
          energy={energy}
          onLeaveOut={close}
          onChoose={(words, item) => {
            close(words);
            const key = 1 + Math.max(-1, ...parts.map((part) => part.key));
            setParts([...parts, ...componentsOfParsed([item]).map((from) => partOf(from, key))]);
          }}
        />
      )}
      {parts.length > 0 && (
        <Button variant="primary" xl busy={busy && mealPartsText.adding} onClick={() => void addAll()}>
          {addAllText(parts.length, open.length, sum.calories, sum.protein, energy)}
        </Button>
      )}
      {unread !== undefined && lines.length > 0 && lines.length === parts.length && (
        <RecipeForm
          lines={lines}
          energy={energy}
          actions={actions}
          label={nutritionText.keepAsRecipe("these")}
          onDone={() => onWay("saved")}
        />
      )}
    </section>
  );
}
