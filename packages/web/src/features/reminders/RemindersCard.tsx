import type { Settings } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { useState } from "react";
import { minutesOfTimeField, timeFieldText } from "../../../../domain/src/shared/time-of-day.ts";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { CheckField } from "../../components/controls/CheckField.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { CalendarLine } from "./CalendarLine.tsx";
import { ReminderZone } from "./ReminderZone.tsx";
import { remindersText } from "./reminders.text.ts";
import { isSwitchedOff, reminderTexts, useReminders } from "./use-reminders.ts";

type RemindersCardProps = { readonly profileId: string; readonly settings: Settings };

/** Notifications (SET-05): on this device, what of, when not, and the plan as a calendar. */
export function RemindersCard({ profileId, settings }: RemindersCardProps) {
  const { store } = useServices();
  const { permission, push, busy, enable, disable } = useReminders(profileId);
  const [off, setOff] = useState(() => isSwitchedOff(profileId));
  const active = permission === "granted" && !off;

  const save = async (patch: Partial<Settings>): Promise<void> => {
    const saved = await store.write(profileId, [{ kind: "settings", id: settingsId(profileId), patch }]);
    if (!saved.ok) showToast({ kind: "error", text: commonText.couldNotSave });
  };
  const turnOn = async (): Promise<void> => {
    await enable();
    setOff(isSwitchedOff(profileId));
  };
  const turnOff = async (): Promise<void> => {
    if (await disable()) setOff(true);
    else
      showToast({
        kind: "error",
        text: remindersText.stayOn,
      });
  };

  return (
    <section className="card stack-16" aria-labelledby="notifications">
      <div className="between">
        <h2 className="text-large" id="notifications">
          {remindersText.notifications}
        </h2>
        {active && (
          <span className="chip good">
            <Icon name="bell" size="s" />
            {reminderTexts.active}
          </span>
        )}
      </div>
      <p className="muted">{onThisDevice(permission, active, push)}</p>
      {permission === "denied" && <Banner icon="bell">{reminderTexts.denied}</Banner>}
      {active ? (
        <div>
          <Button variant="secondary" busy={busy && remindersText.oneMoment} onClick={() => void turnOff()}>
            {remindersText.turnOffOnThisDevice}
          </Button>
        </div>
      ) : (
        permission !== "denied" &&
        permission !== "unsupported" && (
          <div>
            <Button variant="secondary" busy={busy && commonText.asking} onClick={() => void turnOn()}>
              {reminderTexts.enable}
            </Button>
          </div>
        )
      )}
      <div>
        <CheckField
          label={remindersText.beforeWorkout}
          checked={settings.workoutReminders}
          onChange={(workoutReminders) => void save({ workoutReminders })}
        />
        <CheckField
          label={remindersText.sundayReview}
          checked={settings.reviewReminders}
          onChange={(reviewReminders) => void save({ reviewReminders })}
        />
      </div>
      <QuietHours settings={settings} onChange={(patch) => void save(patch)} />
      <ReminderZone zone={settings.reminderZone} onChange={(reminderZone) => void save({ reminderZone })} />
      <details className="more-fields">
        <summary>
          <h3 className="text-body">{remindersText.calendar}</h3>
          <Icon name="chevron" />
        </summary>
        <CalendarLine />
      </details>
    </section>
  );
}

const onThisDevice = (
  permission: ReturnType<typeof useReminders>["permission"],
  active: boolean,
  push: ReturnType<typeof useReminders>["push"],
): string => {
  if (permission === "unsupported") return `${reminderTexts.unsupported}.`;
  if (!active) return remindersText.noReminders;
  switch (push) {
    case undefined:
    case "on":
      return remindersText.remindsAlways;
    case "off":
      return remindersText.remindsWhileOpen;
    case "offline":
      return remindersText.remindsOpenYet;
  }
};

type QuietHoursProps = {
  readonly settings: Pick<Settings, "quietFrom" | "quietTo">;
  readonly onChange: (patch: Pick<Settings, "quietFrom" | "quietTo">) => void;
};

/** Both times, or none. */
function QuietHours({ settings, onChange }: QuietHoursProps) {
  const isOn = settings.quietFrom !== null && settings.quietTo !== null;
  const set = (name: "quietFrom" | "quietTo", typed: string): void => {
    const minutes = minutesOfTimeField(typed);
    // Half a time is not kept: the field shows what is in force when it is left.
    if (minutes !== undefined)
      onChange({ quietFrom: settings.quietFrom, quietTo: settings.quietTo, [name]: minutes });
  };
  return (
    <div className="stack-8">
      <CheckField
        label={remindersText.quietHours}
        checked={isOn}
        onChange={(on) =>
          onChange(on ? { quietFrom: 22 * 60, quietTo: 6 * 60 } : { quietFrom: null, quietTo: null })
        }
      />
      {isOn && (
        <>
          <div className="pair">
            <TextField
              label={remindersText.from}
              type="time"
              value={timeFieldText(settings.quietFrom)}
              onChange={(typed) => set("quietFrom", typed)}
            />
            <TextField
              label={remindersText.until}
              type="time"
              value={timeFieldText(settings.quietTo)}
              onChange={(typed) => set("quietTo", typed)}
            />
          </div>
          <p className="text-small muted">
            {settings.quietFrom === settings.quietTo ? remindersText.quietHoursSame : remindersText.quietHint}
          </p>
        </>
      )}
    </div>
  );
}
