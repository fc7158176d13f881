import type { PickerEntry } from "@muster/domain/profiles/picker";
import { Avatar } from "../../../components/layout/Avatar.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import "../household.css";
import { pickerText } from "./picker.text.ts";

type ProfileListProps = {
  readonly profiles: readonly PickerEntry[];
  /** Of these the ones that a restored server does not have. */
  readonly missing: ReadonlySet<string>;
  /** Being unlocked right now. */
  readonly busyId: string | undefined;
  readonly onChoose: (profile: PickerEntry) => void;
  readonly onAdd: () => void;
};

/** Who is training: every profile of the household, oldest first, and the way to add one (USR-01, USR-04). */
export function ProfileList({ profiles, missing, busyId, onChoose, onAdd }: ProfileListProps) {
  return (
    <ul className="card flush list profile-list">
      {profiles.map((profile) => (
        <li key={profile.id}>
          <button
            type="button"
            className="row grow"
            aria-busy={busyId === profile.id || undefined}
            onClick={() => onChoose(profile)}
          >
            <Avatar initial={profile.initial} large />
            <span className="grow">
              <b className="text-large name">{profile.displayName}</b>
              <span className="muted">
                {busyId === profile.id
                  ? pickerText.opening
                  : missing.has(profile.id)
                    ? pickerText.notOnServerYet
                    : profile.goal}
              </span>
            </span>
            <span className="faint">
              <Icon name="chevron" />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="row grow ca bold add" onClick={onAdd}>
          <span className="add-icon">
            <Icon name="plus" size="l" />
          </span>
          {pickerText.addNewUser}
        </button>
      </li>
    </ul>
  );
}
