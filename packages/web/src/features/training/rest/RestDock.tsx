import "../parts.css";
import { formatClock } from "@muster/domain/shared/format";
import { workSets } from "@muster/domain/training/set-roles";
import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import type { ExerciseStep } from "../session/session-steps.ts";
import type { AlertChoice } from "./alert-choice.ts";
import { NextUp } from "./NextUp.tsx";
import { restsText } from "./rest.text.ts";
import { changeRest, type Rest, restPercent, secondsLeft } from "./rest-clock.ts";
import { useRestAlert } from "./use-rest-alert.ts";

type RestDockProps = {
  readonly rest: Rest;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly steps: readonly ExerciseStep[];
  /** The exercise on the screen; undefined between exercises. */
  readonly position: number | undefined;
  readonly alert: AlertChoice;
  /** @param rest undefined: it is skipped */
  readonly onChange: (rest: Rest | undefined) => void;
};

/** The rest between sets, docked at the bottom by its deadline; it steps aside while a keyboard is open. */
export function RestDock({ rest, now, steps, position, alert, onChange }: RestDockProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, []);
  const step = position === undefined ? undefined : steps[position];
  // For the notification.
  const nextInWords =
    step === undefined
      ? ""
      : restsText.setOf({ logCount: workSets(step.log).length + 1, name: step.exercise.name });
  useRestAlert(rest, now, alert, nextInWords);
  // Asked when it may have changed, never while drawing: the answer takes a layout of the whole page.
  const [keyboard, setKeyboard] = useState(isKeyboardOpen);
  useEffect(() => {
    const look = () => setKeyboard(isKeyboardOpen());
    window.visualViewport?.addEventListener("resize", look);
    return () => window.visualViewport?.removeEventListener("resize", look);
  }, []);
  if (keyboard) return null;
  const left = secondsLeft(rest, now());
  const change = (seconds: number) => onChange(changeRest(rest, seconds, now()));
  const line: CSSProperties & Record<"--p", string> = { "--p": `${restPercent(rest, now()).toFixed(1)}%` };
  return (
    <div className="dock" style={line}>
      <div className="progress" />
      <div className="inner">
        {/* Announced by minute at most: a timer that speaks each second can not be listened to. */}
        <div className="left" role="timer" aria-live="off" aria-label={restsText.restLeft(formatClock(left))}>
          <div className={left === 0 ? "time ca" : "time"}>
            {left === 0 ? restsText.ready : formatClock(left)}
          </div>
          <div className="text-small muted">{restsText.restOf(formatClock(rest.totalSeconds))}</div>
        </div>
        <Button variant="secondary" label={restsText.lessTime} onClick={() => change(-15)}>
          −15
        </Button>
        <Button variant="secondary" label={restsText.moreTime} onClick={() => change(15)}>
          +15
        </Button>
        <Button variant="secondary" onClick={() => onChange(undefined)} label={restsText.skipRest}>
          <Icon name="skip" size="s" />
          <span className="word">{restsText.skip}</span>
        </Button>
        <span className="after only-wide muted">
          <NextUp steps={steps} position={position} />
        </span>
        <span className="visually-hidden" aria-live="polite">
          {left === 0 ? restsText.restIsOver : ""}
        </span>
      </div>
    </div>
  );
}

/** A keyboard that covers part of the page shrinks the visual viewport well below the window. */
const isKeyboardOpen = (): boolean =>
  window.visualViewport != null && window.visualViewport.height < window.innerHeight * 0.75;
