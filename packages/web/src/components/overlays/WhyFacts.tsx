import { controlsText } from "../components.text.ts";
import "../../styles/overlays.css";
import type { Fact } from "@muster/domain/planning/plan";
import { formatNumber } from "@muster/domain/shared/format";
import { originWords } from "./rule.text.ts";
import { Sheet } from "./Sheet.tsx";

/** Content of a 'Why?' sheet. */
export type WhyProps = {
  /** Of the sheet: 'Why 125 lb?'. Its first word is the button's, so that saying what is read presses it (WCAG 2.5.3). */
  readonly title: `Why ${string}`;
  readonly facts: readonly Fact[];
  /** A sentence above the facts. */
  readonly text?: string | undefined;
};

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
      {text !== undefined && <p className="muted">{text}</p>}
      {facts.length > 0 &&
        whyTopics(facts).map(([topic, about]) => (
          <section key={topic}>
            {topic !== "" && <h3 className="text-large">{topic}</h3>}
            <dl className="facts-list">
              {about.map((fact) => (
                <div key={fact.id}>
                  <dt>{fact.subject}</dt>
                  <dd className="number">
                    {typeof fact.value === "number"
                      ? // Every card shows whole minutes, so this does too.
                        formatNumber(fact.value, fact.unit === "min" ? 0 : undefined)
                      : fact.value}
                    {fact.unit !== "" && <small>{fact.unit}</small>}
                  </dd>
                  <dd className="text-small muted source">{originWords(fact)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Sheet>
  );
}

/** What fits on one screen of a phone without headings. */
const mostTogether = 12;

type Topic = "Training" | "How you are" | "Food";

/** Food by its rules, the body's state by the facts' own names, all else is about training. */
const topicOf = ({ id, rule }: Fact): Topic =>
  rule.startsWith("coach.N")
    ? controlsText.food
    : /^(recovery|health)\./.test(id)
      ? controlsText.howYouAre
      : controlsText.training;

/** @returns groups in the order of their first fact, the facts of each in theirs; one group without a name for a few */
export const whyTopics = (facts: readonly Fact[]): readonly (readonly [string, readonly Fact[]])[] =>
  facts.length <= mostTogether ? [["", facts]] : [...Map.groupBy(facts, topicOf)];
