import type { CheckIn } from "@muster/domain/review/check-in";
import {
  type CheckInField,
  type CheckInSection,
  checkInFieldNames,
  checkInFields,
  checkInUnit,
  lastTimeText,
} from "@muster/domain/review/check-in-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { TypedField, type TypedFieldProps } from "./TypedField.tsx";

/** The fields, with what they show below. */
export type CheckInFieldsProps = Pick<
  TypedFieldProps<CheckInField>,
  "draft" | "errors" | "onChange" | "onBlur"
> & {
  readonly section: CheckInSection;
  readonly previous: Partial<CheckIn> | undefined;
  readonly units: UnitSystem;
  /** Left out of this form, e.g. body fat for minors. */
  readonly without?: readonly CheckInField[];
};

/** The typed fields of one section of the check-in, each with its last value. */
export function CheckInFields({ section, previous, units, without = [], ...typed }: CheckInFieldsProps) {
  return checkInFieldNames
    .filter((field) => checkInFields[field].section === section && !without.includes(field))
    .map((field) => (
      <TypedField
        key={field}
        {...typed}
        name={field}
        rule={checkInFields[field]}
        hint={lastTimeText(field, previous, units)}
        unit={checkInUnit(field, units)}
      />
    ));
}
