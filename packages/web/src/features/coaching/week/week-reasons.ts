import {
  droppedLockPrefix,
  healthAdvicePrefix,
  limitAnswerPrefix,
  wishAnswerPrefix,
} from "@muster/coach/explain/answer-prefixes";
import type { Fact, Plan } from "@muster/domain/planning/plan";
import { factsIn } from "@muster/domain/planning/units/facts-in-units";
import type { ShownUnits } from "@muster/domain/shared/units";

/** Sentences that stand on the page themselves. */
const saidApart = [healthAdvicePrefix, droppedLockPrefix, limitAnswerPrefix, wishAnswerPrefix];

/** The numbers that a week was made from, in the person's units; what is a sentence of its own stands on the page. */
export const weekReasons = ({ facts }: Pick<Plan, "facts">, shown: ShownUnits): readonly Fact[] =>
  factsIn(
    shown,
    facts.filter(({ id }) => !saidApart.some((prefix) => id.startsWith(prefix))),
  );
