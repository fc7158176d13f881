import type { NutritionEntry } from "@muster/domain/nutrition/entry";
import { recipeOf } from "@muster/domain/nutrition/recipe";
import { mostIngredients } from "@muster/domain/nutrition/shared-meals";
import { tooManyText } from "@muster/domain/nutrition/texts/entry.text";
import { type EnergyUnit, parseDecimal } from "@muster/domain/shared/units";
import { useState } from "react";
import { useOnce } from "../../components/callbacks.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Stepper } from "../../components/controls/Stepper.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { diaryText } from "./diary.text.ts";
import { nutritionText as texts } from "./nutrition.text.ts";
import type { DiaryActions } from "./use-diary-actions.ts";

type RecipeFormProps = {
  /** The whole recipe's ingredients. */
  readonly lines: readonly NutritionEntry[];
  readonly energy: EnergyUnit;
  readonly actions: DiaryActions;
  /** Of the button that opens the form. */
  readonly label: string;
  readonly onDone: () => void;
};

/** Lines become a recipe of the household: its name, and how many servings it makes (feature F19). */
export function RecipeForm({ lines, energy, actions, label, onDone }: RecipeFormProps) {
  const { now, newId } = useServices();
  const once = useOnce();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState("");
  const [makes, setMakes] = useState("2");
  const servings = parseDecimal(makes);
  const tooMany = tooManyText(diaryText.aRecipe, mostIngredients, lines.length);
  const isRight = servings !== undefined && servings >= 0.5 && servings <= 100 && title.trim() !== "";
  const save = async (): Promise<void> => {
    if (servings === undefined) return;
    const create = recipeOf(title, lines, servings, now().toISOString(), energy);
    if (!(await actions.write([{ kind: "recipe", id: newId(), create }]))) return;
    showToast({ kind: "success", text: texts.recipeSaved(create.name) });
    onDone();
  };
  if (!open)
    return (
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <section className="stack-8" aria-label={texts.recipe}>
      <TextField label={texts.recipeName} value={title} maxLength={100} onChange={setTitle} autoFocus />
      <Stepper
        small
        label={texts.servings}
        unit={texts.servingsUnit}
        value={makes}
        onChange={setMakes}
        step={0.5}
        min={0.5}
        max={100}
      />
      {tooMany !== undefined && <p className="text-small danger-text">{tooMany}</p>}
      <Button
        variant="secondary"
        full
        disabled={!isRight || tooMany !== undefined}
        onClick={() => void once(save)}
      >
        {texts.saveRecipe}
      </Button>
    </section>
  );
}
