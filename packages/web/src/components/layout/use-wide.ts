/** Whether there is room for two columns (56rem, as in components.css), kept right while the window changes. */
import { useSyncExternalStore } from "react";

const query = "(min-width: 56rem)";

const onChange = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** True while two columns fit. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(query).matches);
