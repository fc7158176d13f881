/**
 * A timer of work and rest is a plan and the instant at which it began. Everything that is shown follows from the clock, so a
 * locked phone, a sleeping tab or a reload can not make it drift. All instants are milliseconds since 1970.
 */

/** Kinds of timers in the order in which they are offered. */
export const intervalKinds = ["emom", "amrap", "tabata", "rounds", "countdown", "stopwatch"] as const;
/** Kind of a timer. */
export type IntervalKind = (typeof intervalKinds)[number];

/** Durations in whole seconds. */
export type IntervalPlan = {
  readonly kind: IntervalKind;
  /** Time to get ready before the first second counts. */
  readonly prepareSeconds: number;
  readonly rounds: number;
  /** Of one round; ignored by a stopwatch, which has no end. */
  readonly workSeconds: number;
  /** Between two rounds; none follows the last one. */
  readonly restSeconds: number;
};

/** Seconds to get ready before the first round. */
export const prepareSeconds = 5;
/** Fewest and most rounds, and shortest and longest seconds, that can be set. */
export const intervalLimits = {
  rounds: [1, 60],
  workSeconds: [5, 3600],
  restSeconds: [0, 900],
} as const;

/** What each kind begins with; Tabata is 8 rounds of 20 seconds with 10 of rest (Tabata et al. 1996). */
export const usualPlans: Readonly<Record<IntervalKind, IntervalPlan>> = {
  emom: { kind: "emom", prepareSeconds, rounds: 10, workSeconds: 60, restSeconds: 0 },
  amrap: { kind: "amrap", prepareSeconds, rounds: 1, workSeconds: 600, restSeconds: 0 },
  tabata: { kind: "tabata", prepareSeconds, rounds: 8, workSeconds: 20, restSeconds: 10 },
  rounds: { kind: "rounds", prepareSeconds, rounds: 5, workSeconds: 40, restSeconds: 20 },
  countdown: { kind: "countdown", prepareSeconds, rounds: 1, workSeconds: 30, restSeconds: 0 },
  stopwatch: { kind: "stopwatch", prepareSeconds, rounds: 1, workSeconds: 0, restSeconds: 0 },
};

/** A started timer. Instants are ms since 1970. */
export type IntervalRun = {
  readonly plan: IntervalPlan;
  readonly startedAt: number;
  /** Set while it is paused. */
  readonly pausedAt: number | null;
};

/** What a running timer shows at one instant. */
export type IntervalMoment = {
  readonly phase: "ready" | "work" | "rest" | "done";
  /** From 1; the round that comes next while getting ready or resting. */
  readonly round: number;
  /** Whole seconds until the phase ends, rounded up; 0 when done; null for a stopwatch, which has no end. */
  readonly secondsLeft: number | null;
  /** Whole seconds of work and rest that have passed, without getting ready. */
  readonly elapsedSeconds: number;
  /** How much of the phase has passed, 0-100; 0 for a stopwatch. */
  readonly percent: number;
};

type Phase = { readonly phase: "ready" | "work" | "rest"; readonly round: number; readonly seconds: number };

const phasesOf = ({
  prepareSeconds: prepare,
  rounds,
  workSeconds,
  restSeconds,
}: IntervalPlan): readonly Phase[] => [
  { phase: "ready", round: 1, seconds: prepare },
  ...Array.from({ length: rounds }, (_, index): readonly Phase[] => [
    { phase: "work", round: index + 1, seconds: workSeconds },
    ...(index + 1 < rounds ? [{ phase: "rest", round: index + 2, seconds: restSeconds } as const] : []),
  ]).flat(),
];

/** Seconds of work and rest in all, without getting ready; 0 for a stopwatch. */
export const totalSeconds = (plan: IntervalPlan): number =>
  plan.kind === "stopwatch" ? 0 : plan.rounds * plan.workSeconds + (plan.rounds - 1) * plan.restSeconds;

/** What the timer shows at `now`; a clock that was set back shows the begin. */
export const intervalAt = (plan: IntervalPlan, startedAt: number, now: number): IntervalMoment => {
  const passed = Math.max(0, (now - startedAt) / 1000);
  const elapsedSeconds = Math.max(0, Math.floor(passed - plan.prepareSeconds));
  if (plan.kind === "stopwatch" && passed >= plan.prepareSeconds)
    return { phase: "work", round: 1, secondsLeft: null, elapsedSeconds, percent: 0 };
  let before = 0;
  for (const { phase, round, seconds } of phasesOf(plan)) {
    if (passed < before + seconds)
      return {
        phase,
        round,
        secondsLeft: Math.ceil(before + seconds - passed),
        elapsedSeconds,
        percent: ((passed - before) / seconds) * 100,
      };
    before += seconds;
  }
  return {
    phase: "done",
    round: plan.rounds,
    secondsLeft: 0,
    elapsedSeconds: totalSeconds(plan),
    percent: 100,
  };
};

/** The moment of a run; it does not advance while the run is paused. */
export const momentOf = ({ plan, startedAt, pausedAt }: IntervalRun, now: number): IntervalMoment =>
  intervalAt(plan, startedAt, pausedAt ?? now);

/** Instants still to come at which a phase ends, in order; for a stopwatch only the end of getting ready. */
export const endsAfter = ({ plan, startedAt, pausedAt }: IntervalRun, now: number): readonly number[] => {
  if (pausedAt !== null) return [];
  const phases = plan.kind === "stopwatch" ? phasesOf(plan).slice(0, 1) : phasesOf(plan);
  let at = startedAt;
  return phases
    .filter(({ seconds }) => seconds > 0)
    .map(({ seconds }) => {
      at += seconds * 1000;
      return at;
    })
    .filter((end) => end > now);
};

/** Pauses a run at `now`; a paused run stays as it is. */
export const paused = (run: IntervalRun, now: number): IntervalRun =>
  run.pausedAt === null ? { ...run, pausedAt: now } : run;

/** Goes on where it stood: the pause moves the begin. */
export const resumed = (run: IntervalRun, now: number): IntervalRun =>
  run.pausedAt === null
    ? run
    : { ...run, startedAt: run.startedAt + Math.max(0, now - run.pausedAt), pausedAt: null };

const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** A run as it was stored on the device; undefined for anything else, such as what another version stored. */
export const readIntervalRun = (stored: unknown): IntervalRun | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { plan, startedAt, pausedAt }: Record<string, unknown> = { ...stored };
  if (typeof plan !== "object" || plan === null) return undefined;
  const {
    kind,
    prepareSeconds: prepare,
    rounds,
    workSeconds,
    restSeconds,
  }: Record<string, unknown> = { ...plan };
  const known = intervalKinds.find((one) => one === kind);
  if (known === undefined || typeof startedAt !== "number" || !Number.isFinite(startedAt)) return undefined;
  if (pausedAt !== null && typeof pausedAt !== "number") return undefined;
  if (!isWithin(prepare, [0, 60]) || !isWithin(rounds, intervalLimits.rounds)) return undefined;
  if (!isWithin(restSeconds, intervalLimits.restSeconds)) return undefined;
  if (!isWithin(workSeconds, known === "stopwatch" ? [0, 3600] : intervalLimits.workSeconds))
    return undefined;
  return {
    plan: { kind: known, prepareSeconds: prepare, rounds, workSeconds, restSeconds },
    startedAt,
    pausedAt,
  };
};
