import { type ReactNode, useEffect, useRef } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";

type FoodColumnProps = {
  readonly title: string;
  /** undefined where nothing is edited. */
  readonly onCancel: (() => void) | undefined;
  /** Another value: food is to be added, and what is typed first gets the focus. */
  readonly turn: unknown;
  readonly children: ReactNode;
};

/** The panel to add food, where it stands beside the diary. */
export function FoodColumn({ title, onCancel, turn, children }: FoodColumnProps) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (turn !== undefined) column.current?.querySelector("input")?.focus();
  }, [turn]);
  return (
    <section className="card stack-16" aria-labelledby="panel" ref={column}>
      <div className="between">
        <h2 className="title-small" id="panel">
          {title}
        </h2>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            {commonText.cancel}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
