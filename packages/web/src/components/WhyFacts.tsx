import { Sheet } from "./Sheet.tsx";
import type { WhyProps } from "./WhySheet.tsx";

/** Sections of our own papers say nothing to people: '7-10%' of 'spec §9: 7-10%', else whose rule it is. */
const sourceWords = (source: string): string =>
  source.replace(/^(?:spec §\d+|coach design [\w.-]+)(?:: |$)/, "") || "Muster's own rule";

/** What a number was made of: each fact with its value, rule and source. */
export function WhyFacts({
  open,
  title,
  facts,
  text,
  onClose,
}: WhyProps & { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
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
                {sourceWords(fact.source)} · {fact.rule}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
