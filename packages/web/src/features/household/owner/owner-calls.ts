/** What only an owner, or somebody who gives the passcode again, asks the server. */
import { activityReplySchema } from "@muster/contract/activity";
import {
  elevateReplySchema,
  passcodeWaitSchema,
  recoveryKitSchema,
  recoveryStateSchema,
} from "@muster/contract/household";
import { callServer, sendToServer } from "../../../data/api/call-server.ts";

/** Gives the passcode again, for five minutes of protected actions. */
export const elevate = (passcode: string) =>
  callServer(elevateReplySchema, "POST", "/api/sessions/elevation", { passcode });
/** Whether a passcode may be tried on this device now. */
export const fetchPasscodeWait = (profileId: string) =>
  callServer(passcodeWaitSchema, "GET", `/api/profiles/${encodeURIComponent(profileId)}/passcode-wait`);
/** Whether a recovery code exists and who owns the household. */
export const fetchRecoveryState = () => callServer(recoveryStateSchema, "GET", "/api/recovery-kit");
/** A new recovery code; the older one ends. */
export const makeRecoveryCode = () => callServer(recoveryKitSchema, "POST", "/api/recovery-kit", {});
/** Removes a profile's passcode; a new one is set on the given device. */
export const resetPasscode = (profileId: string, deviceId: string) =>
  sendToServer("POST", `/api/profiles/${encodeURIComponent(profileId)}/passcode-reset`, { deviceId });
/** Another owner beside this one. */
export const makeOwner = (profileId: string) =>
  sendToServer("PUT", `/api/profiles/${encodeURIComponent(profileId)}/ownership`);
/** One's own; refused for the last owner. */
export const endOwnership = (profileId: string) =>
  sendToServer("DELETE", `/api/profiles/${encodeURIComponent(profileId)}/ownership`);
/** Gives a device another name. */
export const renameDevice = (deviceId: string, name: string) =>
  sendToServer("PATCH", `/api/devices/${encodeURIComponent(deviceId)}`, { name });
/** The household's security events, for its owners. */
export const fetchActivity = () => callServer(activityReplySchema, "GET", "/api/activity");
/** By the recovery code, on this device. */
export const recover = (profileId: string, code: string) =>
  sendToServer("POST", "/api/recovery", { profileId, code });
