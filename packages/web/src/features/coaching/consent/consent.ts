/**
 * A model designs for a person only after they agreed once to what is sent (settled point 22). The answer is theirs,
 * not a device's: it lies in their settings and travels with them.
 */
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import type { Result } from "@muster/domain/shared/result";
import type { DeviceStore, SaveError } from "../../../data/store/device-store.ts";

/** The person's answer; 'unasked' until they gave one. */
export const readConsent = async (
  store: Pick<DeviceStore, "get">,
  profileId: string,
): Promise<Settings["aiConsent"]> => {
  // What lies on the device may be older than the question.
  const settings: Partial<Settings> | undefined = await store.get("settings", settingsId(profileId));
  return settings?.aiConsent ?? "unasked";
};

/** Saves the answer in the person's settings. */
export const storeConsent = (
  store: Pick<DeviceStore, "write">,
  profileId: string,
  aiConsent: Exclude<Settings["aiConsent"], "unasked">,
): Promise<Result<void, SaveError>> =>
  store.write(profileId, [
    {
      kind: "settings",
      id: settingsId(profileId),
      create: { ...defaultSettings, aiConsent },
      ifThere: { aiConsent },
    },
  ]);
