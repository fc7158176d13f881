import { loggedSession, runningSession } from "@muster/domain/schedule/home-card";
import type { CivilDate } from "@muster/domain/shared/dates";
import { sessionStatus } from "@muster/domain/training/session";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import type { IconName } from "../../components/layout/icons.data.ts";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useLive } from "../../data/store/use-live.ts";
import { homeText } from "./home.text.ts";

type LogSheetProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly onClose: () => void;
};

type Place = { readonly href: string; readonly icon: IconName; readonly label: string };

/** Everything that can be logged, whatever day it is: today's workout, a free or a past one, food, a weigh-in. */
export function LogSheet({ profileId, today, onClose }: LogSheetProps) {
  const day = usePlanDay(today);
  const sessions = useLive((reads) => reads.byDay("session", profileId, today, today), [profileId, today]);
  // Drawn once, whole: no place may move under a finger.
  if (sessions.state === "loading" || (day.state === "loading" && day.waitsFor === "device")) return null;
  const ofToday = sessions.state === "ready" ? sessions.value : [];
  const ideas = day.state === "ready" && day.ideas;
  const workout = day.state === "ready" ? day.workout : undefined;
  const running = runningSession(ofToday, today);
  const logged = loggedSession(ofToday, today);
  const places: readonly Place[] = [
    {
      href: `/workout?date=${today}`,
      icon: "dumbbell",
      label:
        running !== undefined
          ? homeText.goOnWith(running.workoutName)
          : logged !== undefined
            ? `${logged.workoutName}, ${sessionStatus(logged) === "skipped" ? homeText.skipped : homeText.doneMark}`
            : (workout?.name ?? homeText.todaysWorkout),
    },
    // Under 13 there are ideas, and nothing to log but food (ONB-08).
    ...(ideas
      ? []
      : ([
          { href: "/templates", icon: "plus", label: homeText.freeWorkoutOrTemplate },
          { href: "/templates?past", icon: "calendar", label: homeText.logAPastWorkout },
        ] as const)),
    { href: "/nutrition", icon: "bowl", label: homeText.food },
    { href: "/timer", icon: "timer", label: homeText.timer },
    ...(ideas ? [] : ([{ href: "/progress?weigh-in", icon: "chart", label: homeText.weighIn }] as const)),
  ];
  return (
    <Sheet open title={homeText.log} onClose={onClose}>
      <nav className="stack-8" aria-label={homeText.whatToLog}>
        {places.map(({ href, icon, label }, index) => (
          <ButtonLink
            key={href}
            variant={index === 0 ? "primary" : "secondary"}
            xl
            href={href}
            onClick={onClose}
          >
            <Icon name={icon} />
            {label}
          </ButtonLink>
        ))}
      </nav>
    </Sheet>
  );
}
