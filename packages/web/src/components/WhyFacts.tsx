import { Sheet } from "./Sheet.tsx";
import type { WhyProps } from "./WhySheet.tsx";

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
                {fact.source} · {fact.rule}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
