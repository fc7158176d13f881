/**
 * Advice for today's workout from the last four times it was done (WORK-03), without a model: three to five plain
 * sentences, each number a Fact. Says what moved, what was too hard or too easy, where repetitions fell, and how to
 * start. Words of warning in the notes come first, as fixed sentences. Pure; names nobody.
 */

import { healthSignalDays } from "@muster/domain/planning/limits";
import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { setDropReading } from "@muster/domain/review/recovery-bands";
import { maxOf } from "@muster/domain/shared/averages";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { formatSetWeight, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { exerciseById } from "../catalogue/catalogue.ts";
import { factText } from "../explain/facts.text.ts";
import { logged, type Said, said } from "../explain/facts.ts";
import { restWhileIll, seeProfessional, urgentAdviceFor } from "../explain/health-note.text.ts";
import { aimOf } from "../explain/week/lift-log.ts";
import { healthIn } from "../notes/read-note.ts";
import type { UrgentSign } from "../notes/signs.data.ts";
import { heaviest } from "../state/bouts.ts";
import { dropOffOf } from "../state/exercise-history.ts";
import type { StopReason } from "../state/gates.ts";
import type { PastExercise, PastSession } from "../state/input.ts";
import { easyRating, hardRating, workingSets } from "../state/strength/strength-estimate.ts";
import { workoutAdviceText } from "./workout-advice.text.ts";

type WorkoutAdvice = { readonly sentences: readonly string[]; readonly facts: readonly Fact[] };

/** The specification's: the last four sessions of this workout. */
const sessionsLookedAt = 4;
const sentenceCount = { least: 3, most: 5 } as const;

/** An exercise of today as it was done the first and the last of these times. */
type Done = { readonly last: PastExercise; readonly first: PastExercise };

const mostReps = (done: PastExercise): number | null => maxOf(workingSets(done).map(({ reps }) => reps));
const unitOf = (reps: number): string => (reps === 1 ? "rep" : "reps");

const lookUp = (sessions: readonly PastSession[], exerciseId: string): Done | undefined => {
  const done = sessions.flatMap(({ exercises }) =>
    exercises.filter((one) => one.exerciseId === exerciseId && workingSets(one).length > 0),
  );
  const [first, last] = [done[0], done.at(-1)];
  return first && last && { first, last };
};

/** Heavier than the first of the four times, else more repetitions. */
const whatMoved = (
  { exerciseId: id, name }: PlannedExercise,
  { first, last }: Done,
  units: UnitSystem,
): Said | undefined => {
  const [from, to] = [heaviest(workingSets(first)), heaviest(workingSets(last))];
  const weight = (key: string, subject: "loadThen" | "lastLoad", lb: number) =>
    logged(`${key}.${id}`, factText.lift(name, subject), massIn(units, lb), massUnit(units));
  // The number of a machine that helps is help: less of it is more work.
  const isHelp = exerciseById(id)?.loadKind === "assisted";
  if (from !== null && to !== null && (isHelp ? to < from : to > from))
    return said(
      workoutAdviceText.heavier({
        name,
        from: formatSetWeight(from, units).split(" ")[0] ?? "",
        to: formatSetWeight(to, units),
        isHelp,
      }),
      weight("first", "loadThen", from),
      weight("last", "lastLoad", to),
    );
  const [before, now] = [mostReps(first), mostReps(last)];
  return from === to && before !== null && now !== null && now > before
    ? said(
        workoutAdviceText.moreReps({ name, from: before, to: now }),
        logged(`reps-before.${id}`, factText.lift(name, "bestThen"), before, unitOf(before)),
        logged(`reps-now.${id}`, factText.lift(name, "bestNow"), now, unitOf(now)),
      )
    : undefined;
};

const rated = ({ exerciseId: id, name }: PlannedExercise, difficulty: number, rule: string): Fact =>
  logged(`rated.${id}`, factText.lift(name, "felt"), difficulty, "of 10", rule);

const tooHard = (planned: PlannedExercise, { last }: Done): Said | undefined =>
  last.difficulty === null || last.difficulty < hardRating
    ? undefined
    : said(
        workoutAdviceText.tooHard(planned.name, last.difficulty),
        rated(planned, last.difficulty, "coach.I6"),
      );

const whatFell = ({ exerciseId: id, name }: PlannedExercise, { last }: Done): Said | undefined => {
  const sets = workingSets(last);
  const [from, to] = [sets[0]?.reps ?? null, sets.at(-1)?.reps ?? null];
  return from === null || to === null || setDropReading(dropOffOf(last.sets) ?? 0) !== "fatigue"
    ? undefined
    : said(
        workoutAdviceText.fell({ name, from, to }),
        logged(`set-first.${id}`, factText.lift(name, "firstSet"), from, unitOf(from), "coach.R7"),
        logged(`set-last.${id}`, factText.lift(name, "lastSet"), to, unitOf(to), "coach.R7"),
      );
};

const tooEasy = (planned: PlannedExercise, { last }: Done): Said | undefined => {
  const { targetHigh: top, targetDifficulty, name } = planned;
  const reached = top !== null && workingSets(last).every(({ reps }) => reps !== null && reps >= top);
  // As hard as it is meant to be, in an easy week: nothing goes up.
  const { difficulty } = last;
  const isMeant = targetDifficulty !== null && difficulty !== null && difficulty >= targetDifficulty;
  if (difficulty === null || difficulty > easyRating || isMeant || !reached) return undefined;
  return said(workoutAdviceText.easy(name, difficulty), rated(planned, difficulty, "coach.I7"));
};

/** Without its weight: that stands on the card, once (settled point 50). With what to aim for where that is the last one. */
const howToStart = (planned: PlannedExercise, done: Done | undefined): Said => {
  const { exerciseId: id, name, loadLb, metric, targetDifficulty } = planned;
  const sets = done === undefined ? [] : workingSets(done.last);
  const top = heaviest(sets);
  const amounts = sets.flatMap(({ reps, weight }) => (weight === top && reps !== null ? [reps] : []));
  // An easy week asks for no more repetitions.
  const isWork = targetDifficulty === null || targetDifficulty > easyRating;
  const isSame = isWork && metric === "reps" && top === loadLb && amounts.length > 0;
  const aim = isSame ? aimOf(amounts, planned) : null;
  return aim === null
    ? said(workoutAdviceText.start(name))
    : said(
        workoutAdviceText.startAim(name, aim.text),
        logged(`aim.${id}`, factText.lift(name, "toAim"), aim.reps, unitOf(aim.reps), "coach.I9"),
      );
};

/**
 * The last four that were done, oldest first.
 * @param today without it every note counts; with it those of longer ago than signs count are no news, and are left out
 */
export const lastSessions = (sessions: readonly PastSession[], today?: CivilDate): readonly PastSession[] =>
  sessions
    .filter(({ skipped }) => !skipped)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1))
    .slice(-sessionsLookedAt)
    .map((session) =>
      today === undefined || daysBetween(session.date, today) < healthSignalDays
        ? session
        : { ...session, exercises: session.exercises.map((done) => ({ ...done, notes: "" })) },
    );

/**
 * What these sessions' notes, and what ends training today, ask for before anything else; 'urgent' leaves no room for other
 * advice.
 */
export const healthWords = (
  sessions: readonly PastSession[],
  stop: StopReason | null,
  signs: readonly UrgentSign[] = [],
): { readonly urgent: boolean; readonly sentences: readonly string[] } => {
  const notes = sessions.flatMap(({ exercises }) => exercises.map((done) => done.notes));
  const flags = healthIn(notes.filter((note) => note !== ""));
  if (stop === "red_flag" || stop === "blood_pressure" || flags.stop.length > 0)
    return { urgent: true, sentences: [urgentAdviceFor([...new Set([...signs, ...flags.stop])])] };
  if (stop === "illness") return { urgent: true, sentences: [restWhileIll] };
  const hasHealthNote = flags.advice.length > 0 || flags.injuries.length > 0;
  return { urgent: false, sentences: hasHealthNote ? [seeProfessional] : [] };
};

const looking = (count: number): Said =>
  count === 0
    ? said(workoutAdviceText.isNew)
    : said(workoutAdviceText.times(count), logged("times", factText.timesDone, count, "times"));

/**
 * @param input.sessions finished sessions of this workout in any order, also more than four; skipped ones are left out
 * @param input.prescription today's exercises, in order
 */
export const workoutAdvice = (input: {
  readonly prescription: readonly PlannedExercise[];
  readonly sessions: readonly PastSession[];
  /** How weights are said. */
  readonly units?: UnitSystem;
  /** What ends training today, from a check-in or the profile; this workout's own notes are read besides. */
  readonly stop?: StopReason | null;
  /** Signs that were told there. */
  readonly signs?: readonly UrgentSign[];
  readonly today?: CivilDate;
}): WorkoutAdvice => {
  const { prescription, units = "imperial" } = input;
  const sessions = lastSessions(input.sessions, input.today);
  const health = healthWords(sessions, input.stop ?? null, input.signs);
  // A word of alarm is all that counts: no talk of weights beside it.
  if (health.urgent) return { sentences: [...health.sentences, ...workoutAdviceText.urgent], facts: [] };
  const exercises = prescription.map((planned) => ({
    planned,
    done: lookUp(sessions, planned.exerciseId),
  }));
  const about = (say: (planned: PlannedExercise, done: Done) => Said | undefined): readonly Said[] =>
    exercises.flatMap(({ planned, done }) => (done && say(planned, done)) ?? []).slice(0, 1);
  const found = [
    ...about(tooHard),
    ...about(whatFell),
    ...about((planned, done) => whatMoved(planned, done, units)),
    ...about(tooEasy),
  ];
  const lines = [
    ...health.sentences.map((text) => said(text)),
    looking(sessions.length),
    ...found.slice(0, sentenceCount.most - 2 - health.sentences.length),
    ...exercises.slice(0, 1).map(({ planned, done }) => howToStart(planned, done)),
  ];
  const sentences = lines.map(({ text }) => text);
  return {
    sentences: [
      ...sentences,
      ...workoutAdviceText.spare.slice(0, Math.max(0, sentenceCount.least - lines.length)),
    ],
    facts: lines.flatMap(({ facts }) => facts),
  };
};
