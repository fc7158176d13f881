import { type IntervalMoment, type IntervalRun, paused, resumed } from "@muster/domain/timers/interval-timer";
import { type CSSProperties, useEffect, useRef } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { timerText as text } from "./timer.text.ts";
import { speak } from "./voice.ts";

type RunningTimerProps = {
  readonly run: IntervalRun;
  readonly moment: IntervalMoment;
  readonly now: () => number;
  readonly voice: boolean;
  /** @param next undefined: it is ended */
  readonly onChange: (next: IntervalRun | undefined) => void;
};

/** The clock, large enough to be read from the floor. */
export function RunningTimer({ run, moment, now, voice, onChange }: RunningTimerProps) {
  const { plan } = run;
  const said = text.said(moment, plan.rounds);
  // What is on the screen when the page opens was said before.
  const last = useRef(said);
  useEffect(() => {
    if (voice && last.current !== said) speak(said);
    last.current = said;
  }, [voice, said]);
  const section = useRef<HTMLElement>(null);
  // On a low screen the button that started it is further down than the clock.
  useEffect(() => section.current?.scrollIntoView({ block: "start" }), []);
  const line: CSSProperties & Record<"--p", string> = { "--p": `${moment.percent.toFixed(1)}%` };
  const isDone = moment.phase === "done";
  return (
    <section
      ref={section}
      className="timer-run"
      data-phase={moment.phase}
      style={line}
      aria-label={text.title}
    >
      <p className="bold">{text.phase(moment)}</p>
      {/* Announced at each change only: a timer that speaks each second can not be listened to. */}
      <div className="timer-clock number" role="timer" aria-live="off" aria-label={text.spokenClock(moment)}>
        {text.clock(moment)}
      </div>
      <p className="muted">{isDone ? text.finished(plan) : text.round(moment, plan.rounds)}</p>
      <div className="timer-line" />
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      {isDone ? (
        <Button variant="primary" xl onClick={() => onChange({ plan, startedAt: now(), pausedAt: null })}>
          {text.again}
        </Button>
      ) : (
        <Button
          variant="primary"
          xl
          onClick={() => onChange(run.pausedAt === null ? paused(run, now()) : resumed(run, now()))}
        >
          {run.pausedAt === null ? text.pause : text.goOn}
        </Button>
      )}
      <Button variant="secondary" full onClick={() => onChange(undefined)}>
        {text.end}
      </Button>
    </section>
  );
}
