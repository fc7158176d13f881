import { TextField } from "../../components/controls/TextField.tsx";

/** One field of a form of typed texts. */
export type TypedFieldProps<Field extends string> = {
  readonly name: Field;
  readonly rule: { readonly label: string; readonly kind: string };
  readonly draft: Readonly<Record<NoInfer<Field>, string>>;
  readonly errors: { readonly [field: string]: string };
  /** The previous value, in words. */
  readonly hint: string | undefined;
  /** In the person's system; empty without one. */
  readonly unit: string;
  readonly optional?: boolean;
  readonly onChange: (field: Field, text: string) => void;
  readonly onBlur?: () => void;
};

/** One number of review or check-in: whole ones get the keyboard without a point. */
export function TypedField<Field extends string>(props: TypedFieldProps<Field>) {
  const { name, rule, draft, errors, unit, onChange, ...rest } = props;
  return (
    <TextField
      {...rest}
      name={name}
      label={rule.label}
      value={draft[name]}
      onChange={(text) => onChange(name, text)}
      error={errors[name]}
      unit={unit || undefined}
      inputMode={/^(count|beats|pressure|rating)$/.test(rule.kind) ? "numeric" : "decimal"}
    />
  );
}
