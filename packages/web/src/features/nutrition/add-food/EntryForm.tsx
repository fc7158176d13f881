import { lineOf, longestFoodName, servingOfLine, shownName } from "@muster/domain/nutrition/diary-line";
import {
  draftOfLine,
  draftTotals,
  type EntryDraft,
  type EntryErrors,
  emptyEntryDraft,
  linePatch,
  parseEntry,
} from "@muster/domain/nutrition/entry-form";
import { mealNames, mealSlots } from "@muster/domain/nutrition/meal-slot";
import { energyName, formatEnergy, formatNumber } from "@muster/domain/shared/format";
import { type SubmitEvent, useState } from "react";
import { useOnce } from "../../../components/callbacks.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Segment } from "../../../components/controls/Segment.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { useServices } from "../../../data/services.ts";
import type { DiaryLine } from "../use-diary.ts";
import type { WayProps } from "./food-way.ts";
import { Suggestions } from "./Suggestions.tsx";

/** A line by its numbers: quick to add, and the place where a stored one is edited or deleted (NUT-02, NUT-03). */
export function EntryForm({ editing, ...props }: WayProps & { readonly editing?: DiaryLine | undefined }) {
  const { actions, date, energy, onDone } = props;
  const { now } = useServices();
  const once = useOnce();
  // An edit is its own; what is being added outlives a closed panel, in the screen.
  const [edited, setEdited] = useState(() =>
    editing === undefined ? undefined : draftOfLine(editing, energy),
  );
  const [errors, setErrors] = useState<EntryErrors>({});
  const [deleting, setDeleting] = useState(false);
  const draft = edited ?? props.draft;
  const from = editing === undefined ? undefined : servingOfLine(editing);
  const change = (part: Partial<EntryDraft>): void => {
    setErrors({});
    const next = { ...draft, ...part };
    if (edited === undefined) props.onDraft(next);
    else setEdited(next);
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

  const totals = draftTotals(draft, from, energy);
  return (
    <form
      className="stack-16"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(submit);
      }}
    >
      {editing === undefined && props.product !== undefined ? (
        <div className="note">
          <Icon name="barcode" />
          <span>
            New product {props.product}: name it and copy one serving from its label. Everybody in your
            household finds it by scanning then.
            <Button variant="ghost" onClick={() => props.onProduct(undefined)}>
              Not a product
            </Button>
          </span>
        </div>
      ) : (
        editing === undefined && <Suggestions {...props} />
      )}
      <TextField
        label="Food name"
        optional
        value={draft.name}
        maxLength={longestFoodName}
        onChange={(name) => change({ name })}
      />
      <div className="fields">
        <TextField label={energyName(energy)} unit={energy} {...field("calories")} />
        <TextField label="Protein" unit="g" {...field("protein")} />
      </div>
      <div className="between">
        <div>
          <span className="bold">Servings</span>
          <p
            className={errors.servings === undefined ? "text-small muted" : "text-small danger-text"}
            role="status"
          >
            {errors.servings ?? (draft.size === "" ? "Numbers above are of one" : `One is ${draft.size}`)}
          </p>
        </div>
        <div className="servings">
          <Stepper
            small
            label="Servings"
            unit=""
            value={draft.servings}
            onChange={(servings) => change({ servings })}
            step={0.5}
            min={0.5}
            max={100}
            invalid={errors.servings !== undefined}
          />
        </div>
      </div>
      <Segment
        label="Meal"
        options={mealSlots.map((slot) => ({ value: slot, label: mealNames[slot] }))}
        value={draft.mealSlot}
        onChange={(mealSlot) => change({ mealSlot })}
      />
      <details>
        <summary className="ca bold">More: carbs, fat, fiber, serving size</summary>
        <div className="fields">
          <TextField label="Carbohydrate" unit="g" optional {...field("carbohydrate")} />
          <TextField label="Fat" unit="g" optional {...field("fat")} />
          <TextField label="Fiber" unit="g" optional {...field("fiber")} />
          <TextField
            label="Serving size"
            optional
            hint="Such as 1 bowl or 30 g"
            maxLength={60}
            value={draft.size}
            onChange={(size) => change({ size })}
          />
        </div>
      </details>
      {editing === undefined && (
        <label className="check">
          <input
            type="checkbox"
            checked={props.keeps}
            onChange={(event) => props.onKeeps(event.target.checked)}
          />
          <span>Keep in saved items</span>
        </label>
      )}
      <Button variant="primary" xl type="submit">
        {editing !== undefined
          ? "Save"
          : totals === undefined
            ? "Add"
            : `Add ${formatEnergy(totals.calories, energy)}, ${formatNumber(totals.protein, 0)} g`}
      </Button>
      {editing !== undefined && (
        <div className="between">
          <Button
            variant="ghost"
            onClick={() => void actions.keep({ ...servingOfLine(editing), name: shownName(editing, energy) })}
          >
            Keep in saved items
          </Button>
          <Button variant="ghost-danger" onClick={() => setDeleting(true)}>
            <Icon name="trash" /> Delete
          </Button>
          <ConfirmDialog
            open={deleting}
            title="Delete this entry?"
            text={`${shownName(editing, energy)}, ${formatEnergy(editing.calories, energy)}, leaves your diary.`}
            confirm="Delete entry"
            cancel="Keep it"
            danger
            onConfirm={() =>
              void actions.remove(editing).then((done) => {
                setDeleting(false);
                if (done) onDone();
              })
            }
            onCancel={() => setDeleting(false)}
          />
        </div>
      )}
    </form>
  );
}
