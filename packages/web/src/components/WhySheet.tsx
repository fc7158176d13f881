import type { Fact } from "@muster/domain/planning/plan";
import { useState } from "react";
import { Sheet } from "./Sheet.tsx";

export type WhyProps = {
  /** Of the sheet: 'Why 125 lb?' */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** A sentence above the facts. */
  readonly text?: string | undefined;
};

/** "Why?" beside a number: opens what it was made of, each with its rule and source. */
export function Why({ title, facts, text }: WhyProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="why" aria-label={title} onClick={() => setOpen(true)}>
        Why?
      </button>
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        {text !== undefined && <p className="c2">{text}</p>}
        {facts.length > 0 && (
          <dl className="facts-list">
            {facts.map((fact) => (
              <div key={fact.id}>
                <dt>{fact.subject}</dt>
                <dd className="num">
                  {typeof fact.value === "number" ? fact.value.toLocaleString() : fact.value}
                  {fact.unit !== "" && <small>{fact.unit}</small>}
                </dd>
                <dd className="t13 c2 source">
                  {fact.source} · {fact.rule}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Sheet>
    </>
  );
}
