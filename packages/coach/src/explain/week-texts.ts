/**
 * The texts of a week, made from facts and fields only, in short plain words (reading grade 8 or less). Tone: kind,
 * no blame, no diagnosis. Every number here is a Fact or a field of the plan (coach.T1).
 */
import { type PrimaryGoal, weekdayNames } from "@muster/domain/profiles/options";
import { healthAdvice } from "./health-advice.ts";
import { phaseSentence, tiredAsks } from "./phase-sentence.ts";
import { movers } from "./week-facts.ts";
import type { WeekTextInput } from "./week-text-input.ts";
import { listed, nameOf, paragraphs, sentences, several, thousands } from "./words.ts";

const goalWords: Readonly<Record<PrimaryGoal, string>> = {
  strength: "getting stronger",
  muscle: "building muscle",
  toned: "a fitter, firmer body",
  athletic: "moving better and faster",
  weight_loss: "losing fat and keeping muscle",
  general_fitness: "all-round fitness",
};

const conflictSentence = ({ schedule }: WeekTextInput): string =>
  schedule.conflict === null
    ? ""
    : `You asked for ${schedule.conflict.asked} training days, but your rest days leave ${schedule.conflict.free}. We kept your rest days. Free one, or ask for fewer days, in Settings.`;

const daysSentence = ({ schedule }: WeekTextInput): string =>
  `You train on ${listed(schedule.days.map(({ weekday }) => weekdayNames[weekday]))}.`;

/** Weeks of rest serve no goal but rest: a sentence about getting stronger would gainsay them. */
const aim = ({ goal, phase }: WeekTextInput): string =>
  phase.phase === "accumulation" && !phase.reasons.includes("severe-strain")
    ? `This week is for ${goalWords[goal]}`
    : "Your plan";

/** What the week is about, its workouts and its food, in three sentences. */
export const programSummary = (input: WeekTextInput): string =>
  sentences(
    phaseSentence(input),
    input.schedule.days.length > 0
      ? `${aim(input)}: ${several(input.schedule.days.length, "workout")}, ${thousands(input.nutrition.average)} kcal and ${input.nutrition.protein} g protein a day.`
      : "",
  );

/** The week in a line for the review, with a conflict of days when there is one. */
export const weekSummary = (input: WeekTextInput): string =>
  sentences(phaseSentence(input), conflictSentence(input));

/** What this week does about an exercise that stands still; '' when it only gives it time, as easy and empty weeks do. */
const answerTo = (id: string, { size: { lastSets, moves, newRanges }, phase }: WeekTextInput): string =>
  lastSets === null || moves.size === 0 || phase.phase === "deload"
    ? ""
    : !moves.has(id)
      ? ", so another move takes its place"
      : newRanges.has(id)
        ? ", so the rep range changes"
        : "";

/** The first move that stands still, and what this week does about it; '' when none does. */
export const standsStill = (input: WeekTextInput): string => {
  const id = movers(input.person).flat[0];
  return id === undefined ? "" : `${nameOf(id)}: no change for a while${answerTo(id, input)}.`;
};

/** What stays and what is new, counted; without a week before, how the coach goes about it. An easy week is for neither. */
const movesSentence = ({
  size: { lastSets, keptMoves, newMoves, newRanges },
  phase,
}: WeekTextInput): string =>
  phase.phase === "deload"
    ? ""
    : lastSets === null
      ? "The big lifts will stay for weeks, so that you can see progress. Smaller moves change, so that you stay fresh."
      : newMoves === 0
        ? `All moves stay, ${newRanges.size > 0 ? "some in a new rep range" : "so that you can see progress"}.`
        : keptMoves === 0
          ? "All moves are new this week."
          : `${several(keptMoves, "move")} ${keptMoves === 1 ? "stays" : "stay"}, so that you can see progress. ${newMoves} ${newMoves === 1 ? "is" : "are"} new, so that you stay fresh.`;

/**
 * What stays, what changes and why; with advice about health at its end. What a week is about stands in its summary, and
 * both are read on one screen: only a week without training, which has no moves to tell of, says it here as well.
 */
export const weeklyStrategy = (input: WeekTextInput): string => {
  const { up } = movers(input.person);
  const { person, schedule, phase } = input;
  const firstUp = up.find((id) => input.size.moves.has(id));
  const isRest = schedule.days.length === 0;
  return paragraphs(
    sentences(isRest ? phaseSentence(input) : daysSentence(input), conflictSentence(input)),
    isRest
      ? ""
      : sentences(
          movesSentence(input),
          firstUp === undefined
            ? ""
            : `${nameOf(firstUp)}: moving up${input.size.newMoves === 0 ? "" : ", so this one stays"}.`,
          standsStill(input),
        ),
    person.recovery.holds
      ? `${tiredAsks(person)} care: rests are longer this week.`
      : phase.phase === "accumulation" && !isRest
        ? "Stop each set with a few good reps left. When all sets reach the top of the range, the weight goes up."
        : "",
    // The first paragraph may have said the most urgent of it.
    healthAdvice(person)
      .filter((sentence) => !isRest || !phaseSentence(input).includes(sentence))
      .join(" "),
  );
};

/** What comes after a week without training, by why there is none. */
const afterRest = ({ person: { gates }, schedule }: WeekTextInput): string =>
  gates.stop !== null
    ? "When you are well again, we start light and build up over two weeks."
    : schedule.conflict !== null
      ? "Free a day in Settings, and the next plan has training in it."
      : "Your next plan follows at the review.";

/** When a weight goes up, and when it does not. */
export const progressionPlan = (input: WeekTextInput): string =>
  input.schedule.days.length === 0
    ? afterRest(input)
    : input.phase.phase === "deload"
      ? "Nothing goes up in an easy week. Next week starts again at your normal weights."
      : input.phase.phase === "re-entry"
        ? "Weights and sets come back step by step. If a set feels hard, take a little less."
        : sentences(
            "Reach the top of the range in every set, with effort no higher than planned. Then the weight goes up one step.",
            "If a set feels like the hardest you could do, the weight stays.",
            "After some hard weeks an easy week follows.",
          );
