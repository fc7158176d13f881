import type { CheckIn } from "@muster/domain/review/check-in";
import {
  type CheckInDraft,
  type CheckInField,
  type CheckInSection,
  checkInFieldNames,
  checkInFields,
  checkInUnit,
  lastTimeText,
} from "@muster/domain/review/check-in-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { TextField } from "../../components/TextField.tsx";

type CheckInFieldsProps = {
  readonly section: CheckInSection;
  readonly draft: CheckInDraft;
  readonly errors: { readonly [field: string]: string };
  readonly previous: Partial<CheckIn> | undefined;
  readonly units: UnitSystem;
  /** Left out of this form, e.g. body fat for minors. */
  readonly without?: readonly CheckInField[];
  readonly onChange: (field: CheckInField, text: string) => void;
  readonly onBlur: () => void;
};

/** The typed fields of one section of the check-in, each with what it held last time. */
export function CheckInFields(props: CheckInFieldsProps) {
  const { section, draft, errors, previous, units, without = [], onChange, onBlur } = props;
  const names = checkInFieldNames.filter(
    (field) => checkInFields[field].section === section && !without.includes(field),
  );
  return names.map((field) => {
    const { label, kind } = checkInFields[field];
    return (
      <TextField
        key={field}
        name={field}
        label={label}
        value={draft[field]}
        onChange={(text) => onChange(field, text)}
        onBlur={onBlur}
        error={errors[field]}
        hint={lastTimeText(field, previous, units)}
        unit={checkInUnit(field, units)}
        inputMode={kind === "beats" || kind === "pressure" ? "numeric" : "decimal"}
      />
    );
  });
}
