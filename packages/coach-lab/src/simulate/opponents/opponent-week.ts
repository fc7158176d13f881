/** Weeks of the public-style programmes, for the simulator: whom one fits, and how its weights move on. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise } from "@muster/coach/catalogue/exercise";
import { isFeasible } from "@muster/coach/catalogue/feasible";
import { avoidedTags, isWithinLimits } from "@muster/coach/catalogue/limits";
import { toPlanned } from "@muster/coach/catalogue/planned";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { scheduleOf, type TrainingDay } from "@muster/coach/design/template/training-days";
import type { DesignInput, PastExercise } from "@muster/coach/state/input";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { untouchedLog } from "@muster/domain/training/session";
import { plainWeek } from "./baseline-weeks.ts";
import { type Programme, type ProgrammeSlot, programmes } from "./programmes.data.ts";

const longestMinutes = { under_30: 30, "30_45": 45, "45_60": 60, "60_plus": 90 } as const;

const optionsOf = (
  input: DesignInput,
  { place }: TrainingDay,
  { ids }: ProgrammeSlot,
): readonly Exercise[] => {
  const avoided = avoidedTags(input.profile.limits);
  return ids.flatMap((id) => {
    const exercise = exerciseById(id);
    return exercise !== undefined &&
      isWithinLimits(exercise, avoided) &&
      isFeasible(exercise, {
        place,
        equipment: input.profile.equipment,
        gymAccess: input.profile.gymAccess,
      })
      ? [exercise]
      : [];
  });
};

/** The days that the programme takes: those with more kit first, in the order of the week. */
const daysFor = (input: DesignInput, { days }: Programme): readonly TrainingDay[] => {
  const all = scheduleOf({ ...input, previousPlan: null }).days;
  const taken = new Set(
    all.toSorted((a, b) => Number(b.place === "gym") - Number(a.place === "gym")).slice(0, days),
  );
  return all.filter((day) => taken.has(day));
};

/** Level, days, minutes and kit: a programme of fewer days than somebody has is theirs up to one day less. */
export const programmesFor = (input: DesignInput): readonly Programme[] => {
  const { fitnessLevel, daysPerWeek, timePerSession, age } = input.profile;
  if (age < 13) return [];
  return programmes.filter((programme) => {
    const days = daysFor(input, programme);
    return (
      programme.levels.includes(fitnessLevel) &&
      (daysPerWeek === programme.days || daysPerWeek === programme.days + 1) &&
      days.length === programme.days &&
      longestMinutes[timePerSession] >= programme.minutes &&
      // Sessions turn across weeks, so each may fall on each of the days.
      programme.sessions.every((slots) =>
        slots.every((slot) => days.every((day) => optionsOf(input, day, slot).length > 0)),
      )
    );
  });
};

const lastOf = ({ sessions }: DesignInput, exerciseId: string): PastExercise | undefined =>
  sessions
    .flatMap(({ exercises }) => exercises)
    .findLast((done) => done.exerciseId === exerciseId && done.sets.length > 0);

const fewest = ({ sets }: PastExercise): number => Math.min(...sets.map(({ reps }) => reps ?? 0));

/** Where a ladder starts: the hardest move of which the reported push-ups and pull-ups promise a set; else the second one. */
const ladderStart = (input: DesignInput, options: readonly Exercise[], low: number): number => {
  const { pushups, pullups } = input.profile;
  const reportedReps = (exercise: Exercise): number =>
    exercise.id === "h_push.push-up"
      ? pushups
      : exercise.id === "v_pull.pull-up"
        ? pullups
        : exercise.id === "v_push.pike"
          ? pushups / 3
          : 0;
  const known = options.findLastIndex((exercise) => reportedReps(exercise) >= low);
  const levels = { beginner: 0, returning: 1, intermediate: 1, advanced: 2 } as const;
  return Math.max(known, Math.min(options.length - 1, levels[input.profile.fitnessLevel]));
};

const rungOf = (
  input: DesignInput,
  options: readonly Exercise[],
  { low, high }: ProgrammeSlot,
): Exercise | undefined => {
  const done = input.sessions
    .flatMap(({ exercises }) => exercises)
    .filter(({ exerciseId, sets }) => sets.length > 0 && options.some(({ id }) => id === exerciseId));
  const [before, last] = [done.at(-2), done.at(-1)];
  if (last === undefined) return options[ladderStart(input, options, low)];
  const at = options.findIndex(({ id }) => id === last.exerciseId);
  // Twice at the top before the next move, so that nobody goes up and down every session.
  const isReady = fewest(last) >= high && before?.exerciseId === last.exerciseId && fewest(before) >= high;
  const next = isReady ? at + 1 : fewest(last) < low ? at - 1 : at;
  return options[Math.min(options.length - 1, Math.max(0, next))];
};

/** Share of the best estimated maximum of the last weeks in the four weeks of a wave: 90% of it, times the week's share. */
const waveShare = [0.9 * 0.83, 0.9 * 0.88, 0.9 * 0.92, 0.9 * 0.6] as const;
const waveReps = [5, 4, 3, 5] as const;

/** Epley 1985. */
const bestMax = ({ sessions }: DesignInput, exerciseId: string): number =>
  Math.max(
    0,
    ...sessions
      .flatMap(({ exercises }) => exercises)
      .filter((done) => done.exerciseId === exerciseId)
      .flatMap((done) =>
        done.sets.map(
          ({ weight, reps }) =>
            (weight ?? 0) * (1 + (reps ?? 0) / 30 + (10 - (done.difficulty ?? untouchedLog.difficulty)) / 30),
        ),
      ),
  );

const loadOf = (
  input: DesignInput,
  week: number,
  exercise: Exercise,
  { low, high, way }: ProgrammeSlot,
): number | null => {
  const done = lastOf(input, exercise.id);
  const weight = done?.sets[0]?.weight ?? null;
  if (done === undefined || weight === null) return null;
  const step = exercise.loadStepLb;
  const rounded = (lb: number) => Math.max(step, Math.round(lb / step) * step);
  if (way === "wave") return rounded(bestMax(input, exercise.id) * (waveShare[(week - 1) % 4] ?? 0.7));
  const harder = exercise.loadKind === "assisted" ? -step : step;
  if (way === "linear")
    return fewest(done) >= low ? rounded(weight + harder) : rounded(weight * (harder > 0 ? 0.9 : 1.1));
  return fewest(done) >= high
    ? rounded(weight + harder)
    : fewest(done) < low
      ? rounded(weight - harder)
      : weight;
};

const plannedFrom = (
  input: DesignInput,
  week: number,
  day: TrainingDay,
  slot: ProgrammeSlot,
): readonly PlannedExercise[] => {
  const options = optionsOf(input, day, slot);
  const exercise = slot.way === "ladder" ? rungOf(input, options, slot) : options[0];
  if (exercise === undefined) return [];
  const reps = slot.way === "wave" ? waveReps[(week - 1) % 4] : undefined;
  return [
    toPlanned(exercise, {
      sets: slot.sets,
      targetLow: reps ?? slot.low,
      targetHigh: reps ?? slot.high,
      restSeconds: slot.restSeconds,
      targetDifficulty: 8,
      loadLb: exercise.takesWeight ? loadOf(input, week, exercise, slot) : null,
    }),
  ];
};

/** A week of a programme, as somebody follows it who changes nothing but the weights. */
export const programmeWeek = (programme: Programme, input: DesignInput, week: number): DesignedWeek => {
  const days = daysFor(input, programme);
  return plainWeek(input, programme.title, days, (day, index) => {
    const session = programme.sessions[((week - 1) * days.length + index) % programme.sessions.length] ?? [];
    return session.flatMap((slot) => plannedFrom(input, week, day, slot));
  });
};
