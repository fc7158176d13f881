import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { QuietBoundary } from "../../components/QuietBoundary.tsx";

/** Files that do not come (an update under way, no network) cost these cards, never Home. */
const HomeProgress = lazy(() =>
  import("./HomeProgress.tsx").then(
    (file) => ({ default: file.HomeProgress }),
    () => ({ default: () => null }),
  ),
);

/** Milliseconds after which a busy device draws them all the same. */
const latest = 1_500;

/**
 * Charts and figures under today's card, once the browser has nothing more urgent to do (HOME-10).
 * @param props.children stand above them and come as late
 */
export function LaterProgress({ children }: { readonly children?: ReactNode }) {
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
      <QuietBoundary>
        <Suspense>
          {children}
          <HomeProgress />
        </Suspense>
      </QuietBoundary>
    )
  );
}
