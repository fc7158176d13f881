import { useId } from "react";
import { CheckField } from "../../components/controls/CheckField.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { deviceZone } from "../../data/reads/use-today.ts";
import { remindersText } from "./reminders.text.ts";

type ReminderZoneProps = {
  /** IANA name; null: the zone of the device last used. */
  readonly zone: string | null;
  readonly onChange: (zone: string | null) => void;
};

/** By whose clock reminders come (settled point 10). Most people never travel so far that they need to choose. */
export function ReminderZone({ zone, onChange }: ReminderZoneProps) {
  const id = useId();
  return (
    <div className="stack-8">
      <CheckField
        label={remindersText.alwaysByOneTimeZone}
        checked={zone !== null}
        onChange={(on) => onChange(on ? deviceZone() : null)}
      />
      {zone !== null && (
        <div className="field">
          <label htmlFor={id}>{remindersText.timeZone}</label>
          <div className="input">
            <select id={id} value={zone} onChange={(event) => onChange(event.target.value)}>
              {zonesWith(zone).map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll("_", " ")}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size="s" />
          </div>
        </div>
      )}
      <p className="text-small muted">
        {zone === null
          ? remindersText.zoneOfDevice(deviceZone().replaceAll("_", " "))
          : remindersText.zoneAlways}
      </p>
    </div>
  );
}

/** Names that this browser knows, and those that it does not list: the chosen one, from another device, and its own. */
const zonesWith = (zone: string): readonly string[] =>
  [...new Set([...(Intl.supportedValuesOf?.("timeZone") ?? []), zone, deviceZone()])].sort();
