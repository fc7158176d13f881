import { lineOf } from "@muster/domain/nutrition/diary-line";
import type { Food } from "@muster/domain/nutrition/foods/food";
import { portionOfFood } from "@muster/domain/nutrition/foods/food-line";
import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { componentsOfParsed, type MealComponent } from "@muster/domain/nutrition/meal-components";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { proteinText } from "@muster/domain/nutrition/texts/entry.text";
import { formatEnergy } from "@muster/domain/shared/format";
import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { searchOnline } from "../../../data/api/foods-api.ts";
import { useServices } from "../../../data/services.ts";
import { noTableText, useFoodIndex } from "../use-food-index.ts";
import { findFoodText } from "./add-food.text.ts";
import { FoodAmount } from "./FoodAmount.tsx";
import { aboutFood, offlineTrouble, searchTrouble } from "./food-sources.ts";
import type { WayProps } from "./food-way.ts";
import { MealParts } from "./MealParts.tsx";

/** FOOD-01: letters before a search, and the pause after the last one in ms. */
const fewestLetters = 2;
const pause = 300;
const mostHits = 12;

type Online = {
  readonly query: string;
  readonly common: readonly Food[];
  readonly branded: readonly Food[];
  readonly notices: readonly string[];
  readonly trouble: string;
};

/** Search as one types, over what is on this device; Enter also looks products up and reads a meal in words (FOOD-01, FOOD-02). */
export function SearchFoods(props: WayProps) {
  const index = useFoodIndex(props.profileId);
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const [online, setOnline] = useState<Online>();
  const [busy, setBusy] = useState(false);
  const [meal, setMeal] = useState<{
    readonly parts: readonly MealComponent[];
    readonly unknown: readonly string[];
  }>();
  const [chosen, setChosen] = useState<Food>();
  useEffect(() => {
    const typed = text.trim();
    if (typed.length < fewestLetters) return setQuery("");
    const timer = setTimeout(() => setQuery(typed), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const lookUp = async (): Promise<void> => {
    const typed = text.trim();
    if (typed === "" || busy) return;
    setQuery(typed.length < fewestLetters ? "" : typed);
    const { items, unknown } = index ? parseMeal(typed, index) : { items: [], unknown: [] };
    // One food without an amount is a search; an amount or several foods are a meal.
    const isMeal = items.length > 1 || (items.length > 0 && /\d/.test(typed));
    setMeal(isMeal ? { parts: componentsOfParsed(items), unknown } : undefined);
    setBusy(true);
    const found = await searchOnline(typed);
    setBusy(false);
    setOnline(
      found.ok
        ? {
            query: typed,
            // The wire's optional fields are the domain's.
            common: found.value.common as readonly Food[],
            // Same.
            branded: found.value.branded as readonly Food[],
            notices: found.value.notices,
            trouble: searchTrouble(found.value.sources),
          }
        : {
            query: typed,
            common: [],
            branded: [],
            notices: [],
            trouble: found.error.type === "offline" ? offlineTrouble : found.error.message,
          },
    );
  };

  if (chosen !== undefined) return <FoodAmount {...props} food={chosen} back={() => setChosen(undefined)} />;
  const hits = index && query !== "" ? searchFoods(index, query, mostHits).map(({ food }) => food) : [];
  const mine = hits.filter(({ source }) => source === "own" || source === "shared");
  const common = hits.filter((food) => !mine.includes(food));
  const fromFar = online?.query === text.trim() ? online : undefined;
  const far = [...(fromFar?.common ?? []), ...(fromFar?.branded ?? [])];
  const isEmpty = query !== "" && index && hits.length === 0 && meal === undefined;
  return (
    <>
      <form
        className="stack-8"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void lookUp();
        }}
      >
        <TextField
          label={findFoodText.searchLabel}
          hint={findFoodText.searchExample}
          value={text}
          autoFocus
          onChange={(next) => {
            setText(next);
            setMeal(undefined);
          }}
        />
        <Button
          variant="secondary"
          type="submit"
          full
          disabled={text.trim() === ""}
          busy={busy && findFoodText.looking}
        >
          {findFoodText.lookUp}
        </Button>
      </form>
      {index === null && <p className="muted">{noTableText}</p>}
      {meal !== undefined && index && (
        <MealParts {...props} parts={meal.parts} open={{ words: meal.unknown, index }} />
      )}
      <Hits {...props} title={findFoodText.yours} foods={mine} onChoose={setChosen} />
      <Hits
        {...props}
        title={findFoodText.common}
        foods={[...common, ...(fromFar?.common ?? [])]}
        onChoose={setChosen}
      />
      <Hits {...props} title={findFoodText.branded} foods={fromFar?.branded ?? []} onChoose={setChosen} />
      {fromFar?.trouble && (
        <p className="muted" role="status">
          {fromFar.trouble}
        </p>
      )}
      {fromFar?.notices.map((notice) => (
        <p key={notice} className="text-small muted">
          {notice}
        </p>
      ))}
      {isEmpty && far.length === 0 && (
        <p className="muted" role="status">
          {findFoodText.nothingFound(query)}
        </p>
      )}
    </>
  );
}

function Hits({
  title,
  foods,
  onChoose,
  ...props
}: WayProps & {
  readonly title: string;
  readonly foods: readonly Food[];
  readonly onChoose: (food: Food) => void;
}) {
  const { now } = useServices();
  if (foods.length === 0) return null;
  const { date, energy, draft, actions } = props;
  return (
    <section className="stack-4" aria-label={title}>
      <h3 className="text-small muted">{title}</h3>
      <ul className="list saved">
        {foods.map((food) => {
          const { label, grams } = food.defaultMeasure;
          const { kcal, proteinG } = nutrientsFor(food, grams);
          return (
            <li key={food.id}>
              <button type="button" className="grow" onClick={() => onChoose(food)}>
                <b>{food.name}</b>
                <span className="text-small muted">
                  {findFoodText.resultLine({
                    kcal: formatEnergy(kcal, energy),
                    protein: proteinText(proteinG),
                    label,
                    food: aboutFood(food, "short"),
                  })}
                </span>
              </button>
              <button
                type="button"
                className="iconbtn fill"
                aria-label={findFoodText.addName(food.name)}
                onClick={() => {
                  const { serving, servings } = portionOfFood(food, food.defaultMeasure, 1);
                  const place = { logDate: date, mealSlot: draft.mealSlot, createdAt: now().toISOString() };
                  void actions.add([lineOf(serving, servings, place, energy)]);
                }}
              >
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
