/**
 * Advice for today's workout from the last four times it was done (WORK-03), without a model: three to five plain
 * sentences, each number a Fact. Says what moved, what was too hard or too easy, where repetitions fell, and how to
 * start. Words of warning in the notes come first, as fixed sentences. Pure; names nobody.
 */
import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { setDropReading } from "@muster/domain/review/review-texts";
import { maxOf } from "@muster/domain/shared/averages";
import { formatWeight, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { difficultyInWords } from "@muster/domain/training/effort-words";
import { exerciseById } from "../catalogue/catalogue.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { fact, repsFirstSource } from "../explain/facts.ts";
import { restWhileIll, seeProfessional, urgentAdviceFor } from "../explain/health-advice-fact.ts";
import { type WayUp, wayUpOf } from "../explain/way-up.ts";
import { aimOf } from "../explain/week/lift-log.ts";
import { setsInWords } from "../explain/words.ts";
import { healthIn } from "../notes/read-note.ts";
import type { UrgentSign } from "../notes/signs.data.ts";
import { heaviest } from "../state/bouts.ts";
import { dropOffOf } from "../state/exercise-history.ts";
import type { StopReason } from "../state/gates.ts";
import type { PastExercise, PastSession } from "../state/input.ts";
import { easyRating, hardRating, workingSets } from "../state/strength/strength-estimate.ts";

type WorkoutAdvice = { readonly sentences: readonly string[]; readonly facts: readonly Fact[] };

/** The specification's: the last four sessions of this workout. */
const sessionsLookedAt = 4;
const sentenceCount = { least: 3, most: 5 } as const;

type Said = { readonly text: string; readonly facts: readonly Fact[] };
type Done = { readonly last: PastExercise; readonly first: PastExercise; readonly times: number };

const said = (text: string, ...facts: readonly Fact[]): Said => ({ text, facts });
const logged = (id: string, subject: string, value: number, unit: string, rule: string): Fact =>
  fact(id, subject, value, unit, rule, "your log");

const mostReps = (done: PastExercise): number | null => maxOf(workingSets(done).map(({ reps }) => reps));
const reps = (count: number): string => (count === 1 ? "rep" : "reps");

const lookUp = (sessions: readonly PastSession[], exerciseId: string): Done | undefined => {
  const done = sessions.flatMap(({ exercises }) =>
    exercises.filter((one) => one.exerciseId === exerciseId && workingSets(one).length > 0),
  );
  const first = done[0];
  const last = done.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last, times: done.length };
};

/** Heavier than the first of the four times, else more repetitions. */
const whatMoved = (
  planned: PlannedExercise,
  { first, last, times }: Done,
  units: UnitSystem,
): Said | undefined => {
  if (times < 2) return undefined;
  const { exerciseId: id, name } = planned;
  const [from, to] = [heaviest(workingSets(first)), heaviest(workingSets(last))];
  const weight = (key: string, subject: string, lb: number) =>
    logged(`${key}.${id}`, `${name}: ${subject}`, massIn(units, lb), massUnit(units), "coach.I7");
  // The number of a machine that helps is help: less of it is more work.
  const isHelp = exerciseById(id)?.loadKind === "assisted";
  if (from !== null && to !== null && (isHelp ? to < from : to > from))
    return said(
      `${name} went from ${formatWeight(from, units).split(" ")[0]} to ${formatWeight(to, units)}${isHelp ? " of help" : ""}. Good work.`,
      weight("first", "weight then", from),
      weight("last", "last weight", to),
    );
  const [before, now] = [mostReps(first), mostReps(last)];
  return from === to && before !== null && now !== null && now > before
    ? said(
        `${name} went from ${before} to ${now} reps in a set.`,
        logged(`reps-before.${id}`, `${name}: best set then`, before, reps(before), "coach.I7"),
        logged(`reps-now.${id}`, `${name}: best set now`, now, reps(now), "coach.I7"),
      )
    : undefined;
};

const rated = ({ exerciseId: id, name }: PlannedExercise, { difficulty }: PastExercise, rule: string): Fact =>
  logged(`rated.${id}`, `${name}: how hard it felt`, difficulty, "of 10", rule);

const tooHard = (planned: PlannedExercise, { last }: Done): Said | undefined =>
  last.difficulty < hardRating
    ? undefined
    : said(
        `${planned.name} felt very hard, ${last.difficulty} of 10. Keep the weight and make each rep clean.`,
        rated(planned, last, "coach.I6"),
      );

const whatFell = ({ exerciseId: id, name }: PlannedExercise, { last }: Done): Said | undefined => {
  const sets = workingSets(last);
  const from = sets[0]?.reps ?? null;
  const to = sets.at(-1)?.reps ?? null;
  return from === null || to === null || setDropReading(dropOffOf(last.sets) ?? 0) !== "fatigue"
    ? undefined
    : said(
        `${name} fell from ${from} to ${to} ${reps(to)}. Rest a bit longer between sets.`,
        logged(`set-first.${id}`, `${name}: first set`, from, reps(from), "coach.R7"),
        logged(`set-last.${id}`, `${name}: last set`, to, reps(to), "coach.R7"),
      );
};

/** Its weight stays on purpose: the next one is too big a step. */
const staysForReps = ({ facts }: PlannedExercise): boolean =>
  facts.some(({ id, source }) => id.startsWith("load.") && source.endsWith(repsFirstSource));

const heavier = "Go up a step if the first set is clean.";
const slower = "Slow each rep down to make it count.";

/** What follows where a lift became easy, by the way up that its card names. */
const nextSteps = {
  linear: heavier,
  double: heavier,
  wave: "Keep to the plan: the wave brings more weight.",
  "range-first": "The next weight is a big step, so add reps first.",
  "one-weight": "There is no heavier weight, so go slower on the way down.",
  band: "Shorten the band a little.",
  help: "Take a little less help.",
  ladder: slower,
  "last-rung": slower,
} as const;

const nextStepOf = (planned: PlannedExercise, takesWeight: boolean): string => {
  const way = wayUpOf(planned);
  const known = way === undefined ? undefined : (nextSteps as Partial<Record<WayUp, string>>)[way];
  return known ?? (takesWeight ? heavier : slower);
};

const tooEasy = (planned: PlannedExercise, { last }: Done): Said | undefined => {
  const { targetHigh: top, targetDifficulty, takesWeight, name } = planned;
  const reached = top !== null && workingSets(last).every(({ reps }) => reps !== null && reps >= top);
  // As hard as it is meant to be, in an easy week: nothing goes up.
  const isMeant = targetDifficulty !== null && last.difficulty >= targetDifficulty;
  if (last.difficulty > 5 || isMeant || !reached) return undefined;
  const next = staysForReps(planned) ? nextSteps["range-first"] : nextStepOf(planned, takesWeight);
  // The slider's word: 5 is 'moderate' there.
  const felt = difficultyInWords(last.difficulty).replace(/,.*/, "").toLowerCase();
  return said(`${name} felt ${felt}, ${last.difficulty} of 10. ${next}`, rated(planned, last, "coach.I7"));
};

const leftOut = (planned: PlannedExercise, sessions: readonly PastSession[]): Said | undefined => {
  const skipped = sessions.filter(({ exercises }) =>
    exercises.some((done) => done.exerciseId === planned.exerciseId && done.sets.length === 0),
  ).length;
  return skipped < 2
    ? undefined
    : said(`${planned.name} was left out lately. One set still counts, or swap it.`);
};

/** Without its weight: that stands on the card, once (settled point 50). With what to aim for where that is the last one. */
const howToStart = (planned: PlannedExercise | undefined, done: Done | undefined): Said | undefined => {
  if (planned === undefined) return undefined;
  const { exerciseId: id, name, loadLb, targetHigh, metric } = planned;
  const plain = said(`Start with ${name}, while you are fresh.`);
  const sets = done === undefined ? [] : workingSets(done.last);
  const top = heaviest(sets);
  const amounts = sets.flatMap(({ reps, weight }) => (weight === top && reps !== null ? [reps] : []));
  const count = setCount(planned.sets);
  // An easy week asks for no more repetitions.
  const isWork = (planned.targetDifficulty ?? easyRating + 1) > easyRating;
  const isSame = isWork && metric === "reps" && top === loadLb && amounts.length > 0 && targetHigh !== null;
  const aim = isSame ? aimOf(amounts, targetHigh, count) : null;
  return aim === null
    ? plain
    : said(
        `Start with ${name} and aim for ${aim.reps} ${reps(aim.reps)} in ${setsInWords(aim.sets, aim.sets >= count)}.`,
        logged(`aim.${id}`, `${name}: to aim for`, aim.reps, reps(aim.reps), "coach.I9"),
      );
};

/** The last four that were done, oldest first. */
export const lastSessions = (sessions: readonly PastSession[]): readonly PastSession[] =>
  sessions
    .filter(({ skipped }) => !skipped)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1))
    .slice(-sessionsLookedAt);

/**
 * What these sessions' notes, and what ends training today, ask for before anything else; 'urgent' leaves no room for other
 * advice.
 */
export const healthWords = (
  sessions: readonly PastSession[],
  stop: StopReason | null,
  signs: readonly UrgentSign[] = [],
): { readonly urgent: boolean; readonly sentences: readonly string[] } => {
  const { ends, said } = warnings(sessions, stop, signs);
  return { urgent: ends, sentences: said.map(({ text }) => text) };
};

/** @returns what comes first, and whether nothing else counts beside it */
const warnings = (
  sessions: readonly PastSession[],
  stop: StopReason | null,
  signs: readonly UrgentSign[],
): { readonly ends: boolean; readonly said: readonly Said[] } => {
  const ending = (text: string) => ({ ends: true, said: [said(text)] });
  const notes = sessions
    .flatMap(({ exercises }) => exercises.map((done) => done.notes))
    .filter((note) => note !== "");
  const flags = healthIn(notes);
  if (stop === "red_flag" || stop === "blood_pressure" || flags.stop.length > 0)
    return ending(urgentAdviceFor([...new Set([...signs, ...flags.stop])]));
  if (stop === "illness") return ending(restWhileIll);
  const isTold = flags.advice.length > 0 || flags.injuries.length > 0;
  return { ends: false, said: isTold ? [said(seeProfessional)] : [] };
};

const looking = (count: number): Said =>
  count === 0
    ? said("This workout is new for you. Start light and find weights that leave two or three good reps.")
    : said(
        count === 1 ? "You did this workout once before." : `You did this workout ${count} times lately.`,
        logged("times", "Times done lately", count, "times", "coach.I7"),
      );

const spare: readonly Said[] = [
  said("Warm up first, and stop each set with a few good reps left."),
  said("Write down each set, so that the next plan knows."),
];
const urgentRest: readonly Said[] = [
  said("Leave today's workout out."),
  said("Write into the next check-in how you are; the plan follows it."),
];

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
}): WorkoutAdvice => {
  const { units = "imperial", stop: ends = null } = input;
  const sessions = lastSessions(input.sessions);
  const firstOf = (say: (exercise: PlannedExercise) => Said | undefined): Said | undefined => {
    for (const exercise of input.prescription) {
      const found = say(exercise);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const about = (say: (exercise: PlannedExercise, done: Done) => Said | undefined) =>
    firstOf((exercise) => {
      const done = lookUp(sessions, exercise.exerciseId);
      return done && say(exercise, done);
    });
  const [first] = input.prescription;
  // A word of alarm is all that counts: no talk of weights beside it.
  const { ends: isUrgent, said: stop } = warnings(sessions, ends, input.signs ?? []);
  const found = isUrgent
    ? []
    : [
        looking(sessions.length),
        ...[
          about(tooHard),
          about(whatFell),
          about((planned, done) => whatMoved(planned, done, units)),
          about(tooEasy),
          firstOf((exercise) => leftOut(exercise, sessions)),
        ]
          .filter((one) => one !== undefined)
          .slice(0, sentenceCount.most - 2 - stop.length),
        howToStart(first, first && lookUp(sessions, first.exerciseId)) ?? [],
      ].flat();
  const all = [...stop, ...found];
  const filled = [...all, ...(isUrgent ? urgentRest : spare)].slice(
    0,
    Math.min(sentenceCount.most, Math.max(sentenceCount.least, all.length)),
  );
  return {
    sentences: filled.map(({ text }) => text),
    facts: [...new Map(filled.flatMap(({ facts }) => facts).map((one) => [one.id, one])).values()],
  };
};
