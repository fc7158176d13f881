import type { ReactNode } from "react";
import { Button } from "../../components/controls/Button.tsx";

type FoodColumnProps = {
  readonly title: string;
  /** undefined where nothing is edited. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
};

/** The panel to add food, where it stands beside the diary. */
export function FoodColumn({ title, onCancel, children }: FoodColumnProps) {
  return (
    <section className="card stack-16" aria-labelledby="panel">
      <div className="between">
        <h2 className="title-small" id="panel">
          {title}
        </h2>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
