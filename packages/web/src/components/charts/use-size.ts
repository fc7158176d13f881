/** How wide a chart may be, in pixels, and how large the person's text is: charts are drawn at their real size. */
import { type RefObject, useLayoutEffect, useState } from "react";

/** Measured size of a chart's frame. */
export type ChartSize = {
  /** Pixels. */
  readonly width: number;
  /** Text size against the usual 16 px: 2 at 200% text. */
  readonly scale: number;
};

/**
 * What the next chart is drawn at before it is measured: as wide as the last one was, as most on a screen are, so that
 * it is not drawn and laid out twice. At first the narrowest phone.
 */
let guess: ChartSize = { width: 288, scale: 1 };

const measure = (element: Element): ChartSize => ({
  width: Math.max(120, Math.floor(element.getBoundingClientRect().width)),
  scale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
});

/** Size of an element, measured again when it changes; before the first layout the last size that any chart had. */
export const useSize = (ref: RefObject<Element | null>): ChartSize => {
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const update = () => {
      const now = measure(element);
      guess = now;
      setSize((before) => (before.width === now.width && before.scale === now.scale ? before : now));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
