import { useId } from "react";
import { Icon } from "../../components/layout/Icon.tsx";

type ChoiceProps<V extends string> = {
  readonly label: string;
  readonly value: V;
  readonly options: Readonly<Record<V, string>>;
  readonly onChange: (value: V) => void;
};

/** The browser's own list: the right one for twenty choices on a phone. */
export function SelectField<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  const values = Object.keys(options) as V[]; // The keys of a record of V are V.
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = values.find((one) => one === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {options[one]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </div>
  );
}
