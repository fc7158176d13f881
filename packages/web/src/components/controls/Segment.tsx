import { useId } from "react";
import { classNames } from "../class-names.ts";
import { choiceKeys } from "./choice-keys.ts";

type SegmentProps<V extends string = string> = {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Shows the label above; otherwise it is only read out. */
  readonly showLabel?: boolean | undefined;
  /** Larger words: for single figures. */
  readonly figures?: boolean | undefined;
};

/** One of few, side by side. */
export function Segment<V extends string>({
  label,
  options,
  value,
  onChange,
  showLabel = false,
  figures = false,
}: SegmentProps<V>) {
  const id = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const choose = (index: number): void => {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  };
  return (
    <div className={showLabel ? "field" : undefined}>
      <span className={showLabel ? "label" : "visually-hidden"} id={id}>
        {label}
      </span>
      <div className={classNames("segments", figures && "figures")} role="radiogroup" aria-labelledby={id}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a button styles and behaves alike in every browser
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={option.value === value}
            tabIndex={option.value === value || (chosen === -1 && index === 0) ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={choiceKeys(index, options.length, choose)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
