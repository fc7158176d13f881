/** What the workout screen fetches after the workout is there. Without the file the workout stands alone. */
import { type FunctionComponent, lazy, memo, Suspense } from "react";
import type { AdvicePanelProps } from "./AdvicePanel.tsx";
import type { HealthTodayProps } from "./HealthToday.tsx";

/** The advice panel of the workout screen (WORK-03). A logged set does not draw it again. */
export const LaterAdvice = memo(
  lazy<FunctionComponent<AdvicePanelProps>>(() =>
    import("./AdvicePanel.tsx").then(
      (file) => ({ default: file.AdvicePanel }),
      () => ({ default: () => null }),
    ),
  ),
);

const HealthToday = lazy<FunctionComponent<HealthTodayProps>>(() =>
  import("./HealthToday.tsx").then(
    (file) => ({ default: file.HealthToday }),
    () => ({ default: () => null }),
  ),
);

/** Above a workout: what ends training today (coach.F2, F3). Fetched after the workout is there. */
export function LaterWarning(props: Pick<HealthTodayProps, "profileId" | "today" | "heard">) {
  return (
    <Suspense>
      <HealthToday {...props} only="urgent" />
    </Suspense>
  );
}
