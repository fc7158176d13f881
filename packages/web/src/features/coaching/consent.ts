/**
 * A model designs for a person only after they agreed once to what is sent (settled point 22). The answer is theirs,
 * not a device's: it lies in their settings and travels with them.
 */
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import type { Result } from "@muster/domain/shared/result";
import type { DeviceStore, SaveError } from "../../data/device-store.ts";

export const readConsent = async (
  store: Pick<DeviceStore, "get">,
  profileId: string,
): Promise<Settings["aiConsent"]> => {
  // What lies on the device may be older than the question.
  const settings: Partial<Settings> | undefined = await store.get("settings", settingsId(profileId));
  return settings?.aiConsent ?? "unasked";
};

export const storeConsent = async (
  store: Pick<DeviceStore, "get" | "write">,
  profileId: string,
  aiConsent: Exclude<Settings["aiConsent"], "unasked">,
): Promise<Result<void, SaveError>> => {
  const id = settingsId(profileId);
  const stored = await store.get("settings", id);
  return store.write(profileId, [
    stored === undefined
      ? { kind: "settings", id, create: { ...defaultSettings, aiConsent } }
      : { kind: "settings", id, patch: { aiConsent } },
  ]);
};
