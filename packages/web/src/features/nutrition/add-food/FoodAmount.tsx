import { lineOf, totalsOf } from "@muster/domain/nutrition/diary-line";
import { draftOfServing } from "@muster/domain/nutrition/entry-form";
import type { Food } from "@muster/domain/nutrition/foods/food";
import { gram, measuresOf, portionOfFood } from "@muster/domain/nutrition/foods/food-line";
import { formatEnergy } from "@muster/domain/shared/format";
import { parseDecimal } from "@muster/domain/shared/units";
import { useState } from "react";
import { useOnce } from "../../../components/callbacks.ts";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { useServices } from "../../../data/services.ts";
import { entryText } from "./add-food.text.ts";
import { aboutFood } from "./food-sources.ts";
import type { WayProps } from "./food-way.ts";

/** More than these make no choice easier; grams are always last. */
const mostMeasures = 6;

/** One food, how much of it, and what that is: added at once, or taken into the form. */
export function FoodAmount({
  food,
  back,
  onAdded,
  ...way
}: WayProps & {
  readonly food: Food;
  readonly back: () => void;
  /** Beside the line: a scanned product goes to the shelf. */
  readonly onAdded?: () => void;
}) {
  const { date, energy, draft, actions, onDraft, onWay, onDone } = way;
  const { now } = useServices();
  const once = useOnce();
  const all = measuresOf(food);
  const measures = all.length > mostMeasures ? [...all.slice(0, mostMeasures - 1), gram] : all;
  const [label, setLabel] = useState(food.defaultMeasure.label);
  const [text, setText] = useState("1");
  const measure = measures.find((one) => one.label === label) ?? food.defaultMeasure;
  const amount = parseDecimal(text);
  const isAmount = amount !== undefined && amount > 0 && amount * measure.grams <= 20_000;
  const { serving, servings } = portionOfFood(food, measure, isAmount ? amount : 1);
  const totals = totalsOf(serving, servings, energy);
  const add = async (): Promise<void> => {
    const place = { logDate: date, mealSlot: draft.mealSlot, createdAt: now().toISOString() };
    if (!(await actions.add([lineOf(serving, servings, place, energy)], "quiet"))) return;
    onAdded?.();
    onDone();
  };
  return (
    <section className="stack-16" aria-label={food.name}>
      <div>
        <h3 className="text-large">{food.name}</h3>
        <p className="text-small muted">
          {entryText.aboutFood({ about: aboutFood(food), unverified: food.unverified })}
        </p>
      </div>
      <Picks
        label={entryText.measure}
        tight
        options={measures.map((one) => ({ value: one.label, label: one.label }))}
        value={[measure.label]}
        onChange={([next = label]) => {
          // Grams are typed as they are weighed; a count does not carry over to them.
          if ((next === gram.label) !== (label === gram.label)) setText(next === gram.label ? "100" : "1");
          setLabel(next);
        }}
      />
      <Stepper
        small
        label={entryText.amount}
        unit=""
        value={text}
        onChange={setText}
        step={measure.grams === 1 ? 10 : 0.5}
        min={measure.grams === 1 ? 1 : 0.5}
        invalid={!isAmount}
      />
      <p className="muted">
        {[
          [entryText.carbs, totals.carbohydrate],
          [entryText.fat, totals.fat],
          [entryText.fiber, totals.fiber],
        ]
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `${name} ${value} g`)
          .join(" · ")}
      </p>
      <Button variant="primary" xl disabled={!isAmount} onClick={() => void once(add)}>
        {entryText.addEnergy(formatEnergy(totals.calories, energy), totals.protein)}
      </Button>
      <div className="between">
        <Button variant="quiet" onClick={back}>
          {commonText.back}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            onDraft(draftOfServing(serving, servings, draft.mealSlot, energy));
            onWay("enter");
          }}
        >
          {entryText.changeItsNumbers}
        </Button>
      </div>
    </section>
  );
}
