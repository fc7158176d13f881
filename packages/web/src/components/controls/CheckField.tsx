import { useId } from "react";

type CheckFieldProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
};

/** A yes or no with a whole line to tap. */
export function CheckField({ label, checked, disabled, onChange, error }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <span className="hint danger-text" id={id} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
