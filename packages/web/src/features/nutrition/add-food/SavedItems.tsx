import { lineOf } from "@muster/domain/nutrition/diary-line";
import { draftOfServing } from "@muster/domain/nutrition/entry-form";
import { servingOfSaved } from "@muster/domain/nutrition/saved-food";
import { usesOf } from "@muster/domain/nutrition/suggestions";
import { proteinText } from "@muster/domain/nutrition/texts/entry.text";
import { addDays } from "@muster/domain/shared/dates";
import { formatCount, formatEnergy } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { nutritionText } from "../nutrition.text.ts";
import { savedFoodText } from "./add-food.text.ts";
import { foodPanelText } from "./food-panel.text.ts";
import type { WayProps } from "./food-way.ts";
import { Recipes } from "./Recipes.tsx";

/** A year of the diary is counted for 'used N times' and 'last'. */
const countedDays = 364;

/** Saved items, last used first: one tap adds one serving, the name opens it in the form (NUT-04). */
export function SavedItems(props: WayProps) {
  const { profileId, date, energy, draft, actions, onDraft, onKeeps, onWay } = props;
  const { now } = useServices();
  const [deleting, setDeleting] = useState<Stored<"savedFood">>();
  const live = useLive(
    async (reads) => {
      const [foods, lines] = await Promise.all([
        reads.all("savedFood", profileId),
        reads.byDay("nutritionEntry", profileId, addDays(date, -countedDays), date),
      ]);
      return usesOf(foods, lines);
    },
    [profileId, date],
  );
  if (live.state === "error") throw live.error;
  if (live.state === "loading") return null;
  const { mealSlot } = draft;
  return (
    <>
      {live.value.length === 0 && <p className="muted">{foodPanelText.nothingSaved}</p>}
      <ul className="list saved" aria-label={savedFoodText.savedItems}>
        {live.value.map(({ food, use }) => {
          const serving = servingOfSaved(food);
          return (
            <li key={food.id}>
              <button
                type="button"
                className="grow"
                onClick={() => {
                  onDraft(draftOfServing(serving, 1, mealSlot, energy));
                  onWay("enter");
                }}
              >
                <b>{serving.name}</b>
                <span className="text-small muted">
                  {savedFoodText.savedServing({
                    energy: formatEnergy(serving.calories, energy),
                    protein: proteinText(serving.protein),
                    used: use.times === 0 ? undefined : formatCount(use.times, "time"),
                  })}
                </span>
              </button>
              <button
                type="button"
                className="iconbtn"
                aria-label={savedFoodText.deleteNamed(food.foodName)}
                onClick={() => setDeleting(food)}
              >
                <Icon name="trash" />
              </button>
              <button
                type="button"
                className="iconbtn fill"
                aria-label={savedFoodText.addNamed(food.foodName)}
                onClick={() =>
                  void actions.add([
                    lineOf(serving, 1, { logDate: date, mealSlot, createdAt: now().toISOString() }, energy),
                  ])
                }
              >
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        full
        onClick={() => {
          onKeeps(true);
          onWay("enter");
        }}
      >
        <Icon name="plus" /> {foodPanelText.newItem}
      </Button>
      <Button variant="secondary" full onClick={() => onWay("describe")}>
        <Icon name="plus" /> {nutritionText.newRecipe}
      </Button>
      <Recipes {...props} />
      <ConfirmDialog
        open={deleting !== undefined}
        title={savedFoodText.deleteItemQuestion}
        text={savedFoodText.deleteItemHint(deleting?.foodName ?? "")}
        confirm={savedFoodText.deleteItem}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => {
          if (deleting !== undefined) void actions.forget(deleting);
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </>
  );
}
