/**
 * What is meant to be pressed once: the second tap of a double tap presses nothing, whatever stands under the thumb by
 * then. A mouse's clicks are counted by the device, as its owner has set it; taps are counted by some phones only, so
 * theirs are recognized by the time between them.
 */

/** Milliseconds within which phones take two taps for one double tap. */
const doubleTapMs = 350;
/** CSS pixels that a thumb may wander between the two. */
const sameSpot = 48;

/** The tap that pressed, or the last one that was too much. */
let latest: MouseEvent | undefined;

/** To be called with the click of a press: one that follows at once in the same spot reaches nobody. */
export const takeOneTap = (pressed: MouseEvent): void => {
  latest = pressed;
  // Added again, it is still one.
  document.addEventListener("click", holdBack, { capture: true });
};

const holdBack = (click: MouseEvent): void => {
  const isSecond = latest !== undefined && isSecondTap(latest, click);
  // Anything else begins a count of its own.
  latest = isSecond ? click : undefined;
  if (!isSecond) return;
  click.preventDefault();
  click.stopImmediatePropagation();
};

/** @returns false for the keyboard's presses, which count none */
export const isSecondTap = (first: Tap, second: Tap): boolean =>
  second.detail > 1 ||
  (second.detail === 1 &&
    second.pointerType !== "mouse" &&
    second.timeStamp - first.timeStamp < doubleTapMs &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= sameSpot);

type Tap = Pick<MouseEvent, "detail" | "clientX" | "clientY" | "timeStamp"> & {
  /** Missing where a click is no pointer event. */
  readonly pointerType?: string | undefined;
};
