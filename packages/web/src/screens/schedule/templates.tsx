import "../../features/planning/editor/edit.css";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { templateOfSession } from "@muster/domain/training/template";
import { useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import type { Reads } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";
import { PickList } from "../../features/planning/editor/PickList.tsx";
import { TemplateSheet } from "../../features/planning/TemplateSheet.tsx";
import { FreeWorkoutSheet } from "../../features/training/day/FreeWorkoutSheet.tsx";
import { useTemplateActions } from "./use-template-actions.ts";

/**
 * `/templates`: saved workouts, to start today or to put on a day of the plan; or an empty one, also of the past (`?past`);
 * or one that was done (`?session=ID`), to train again or to keep.
 */
export default function TemplatesScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <Templates key={profile.id} profileId={profile.id} />;
}

/** A workout that was done as a template that nobody saved yet. */
const readDone = async (reads: Reads, profileId: string, sessionId: string | null) => {
  const session = sessionId === null ? undefined : await reads.get("session", sessionId);
  if (session === undefined) return undefined;
  const logs = await reads.byDay("exerciseLog", profileId, session.date, session.date);
  const ofSession = logs.filter((log) => log.sessionId === session.id);
  return templateOfSession(session, ofSession, session.startedAt);
};

function Templates({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const isPast = query.has("past");
  const sessionId = query.get("session");
  const [open, setOpen] = useState<string>();
  const [free, setFree] = useState<"now" | "past" | undefined>(isPast ? "past" : undefined);
  const close = () => {
    setOpen(undefined);
    if (sessionId !== null) navigate("/templates", { replace: true });
  };
  const actions = useTemplateActions(profileId, today, close);
  const { failure, forgetFailure } = actions;
  const day = usePlanDay(today);
  const live = useLive(
    async (reads) => ({
      all: await reads.all("template", profileId),
      profile: await reads.get("profile", profileRecordId(profileId)),
      done: await readDone(reads, profileId, sessionId),
    }),
    [profileId, sessionId],
  );
  if (live.state === "error") throw live.error;
  // Under 13 there are ideas, and nothing to log (ONB-08).
  if (day.state === "ready" && day.ideas) return <Redirect to="/schedule" />;
  if (live.state === "loading") return null;
  const { all, profile, done } = live.value;
  const templates = all.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  const saved = templates.find(({ id }) => id === open);
  const chosen = saved ?? done;
  const choose = (what: () => void) => {
    forgetFailure();
    what();
  };
  return (
    <Page title="Templates" bare narrow stick>
      <TopBar title="Templates" back="/schedule" />
      {templates.length === 0 ? (
        <Empty
          icon="list"
          title="No templates yet"
          text="Keep a workout you like: open the menu of a day in your schedule, or a workout that you logged, and choose 'Save as template'."
        />
      ) : (
        <PickList
          label="Your templates"
          empty=""
          items={templates.map(({ id, name, workout }) => ({
            key: id,
            title: name,
            below: [formatCount(workout.exercises.length, "exercise"), workout.duration, workout.location]
              .filter((part) => part !== "")
              .join(" · "),
          }))}
          onPick={(id) => choose(() => setOpen(id))}
        />
      )}
      {chosen === undefined && free === undefined && failure !== undefined && (
        <p className="danger-text bold" role="alert">
          {failure}
        </p>
      )}
      {free !== undefined && (
        <FreeWorkoutSheet
          key={free}
          profile={profile}
          today={today}
          past={free === "past"}
          failure={failure}
          onChosen={(workout, times) => void actions.startFree(workout, times)}
          onClose={() => setFree(undefined)}
        />
      )}
      {chosen !== undefined && (
        <TemplateSheet
          key={saved?.id}
          template={chosen}
          dates={Array.from({ length: 7 }, (_, index) => addDays(today, index))}
          today={today}
          failure={failure}
          onStart={() => void actions.startFitting(chosen)}
          onPutOn={(date) => void actions.putOn(chosen, date)}
          saved={
            saved === undefined
              ? undefined
              : {
                  onRename: (name) => void actions.rename(saved, name),
                  onRemove: () => void actions.remove(saved),
                }
          }
          onKeep={() => void actions.keep(chosen)}
          onClose={close}
        />
      )}
      <Stick>
        <Button variant="primary" xl onClick={() => choose(() => setFree("now"))}>
          <Icon name="plus" />
          Start an empty workout
        </Button>
        <Button variant="ghost" full onClick={() => choose(() => setFree("past"))}>
          Log a past workout
        </Button>
      </Stick>
    </Page>
  );
}
