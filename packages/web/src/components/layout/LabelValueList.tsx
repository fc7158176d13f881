import { WholeWords } from "./WholeWords.tsx";

type LabelledValue = { readonly label: string; readonly value: string };

/** Label at the left, value at the right, one line each. */
export function LabelValueList({ lines }: { readonly lines: readonly LabelledValue[] }) {
  return (
    <dl className="label-values">
      {lines.map((line) => (
        <div className="between" key={line.label}>
          <dt className="muted">{line.label}</dt>
          <dd className="bold">
            <WholeWords text={line.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
