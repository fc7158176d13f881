/**
 * Somebody joined after the backup that the server was restored from: the same profile is made again with a new code, and the
 * next sync offers everything that this device has of it (docs/specs/sync.md, restore).
 */
import { profileRecordId } from "@muster/domain/record-ids";
import type { Api } from "../../../data/api/api.ts";
import type { DeviceStore } from "../../../data/store/device-store.ts";
import { pickerText } from "./picker.text.ts";

/**
 * @param registration the grant that the server gave for the code
 * @returns undefined when the profile is back, else a sentence for the person; nothing is lost then
 */
export const returnProfile = async (
  { api, store }: { readonly api: Pick<Api, "createProfile">; readonly store: Pick<DeviceStore, "get"> },
  profile: { readonly id: string; readonly displayName: string },
  registration: string,
): Promise<string | undefined> => {
  const stored = await store.get("profile", profileRecordId(profile.id));
  if (stored === undefined) return pickerText.nothingOf(profile.displayName);
  const { id: _recordId, ...answers } = stored;
  const made = await api.createProfile({ id: profile.id, registration, profile: answers });
  if (made.ok) return undefined;
  return made.error.type === "offline" ? pickerText.codeIsKept(profile.displayName) : made.error.message;
};
