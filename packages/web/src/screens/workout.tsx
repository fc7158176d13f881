import { isCivilDate } from "@muster/domain/shared/dates";
import { noWorkoutText } from "@muster/domain/training/texts/workout.text";
import { useSearch } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Page } from "../components/layout/Page.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { WorkoutOfDay } from "./workout/WorkoutOfDay.tsx";
import "../features/training/training.css";
import { workoutText } from "../features/training/day/workout.text.ts";

/**
 * `/workout?date=YYYY-MM-DD&variant=main|home`, with `&start=1` from the START WORKOUT button; `&session=ID` for one of
 * several workouts of the day, with `&edit=1` to fill in its sets.
 */
export default function WorkoutScreen() {
  const query = new URLSearchParams(useSearch());
  const date = query.get("date") ?? "";
  const profile = useCurrentProfile();
  if (!isCivilDate(date) || profile === undefined)
    return (
      <Page title={workoutText.workout} narrow>
        <h1 className="visually-hidden">{workoutText.workout}</h1>
        <Empty
          icon="dumbbell"
          title={noWorkoutText}
          text={workoutText.pickOne}
          action={
            <ButtonLink variant="primary" xl href="/">
              {workoutText.goHome}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <WorkoutOfDay
      key={`${profile.id}.${date}.${query.get("session") ?? ""}`}
      profileId={profile.id}
      date={date}
      requestedSessionId={query.get("session") ?? undefined}
      editsAtOnce={query.get("edit") === "1"}
      requestedVariant={query.get("variant") === "home" ? "home" : "main"}
      startsAtOnce={query.get("start") === "1"}
    />
  );
}
