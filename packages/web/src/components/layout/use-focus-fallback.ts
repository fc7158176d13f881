import { type RefObject, useEffect, useRef } from "react";

/**
 * UI-04: where a form takes the place of a view, or the view that of the form, the pressed button disappears, and the focus
 * would be lost. The element around both takes it: Tab goes on from there, and no phone opens its keyboard.
 * @param part the element around both, with `tabIndex={-1}`
 * @param shown which of the two is shown
 */
export const useFocusFallback = (part: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [part, shown]);
};
