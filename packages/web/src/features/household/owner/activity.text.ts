/** The household's security events in words: who did what. */
import type { ActivityReply } from "@muster/contract/activity";

/** One security event. */
export type ActivityEntry = ActivityReply["events"][number];

/**
 * One event as a sentence; undefined for one that this version does not know.
 * @param nameOf a profile's display name; undefined when it is gone
 */
export const activityWords = (
  { what, by, to, device }: ActivityEntry,
  nameOf: (profileId: string) => string | undefined,
): string | undefined => {
  const name = (id: string | null): string | undefined => (id === null ? undefined : nameOf(id));
  const who = name(by) ?? (by === null ? "Somebody" : "A former member");
  const whom = name(to) ?? "somebody";
  const where = device ?? "a device that is gone";
  /** Without a name: who may do it without one, or somebody whose name went with them. */
  const or = (nobody: string): string => (by === null ? `${nobody} or a former member` : who);
  switch (what) {
    case "profile-made":
      return `${who} joined the household`;
    case "passcode-set":
      return `${who} set a passcode`;
    case "passcode-removed":
      return by === null && to !== null
        ? `The server's operator removed ${whom}'s passcode`
        : `${who} removed ${by === null ? "a" : "their"} passcode`;
    case "passcode-reset":
      return by === null
        ? `${to === null ? "A passcode" : `${whom}'s passcode`} was reset with the recovery code or by a former member, to be set anew on ${where}`
        : `${who} reset ${to === null ? "a passcode" : `${whom}'s passcode`}, to be set anew on ${where}`;
    case "passcode-guessed":
      return `Five wrong passcodes for ${whom} on ${where}`;
    case "passcode-locked":
      return `A tenth passcode was tried for ${whom} on ${where}: if it was wrong too, no more are taken there until an owner or the recovery code resets it`;
    case "signed-in":
      return `${who} opened their profile on ${where} for the first time`;
    case "recovery-code-made":
      return `${who} made a recovery code`;
    case "invitation-profile-made":
      return `${or("The server")} made a code for a new person`;
    case "invitation-device-made":
      return `${or("The server")} made a code for another device`;
    case "invitation-profile-used":
      return `A code for a new person was used on ${where}`;
    case "invitation-device-used":
      return `${where} joined with a code`;
    case "device-revoked":
      return `${or("The server's operator")} removed ${where}`;
    case "owner-made":
      return `${or("The server's operator")} made ${whom} an owner`;
    case "owner-ended":
      return by !== null && by === to ? `${who} stopped being an owner` : `${whom} is no owner any more`;
    case "profile-deletion-asked":
      return `${who} asked to be erased`;
    case "profile-deletion-kept":
      return `${who} took the erasure back`;
    case "restored":
      return "The household was restored from a backup";
    default:
      return undefined;
  }
};
