/** Exercises to choose from: those chosen already, and the best matches of what was typed. Pure. */
import { catalogue, exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise } from "@muster/coach/catalogue/exercise";

const mostChoices = 8;

/** Options of a list, chosen ones first. */
export const exerciseChoices = (
  query: string,
  chosen: readonly string[],
  search: (exercises: readonly Exercise[], query: string) => readonly Exercise[],
): readonly { readonly value: string; readonly label: string }[] => {
  const known = chosen.flatMap((id) => exerciseById(id) ?? []);
  const found = query.trim() === "" ? [] : search(catalogue, query).slice(0, mostChoices);
  return [...new Set([...known, ...found])]
    .slice(0, 2 * mostChoices)
    .map(({ id, name }) => ({ value: id, label: name }));
};
