import type { CheckIn } from "@muster/domain/review/check-in";
import {
  previousText,
  type ReviewDraft,
  type ReviewField,
  reviewFieldNames,
  reviewFields,
  reviewUnit,
} from "@muster/domain/review/review-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { TextField } from "../../components/TextField.tsx";

export type ReviewFieldsProps = {
  readonly section: "body" | "measurements" | "recovery";
  readonly draft: ReviewDraft;
  readonly errors: { readonly [field: string]: string };
  readonly previous: Partial<CheckIn> | undefined;
  readonly units: UnitSystem;
  /** Left out of this form, e.g. body fat for minors. */
  readonly without?: readonly ReviewField[];
  readonly onChange: (field: ReviewField, text: string) => void;
};

/** The typed fields of one section, in pairs, each with what it held last week. */
export function ReviewFields({
  section,
  draft,
  errors,
  previous,
  units,
  without = [],
  onChange,
}: ReviewFieldsProps) {
  const names = reviewFieldNames.filter(
    (field) => reviewFields[field].section === section && !without.includes(field),
  );
  return (
    <div className="fields">
      {names.map((field) => {
        const { label, kind } = reviewFields[field];
        const whole = kind === "count" || kind === "beats" || kind === "pressure" || kind === "rating";
        const unit = reviewUnit(field, units);
        return (
          <TextField
            key={field}
            name={field}
            label={label}
            value={draft[field]}
            onChange={(text) => onChange(field, text)}
            error={errors[field]}
            hint={previousText(field, previous, units)}
            unit={unit === "" ? undefined : unit}
            inputMode={whole ? "numeric" : "decimal"}
            // The other two sections say it once for all their fields.
            optional={section === "body" && !("isRequired" in reviewFields[field])}
          />
        );
      })}
    </div>
  );
}
