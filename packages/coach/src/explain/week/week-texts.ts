/**
 * The texts of a week, made from facts and fields only, in short plain words (reading grade 8 or less). Tone: kind,
 * no blame, no diagnosis. Every number here is a Fact or a field of the plan (coach.T1).
 */

import { equipmentItems, targetAreas, weekdayNames } from "@muster/domain/profiles/options.text";
import { formatList } from "@muster/domain/shared/format-list";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { primaryMuscles } from "../../catalogue/exercise.ts";
import { targetMuscles } from "../../design/budget/volume-budget.ts";
import type { Phase } from "../../design/phase.ts";
import { turned } from "../../design/select/rotate.ts";
import { contestAhead, contestsBehind } from "../../design/template/event.ts";
import { isEccentric } from "../../design/template/prescription.data.ts";
import { awayKitOf } from "../../notes/wishes/away-kit.ts";
import { mayStand } from "../../state/gates.ts";
import { healthAdvice } from "../health-advice.ts";
import { ofTurn } from "../variant-by-turn.ts";
import { amountInWords, leftInWords, paragraphs, sentences, weeksInWords } from "../words.text.ts";
import { plannedStep } from "./lift-log.ts";
import { unworkedOf } from "./unworked.ts";
import { unworkedText, weekText } from "./week.text.ts";
import { dayLeads, type WeekTextInput } from "./week-text-input.ts";

/** From this share of the leads on that get lighter or were at their limit, the week asks for nothing more. */
const easingShare = 0.5;

const isEasingOff = (input: WeekTextInput): boolean => {
  const steps = dayLeads(input).flatMap(({ exercise }) => {
    const last = input.person.exercises.get(exercise.exerciseId)?.bouts.at(-1);
    return last === undefined ? [] : [plannedStep(exercise, last)];
  });
  const easing = steps.filter(({ weight, isHard }) => weight === "less" || isHard).length;
  return easing > 0 && easing >= steps.length * easingShare;
};

/** The most important thing about this week, in one or two sentences. */
export const weekLead = (input: WeekTextInput): string => {
  const { phase, person, schedule, turn } = input;
  const { isPostAssessment, previousPlan } = input.input;
  const has = (reason: Phase["reasons"][number]) => phase.reasons.includes(reason);
  const strain = person.recovery.strain ?? 0;
  if (person.gates.stop === "illness") return weekText.ill({ turn });
  if (person.gates.stop === "birth") return weekText.birth();
  if (person.gates.stop !== null) return weekText.stopped({ signs: person.gates.flags.stop });
  if (schedule.days.length === 0) return weekText.noDays({ turn });
  if (has("still-severe")) return weekText.stillSevere({ turn, strain });
  if (has("severe-strain")) return weekText.severe({ turn, strain });
  if (phase.phase === "deload") return weekText.easyWeek();
  if (has("gap")) return weekText.gap({ turn, days: person.adherence.gapDays ?? 0 });
  if (has("illness")) return weekText.afterIllness();
  if (has("re-entry-ramp")) return weekText.secondWeekBack();
  if (has("elevated-strain")) return weekText.worn({ turn, strain });
  if (has("all-hard")) return weekText.allHard();
  if (has("event")) return weekText.event();
  const [contest] = has("after-event") ? contestsBehind(input.input) : [];
  if (contest !== undefined) return weekText.afterContest({ name: contest });
  const kit =
    awayKitOf(person.gates.wishes)?.equipment.map((item) => equipmentItems[item].toLowerCase()) ?? [];
  if (has("travel"))
    return kit.length > 0 ? weekText.travelWith({ kit: formatList(kit) }) : weekText.travel({ turn });
  if (has("held")) {
    const { limitedBy } = person.recovery;
    // The weights from before an easy week come back, whatever else is held.
    if (previousPlan?.plan.phase === "deload") return weekText.heldAfterEasy();
    if (limitedBy === "stress") return weekText.stress({ turn });
    if (limitedBy !== "sleep") return weekText.lowEnergy({ turn });
    return input.hasBaby ? weekText.shortNights({ turn }) : weekText.shortSleep({ turn });
  }
  if (has("low-adherence")) {
    const days = schedule.days.slice(0, 2).map(({ weekday }) => weekdayNames[weekday]);
    return weekText.fewDone({ turn, days });
  }
  if (isPostAssessment) return weekText.afterAssessment();
  if (phase.mesocycleWeek <= 1) return weekText.newBlock();
  if (isEasingOff(input)) return weekText.cleanSets({ turn });
  const isInWaves = dayLeads(input).some(({ exercise }) => exercise.progression === "wave");
  return isInWaves ? weekText.onwardInWaves({ turn }) : weekText.onward({ turn });
};

/** 'Strength, block week 3': the goal and where the week stands. */
export const programName = ({ goal, phase }: WeekTextInput): string => weekText.program(goal, phase);

/** What is to be known of the number of days and of what has run out. */
const daysSentence = ({ schedule, lapsed, noLongerSore, turn }: WeekTextInput): string => {
  const conflict = schedule.conflict === null ? "" : weekText.conflict({ turn, ...schedule.conflict });
  if (schedule.days.length === 0) return conflict;
  return sentences(
    conflict,
    ...lapsed.map(weekText.lapsed),
    ...noLongerSore.map((place) => weekText.noLongerSore({ place })),
  );
};

/** The one thing to do first. */
const startSentence = (input: WeekTextInput): string => {
  const [lead] = dayLeads(input);
  if (lead === undefined) return "";
  const { day, exercise } = lead;
  const { turn } = input;
  const { name } = exercise;
  return exercise.takesWeight && exercise.loadLb === null
    ? weekText.findWeight({ turn, day, name, left: leftInWords(exercise.targetDifficulty) })
    : weekText.start({ turn, day, name, amount: amountInWords(exercise) });
};

/** What the week is about, and where to start. */
export const programSummary = (input: WeekTextInput): string =>
  sentences(weekLead(input), startSentence(input));

/** The week in a line for the review, with a conflict of days when there is one. */
export const weekSummary = (input: WeekTextInput): string => sentences(weekLead(input), daysSentence(input));

/** How to go about the sets of this week. */
const howSentence = ({ phase, turn }: WeekTextInput): string => {
  if (phase.phase === "deload") return weekText.easyWeekHow();
  return phase.phase === "re-entry" ? weekText.comingBackHow({ turn }) : weekText.howTo({ turn });
};

/** Lifts that are news: all that lead in the first week that is designed, then those that led no day before. */
const leadSentence = (input: WeekTextInput): string => {
  const leads = dayLeads(input).filter(({ exercise }) => input.newLeads.has(exercise.exerciseId));
  return input.phase.phase === "accumulation" && leads.length > 1
    ? weekText.leads({
        turn: input.turn,
        each: leads.map(({ day, exercise: { name } }) => weekText.leadOf({ day, name })).join(" "),
      })
    : "";
};

/** One of the areas that the person asked for, another one each week, with the days that train it. */
const targetSentence = ({ turn, schedule, days, phase, input }: WeekTextInput): string => {
  const area = ofTurn(input.profile.targetAreas.filter((one) => one !== "full_body").toSorted(), turn);
  if (area === undefined || phase.phase !== "accumulation") return "";
  const muscles = targetMuscles([area]);
  const trained = schedule.days.flatMap(({ weekday }) =>
    days[weekday]?.exercises
      .flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? [])
      .some((exercise) => primaryMuscles(exercise).some((muscle) => muscles.has(muscle)))
      ? [weekdayNames[weekday]]
      : [],
  );
  return trained.length === 0
    ? ""
    : weekText.target({ turn, area: targetAreas[area].toLowerCase(), days: trained });
};

/** From so many weeks on nobody counts. */
const farWeeks = 10;

/** The contest that comes next, and how far it is, until the week before it says so itself. */
const aheadSentence = ({ turn, person, input: { validFrom } }: WeekTextInput): string => {
  const next = contestAhead(person.gates.wishes, validFrom);
  return next === undefined
    ? ""
    : weekText.ahead({
        turn,
        name: next.name,
        time: next.weeks > farWeeks ? `more than ${weeksInWords(farWeeks)}` : weeksInWords(next.weeks),
      });
};

/** What a limit leaves without work, and when it comes back. */
const unworkedSentence = ({ turn, person, days }: WeekTextInput): string =>
  unworkedOf(Object.values(days), person)
    .map((without) => {
      const isChosen = without.because === unworkedText.leftOut;
      const comesBack = isChosen ? weekText.takeBackIn : weekText.comesBack({ turn });
      return sentences(weekText.unworked({ turn, ...without }), comesBack);
    })
    .join(" ");

/** What leads, where the wishes are met, how to go about it; with advice about health at its end. */
export const weeklyStrategy = (input: WeekTextInput): string => {
  const { person, schedule, turn, walks } = input;
  const isRest = schedule.days.length === 0;
  const lead = weekLead(input);
  return paragraphs(
    sentences(isRest ? lead : leadSentence(input), daysSentence(input)),
    isRest
      ? ""
      : sentences(
          mayStand(person) ? "" : weekText.seated,
          aheadSentence(input),
          targetSentence(input),
          unworkedSentence(input),
        ),
    isRest ? "" : sentences(person.recovery.holds ? weekText.longerRests({ turn }) : "", howSentence(input)),
    isRest || walks === null ? "" : weekText.walks({ turn, ...walks }),
    // The first paragraph may have said the most urgent of it.
    healthAdvice(person, turn, input.input.previousPlan?.plan)
      .filter((sentence) => !isRest || !lead.includes(sentence))
      .join(" "),
  );
};

/** A rung of one or two reps has a way up of its own. */
const fewestToCount = 5;

/** How each of the lifts that lead goes up, as its card names it; begun with another one each week. */
export const waysUp = (input: WeekTextInput): readonly string[] => {
  const { turn } = input;
  const leads = new Map(dayLeads(input).map(({ exercise }) => [exercise.exerciseId, exercise]));
  const said = [...leads.values()].flatMap((exercise) => {
    const { exerciseId: id, metric, targetHigh: high, targetDifficulty, name, progression: way } = exercise;
    const left = weekText.repsLeft(targetDifficulty);
    const isCounted = high !== null && (high >= fewestToCount || way === "linear" || way === "wave");
    // Of eccentrics the card alone says how they go on.
    const say = way && !isEccentric({ id }) && weekText.wayUp[way];
    return metric === "reps" && isCounted && say ? [say({ turn, name, high, left })] : [];
  });
  return turned(said, turn);
};

/** When a weight goes up, and when it does not; what comes after a week without training, by why there is none. */
export const progressionPlan = (input: WeekTextInput): string => {
  const { person, schedule, phase, turn } = input;
  if (schedule.days.length === 0) {
    if (person.gates.stop !== null) return weekText.restUntilWell({ turn });
    return schedule.conflict === null ? weekText.nextAtReview() : weekText.freeADay();
  }
  if (phase.phase === "deload") return weekText.nothingUp();
  if (phase.phase === "re-entry") return weekText.stepByStep({ turn });
  return sentences(waysUp(input)[0] ?? weekText.wayUpInGeneral({ turn }), weekText.whenItStays({ turn }));
};
