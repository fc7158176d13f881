import "./reminders.css";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { type CurrentProfile, useCurrentProfile } from "../../data/household/current-profile.ts";
import { remindersText } from "./reminders.text.ts";
import { isSwitchedOff, reminderTexts, useReminders } from "./use-reminders.ts";
import { useWorkerSchedule } from "./use-worker-schedule.ts";

/** The specification's name (settled point 37). */
const dismissedKey = "notificationPromptDismissed";
const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return true;
  }
};

/** HOME-02: the offer to remind, or the badge that says that it is on. Comes after Home's first paint. */
export function HomeReminders() {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <RemindersOf key={profile.id} profile={profile} />;
}

function RemindersOf({ profile }: { readonly profile: CurrentProfile }) {
  const { permission, push, busy, enable } = useReminders(profile.id);
  const [dismissed, setDismissed] = useState(isDismissed);
  const active = permission === "granted" && !isSwitchedOff(profile.id);
  useWorkerSchedule(profile, active && push !== undefined && push !== "on");

  if (active)
    return (
      <p className="reminders-active">
        <span className="chip good">
          <Icon name="bell" size="s" />
          {reminderTexts.active}
        </span>
      </p>
    );
  if (permission !== "default" || dismissed) return null;
  const later = (): void => {
    try {
      localStorage.setItem(dismissedKey, "true");
    } catch {
      // Full or forbidden: it is offered again at the next start.
    }
    setDismissed(true);
  };
  return (
    <section className="card stack" aria-labelledby="reminders">
      <div className="stack-4">
        <h2 className="text-large" id="reminders">
          {remindersText.remindersLead}
        </h2>
        <p className="muted">{remindersText.nudgeLead}</p>
      </div>
      <div className="row wrap card-actions">
        <Button variant="secondary" busy={busy && commonText.asking} onClick={() => void enable()}>
          {reminderTexts.enable}
        </Button>
        <Button variant="quiet" className="flush" onClick={later}>
          {reminderTexts.later}
        </Button>
      </div>
    </section>
  );
}
