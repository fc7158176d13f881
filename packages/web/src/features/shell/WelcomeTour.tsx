import "./shell.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { tourSteps, tourTexts } from "./tour-steps.ts";

/** How the tour ends. */
export type WelcomeTourProps = {
  /** Finished or closed before its end: both count as seen. */
  readonly onClose: () => void;
  /** 'Do Not Show Again'; left out where the person opened the tour. */
  readonly onNever?: (() => void) | undefined;
};

/** The nine steps, one at a time (TOUR-01). */
export function WelcomeTour({ onClose, onNever }: WelcomeTourProps) {
  const [index, setIndex] = useState(0);
  const title = useRef<HTMLParagraphElement>(null);
  const step = tourSteps[index];
  const last = index === tourSteps.length - 1;
  // Each step is read out, the first one when the dialog opens; the arrows work from there.
  const before = useRef(index);
  useEffect(() => {
    if (before.current !== index) title.current?.focus();
    before.current = index;
  }, [index]);
  if (step === undefined) return null;
  const go = (to: number): void => setIndex(Math.min(Math.max(to, 0), tourSteps.length - 1));
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "ArrowRight") go(index + 1);
    if (event.key === "ArrowLeft") go(index - 1);
  };
  return (
    <Sheet open title={step.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows beside the buttons, which do the same */}
      <div className="tour" onKeyDown={keys}>
        <span className="tour-crest" aria-hidden="true">
          <Icon name={step.icon} />
        </span>
        <p className="tour-text" ref={title} tabIndex={-1} data-autofocus>
          <span className="visually-hidden">{step.title}. </span>
          {step.text}
        </p>
        <div className="tour-where">
          <span className="tour-dots" aria-hidden="true">
            {tourSteps.map((one, place) => (
              <i key={one.title} className={place === index ? "now" : place < index ? "on" : undefined} />
            ))}
          </span>
          <span className="text-small muted">{tourTexts.of(index + 1)}</span>
        </div>
        <div className="tour-buttons">
          {index > 0 && (
            <Button variant="secondary" onClick={() => go(index - 1)}>
              {tourTexts.previous}
            </Button>
          )}
          <Button variant="primary" xl onClick={() => (last ? onClose() : go(index + 1))}>
            {last ? tourTexts.start : tourTexts.next}
          </Button>
        </div>
        {onNever !== undefined && (
          <Button variant="quiet" full onClick={onNever}>
            {tourTexts.never}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
