import { type CSSProperties, useId } from "react";
import { WholeWords } from "../layout/WholeWords.tsx";

type RatingProps = {
  readonly label: string;
  /** 1 to 10. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What this number means: 'Hard, 2-3 reps left'. */
  readonly word: string;
  /** Names of 1 and of 10. */
  readonly ends: readonly [low: string, high: string];
  readonly hint?: string | undefined;
};

/** 1-10 on a native slider: arrow keys step by one, the word is read with the number. */
export function Rating({ label, value, onChange, word, ends, hint }: RatingProps) {
  const id = useId();
  // The thumb is 1.75rem wide and stays inside the track.
  const position: CSSProperties & Record<"--pos", string> = {
    "--pos": `calc(.875rem + (100% - 1.75rem) * ${((value - 1) / 9).toFixed(4)})`,
  };
  return (
    <div className="slider">
      <div className="between base">
        <label className="bold" htmlFor={id}>
          {label}
        </label>
        <span>
          <b className="number title-small">{value}</b>{" "}
          <span className="muted">
            <WholeWords text={word} />
          </span>
        </span>
      </div>
      <div className="rail" style={position}>
        <input
          id={id}
          type="range"
          min={1}
          max={10}
          step={1}
          value={value}
          aria-valuetext={`${value}, ${word}`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className="ends">
        <span>1 {ends[0]}</span>
        <span>10 {ends[1]}</span>
      </div>
      {hint !== undefined && (
        <span className="text-small muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
