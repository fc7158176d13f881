/** The exercises that the current person made, in the catalogue's shape, by name; empty until they are read. */
import type { Exercise } from "@muster/coach/catalogue/exercise";
import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import { useMemo } from "react";
import type { Stored } from "../store/device-store.ts";
import { useOwnRecords } from "./use-own-records.ts";

/** The exercises, live. */
export const useOwnExercises = () => {
  const own = useOwnRecords();
  return useMemo(() => ownInOrder(own), [own]);
};

/** Own exercises in the catalogue's shape, by name. */
export const ownInOrder = (own: readonly Stored<"ownExercise">[]): readonly Exercise[] =>
  own.map(exerciseFromOwn).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
