import type { CheckIn } from "@muster/domain/review/check-in";
import {
  previousText,
  type ReviewField,
  repeatableText,
  reviewFieldNames,
  reviewFields,
  reviewUnit,
} from "@muster/domain/review/review-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { Button } from "../../components/controls/Button.tsx";
import { TypedField, type TypedFieldProps } from "./TypedField.tsx";
import { reviewText } from "./texts/review.text.ts";

/** One section of the review form. */
export type ReviewFieldsProps = Pick<TypedFieldProps<ReviewField>, "draft" | "errors" | "onChange"> & {
  readonly section: "body" | "measurements" | "recovery";
  readonly previous: Partial<CheckIn> | undefined;
  readonly units: UnitSystem;
  /** Left out of this form, e.g. body fat for minors. */
  readonly without?: readonly ReviewField[];
};

/** The typed fields of one section, in pairs, each with last week's value. */
export function ReviewFields({ section, previous, units, without = [], ...typed }: ReviewFieldsProps) {
  return (
    <div className="fields">
      {reviewFieldNames
        .filter((field) => reviewFields[field].section === section && !without.includes(field))
        .map((field) => (
          // Gets the focus when 'Keep 17' was pressed and goes.
          <div key={field} tabIndex={-1}>
            <TypedField
              {...typed}
              name={field}
              rule={reviewFields[field]}
              hint={previousText(field, previous, units)}
              unit={reviewUnit(field, units)}
              // The other two sections say it once for all their fields.
              optional={section === "body" && !("isRequired" in reviewFields[field])}
            />
            <KeepBefore
              text={typed.draft[field] === "" ? repeatableText(field, previous) : undefined}
              label={reviewFields[field].label}
              onKeep={(text) => typed.onChange(field, text)}
            />
          </div>
        ))}
    </div>
  );
}

type KeepBeforeProps = {
  /** The number of before; undefined where there is nothing to keep. */
  readonly text: string | undefined;
  readonly label: string;
  readonly onKeep: (text: string) => void;
};

/** Who did no new test keeps last week's number (REV-01 asks for one). */
function KeepBefore({ text, label, onKeep }: KeepBeforeProps) {
  return text === undefined ? null : (
    <Button
      variant="ghost"
      className="flush"
      label={reviewText.keepFor({ text, label: label.toLowerCase() })}
      onClick={() => onKeep(text)}
    >
      {reviewText.keep(text)}
    </Button>
  );
}
