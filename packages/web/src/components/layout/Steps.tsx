import type { CSSProperties } from "react";

type StepsProps = {
  readonly total: number;
  /** How many are complete. */
  readonly done: number;
  /** How much of the current one is, 0 to 1; left out: no current one is drawn. */
  readonly currentPart?: number | undefined;
  readonly label: string;
};

/** One segment per step, the current one part filled. */
export function Steps({ total, done, currentPart, label }: StepsProps) {
  const part: CSSProperties & Record<"--p", string> = { "--p": `${Math.round((currentPart ?? 0) * 100)}%` };
  return (
    <div
      className="steps grow"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={label}
    >
      {Array.from({ length: total }, (_, index) => {
        const now = index === done && currentPart !== undefined;
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position
            key={index}
            className={index < done ? "on" : now ? "now" : undefined}
            style={now ? part : undefined}
          />
        );
      })}
    </div>
  );
}
