import { lineOf } from "@muster/domain/nutrition/diary-line";
import { partsOfRecipe, servingOfRecipe } from "@muster/domain/nutrition/recipe";
import { proteinText } from "@muster/domain/nutrition/texts/entry.text";
import { formatCount, formatEnergy } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { savedFoodText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";
import { MealParts } from "./MealParts.tsx";

/** The household's recipes: one tap logs a serving; opened, each ingredient can be changed for this once. */
export function Recipes(props: WayProps) {
  const { profileId, date, energy, draft, actions } = props;
  const { now } = useServices();
  const [opened, setOpened] = useState<string>();
  const [deleting, setDeleting] = useState<Stored<"recipe">>();
  const live = useLive((reads) => reads.all("recipe", profileId), [profileId]);
  if (live.state !== "ready" || live.value.length === 0) return null;
  const recipe = live.value.find(({ id }) => id === opened);
  const remove = async ({ id, ...create }: Stored<"recipe">): Promise<void> => {
    setDeleting(undefined);
    if (!(await actions.write([{ kind: "recipe", id, remove: true }]))) return;
    setOpened(undefined);
    showToast({
      kind: "info",
      text: savedFoodText.deleted(create.name),
      undo: () => void actions.write([{ kind: "recipe", id, create }]),
    });
  };
  return (
    <section className="stack-8" aria-label={savedFoodText.recipes}>
      <h3 className="text-large">{savedFoodText.recipes}</h3>
      <ul className="list saved">
        {live.value.map((one) => {
          const serving = servingOfRecipe(one);
          return (
            <li key={one.id}>
              <button
                type="button"
                className="grow"
                aria-expanded={one.id === opened}
                onClick={() => setOpened(one.id === opened ? undefined : one.id)}
              >
                <b>{one.name}</b>
                <span className="text-small muted">
                  {savedFoodText.recipeLine({
                    calories: formatEnergy(serving.calories, energy),
                    protein: proteinText(serving.protein),
                    servings: formatCount(one.servings, "serving"),
                  })}
                </span>
              </button>
              <button
                type="button"
                className="iconbtn fill"
                aria-label={savedFoodText.addName(one.name)}
                onClick={() =>
                  void actions.add([
                    lineOf(
                      serving,
                      1,
                      { logDate: date, mealSlot: draft.mealSlot, createdAt: now().toISOString() },
                      energy,
                    ),
                  ])
                }
              >
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
      {recipe !== undefined && (
        <>
          <MealParts key={recipe.id} {...props} parts={partsOfRecipe(recipe)} />
          <Button variant="ghost-danger" onClick={() => setDeleting(recipe)}>
            {savedFoodText.deleteRecipe}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={savedFoodText.deleteRecipeQuestion}
        text={savedFoodText.deleteRecipeHint(deleting?.name ?? "")}
        confirm={savedFoodText.deleteRecipe}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => deleting !== undefined && void remove(deleting)}
        onCancel={() => setDeleting(undefined)}
      />
    </section>
  );
}
