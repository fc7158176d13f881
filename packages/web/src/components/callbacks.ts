/** What the handlers of a component need: a double tap writes once, and a handler stays the same function. */
import { useRef, useState } from "react";

type Once = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** Answers with what `work` answered; with undefined, and without running it, while an earlier one runs. */
export const oneAtATime = (): Once => {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return undefined;
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
};

/** One of them for as long as the component stays. Not for buttons that are meant to be pressed again and again. */
export const useOnce = (): Once => useState(oneAtATime)[0];

/** A stable function that calls the newest version of the given one: a component that gets it is not drawn again for it. */
export const useEventCallback = <A extends readonly unknown[], R>(newest: (...given: A) => R) => {
  const latest = useRef(newest);
  latest.current = newest;
  const [steady] = useState(
    () =>
      (...given: A): R =>
        latest.current(...given),
  );
  return steady;
};
