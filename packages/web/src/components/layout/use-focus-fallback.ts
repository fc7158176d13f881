import { type RefObject, useEffect, useRef } from "react";

/**
 * UI-04: where a form takes the place of what it changes, or gives it back, the button that was pressed goes, and the focus
 * with it. The part around them takes it: Tab goes on from there, and no keyboard of a phone opens over it.
 * @param part around both, with `tabIndex={-1}`
 * @param shown which of them is there
 */
export const useKeptFocus = (part: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [part, shown]);
};
