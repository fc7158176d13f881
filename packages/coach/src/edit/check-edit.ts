/**
 * What the coach has to say to a week that a person changed by hand (SCHED-05). The one validator is asked before and
 * after; only what the change itself brought is told. Rules of safety refuse, everything else is the person's to decide.
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { ownRecordId } from "@muster/domain/training/own-exercise-key";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import { checkWeek } from "../rules/check-week.ts";
import { healthRules } from "../rules/health.ts";
import { rules } from "../rules/rules.ts";
import type { Violation } from "../rules/violation.ts";
import { editWords } from "./edit-words.ts";

export type EditFinding = {
  /** Rule id of the validator. */
  readonly id: string;
  /** refuse: the change is not saved. warn: it is, and the person was told. */
  readonly severity: "refuse" | "warn";
  /** The day that it is about; undefined when it is about the week. */
  readonly day: Weekday | undefined;
  /** One sentence for the person. */
  readonly text: string;
};

/** Health, jumps that are ruled out, training while ill, and a week that cannot be read at all. */
const safety: ReadonlySet<string> = new Set([
  ...healthRules.map(({ id }) => id),
  "coach.I12",
  "coach.R6",
  "coach.S1",
  "coach.S3",
]);

/** Words of a plan, food targets and the designer's own craft: a hand edit does not touch them, or may. */
const untold = /^coach\.(T\d|N\d+|S2|S5|S6|X1|X2|V8|V9|V11|I1|I2|I3|I7|I8|I10|Q3|Q4|Q5|R4|R5|R7|R8|R9|C1)$/;

const dayOf = ({ path }: Violation): Weekday | undefined => {
  const name = path.split(".")[1];
  return path.startsWith("days.") ? weekdays.find((weekday) => weekday === name) : undefined;
};

/** The catalogue does not know what a person made; whoever puts it into a day does (training.O3). */
const isOwnExercise = ({ id, got }: Violation): boolean =>
  id === "coach.S3" && ownRecordId(String(got)) !== undefined;

const keyOf = (violation: Violation): string => `${violation.id} ${dayOf(violation) ?? "week"}`;

/** A rule of safety that asks for two things is two: a walk that should not stand there excuses no workout in its place. */
const kindOf = (violation: Violation): string =>
  safety.has(violation.id) ? `${keyOf(violation)} ${violation.need}` : keyOf(violation);

/** An exercise of its own is a finding of its own: it is not excused by another one that stood in its place. */
const isAboutExercise = ({ got }: Violation): boolean => exerciseById(String(got)) !== undefined;

/**
 * Findings that the later list has more of, rule by rule and day by day; the earlier list's own are dropped first. Of
 * exercises that are ruled out, all that the earlier list had not.
 */
const added = (before: readonly Violation[], after: readonly Violation[]): readonly Violation[] => {
  const known = Map.groupBy(before, kindOf);
  return [...Map.groupBy(after, kindOf)].flatMap(([key, found]) => {
    const old = known.get(key) ?? [];
    const more = found.length - old.length;
    const same = new Set(old.map(({ got, need }) => `${got} ${need}`));
    const fresh = found.filter(({ got, need }) => !same.has(`${got} ${need}`));
    const exercises = fresh.filter(isAboutExercise);
    if (more <= exercises.length) return exercises;
    return (fresh.length === 0 ? found : fresh).slice(-more);
  });
};

const sentences: ReadonlyMap<string, string> = new Map(rules.map(({ id, sentence }) => [id, sentence]));

/**
 * @param before the week as it stands, `after` the week as it would be saved
 * @returns refusals first; each rule once a day. Empty: there is nothing to say
 */
export const editFindings = (
  before: DesignedWeek,
  after: DesignedWeek,
  input: DesignInput,
): readonly EditFinding[] => {
  const found = (week: DesignedWeek) => checkWeek(week, input).filter((one) => !isOwnExercise(one));
  const fresh = added(found(before), found(after)).filter(({ id }) => !untold.test(id));
  const told = new Map<string, EditFinding>();
  for (const violation of fresh) {
    const { id, got, need } = violation;
    const finding: EditFinding = {
      id,
      severity: safety.has(id) ? "refuse" : "warn",
      day: dayOf(violation),
      text: editWords(id, got, need) ?? sentences.get(id) ?? "",
    };
    if (finding.text !== "") told.set(`${keyOf(violation)} ${finding.text}`, finding);
  }
  return [...told.values()].toSorted((a, b) => Number(a.severity === "warn") - Number(b.severity === "warn"));
};

/** Whether a change may be saved. */
export const mayBeSaved = (findings: readonly EditFinding[]): boolean =>
  findings.every(({ severity }) => severity === "warn");
