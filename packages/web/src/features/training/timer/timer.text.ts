/** What the timers say and show. */
import { formatClock, formatCount } from "@muster/domain/shared/format";
import {
  type IntervalKind,
  type IntervalMoment,
  type IntervalPlan,
  totalSeconds,
} from "@muster/domain/timers/interval-timer";

/** Texts of the timers, by their place. */
export const timerText = {
  title: "Timer",
  kinds: {
    emom: { label: "EMOM", help: "A new round begins every minute. What is left of it is your rest." },
    amrap: { label: "AMRAP", help: "As many rounds as you can in one stretch of time." },
    tabata: { label: "Tabata", help: "Short and hard: 20 seconds of work, 10 of rest." },
    rounds: { label: "Own rounds", help: "Work and rest as you like them." },
    countdown: { label: "Countdown", help: "One stretch of time, counted down." },
    stopwatch: { label: "Stopwatch", help: "Counts up until you stop it." },
  } satisfies Record<IntervalKind, { readonly label: string; readonly help: string }>,
  kindLabel: "Kind of timer",
  rounds: "Rounds",
  roundLength: "Each round",
  work: "Work",
  rest: "Rest",
  time: "Time",
  units: {
    rounds: "rounds",
    round: "seconds a round",
    work: "seconds of work",
    rest: "seconds of rest",
    seconds: "seconds",
    minutes: "minutes",
  },
  inAll: (plan: IntervalPlan): string =>
    plan.kind === "stopwatch"
      ? `${plan.prepareSeconds} seconds to get ready first.`
      : `${formatClock(totalSeconds(plan))} in all, after ${plan.prepareSeconds} seconds to get ready.`,
  start: "Start",
  pause: "Pause",
  goOn: "Go on",
  end: "End timer",
  again: "Start again",
  voice: "Say it aloud",
  voiceHelp: "A voice says work, rest and the round.",
  tones:
    "Tones sound as you chose for the rest timer. The timer goes on when you lock the phone or reload the page.",
  noSound: "This device plays no tones here. The clock on the screen still runs.",
  phase: ({ phase }: IntervalMoment): string =>
    ({ ready: "Get ready", work: "Work", rest: "Rest", done: "Done" })[phase],
  round: ({ round }: IntervalMoment, rounds: number): string =>
    rounds > 1 ? `Round ${round} of ${rounds}` : "",
  /** Read out and spoken at each change. */
  said: (moment: IntervalMoment, rounds: number): string =>
    moment.phase === "work" && rounds > 1
      ? `Round ${moment.round}. Work.`
      : moment.phase === "done"
        ? "Done. Well worked."
        : `${timerText.phase(moment)}.`,
  clock: (moment: IntervalMoment): string => formatClock(moment.secondsLeft ?? moment.elapsedSeconds),
  spokenClock: (moment: IntervalMoment): string =>
    moment.secondsLeft === null
      ? `${formatClock(moment.elapsedSeconds)} passed`
      : `${timerText.phase(moment)}, ${formatClock(moment.secondsLeft)} left`,
  finished: (plan: IntervalPlan): string =>
    plan.rounds > 1 ? `${formatCount(plan.rounds, "round")} in ${formatClock(totalSeconds(plan))}.` : "",
  set: {
    countDown: (seconds: number): string => `Count down ${formatClock(seconds)}`,
    stopwatch: "Stopwatch",
    stop: "Stop and fill in",
    cancel: "Cancel timer",
  },
} as const;
