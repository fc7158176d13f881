/** coach.T5: what a model writes leaves health to the app's own sentences and names no move that is not in the week. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { catalogue } from "../../catalogue/catalogue.ts";
import { designedWeekOf, planHeader } from "../../compose/design-week.ts";
import { isOpenTo } from "../../design/select/legal.ts";
import { type CheckContext, rule } from "../rule.ts";
import { isShowableText, namesMove, otherMovesThan } from "./model-words.ts";
import { asciiStart, proseOf, proseSentences } from "./prose.ts";

type Scene = Pick<CheckContext, "input" | "person"> & { readonly days: readonly DayWorkout[] };

/** What this week and the one before ask for, by name, and what was logged: a text may look back. */
const namesOf = ({ input, days }: Scene): readonly string[] =>
  [...days, ...(input.previousPlan?.days.map(({ workout }) => workout) ?? [])]
    .flatMap((day) => [day, ...(day.homeAlternative === null ? [] : [day.homeAlternative])])
    .flatMap(({ exercises, warmUp, cardio }) => [...exercises, ...warmUp, ...cardio.exercises])
    .map(({ name }) => name)
    .concat(input.sessions.flatMap(({ exercises }) => exercises.map(({ name }) => name)));

/** Names of moves that are ruled out for this person, whatever was done before. */
const ruledOut = ({ person }: Scene): readonly string[] =>
  catalogue.filter((exercise) => !isOpenTo(exercise, person)).map(({ name }) => name);

/** Whether words of a model may stand in this week, as far as topics and exercises go. */
export const isAllowedModelText = (scene: Scene): ((text: string) => boolean) => {
  const namesOther = otherMovesThan([...new Set(namesOf(scene))]);
  const namesOut = namesMove(ruledOut(scene));
  return (text) => isShowableText(text) && !namesOther(text) && !namesOut(text);
};

/** Sentences that the built-in coach says to this person of this week: fixed ones, whoever else wrote of it. */
const ownSentences = ({ draft, week }: CheckContext): ReadonlySet<string> => {
  const builtIn = designedWeekOf(draft);
  return new Set(
    [...proseOf(builtIn), ...proseOf({ plan: planHeader(draft, week.days), days: builtIn.days })].flatMap(
      ({ text }) => proseSentences(text),
    ),
  );
};

/** The rule as a list of one, for `rules.ts`. */
export const modelWordsRules = [
  rule({
    id: "coach.T5",
    sentence:
      "A model's texts leave pain, illness, medicine, hunger and the limits of effort to the app's own words, and name no other exercise than the week's.",
    source: "coach design 3c",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: (context) => {
      if (context.week.plan.source !== "model") return [];
      const isFine = isAllowedModelText({ ...context, days: context.days.map(({ workout }) => workout) });
      const doubtful = proseOf(context.week).filter(({ text }) => !isFine(text));
      if (doubtful.length === 0) return [];
      const own = ownSentences(context);
      return doubtful
        .filter(({ text }) => {
          const others = proseSentences(text).filter((sentence) => !own.has(sentence));
          return !isFine(others.join(" "));
        })
        .map(({ path, text }) => ({
          path,
          got: asciiStart(text),
          need: "words about this week's training",
        }));
    },
  }),
] as const;
