import type { ReactNode } from "react";
import { useToday } from "../../data/use-today.ts";
import { HomeProposal } from "../../features/coaching/HomeProposal.tsx";
import { HomeProgress } from "../../features/home/HomeProgress.tsx";
import { HomeReminders } from "../../features/reminders/HomeReminders.tsx";

/** What Home shows when the browser has nothing more urgent to do: a week that is offered, reminders, charts and figures. */
export function HomeLater(): ReactNode {
  const today = useToday();
  return (
    <>
      <HomeProposal today={today} />
      <HomeReminders />
      <HomeProgress />
    </>
  );
}
