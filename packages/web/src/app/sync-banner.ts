/** Which line, if any, stands above a screen (SYNC-05): the most pressing one, in plain words. */
import { formatCount } from "@muster/domain/shared/format";
import type { IconName } from "../components/layout/icons.data.ts";
import type { SyncStatus } from "../data/sync/sync-status.ts";

type SyncBannerLine = {
  /** None: neutral, nothing is wrong. */
  readonly kind?: "warn" | "err";
  readonly icon: IconName;
  readonly lead?: string;
  readonly text: string;
  readonly action?: "update" | "unlock" | "save" | "decide";
};

const changes = (count: number): string => formatCount(count, "change");

/** The line for a state of sync; undefined when there is nothing to say. */
export const bannerFor = (
  status: SyncStatus,
  {
    isOnline,
    updateWaits,
    stays = false,
  }: {
    readonly isOnline: boolean;
    readonly updateWaits: boolean;
    /** The person goes on with what is here beside another household's server. */
    readonly stays?: boolean;
  },
): SyncBannerLine | undefined => {
  const { unsent, refused, state, storage, arrived } = status;
  if (storage?.outdated === true)
    return {
      kind: "err",
      icon: "refresh",
      text: "Muster was updated in another tab. Reload to go on here.",
      action: "update",
    };
  if (storage?.isFull === true)
    return {
      kind: "err",
      icon: "warning",
      lead: "This device has no space left.",
      text: "What you enter stays in its form and is not saved yet. Free some space, then save again.",
    };
  if (refused > 0)
    return {
      kind: "err",
      icon: "warning",
      text: `${changes(refused)} could not be saved on the server. ${refused === 1 ? "It is" : "They are"} kept here.`,
    };
  if (state === "update-needed")
    return {
      kind: "warn",
      icon: "refresh",
      text: "Please update to send what you logged. It is kept here.",
      action: "update",
    };
  if (storage?.rebuilt)
    return {
      kind: "warn",
      icon: "warning",
      lead: "This browser lost what Muster had stored.",
      text:
        storage.rebuilt.changes === 0
          ? "It comes back from the server."
          : `${changes(storage.rebuilt.changes)} not sent before ${storage.rebuilt.changes === 1 ? "was" : "were"} restored; the rest comes from the server.`,
    };
  if (stays)
    return {
      kind: "warn",
      icon: "people",
      lead: "The server here belongs to another household.",
      text: "What you log stays on this device.",
      action: "decide",
    };
  if (!isOnline || state === "offline")
    return {
      icon: "offline",
      lead: "Offline.",
      text:
        unsent > 0
          ? `${changes(unsent)} saved on this device.`
          : arrived === undefined
            ? "Everything still works."
            : "Your older entries come to this device when it is online again.",
    };
  if (state === "full")
    return {
      kind: "warn",
      icon: "warning",
      lead: "Your household's space on the server is full.",
      text: "What you log is kept on this device. Whoever runs the server can give it more space.",
    };
  if (state === "not-enrolled")
    return {
      kind: "warn",
      icon: "phone",
      text: "This device left the household. What you log is kept here.",
      // What never reached the server is on this device alone: the data page exports it as a file.
      ...(unsent > 0 ? { action: "save" } : {}),
    };
  if (state === "locked" && unsent > 0)
    return {
      kind: "warn",
      icon: "lock",
      text: `${changes(unsent)} saved on this device only. Unlock to send.`,
      action: "unlock",
    };
  if (arrived !== undefined)
    return {
      icon: "cloud",
      lead: "Your older entries are still coming.",
      text: `${Math.round(arrived * 100)}% are on this device. You can train and log meanwhile.`,
    };
  if (updateWaits) return { icon: "refresh", text: "A newer version is ready.", action: "update" };
  return undefined;
};
