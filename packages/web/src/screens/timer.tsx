/** `/timer`: rounds of work and rest, a countdown or a stopwatch, beside any workout. */
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { IntervalTimer } from "../features/training/timer/IntervalTimer.tsx";
import { timerText } from "../features/training/timer/timer.text.ts";

export default function TimerScreen() {
  const profile = useCurrentProfile();
  if (profile === undefined) return null;
  return (
    <Page title={timerText.title}>
      <TopBar title={timerText.title} back="/" />
      <IntervalTimer key={profile.id} profileId={profile.id} />
    </Page>
  );
}
