import type { KeyboardEvent } from "react";

/**
 * Arrow keys in a radio group, as the ARIA pattern asks: they move the focus and choose; Home and End go to the ends.
 * Put it on each radio; `count` radios, this one is `index`.
 */
export const choiceKeys =
  (index: number, count: number, choose: (index: number) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextChoice(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    const radios = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]');
    radios?.[next]?.focus();
  };

/** Where a key leads from `index` in a ring of `count`; undefined: the key means nothing here. */
export const nextChoice = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};
