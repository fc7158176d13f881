import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { dayAndTime } from "../../../data/reads/use-today.ts";
import { joiningText } from "./joining.text.ts";
import type { Device } from "./use-devices-and-invitations.ts";

type DeviceLineProps = {
  readonly device: Device;
  /** Who was opened on it, in words; empty when nobody was. */
  readonly users: string;
  readonly now: Date;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** A device of the household, with what its owner may do to it. */
export function DeviceLine({ device, users, now, onRename, onRemove }: DeviceLineProps) {
  return (
    <li className="device">
      <span className="muted">
        <Icon name="phone" />
      </span>
      <span className="grow device-words">
        <b className="name">{device.name}</b>
        <span className="text-small muted">
          {device.isThis
            ? joiningText.thisDevice
            : joiningText.lastSeen(dayAndTime(new Date(device.lastSeenAt), now))}
        </span>
        {users !== "" && <span className="text-small muted">{joiningText.openedBy(users)}</span>}
      </span>
      {device.mayRemove && (
        <span className="row device-actions">
          <Button
            variant="ghost"
            className="card-act"
            label={joiningText.renameNamed(device.name)}
            onClick={onRename}
          >
            {joiningText.rename}
          </Button>
          {!device.isThis && (
            <Button
              variant="ghost-danger"
              className="card-act"
              label={joiningText.removeNamed(device.name)}
              onClick={onRemove}
            >
              {joiningText.remove}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
