/**
 * Checks a manual change of a week (SCHED-05). The validator runs on the week before and after; only findings that the change
 * added are returned. Safety rules refuse it, all others warn (ADR 0005).
 */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { ownRecordId } from "@muster/domain/training/exercises/own-exercise-key";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { draftWeek, weekFrame } from "../design/week-draft.ts";
import { brokenRules, shapeViolations, type Violation } from "../rules/check-week.ts";
import { editText } from "../rules/edit.text.ts";
import { type RuleId, ruleOf } from "../rules/rules.ts";
import type { DesignInput } from "../state/input.ts";

/** A rule that a manual change breaks, and whether the change may be saved. */
export type EditFinding = {
  /** Rule id of the validator. */
  readonly id: string;
  /** refuse: the change is not saved. warn: it is saved, with a message. */
  readonly severity: "refuse" | "warn";
  /** The day that it is about; undefined when it is about the week. */
  readonly day: Weekday | undefined;
  /** One sentence for the person. */
  readonly text: string;
};

/** Rules of safety. */
const isRefused = ({ id }: Violation): boolean => ruleOf(id)?.onManualEdit === "refuse";

const dayOf = ({ path }: Violation): Weekday | undefined => {
  const name = path.split(".")[1];
  return path.startsWith("days.") ? weekdays.find((weekday) => weekday === name) : undefined;
};

/** The catalogue does not know what a person made; whoever puts it into a day does (training.O3). */
const isOwnExercise = ({ id, got }: Violation): boolean =>
  id === "coach.S3" && ownRecordId(String(got)) !== undefined;

const keyOf = (violation: Violation): string => `${violation.id} ${dayOf(violation) ?? "week"}`;

/** A safety rule with two conditions counts as two: an existing forbidden walk does not allow a workout in its place. */
const kindOf = (violation: Violation): string =>
  isRefused(violation) ? `${keyOf(violation)} ${violation.need}` : keyOf(violation);

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

/**
 * @param before the stored week, `after` the week to be saved
 * @returns refusals first; each rule once a day; empty when there are no findings
 */
export const editFindings = (
  before: DesignedWeek,
  after: DesignedWeek,
  input: DesignInput,
): readonly EditFinding[] => {
  const draft = draftWeek(weekFrame(input));
  const found = (week: DesignedWeek): readonly Violation[] => {
    const shape = shapeViolations(week);
    return shape.length > 0 ? shape : brokenRules(week, draft).filter((one) => !isOwnExercise(one));
  };
  const findings = new Map<string, EditFinding>();
  for (const violation of added(found(before), found(after))) {
    const { id, got, need } = violation;
    const rule = ruleOf(id);
    if (rule === undefined || rule.onManualEdit === "ignore") continue;
    // The id is that of a rule: `ruleOf` found it.
    const text = editText[rule.id as RuleId]?.(got, need) ?? rule.sentence;
    const day = dayOf(violation);
    findings.set(`${keyOf(violation)} ${text}`, { id, severity: rule.onManualEdit, day, text });
  }
  return [...findings.values()].toSorted(
    (a, b) => Number(a.severity === "warn") - Number(b.severity === "warn"),
  );
};
