import { longestFoodName } from "@muster/domain/nutrition/diary-line";
import { mealSlots } from "@muster/domain/nutrition/meal-slot";
import { mealNames } from "@muster/domain/nutrition/texts/entry.text";
import { formatEnergy } from "@muster/domain/shared/format";
import { energyName } from "@muster/domain/shared/format.text";
import type { SubmitEvent } from "react";
import { useOnce } from "../../../components/callbacks.ts";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Segment } from "../../../components/controls/Segment.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import type { DiaryLine } from "../use-diary.ts";
import { entryText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";
import { ServingCount } from "./ServingCount.tsx";
import { StoredEntryActions } from "./StoredEntryActions.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { useEntryForm } from "./use-entry-form.ts";

/** A line by its numbers: quick to add, and the place where a stored one is edited or deleted (NUT-02, NUT-03). */
export function EntryForm({ editing, ...props }: WayProps & { readonly editing?: DiaryLine | undefined }) {
  const { energy } = props;
  const once = useOnce();
  const { draft, errors, change, field, submit, totals } = useEntryForm(props, editing);
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
            {entryText.newProduct(props.product)}
            <Button variant="ghost" onClick={() => props.onProduct(undefined)}>
              {entryText.notAProduct}
            </Button>
          </span>
        </div>
      ) : (
        editing === undefined && <Suggestions {...props} />
      )}
      <TextField
        label={entryText.foodName}
        optional
        value={draft.name}
        maxLength={longestFoodName}
        onChange={(name) => change({ name })}
      />
      <div className="fields">
        <TextField label={energyName(energy)} unit={energy} {...field("calories")} />
        <TextField label={commonText.protein} unit={commonText.grams} {...field("protein")} />
      </div>
      <ServingCount draft={draft} error={errors.servings} onChange={change} />
      <Segment
        label={entryText.meal}
        options={mealSlots.map((slot) => ({ value: slot, label: mealNames[slot] }))}
        value={draft.mealSlot}
        onChange={(mealSlot) => change({ mealSlot })}
      />
      <details>
        <summary className="ca bold">{entryText.more}</summary>
        <div className="fields">
          <TextField
            label={entryText.carbohydrate}
            unit={commonText.grams}
            optional
            {...field("carbohydrate")}
          />
          <TextField label={entryText.fat} unit={commonText.grams} optional {...field("fat")} />
          <TextField label={entryText.fiber} unit={commonText.grams} optional {...field("fiber")} />
          <TextField
            label={entryText.servingSize}
            optional
            hint={entryText.servingExample}
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
          <span>{entryText.keepInSavedItems}</span>
        </label>
      )}
      <Button variant="primary" xl type="submit">
        {editing !== undefined
          ? commonText.save
          : totals === undefined
            ? entryText.add
            : entryText.addEnergy(formatEnergy(totals.calories, energy), totals.protein)}
      </Button>
      {editing !== undefined && (
        <StoredEntryActions entry={editing} actions={props.actions} energy={energy} onDone={props.onDone} />
      )}
    </form>
  );
}
