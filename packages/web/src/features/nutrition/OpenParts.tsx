import type { Food } from "@muster/domain/nutrition/foods/food";
import type { FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { chosenItem, type MealItem } from "@muster/domain/nutrition/meal-text/parse-meal";
import { formatEnergy, formatNumber } from "@muster/domain/shared/format";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { useState } from "react";
import { TextField } from "../../components/controls/TextField.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { mealPartsText } from "./add-food/meal-parts.text.ts";

const mostHits = 4;

type OpenPartsProps = {
  /** As they were written. */
  readonly open: readonly string[];
  readonly index: FoodIndex;
  readonly energy: EnergyUnit;
  /** The item has the amount that the words say. */
  readonly onChoose: (words: string, item: MealItem) => void;
  readonly onLeaveOut: (words: string) => void;
};

/** Words of a meal that no food was found for. Nothing of them counts until a food is chosen. */
export function OpenParts({ open, ...rest }: OpenPartsProps) {
  if (open.length === 0) return null;
  return (
    <section className="stack-8" aria-label={mealPartsText.notRecognized}>
      <p className="text-small muted">{mealPartsText.notCountedYet}</p>
      <ul className="list saved">
        {open.map((words) => (
          <OpenPart key={words} words={words} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function OpenPart({
  words,
  index,
  energy,
  onChoose,
  onLeaveOut,
}: Omit<OpenPartsProps, "open"> & { readonly words: string }) {
  const [query, setQuery] = useState("");
  const hits = query.trim().length < 2 ? [] : searchFoods(index, query, mostHits);
  const item = (food: Food): MealItem => chosenItem(words, food, index);
  return (
    <li className="open-part">
      <div className="grow stack-8">
        <b>{mealPartsText.notRecognizedWords(words)}</b>
        <TextField label={mealPartsText.foodFor(words)} value={query} onChange={setQuery} maxLength={60} />
        {hits.length > 0 && (
          <ul className="list" aria-label={mealPartsText.foodsFor(words)}>
            {hits.map(({ food }) => {
              const { grams } = item(food);
              return (
                <li key={food.id}>
                  <button type="button" className="grow" onClick={() => onChoose(words, item(food))}>
                    {food.name}
                    <span className="text-small muted">
                      {mealPartsText.gramsAndEnergy({
                        grams: formatNumber(grams, 0),
                        kcal: formatEnergy(nutrientsFor(food, grams).kcal, energy),
                      })}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {query.trim().length >= 2 && hits.length === 0 && (
          <p className="text-small muted" role="status">
            {mealPartsText.noFoodHasThisName}
          </p>
        )}
      </div>
      <button
        type="button"
        className="iconbtn"
        aria-label={mealPartsText.leaveOut(words)}
        onClick={() => onLeaveOut(words)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
