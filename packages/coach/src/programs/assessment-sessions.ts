/** Which session of the assessment stands on which day, as slots for the designer of every week: what is tested, and of whom. */
import type { AssessmentProgram } from "@muster/domain/planning/goal-mapping";
import { type CivilDate, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { type Pattern, substitutePatterns } from "../catalogue/exercise.ts";
import { mayTestMost } from "../design/template/assessment-gates.ts";
import type { DayType, Slot, SlotRole } from "../design/template/day-types.data.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import type { SplitDay } from "../design/template/split.ts";
import type { WeekFrame } from "../design/week-draft.ts";
import { mayStand } from "../state/gates.ts";
import type { Person } from "../state/person.ts";
import { assessmentWeekText } from "./assessment.text.ts";
import {
  assessmentProgramData,
  limitTests,
  lower,
  type ProgramData,
  type SessionTemplate,
  type SlotTest,
  seatedProgramData,
  small,
  upper,
} from "./assessment-programs.data.ts";

/** What an assessment is made of for this person. */
export const assessmentDataOf = (program: AssessmentProgram, person: Pick<Person, "gates">): ProgramData =>
  mayStand(person) ? assessmentProgramData[program] : seatedProgramData;

/** A mile only where it leaves time for the rest, in minutes of the longest session. */
const minutesForMile = 60;

const alsoFor: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = substitutePatterns;

/** Most repetitions in two minutes are a test to the limit; a steady march is not. */
const clockTests = (program: AssessmentProgram, { input, person }: WeekFrame): readonly string[] => {
  const hasTime = sessionBounds[input.profile.timePerSession].most >= minutesForMile;
  const mayTest = mayTestMost(person);
  return [
    ...(hasTime && mayTest && program === "athletic" ? ["cardio.timed-run"] : []),
    ...(hasTime ? ["cardio.timed-walk"] : []),
    ...(mayTest && program === "athletic" ? ["cardio.burpee"] : []),
    ...(mayTest ? ["cardio.squat-thrust"] : []),
    "cardio.march",
    "cardio.low-jacks",
  ].filter((id) => !person.gates.eased.has(id));
};

const workRole = (pattern: Pattern): SlotRole =>
  pattern === "core" ? "core" : small.has(pattern) ? "accessory" : "secondary";

const slotOf = (
  pattern: Pattern,
  test: SlotTest | undefined,
  program: AssessmentProgram,
  frame: WeekFrame,
): Slot => {
  const patterns = [pattern, ...(alsoFor[pattern] ?? [])];
  if (test === "time") return { role: "test", patterns, tested: clockTests(program, frame) };
  if (test === "load") return { role: "main", patterns };
  if (test === undefined) return { role: workRole(pattern), patterns };
  const { person } = frame;
  const tested = limitTests[pattern] ?? [];
  const mayTest = mayTestMost(person) && tested.every((id) => !person.gates.eased.has(id));
  return { role: mayTest ? "test" : workRole(pattern), patterns, tested };
};

const dayTypeOf = (template: SessionTemplate, program: AssessmentProgram, frame: WeekFrame): DayType => {
  const has = (some: ReadonlySet<Pattern>) => template.patterns.some((pattern) => some.has(pattern));
  return {
    id: template.name,
    name: template.name,
    focus: template.focus,
    load: has(lower) && has(upper) ? "full" : has(lower) ? "lower" : "upper",
    prefersGym: true,
    insight: mayTestMost(frame.person) ? template.insight : assessmentWeekText.calmSession,
    slots: template.patterns.map((pattern, at, all) =>
      slotOf(pattern, all.indexOf(pattern) === at ? template.tests[pattern] : undefined, program, frame),
    ),
  };
};

const loadTests = ({ tests }: SessionTemplate): number =>
  Object.values(tests).filter((test) => test === "load").length;

/** Weekdays in the order in which the person meets them: from today on, then around the week. */
const placeInWeek = (weekday: Weekday, today: CivilDate): number =>
  (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;

/**
 * The first sessions of the program, in order from today on; those that test most loads go to the gym days, where the
 * weights are (specs/design.md 3a-6).
 */
export const assessmentSplit = (program: AssessmentProgram, frame: WeekFrame): readonly SplitDay[] => {
  const days = frame.schedule.days.toSorted(
    (a, b) => placeInWeek(a.weekday, frame.input.today) - placeInWeek(b.weekday, frame.input.today),
  );
  const left = assessmentDataOf(program, frame.person).sessions.slice(0, days.length);
  const typeFor = (isGym: boolean): DayType | undefined => {
    const next = isGym ? left.toSorted((a, b) => loadTests(b) - loadTests(a))[0] : left[0];
    if (next === undefined) return undefined;
    left.splice(left.indexOf(next), 1);
    return dayTypeOf(next, program, frame);
  };
  return days
    .toSorted((a, b) => Number(b.place === "gym") - Number(a.place === "gym"))
    .flatMap((day) => {
      const type = typeFor(day.place === "gym");
      return type === undefined ? [] : [{ ...day, type }];
    })
    .toSorted((a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday));
};
