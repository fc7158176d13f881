/**
 * What of a designer's week was corrected, before and after: the sheet behind "N fixes" shows it (COACH-02). Each line
 * names the rule that the designer's week broke there; what follows from another line names none.
 */
import type { Alteration, PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { Violation } from "../rules/check-week.ts";
import { proseSentences } from "../rules/words/prose.ts";
import { alterationText } from "./alterations.text.ts";

/** More lines than this are nobody's reading. */
const mostLines = 40;
/** Characters of a sentence; a line has room for 120 on each side. */
const longestQuote = 110;

type Day = DesignedWeek["days"][Weekday];
/** The line, and where in the designer's week it stands. */
type AlteredLine = Omit<Alteration, "rule"> & { readonly path: string };

/** A line where the two sides differ. */
const lineOf = (path: string, subject: string, before: string, after: string): readonly AlteredLine[] =>
  before === after ? [] : [{ path, subject, before, after }];

const quoted = (sentence: string): string =>
  `“${sentence.length > longestQuote ? `${sentence.slice(0, longestQuote - 1)}…` : sentence}”`;

/** The first sentence that came; one that is gone was taken out for a reason, and is not said again. */
const words = (path: string, subject: string, from: string, to: string): readonly AlteredLine[] => {
  const isGone = proseSentences(from).some((sentence) => !to.includes(sentence));
  const [came] = proseSentences(to).filter((sentence) => !from.includes(sentence));
  return lineOf(path, subject, isGone ? alterationText.hidden : "", came === undefined ? "" : quoted(came));
};

const exercisesOf = (weekday: Weekday, from: Day, to: Day): readonly AlteredLine[] => {
  const subject = weekdayNames[weekday];
  const came = to.exercises.filter(({ exerciseId: id }) =>
    from.exercises.every(({ exerciseId }) => exerciseId !== id),
  );
  const lines = from.exercises.flatMap((exercise, index) => {
    const path = `days.${weekday}.exercises.${index}`;
    const same = to.exercises.find(({ exerciseId }) => exerciseId === exercise.exerciseId);
    if (same === undefined) return lineOf(path, subject, exercise.name, came.shift()?.name ?? "");
    const moved = alterationText.measures.filter((say) => say(exercise) !== say(same));
    const said = (one: PlannedExercise) => moved.map((say) => say(one)).join(", ");
    return lineOf(path, alterationText.exercise(same.name, subject), said(exercise), said(same));
  });
  return [...lines, ...came.flatMap(({ name }) => lineOf(`days.${weekday}`, subject, "", name))];
};

/** One line for a day that another one took the place of, else one for each thing in it. */
const dayLines = (weekday: Weekday, from: Day, to: Day): readonly AlteredLine[] => {
  const path = `days.${weekday}`;
  const name = weekdayNames[weekday];
  const stays = from.exercises.some((one) =>
    to.exercises.some(({ exerciseId }) => exerciseId === one.exerciseId),
  );
  if (from.kind !== to.kind || (from.exercises.length > 0 && !stays))
    return [{ path, subject: alterationText.wholeDay(name), before: from.name, after: to.name }];
  return [
    ...exercisesOf(weekday, from, to),
    ...words(`${path}.coachingInsight`, alterationText.words(name), from.coachingInsight, to.coachingInsight),
  ];
};

/** What a model writes of the week; the rest of the header is the app's own. */
const headerWords = ({ plan }: DesignedWeek) => {
  const { weeklyFeedback: said } = plan;
  return [
    ["programSummary", alterationText.summary, plan.programSummary],
    ["weeklyStrategyOverview", alterationText.strategy, plan.weeklyStrategyOverview],
    ["progressionPlan", alterationText.progression, plan.progressionPlan],
    ["weeklyFeedback.progressAssessment", alterationText.feedback, said?.progressAssessment ?? ""],
    ["weeklyFeedback.strengths", alterationText.strengths, said?.strengths.join(" ") ?? ""],
    ["weeklyFeedback.areasToImprove", alterationText.toImprove, said?.areasToImprove.join(" ") ?? ""],
    ["weeklyFeedback.motivationalMessage", alterationText.lastWords, said?.motivationalMessage ?? ""],
  ] as const;
};

/**
 * @param designed the designer's week before corrections
 * @param broken what the check found in it
 * @param delivered the week as it is shown
 * @returns nothing where the delivered week is another designer's
 */
export const alterations = (
  designed: DesignedWeek,
  broken: readonly Violation[],
  delivered: DesignedWeek,
): Alteration[] => {
  if (designed.plan.source !== delivered.plan.source) return [];
  const inWeek = broken.find(
    ({ id, path }) => !path.startsWith("days.") && delivered.plan.designedBy.fixes.includes(id),
  );
  const brokenAt = (path: string) => broken.find((one) => `${one.path}.`.startsWith(`${path}.`));
  /** The rule of the very exercise, then of its day, then one of the whole week that was put right; of words only their own. */
  const ruleOf = (path: string): string => {
    const isOfWords = path.startsWith("plan.") || path.endsWith("Insight");
    const day = path.split(".").slice(0, 2).join(".");
    return (brokenAt(path) ?? (isOfWords ? undefined : (brokenAt(day) ?? inWeek)))?.id ?? "";
  };
  const now = headerWords(delivered);
  return [
    ...weekdays.flatMap((weekday) => dayLines(weekday, designed.days[weekday], delivered.days[weekday])),
    ...headerWords(designed).flatMap(([path, name, text], index) =>
      words(`plan.${path}`, name, text, now[index]?.[2] ?? ""),
    ),
  ]
    .slice(0, mostLines)
    .map(({ path, ...line }) => ({ rule: ruleOf(path), ...line }));
};
