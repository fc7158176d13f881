/** A function that stays the same in every picture and does what its newest version does: who gets it need not be drawn again for it. */
import { useRef, useState } from "react";

/** A stable function that calls the newest version of the given one. */
export const useSteady = <A extends readonly unknown[], R>(newest: (...given: A) => R) => {
  const latest = useRef(newest);
  latest.current = newest;
  const [steady] = useState(
    () =>
      (...given: A): R =>
        latest.current(...given),
  );
  return steady;
};
