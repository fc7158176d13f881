import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";

type SessionShapeProps = {
  /** One stroke per exercise: planned effort in percent, 0 to 100. */
  readonly heights: readonly number[];
  /** How many from the left are done. */
  readonly done?: number | undefined;
  readonly large?: boolean | undefined;
};

/** The session as a line of strokes. A picture only: the same is always said in words beside it. */
export function SessionShape({ heights, done = 0, large }: SessionShapeProps) {
  return (
    <span className={classNames("shape", large && "large")} aria-hidden="true">
      {heights.map((height, index) => {
        const style: CSSProperties & Record<"--h", number> = { "--h": height };
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its position
        return <i key={index} className={index < done ? "on" : undefined} style={style} />;
      })}
    </span>
  );
}
