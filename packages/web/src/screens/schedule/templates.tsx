import "../../features/planning/editor/edit.css";
import { useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { TemplateSheet } from "../../features/planning/TemplateSheet.tsx";
import { templatesText } from "../../features/planning/templates.text.ts";
import { FreeWorkoutSheet } from "../../features/training/day/FreeWorkoutSheet.tsx";
import { TemplateList } from "./TemplateList.tsx";
import { useTemplateActions } from "./use-template-actions.ts";
import { useTemplates } from "./use-templates.ts";

/**
 * `/templates`: saved workouts, to start today or to put on a day of the plan; or an empty one, also of the past (`?past`);
 * or one that was done (`?session=ID`), to train again or to keep.
 */
export default function TemplatesScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <Templates key={profile.id} profileId={profile.id} />;
}

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
  const live = useTemplates(profileId, sessionId);
  if (live.state === "error") throw live.error;
  // Under 13 there are ideas, and nothing to log (ONB-08).
  if (day.state === "ready" && day.ideas) return <Redirect to="/schedule" />;
  if (live.state === "loading") return null;
  const { templates, profile, done } = live.value;
  const saved = templates.find(({ id }) => id === open);
  const chosen = saved ?? done;
  const choose = (what: () => void) => {
    forgetFailure();
    what();
  };
  return (
    <Page title={templatesText.templates} bare narrow stick>
      <TopBar title={templatesText.templates} back="/schedule" />
      <TemplateList templates={templates} onPick={(id) => choose(() => setOpen(id))} />
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
          {templatesText.startAnEmptyWorkout}
        </Button>
        <Button variant="ghost" full onClick={() => choose(() => setFree("past"))}>
          {templatesText.logAPastWorkout}
        </Button>
      </Stick>
    </Page>
  );
}
