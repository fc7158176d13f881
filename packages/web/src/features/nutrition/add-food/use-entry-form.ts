import { lineOf, servingOfLine, shownName } from "@muster/domain/nutrition/diary-line";
import {
  draftOfLine,
  draftTotals,
  type EntryDraft,
  type EntryErrors,
  emptyEntryDraft,
  linePatch,
  parseEntry,
} from "@muster/domain/nutrition/entry-form";
import { useState } from "react";
import { useServices } from "../../../data/services.ts";
import type { DiaryLine } from "../use-diary.ts";
import type { WayProps } from "./food-way.ts";

/** The form of a line of the diary: a new one is added, a stored one changed. */
export const useEntryForm = (props: WayProps, editing: DiaryLine | undefined) => {
  const { actions, date, energy, onDone } = props;
  const { now } = useServices();
  // An edit is its own; what is being added outlives a closed panel, in the screen.
  const [edited, setEdited] = useState(() =>
    editing === undefined ? undefined : draftOfLine(editing, energy),
  );
  const [errors, setErrors] = useState<EntryErrors>({});
  const draft = edited ?? props.draft;
  const from = editing === undefined ? undefined : servingOfLine(editing);
  const change = (part: Partial<EntryDraft>): void => {
    setErrors({});
    const next = { ...draft, ...part };
    if (edited === undefined) props.onDraft(next);
    else {
      setEdited(next);
      props.onChanged();
    }
  };
  const field = (name: "calories" | "protein" | "carbohydrate" | "fat" | "fiber") => ({
    value: draft[name],
    error: errors[name] ?? (name === "calories" ? errors.form : undefined),
    onChange: (value: string) => change({ [name]: value }),
    inputMode: "decimal" as const,
  });

  const submit = async (): Promise<void> => {
    const parsed = parseEntry(draft, from, energy);
    if (!parsed.ok) return setErrors(parsed.error);
    const { serving, servings } = parsed.value;
    const place = { logDate: editing?.logDate ?? date, mealSlot: draft.mealSlot };
    if (editing !== undefined) {
      const patch = linePatch(editing, parsed.value, place, energy);
      const isSame = Object.keys(patch).length === 0;
      if (isSame || (await actions.write([{ kind: "nutritionEntry", id: editing.id, patch }]))) onDone();
      return;
    }
    const line = lineOf(serving, servings, { ...place, createdAt: now().toISOString() }, energy);
    if (!(await actions.add([line], "quiet"))) return;
    if (props.keeps)
      await actions.keep({ ...serving, name: serving.name === "" ? shownName(line, energy) : serving.name });
    props.onKeeps(false);
    if (props.product !== undefined) await actions.share(serving, props.product);
    props.onProduct(undefined);
    props.onDraft(emptyEntryDraft(draft.mealSlot));
    onDone();
  };

  return { draft, errors, change, field, submit, totals: draftTotals(draft, from, energy) };
};
