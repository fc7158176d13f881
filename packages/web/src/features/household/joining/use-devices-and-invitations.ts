import { useCallback, useEffect, useState } from "react";
import type { ApiFailure } from "../../../data/api/api.ts";
import type { ReplyOf } from "../../../data/api/api-replies.ts";
import { useServices } from "../../../data/services.ts";
import { devicesNeedServer } from "./device-name.ts";

export type Invitation = ReplyOf<"invitations">["invitations"][number];
export type Device = ReplyOf<"devices">["devices"][number];

/** What the server last answered about the household's devices and open codes. */
export type DevicesAndInvitations = {
  /** undefined until the server answered once. */
  readonly loaded:
    | { readonly invitations: readonly Invitation[]; readonly devices: readonly Device[] }
    | undefined;
  /** Why the newest question has no answer. */
  readonly failure: string | undefined;
  readonly load: () => Promise<void>;
};

/** Asks when it is first drawn, and again whenever the device is online again. */
export const useDevicesAndInvitations = (): DevicesAndInvitations => {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<DevicesAndInvitations["loaded"]>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const [invitations, devices] = await Promise.all([api.invitations(), api.devices()]);
    if (!invitations.ok) return setFailure(failureText(invitations.error));
    if (!devices.ok) return setFailure(failureText(devices.error));
    setFailure(undefined);
    setLoaded({ invitations: invitations.value.invitations, devices: devices.value.devices });
  }, [api]);
  useEffect(() => {
    void load();
    const again = (): void => void load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);
  return { loaded, failure, load };
};

/** A failed question in words. */
export const failureText = (failure: ApiFailure): string =>
  failure.type === "offline" ? devicesNeedServer : failure.message;
