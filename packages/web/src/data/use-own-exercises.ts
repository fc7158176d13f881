/** The exercises that the current person made, in the catalogue's shape, by name; empty until they are read. */
import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import { useMemo } from "react";
import { useOwnRecords } from "./use-own-records.ts";

export const useOwnExercises = () => {
  const own = useOwnRecords();
  return useMemo(
    () => own.map(exerciseFromOwn).toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    [own],
  );
};
