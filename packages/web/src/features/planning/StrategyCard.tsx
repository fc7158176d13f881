import { strategyParagraphs } from "@muster/domain/planning/plan-source";

/** The coach's reasoning for the week, a paragraph for each block between blank lines (SCHED-03). */
export function StrategyCard({ text }: { readonly text: string }) {
  return (
    <section className="card stack">
      <h2 className="t17">This Week's Training Strategy</h2>
      {strategyParagraphs(text).map((paragraph) => (
        <p className="c2" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
