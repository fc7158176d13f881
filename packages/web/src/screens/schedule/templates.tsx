import "../../features/planning/editor/edit.css";
import { setDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { formatCount, formatLongDate, formatWeekday } from "@muster/domain/shared/format";
import { logPastSession } from "@muster/domain/training/session-changes";
import type { SessionTimes } from "@muster/domain/training/session-times";
import { renamedTemplate, templateOnDay } from "@muster/domain/training/template";
import { nextOrdinal, startOrResume, startWorkout } from "@muster/domain/training/workout";
import { useRef, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { Stick } from "../../components/layout/Stick.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { Change, Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error-text.ts";
import { useLive } from "../../data/store/use-live.ts";
import { PickList } from "../../features/planning/editor/PickList.tsx";
import { TemplateSheet } from "../../features/planning/TemplateSheet.tsx";
import { FreeWorkoutSheet } from "../../features/training/day/FreeWorkoutSheet.tsx";
import { readEditCoach } from "./read-edit-coach.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

/**
 * `/templates`: saved workouts, to start today or to put on a day of the plan; or an empty one, also of the past (`?past`).
 */
export default function TemplatesScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <Templates key={profile.id} profileId={profile.id} />;
}

function Templates({ profileId }: { readonly profileId: string }) {
  const { store, now } = useServices();
  const today = useToday();
  const [, navigate] = useLocation();
  const edit = usePlanEdit(profileId, today);
  const [open, setOpen] = useState<string>();
  const isPast = new URLSearchParams(useSearch()).has("past");
  const [free, setFree] = useState<"now" | "past" | undefined>(isPast ? "past" : undefined);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const day = usePlanDay(today);
  const live = useLive(
    async (reads) => ({
      all: await reads.all("template", profileId),
      profile: await reads.get("profile", profileRecordId(profileId)),
    }),
    [profileId],
  );
  if (live.state === "error") throw live.error;
  // Under 13 there are ideas, and nothing to log (ONB-08).
  if (day.state === "ready" && day.ideas) return <Redirect to="/schedule" />;
  if (live.state === "loading") return null;
  const templates = live.value.all.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  const chosen = templates.find(({ id }) => id === open);

  const once = async (work: () => Promise<string | undefined>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const message = await work().catch(
      () => "This did not work just now. Nothing was changed. Please try again.",
    );
    busy.current = false;
    setFailure(message);
  };
  const write = async (changes: readonly Change[]): Promise<string | undefined> => {
    const saved = await store.write(profileId, changes);
    return saved.ok ? undefined : saveErrorText(saved.error);
  };
  /** A template may be older than an injury: what is ruled out by now is left out, and said. */
  const startKept = ({ workout }: Stored<"template">) =>
    once(async () => {
      const coach = await readEditCoach(store, profileId, today);
      const { workout: fits, leftOut } = coach?.kept(workout) ?? { workout, leftOut: [] };
      if (leftOut.length > 0 && fits.exercises.length === 0)
        return "Nothing of it can be trained now: you left these exercises out, or an injury or a limit of yours rules them out.";
      return start(
        fits,
        leftOut.length === 0 ? undefined : `Left out, ruled out for you now: ${leftOut.join(", ")}`,
      );
    });
  /**
   * A further session of today is a deliberate one (settled point 15); a running one is gone on with first.
   * @param said what to tell once it runs
   */
  const start = async (workout: DayWorkout, said?: string): Promise<string | undefined> => {
    const sessions = await store.byDay("session", profileId, today, today);
    const next = startOrResume(sessions, today);
    if (next.type === "resume") {
      showToast({ kind: "info", text: "A workout is running. Finish or discard it first." });
    } else {
      const message = await write(
        startWorkout({
          profileId,
          date: today,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          now: now().toISOString(),
          plan: null,
          variant: "main",
          workout,
          ordinal: next.ordinal,
        }).changes,
      );
      if (message !== undefined) return message;
      if (said !== undefined) showToast({ kind: "info", text: said });
    }
    navigate(`/workout?date=${today}`);
    return undefined;
  };
  /** A workout of the past is one more of its day; its sets are filled in next. */
  const logPast = async (
    workout: DayWorkout,
    { date, timeZone, startedAt, finishedAt }: SessionTimes,
  ): Promise<string | undefined> => {
    const sessions = await store.byDay("session", profileId, date, date);
    const logged = logPastSession(
      {
        profileId,
        date,
        timeZone,
        now: startedAt,
        plan: null,
        variant: "main",
        workout,
        ordinal: nextOrdinal(sessions, date),
      },
      finishedAt,
    );
    const message = await write(logged.changes);
    if (message === undefined) navigate(`/workout?date=${date}&session=${logged.id}&edit=1`);
    return message;
  };
  const putOn = (template: Stored<"template">, date: CivilDate) =>
    once(async () => {
      const base = await edit.base(date);
      const coach = await edit.coach();
      if (base === undefined || coach === undefined || date < base.from)
        return `${formatLongDate(date)} can no longer be changed.`;
      const weekday = weekdayOf(date);
      const there = base.days[weekday];
      const workout = coach.refreshed(there, templateOnDay(template, there));
      const days = setDay(base.days, weekday, workout, today);
      const findings = coach.findings(base, days);
      const refused = findings.find(({ severity }) => severity === "refuse");
      if (refused !== undefined) return refused.text;
      const message = await edit.save({
        base,
        days,
        said: [
          `${template.name} is on ${formatWeekday(date)}.`,
          ...findings.slice(0, 1).map(({ text }) => text),
        ].join(" "),
      });
      if (message === undefined) setOpen(undefined);
      return message;
    });
  const remove = (template: Stored<"template">) =>
    once(async () => {
      const message = await write([{ kind: "template", id: template.id, remove: true }]);
      if (message !== undefined) return message;
      setOpen(undefined);
      const { id, ...record } = template;
      showToast({
        kind: "info",
        text: `${template.name} deleted`,
        undo: () => void store.write(profileId, [{ kind: "template", id, create: record }]),
      });
      return undefined;
    });
  const rename = (template: Stored<"template">, name: string) =>
    once(async () => {
      const next = renamedTemplate(template, name);
      return next === undefined
        ? "Please give it a name of 1 to 80 letters"
        : write([{ kind: "template", id: template.id, patch: { name: next.name, workout: next.workout } }]);
    });
  const failed = failure !== undefined && (
    <p className="danger-text bold" role="alert">
      {failure}
    </p>
  );
  return (
    <Page title="Templates" bare narrow stick>
      <TopBar title="Templates" back="/schedule" />
      {templates.length === 0 ? (
        <Empty
          icon="list"
          title="No templates yet"
          text="Keep a workout you like: open the menu of a day in your schedule and choose 'Save as template'."
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
          onPick={(id) => {
            setFailure(undefined);
            setOpen(id);
          }}
        />
      )}
      {chosen === undefined && free === undefined && failed}
      {free !== undefined && (
        <FreeWorkoutSheet
          key={free}
          profile={live.value.profile}
          today={today}
          past={free === "past"}
          failure={failure}
          onChosen={(workout, times) =>
            void once(() => (times === undefined ? start(workout) : logPast(workout, times)))
          }
          onClose={() => setFree(undefined)}
        />
      )}
      {chosen !== undefined && (
        <TemplateSheet
          key={chosen.id}
          template={chosen}
          dates={Array.from({ length: 7 }, (_, index) => addDays(today, index))}
          today={today}
          failure={failure}
          onStart={() => void startKept(chosen)}
          onPutOn={(date) => void putOn(chosen, date)}
          onRename={(name) => void rename(chosen, name)}
          onRemove={() => void remove(chosen)}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Stick>
        <Button
          variant="primary"
          xl
          onClick={() => {
            setFailure(undefined);
            setFree("now");
          }}
        >
          <Icon name="plus" />
          Start an empty workout
        </Button>
        <Button
          variant="ghost"
          full
          onClick={() => {
            setFailure(undefined);
            setFree("past");
          }}
        >
          Log a past workout
        </Button>
      </Stick>
    </Page>
  );
}
