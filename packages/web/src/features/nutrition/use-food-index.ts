/** The food table with the person's own and the household's foods in front, ready to search; loaded once a visit. */
import { type FoodIndex, withOwnFoods } from "@muster/domain/nutrition/foods/food-index";
import { ownFoods } from "@muster/domain/nutrition/foods/food-line";
import { useEffect, useMemo, useState } from "react";
import { loadFoodIndex } from "../../data/api/food-index.ts";
import { useLive } from "../../data/store/use-live.ts";
import { diaryText } from "./diary.text.ts";

/** undefined while it loads; null when the table is not on this device and cannot be had now. */
export const useFoodIndex = (profileId: string): FoodIndex | null | undefined => {
  const [table, setTable] = useState<FoodIndex | null>();
  useEffect(() => {
    let gone = false;
    loadFoodIndex().then(
      (index) => gone || setTable(index),
      () => gone || setTable(null),
    );
    return () => {
      gone = true;
    };
  }, []);
  const own = useLive(
    async (reads) =>
      ownFoods(await reads.all("savedFood", profileId), await reads.all("sharedFood", profileId)),
    [profileId],
  );
  const foods = own.state === "ready" ? own.value : undefined;
  return useMemo(() => (table && foods !== undefined ? withOwnFoods(table, foods) : table), [table, foods]);
};

/** Shown while the food table could not be loaded. */
export const noTableText = diaryText.noFoodTable;
