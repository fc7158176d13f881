/** A read of the device's store that is shown again whenever what it read changes, also in another tab. */
import { useEffect, useRef, useState } from "react";
import { useServices } from "../services.ts";
import type { Reads } from "./device-store.ts";

/** A read that is under way, done or failed. */
export type Live<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "error"; readonly error: unknown };

const loading = { state: "loading" } as const;

/**
 * @param read may call only `reads`; it runs again by itself
 * @param deps what `read` closes over, as for an effect: text or numbers. When they change, the state is `loading` at
 * once, so a value of other deps (another profile's) is never shown.
 */
export const useLive = <T>(read: (reads: Reads) => Promise<T>, deps: readonly unknown[]): Live<T> => {
  const { store } = useServices();
  const key = JSON.stringify(deps);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly live: Live<T> }>({
    key,
    live: loading,
  });
  // The newest closure; which one runs is decided by `key` alone.
  const latest = useRef(read);
  latest.current = read;
  useEffect(
    () =>
      store.live(
        (reads) => latest.current(reads),
        (value) => setAnswer({ key, live: { state: "ready", value } }),
        (error) => setAnswer({ key, live: { state: "error", error } }),
      ),
    [store, key],
  );
  return answer.key === key ? answer.live : loading;
};
