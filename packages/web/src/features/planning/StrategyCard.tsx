import { strategyParagraphs } from "@muster/domain/planning/plan-source";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { planningText } from "./planning.text.ts";

/** The coach's reasoning for the week, a paragraph for each block between blank lines (SCHED-03). */
export function StrategyCard({
  text,
  writtenBy,
}: {
  readonly text: string;
  /** The model whose words these are; undefined where they are the built-in coach's. */
  readonly writtenBy?: string | undefined;
}) {
  return (
    <section className="card stack">
      <h2 className="text-large">{planningText.strategy}</h2>
      {strategyParagraphs(text).map((paragraph) => (
        <p className="muted" key={paragraph}>
          <WholeWords text={paragraph} />
        </p>
      ))}
      {writtenBy !== undefined && (
        <p className="text-small muted">{planningText.writtenBy({ model: writtenBy })}</p>
      )}
    </section>
  );
}
