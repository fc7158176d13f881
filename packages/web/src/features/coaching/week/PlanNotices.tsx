/** Sections around a designed week: health, answers to limits and wishes, what could not stay, what comes next. */

import {
  droppedLockPrefix,
  healthAdvicePrefix,
  limitAnswerPrefix,
  urgentAdviceId,
  wishAnswerPrefix,
} from "@muster/coach/explain/answer-prefixes";
import type { Fact } from "@muster/domain/planning/plan";
import { Card } from "../../../components/layout/Card.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { designedWeekText } from "./plan.text.ts";

/** What the coach says about health, above everything else of a week, whoever designed it; nothing when all is well. */
export function HealthNotice({ facts }: { readonly facts: readonly Fact[] }) {
  const advice = facts.filter(({ id }) => id.startsWith(healthAdvicePrefix));
  if (advice.length === 0) return null;
  const urgent = advice.some(({ id }) => id === urgentAdviceId);
  return (
    <section className={urgent ? "card stack-8 health-urgent" : "card stack-8"} aria-labelledby="health">
      <h2 className="text-large row" id="health">
        <Icon name={urgent ? "warning" : "heart"} />
        {designedWeekText.forYourHealth}
      </h2>
      {advice.map(({ id, value }) => (
        <p key={id} className={id === urgentAdviceId ? "bold" : urgent ? undefined : "muted"}>
          {value}
        </p>
      ))}
    </section>
  );
}

/** What the week makes of each limit and wish, in the coach's words; nothing when there are none. */
export function RequestAnswers({ facts }: { readonly facts: readonly Fact[] }) {
  const answers = facts.filter(
    ({ id }) => id.startsWith(limitAnswerPrefix) || id.startsWith(wishAnswerPrefix),
  );
  if (answers.length === 0) return null;
  return (
    <Card id="answers" title={designedWeekText.whatYouToldUs} className="stack-8">
      <ul className="stack-8">
        {answers.map(({ id, subject, value }) => (
          <li key={id}>
            <p className="bold">{subject}</p>
            <p className="muted">{value}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was to stay and could not, by the rule that stood against it, which is said once; nothing when everything stayed. */
export function DroppedLocks({ facts }: { readonly facts: readonly Fact[] }) {
  const dropped = facts.filter(({ id }) => id.startsWith(droppedLockPrefix));
  if (dropped.length === 0) return null;
  return (
    <section className="card stack-8">
      <h2 className="text-large">{designedWeekText.whatCouldNotStay}</h2>
      <ul className="stack-8">
        {[...Map.groupBy(dropped, ({ value }) => value)].map(([reason, facts]) => (
          <li key={reason}>
            {facts.map(({ id, subject }) => (
              <p key={id} className="bold">
                {subject.replace(/^Not kept: /, "")}
              </p>
            ))}
            <p className="muted">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the designer means to do after this week; nothing when no word was said. */
export function ComesNext({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <section className="card stack-8">
      <h2 className="text-large">{designedWeekText.whatComesNext}</h2>
      <p className="muted prose">
        <WholeWords text={text} />
      </p>
    </section>
  );
}
