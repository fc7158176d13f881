/** Group T: words are plain text, every number in them can be found in the plan, and a model leaves health to the app. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { catalogue } from "../../catalogue/catalogue.ts";
import { designedWeekOf, planHeader } from "../../compose/design-week.ts";
import { isOpenTo } from "../../design/select/legal.ts";
import { type CheckContext, type Finding, faultIf, rule } from "../rule.ts";
import { isShowableText, namesMove, otherMovesThan } from "./model-words.ts";
import { asciiStart, eachLeaf, proseOf, proseSentences, quotableNumbers, untraceable } from "./prose.ts";

/** A word that stands in the question to a model and nowhere else: an answer that repeats it leaks the question. */
export const canary = "juniper-lantern-4417";

const markup = /[<>]|https?:|www\.|\*\*|`|^#{1,6} |\]\(|javascript:/im;
/** Control and format characters: invisible, and able to turn text around. A line break is neither. */
const hidden = /(?!\n)[\p{Cc}\p{Cf}]/u;

/** True for words that can be shown as they are: no markup, no links, no hidden characters. */
export const isPlainText = (text: string): boolean => !markup.test(text) && !hidden.test(text);

/** Words of a diagnosis; blood pressure is named as a reading, never as an illness. */
const diagnosis =
  /\b(?:you (?:have|suffer from) (?:an? )?(?:injury|illness|disorder|disease)|hypertension|hypertensive|angina|arthritis|diabet\w+|infection|tendin\w+|bursitis|hernia\w*|sciatica|fracture|anorexi\w+|bulimi\w+|depressi(?:on|ve)|anemi\w+|anaemi\w+|syndrome|disease|disorder)\b/i;
const address = /[\w.+-]+@[\w-]+\.\w{2,}|\+?\d[\d ()-]{8,}\d/;

/** True for words that name an illness as a finding, an address, or the hidden word of a question. */
export const leaks = (text: string): boolean =>
  diagnosis.test(text) || address.test(text) || text.includes(canary);

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

/** Rules coach.T1, T2, T4, T5; `rules.ts` puts the groups in order. */
export const textRules = [
  rule({
    id: "coach.T1",
    sentence: "Each number in a text is a field or a fact of the plan.",
    source: "coach design 3b",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week }) => {
      const quotable = quotableNumbers(week);
      return proseOf(week).map(({ path, text }) => {
        const loose = untraceable(text, quotable);
        return faultIf(loose.length > 0, path, loose.join(", "), "a number of the plan");
      });
    },
  }),
  rule({
    id: "coach.T2",
    sentence: "All words are plain text: no HTML, no links, no markup, no hidden characters.",
    source: "coach design 3b",
    repairs: ["built-in-texts", "built-in-day"],
    onManualEdit: "ignore",
    check: ({ week }) => {
      const findings: Finding[] = [];
      eachLeaf(week, (leaf, pathOf) => {
        if (typeof leaf === "string" && !isPlainText(leaf))
          findings.push({ path: pathOf(), got: asciiStart(leaf), need: "plain text" });
      });
      return findings;
    },
  }),
  rule({
    id: "coach.T4",
    sentence:
      "Texts name no illness as a finding, no person, no address, and nothing of the question to a model.",
    source: "coach design 3b",
    repairs: ["built-in-texts"],
    onManualEdit: "ignore",
    check: ({ week }) =>
      proseOf(week).map(({ path, text }) => {
        const got = (diagnosis.exec(text) ?? address.exec(text))?.[0] ?? "words of the question";
        return faultIf(leaks(text), path, got, "plain words about training");
      }),
  }),
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
