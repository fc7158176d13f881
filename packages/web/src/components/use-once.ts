/** A double tap writes once: while one call runs, another one does nothing. */
import { useState } from "react";

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
