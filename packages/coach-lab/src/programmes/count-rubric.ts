/** The trainer's twenty questions put to a programme: what can be counted is, what needs eyes stays open. */
import type { FourWeeks } from "./four-weeks.ts";
import { type RubricQuestion, rubric } from "./rubric.data.ts";
import { liftQuestions } from "./rubric-of-lifts.ts";
import { weekQuestions } from "./rubric-of-weeks.ts";

const counts = { ...liftQuestions, ...weekQuestions };

type Answer = {
  readonly question: RubricQuestion;
  /** Share met; null when a person has to judge it, or there is nothing to count. */
  readonly value: number | null;
  readonly passes: boolean | null;
  readonly misses: readonly string[];
};

/** Answers to the twenty questions of one programme; those to be read stay open. */
export const answersFor = ({ weeks }: FourWeeks): readonly Answer[] =>
  rubric.map((question) => {
    const answers = counts[question.id]?.(weeks) ?? [];
    const missed = answers.filter((one) => !one.isGood);
    const value = answers.length === 0 ? null : 1 - missed.length / answers.length;
    return {
      question,
      value,
      passes: value === null ? null : value >= question.goal - 1e-9,
      misses: missed.map(({ what }) => what),
    };
  });

/** A row a question, a column a programme, and the first misses below. */
export const rubricAsText = (programmes: readonly FourWeeks[]): string => {
  const answers = programmes.map((programme) => ({ programme, list: answersFor(programme) }));
  const shown = (answer: Answer | undefined): string =>
    answer === undefined || answer.value === null
      ? answer?.question.counted === null
        ? "read"
        : "-"
      : `${Math.round(answer.value * 100)}%${answer.passes === true ? "" : " NO"}`;
  return [
    `${"".padEnd(58)}goal  ${answers.map(({ programme }) => programme.page.id.slice(0, 16).padEnd(18)).join("")}`,
    ...rubric.map(({ question, goal }, row) =>
      `${`${row + 1}. ${question}`.padEnd(58)}${`${Math.round(goal * 100)}%`.padEnd(6)}${answers
        .map(({ list }) => shown(list[row]).padEnd(18))
        .join("")}`.trimEnd(),
    ),
    `${"passed".padEnd(64)}${answers
      .map(({ list }) =>
        `${list.filter(({ passes }) => passes === true).length} of ${list.filter(({ passes }) => passes !== null).length}`.padEnd(
          18,
        ),
      )
      .join("")}`.trimEnd(),
    ...answers.flatMap(({ programme, list }) => [
      "",
      programme.page.title,
      ...list.flatMap(({ question, passes, misses }) =>
        passes === false ? [`  ${question.question} ${misses.slice(0, 4).join("; ")}`] : [],
      ),
    ]),
  ].join("\n");
};

/** The same as data, every miss with it. */
export const rubricAsJson = (programmes: readonly FourWeeks[]) =>
  programmes.map((programme) => ({ programme: programme.page.id, answers: answersFor(programme) }));
