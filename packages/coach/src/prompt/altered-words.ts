/** Which words and which food of a designer's week were corrected, as they are shown: 'Strategy: "…" instead of "…"'. */
import type { Alteration } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../design/designed-week.ts";
import { healthIn } from "../notes/read-note.ts";
import { isShowableText } from "../rules/words/model-words.ts";
import { proseSentences } from "../rules/words/prose.ts";
import { isPlainText } from "../rules/words/texts.ts";

/** The line, and where in the designer's week it stands. */
export type AlteredLine = Omit<Alteration, "rule"> & { readonly path: string };

/** Characters of a sentence; a line has room for 120 on each side. */
const longestQuote = 110;

const quoted = (sentence: string): string =>
  `“${sentence.length > longestQuote ? `${sentence.slice(0, longestQuote - 1)}…` : sentence}”`;

/** In the place of words that are not quoted. */
export const unshown = "words that may not be shown";

/** Words that speak of health, or are no plain text, are not said again: they were taken out for a reason. */
export const isReusableText = (sentence: string): boolean => {
  const { stop, advice, injuries, isIll } = healthIn([sentence]);
  // The model was trained on what people write of themselves, and knows nothing of a plan's words.
  const named = stop.filter((sign) => sign !== "unnamed");
  return (
    isPlainText(sentence) &&
    isShowableText(sentence) &&
    named.length + advice.length + injuries.length === 0 &&
    !isIll
  );
};

const words = (path: string, subject: string, from: string, to: string): readonly AlteredLine[] => {
  if (from === to) return [];
  const gone = proseSentences(from).find((sentence) => !to.includes(sentence));
  const came = proseSentences(to).find((sentence) => !from.includes(sentence));
  if (gone === undefined && came === undefined) return [];
  return [
    {
      path,
      subject,
      before: gone === undefined ? "" : isReusableText(gone) ? quoted(gone) : unshown,
      after: came === undefined ? "" : quoted(came),
    },
  ];
};

/** What a model writes of the week; the rest of the header is the app's own. */
const headerWords = ({
  plan,
}: DesignedWeek): readonly (readonly [path: string, name: string, text: string])[] => {
  const { weeklyFeedback: said } = plan;
  return [
    ["plan.programSummary", "The week in short", plan.programSummary],
    ["plan.weeklyStrategyOverview", "Strategy", plan.weeklyStrategyOverview],
    ["plan.progressionPlan", "How to progress", plan.progressionPlan],
    ["plan.weeklyFeedback.progressAssessment", "Feedback", said?.progressAssessment ?? ""],
    ["plan.weeklyFeedback.strengths", "What went well", said?.strengths.join(" ") ?? ""],
    ["plan.weeklyFeedback.areasToImprove", "What to work on", said?.areasToImprove.join(" ") ?? ""],
    ["plan.weeklyFeedback.motivationalMessage", "Feedback, last words", said?.motivationalMessage ?? ""],
  ];
};

const food = (
  weekday: Weekday,
  from: DesignedWeek["days"][Weekday],
  to: typeof from,
): readonly AlteredLine[] => {
  const said = ({ calorieGoal, proteinGoal }: typeof from): string =>
    `${Math.round(calorieGoal)} kcal, ${Math.round(proteinGoal)} g protein`;
  return said(from) === said(to)
    ? []
    : [
        {
          path: `days.${weekday}.calorieGoal`,
          subject: `Food, ${weekdayNames[weekday]}`,
          before: said(from),
          after: said(to),
        },
      ];
};

/** @param wholeDays days that another one took the place of: one line says so already */
export const alteredWords = (
  asked: DesignedWeek,
  delivered: DesignedWeek,
  wholeDays: ReadonlySet<Weekday>,
): readonly AlteredLine[] => {
  const now = new Map(headerWords(delivered).map(([path, , text]) => [path, text]));
  return [
    ...weekdays
      .filter((weekday) => !wholeDays.has(weekday))
      .flatMap((weekday) => {
        const from = asked.days[weekday];
        const to = delivered.days[weekday];
        return [
          ...food(weekday, from, to),
          ...words(
            `days.${weekday}.coachingInsight`,
            `Words of ${weekdayNames[weekday]}`,
            from.coachingInsight,
            to.coachingInsight,
          ),
        ];
      }),
    ...headerWords(asked).flatMap(([path, name, text]) => words(path, name, text, now.get(path) ?? "")),
  ];
};
