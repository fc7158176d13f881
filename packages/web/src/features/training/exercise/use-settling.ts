/**
 * A slider that is dragged or a text that is typed: shown at once, stored when input pauses for a moment, when the
 * field loses the focus, or when the page is left. A save that fails keeps what was entered and says so.
 */
import { useCallback, useEffect, useRef, useState } from "react";

type Settling<T> = {
  readonly value: T;
  readonly change: (value: T) => void;
  /** Stores now what waits: for blur. */
  readonly flush: () => void;
  readonly error: string | undefined;
};

/** Milliseconds without a change after which the value is stored. */
const restingTime = 400;

/** @param commit stores the value; answers with what to tell when it could not */
export const useSettling = <T>(stored: T, commit: (value: T) => Promise<string | undefined>): Settling<T> => {
  const [local, setLocal] = useState<{ readonly value: T }>();
  const [error, setError] = useState<string>();
  const waiting = useRef<{ readonly value: T }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestCommit = useRef(commit);
  latestCommit.current = commit;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const entered = waiting.current;
    if (entered === undefined) return;
    waiting.current = undefined;
    void latestCommit.current(entered.value).then((failure) => {
      setError(failure);
      // The live query brings the stored value; only a newer entry or a failure keeps the local one.
      if (failure === undefined)
        setTimeout(() => setLocal((now) => (now === entered ? undefined : now)), restingTime);
    });
  }, []);

  const change = (value: T) => {
    const entered = { value };
    waiting.current = entered;
    setLocal(entered);
    setError(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, restingTime);
  };

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") flush();
    };
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", flush);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  return { value: local === undefined ? stored : local.value, change, flush, error };
};
