import type { CivilDate } from "@muster/domain/shared/dates";
import type { ReactNode } from "react";
import { lazyCard, useCardsLoaded } from "../../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useHasPlan } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { PendingDeletion } from "./PendingDeletion.tsx";

// Each by itself: a file that does not come (an update under way, no network) costs its card, never the others.
const HomeProposal = lazyCard(
  () => import("../../features/coaching/proposal/HomeProposal.tsx").then((file) => file.HomeProposal),
  null,
);
const HomeReminders = lazyCard(
  () => import("../../features/reminders/HomeReminders.tsx").then((file) => file.HomeReminders),
  null,
);
const HomeProgress = lazyCard(
  () => import("../../features/home/trends/HomeProgress.tsx").then((file) => file.HomeProgress),
  null,
);
const cards = [HomeProposal, HomeReminders, HomeProgress];

/** An offered week and reminders of workouts and reviews: for people who have a plan. */
function OfPlans({ profileId, today }: { readonly profileId: string; readonly today: CivilDate }) {
  return useHasPlan(profileId, today) === true ? (
    <>
      <HomeProposal today={today} />
      <HomeReminders />
    </>
  ) : null;
}

/** What Home shows when the browser has nothing more urgent to do: a week that is offered, reminders, charts, figures. */
export function DeferredHome(): ReactNode {
  const today = useToday();
  const profile = useCurrentProfile();
  if (!useCardsLoaded(cards)) return null;
  return (
    <>
      {profile !== undefined && <PendingDeletion key={profile.id} profile={profile} />}
      {profile !== undefined && <OfPlans key={`${profile.id} plans`} profileId={profile.id} today={today} />}
      <HomeProgress />
    </>
  );
}
