import { lineOf } from "@muster/domain/nutrition/diary-line";
import type { MealSlot } from "@muster/domain/nutrition/meal-slot";
import { suggestions } from "@muster/domain/nutrition/suggestions";
import { mealNames } from "@muster/domain/nutrition/texts/entry.text";
import { addDays } from "@muster/domain/shared/dates";
import { Icon } from "../../../components/layout/Icon.tsx";
import { useServices } from "../../../data/services.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { savedFoodText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";

/** Days of the diary that suggestions come from: after that a line weighs 2% of a fresh one. */
const windowDays = 84;
const shown = 4;

const when: Readonly<Record<MealSlot, string>> = {
  breakfast: savedFoodText.inTheMorning,
  lunch: savedFoodText.atLunch,
  dinner: savedFoodText.inTheEvening,
  snack: savedFoodText.inBetween,
};

/** What the person is likely to have at this meal: one tap adds it as last time, and can be undone. */
export function Suggestions({ profileId, date, energy, draft, actions }: WayProps) {
  const { now } = useServices();
  const { mealSlot } = draft;
  const live = useLive(
    async (reads) =>
      suggestions(
        await reads.byDay("nutritionEntry", profileId, addDays(date, -windowDays), date),
        date,
        mealSlot,
        shown,
      ),
    [profileId, date, mealSlot],
  );
  if (live.state !== "ready" || live.value.length === 0) return null;
  const isOften = live.value.every((one) => one.isOften);
  return (
    <section className="stack-8" aria-label={savedFoodText.fromDiaryFor(mealNames[mealSlot].toLowerCase())}>
      <span className="text-small muted">
        {isOften ? savedFoodText.oftenHad(when[mealSlot]) : savedFoodText.fromYourDiary}
      </span>
      <div className="picks tight">
        {live.value.map(({ serving, servings }) => (
          <button
            key={serving.name}
            type="button"
            className="pick"
            onClick={() =>
              void actions.add([
                lineOf(
                  serving,
                  servings,
                  { logDate: date, mealSlot, createdAt: now().toISOString() },
                  energy,
                ),
              ])
            }
          >
            <Icon name="plus" size="s" />
            <span className="clip">{serving.name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
