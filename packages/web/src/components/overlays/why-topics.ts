/** Groups many reasons by topic; a few stay in one group. Pure. */
import type { Fact } from "@muster/domain/planning/plan";

/** What fits on one screen of a phone without headings. */
const mostTogether = 12;

type Topic = "Training" | "How you are" | "Food";

/** Food by its rules, the body's state by the facts' own names, all else is about training. */
const topicOf = ({ id, rule }: Fact): Topic =>
  rule.startsWith("coach.N") ? "Food" : /^(recovery|health)\./.test(id) ? "How you are" : "Training";

/** @returns groups in the order of their first fact, the facts of each in theirs; one group without a name for a few */
export const whyTopics = (facts: readonly Fact[]): readonly (readonly [string, readonly Fact[]])[] =>
  facts.length <= mostTogether ? [["", facts]] : [...Map.groupBy(facts, topicOf)];
