/** What the workout screen fetches after the workout is there. Without the file the workout stands alone. */
import { memo } from "react";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import type { AdvicePanelProps } from "./AdvicePanel.tsx";
import type { HealthTodayProps } from "./HealthToday.tsx";

/** Files that do not come (an update under way, no network) cost this card, never the screen. */
export const LaterHealth = lazyFile<HealthTodayProps>(
  () => import("./HealthToday.tsx").then((file) => file.HealthToday),
  () => null,
);

const AdvicePanel = lazyFile<AdvicePanelProps>(
  () => import("./AdvicePanel.tsx").then((file) => file.AdvicePanel),
  () => null,
);

/** The advice panel of the workout screen (WORK-03). A logged set does not draw it again. */
export const LazyAdvice = memo((props: Omit<AdvicePanelProps, "health">) => (
  <AdvicePanel
    {...props}
    health={<LaterHealth profileId={props.profileId} today={props.today} only="calm" />}
  />
));

/** Above a workout: what ends training today (coach.F2, F3). Fetched after the workout is there. */
export function LazyWarning(props: Pick<HealthTodayProps, "profileId" | "today" | "announced">) {
  return <LaterHealth {...props} only="urgent" />;
}
