/** What can be done with saved workouts: started, logged for the past, put on a day, kept, renamed, deleted. */

import { setDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { formatLongDate, formatWeekday } from "@muster/domain/shared/format";
import { logPastSession } from "@muster/domain/training/session-changes";
import type { SessionTimes } from "@muster/domain/training/session-times";
import { renamedTemplate, type Template, templateOnDay } from "@muster/domain/training/template";
import { nextOrdinal, startOrResume, startWorkout } from "@muster/domain/training/workout";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import type { Change, Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { editorText } from "../../features/planning/editor/editor.text.ts";
import { templatesText } from "../../features/planning/templates.text.ts";
import { readEditCoach } from "./read-edit-coach.ts";
import { usePlanEdit } from "./use-plan-edit.ts";

/** Each action says in `failure` why it did not work, and then has changed nothing. */
export const useTemplateActions = (profileId: string, today: CivilDate, onClose: () => void) => {
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const edit = usePlanEdit(profileId, today);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const once = async (work: () => Promise<string | undefined>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const message = await work().catch(() => templatesText.thisDidNotWorkJust);
    busy.current = false;
    setFailure(message);
  };
  const write = async (changes: readonly Change[]): Promise<string | undefined> => {
    const saved = await store.write(profileId, changes);
    return saved.ok ? undefined : saveErrorText(saved.error);
  };
  /** A template may be older than an injury: what is ruled out by now is left out, and said. */
  const startFitting = ({ workout }: Template) =>
    once(async () => {
      const coach = await readEditCoach(store, profileId, today);
      const { workout: fits, leftOut } = coach?.allowedToday(workout) ?? { workout, leftOut: [] };
      if (leftOut.length > 0 && fits.exercises.length === 0) return templatesText.nothingToTrain;
      return start(fits, leftOut.length === 0 ? undefined : templatesText.leftOut(leftOut.join(", ")));
    });
  /**
   * A further session of today is a deliberate one (settled point 15); a running one is gone on with first.
   * @param said what to tell once it runs
   */
  const start = async (workout: DayWorkout, said?: string): Promise<string | undefined> => {
    const sessions = await store.byDay("session", profileId, today, today);
    const next = startOrResume(sessions, today);
    if (next.type === "resume") {
      showToast({ kind: "info", text: templatesText.aWorkoutIsRunning });
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
  const putOn = (template: Template, date: CivilDate) =>
    once(async () => {
      const base = await edit.base(date);
      const coach = await edit.coach();
      if (base === undefined || coach === undefined || date < base.from)
        return editorText.noLonger(formatLongDate(date));
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
          templatesText.isOn({ name: template.name, date: formatWeekday(date) }),
          ...findings.slice(0, 1).map(({ text }) => text),
        ].join(" "),
      });
      if (message === undefined) onClose();
      return message;
    });
  const keep = (template: Template) =>
    once(async () => {
      const id = newId();
      const message = await write([{ kind: "template", id, create: template }]);
      if (message !== undefined) return message;
      onClose();
      showToast({
        kind: "success",
        text: templatesText.templateMade(template.name),
        undo: () => void store.write(profileId, [{ kind: "template", id, remove: true }]),
      });
      return undefined;
    });
  const remove = (template: Stored<"template">) =>
    once(async () => {
      const message = await write([{ kind: "template", id: template.id, remove: true }]);
      if (message !== undefined) return message;
      onClose();
      const { id, ...record } = template;
      showToast({
        kind: "info",
        text: templatesText.deleted(template.name),
        undo: () => void store.write(profileId, [{ kind: "template", id, create: record }]),
      });
      return undefined;
    });
  const rename = (template: Stored<"template">, name: string) =>
    once(async () => {
      const next = renamedTemplate(template, name);
      return next === undefined
        ? templatesText.pleaseGiveItANameOf1
        : write([{ kind: "template", id: template.id, patch: { name: next.name, workout: next.workout } }]);
    });
  return {
    failure,
    forgetFailure: () => setFailure(undefined),
    startFitting,
    startFree: (workout: DayWorkout, times: SessionTimes | undefined) =>
      once(() => (times === undefined ? start(workout) : logPast(workout, times))),
    putOn,
    keep,
    rename,
    remove,
  };
};
