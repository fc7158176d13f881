import { limitAnswerPrefix, wishAnswerPrefix } from "@muster/coach/explain/answer-prefixes";
import type { Fact } from "@muster/domain/planning/plan";

/** What the week makes of each limit and wish, in the coach's words; nothing when there are none. */
export function AskedAnswers({ facts }: { readonly facts: readonly Fact[] }) {
  const answers = facts.filter(
    ({ id }) => id.startsWith(limitAnswerPrefix) || id.startsWith(wishAnswerPrefix),
  );
  if (answers.length === 0) return null;
  return (
    <section className="card stack-8" aria-labelledby="answers">
      <h2 className="text-large" id="answers">
        What you told us
      </h2>
      <ul className="stack-8">
        {answers.map(({ id, subject, value }) => (
          <li key={id}>
            <p className="bold">{subject}</p>
            <p className="muted">{value}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
