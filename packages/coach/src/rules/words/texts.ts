/** Group T: words are plain text, and every number in them can be found in the plan. */
import { type Finding, faultIf, rule } from "../rule.ts";
import { asciiStart, eachLeaf, proseOf, quotableNumbers, untraceable } from "./prose.ts";

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

/** Rules coach.T1, T2, T4; `rules.ts` puts the groups in order. */
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
      eachLeaf(week, (leaf, path) => {
        if (typeof leaf === "string" && !isPlainText(leaf))
          findings.push({ path, got: asciiStart(leaf), need: "plain text" });
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
] as const;
