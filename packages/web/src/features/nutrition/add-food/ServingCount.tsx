import type { EntryDraft } from "@muster/domain/nutrition/entry-form";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { entryText } from "./add-food.text.ts";

type ServingCountProps = {
  readonly draft: Pick<EntryDraft, "servings" | "size">;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<EntryDraft, "servings">) => void;
};

/** How many servings, and how large one is. */
export function ServingCount({ draft, error, onChange }: ServingCountProps) {
  return (
    <div className="between">
      <div>
        <span className="bold">{entryText.servings}</span>
        <p className={error === undefined ? "text-small muted" : "text-small danger-text"} role="status">
          {error ?? (draft.size === "" ? entryText.numbersAboveAreOfOne : entryText.oneIs(draft.size))}
        </p>
      </div>
      <div className="servings">
        <Stepper
          small
          label={entryText.servings}
          unit=""
          value={draft.servings}
          onChange={(servings) => onChange({ servings })}
          step={0.5}
          min={0.5}
          max={100}
          invalid={error !== undefined}
        />
      </div>
    </div>
  );
}
