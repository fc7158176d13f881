import type { CheckIn } from "@muster/domain/review/check-in";
import {
  previousText,
  type ReviewField,
  reviewFieldNames,
  reviewFields,
  reviewUnit,
} from "@muster/domain/review/review-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { TypedField, type TypedFieldProps } from "./TypedField.tsx";

export type ReviewFieldsProps = Pick<TypedFieldProps<ReviewField>, "draft" | "errors" | "onChange"> & {
  readonly section: "body" | "measurements" | "recovery";
  readonly previous: Partial<CheckIn> | undefined;
  readonly units: UnitSystem;
  /** Left out of this form, e.g. body fat for minors. */
  readonly without?: readonly ReviewField[];
};

/** The typed fields of one section, in pairs, each with what it held last week. */
export function ReviewFields({ section, previous, units, without = [], ...typed }: ReviewFieldsProps) {
  return (
    <div className="fields">
      {reviewFieldNames
        .filter((field) => reviewFields[field].section === section && !without.includes(field))
        .map((field) => (
          <TypedField
            key={field}
            {...typed}
            name={field}
            rule={reviewFields[field]}
            hint={previousText(field, previous, units)}
            unit={reviewUnit(field, units)}
            // The other two sections say it once for all their fields.
            optional={section === "body" && !("isRequired" in reviewFields[field])}
          />
        ))}
    </div>
  );
}
