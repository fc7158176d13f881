import { type FunctionComponent, lazy, Suspense } from "react";
import type { HealthTodayProps } from "./HealthToday.tsx";

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
