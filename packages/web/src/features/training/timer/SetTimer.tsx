import "./timer.css";
import { prepareSeconds, usualPlans } from "@muster/domain/timers/interval-timer";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { unlockSound } from "../rest/rest-tones.ts";
import { timerText as text } from "./timer.text.ts";
import { useRun } from "./use-run.ts";

type SetTimerProps = {
  /** Which set it times: 'Plank, Set 2'. */
  readonly set: string;
  /** What the set asks for; 0 when nothing is typed. */
  readonly seconds: number;
  /** What was held, when it stops. */
  readonly onSeconds: (seconds: number) => void;
};

/** Times a set with 5 seconds to get ready: down from what is asked, or up until it is stopped; then fills in the fields. */
export function SetTimer(props: SetTimerProps) {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <Timed key={props.set} {...props} profileId={profile.id} />;
}

function Timed({ set, seconds, onSeconds, profileId }: SetTimerProps & { readonly profileId: string }) {
  const { now } = useServices();
  const clock = () => now().getTime();
  const { run, moment, change } = useRun({ profileId, set }, clock);
  const fill = useRef(onSeconds);
  fill.current = onSeconds;
  const end = useRef(change);
  end.current = change;
  const doneSeconds = moment?.phase === "done" ? moment.elapsedSeconds : undefined;
  useEffect(() => {
    if (doneSeconds === undefined) return;
    fill.current(doneSeconds);
    end.current(undefined);
  }, [doneSeconds]);
  const start = (plan: (typeof usualPlans)["countdown"]) => {
    unlockSound();
    change({ plan: { ...plan, prepareSeconds }, startedAt: clock(), pausedAt: null });
  };
  if (run === undefined || moment === undefined)
    return (
      <div className="set-timer">
        {seconds > 0 && (
          <Button
            variant="secondary"
            onClick={() => start({ ...usualPlans.countdown, workSeconds: seconds })}
          >
            <Icon name="timer" size="s" />
            {text.set.countDown(seconds)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => start(usualPlans.stopwatch)}>
          <Icon name="clock" size="s" />
          {text.set.stopwatch}
        </Button>
      </div>
    );
  return (
    <div className="set-timer" data-phase={moment.phase}>
      <div className="timer-clock number" role="timer" aria-live="off" aria-label={text.spokenClock(moment)}>
        {text.clock(moment)}
      </div>
      <span className="muted" aria-live="polite">
        {text.phase(moment)}
      </span>
      {moment.phase === "ready" ? (
        <Button variant="secondary" onClick={() => change(undefined)}>
          {text.set.cancel}
        </Button>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            onSeconds(moment.elapsedSeconds);
            change(undefined);
          }}
        >
          {text.set.stop}
        </Button>
      )}
    </div>
  );
}
