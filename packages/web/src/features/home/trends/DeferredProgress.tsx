import { type ReactNode, useEffect, useState } from "react";
import { QuietBoundary } from "../../../components/loading/QuietBoundary.tsx";

/** Milliseconds after which a busy device draws them all the same. */
const latest = 1_500;

/** Charts and figures under today's card, once the browser has nothing more urgent to do (HOME-10). */
export function DeferredProgress({ children }: { readonly children: ReactNode }) {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const show = () => setLater(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(show, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(show, { timeout: latest });
    return () => cancelIdleCallback(handle);
  }, []);
  return (
    later && (
      // What they read and fetch later may fail too.
      <QuietBoundary>{children}</QuietBoundary>
    )
  );
}
