/** Which line, if any, stands above a screen (SYNC-05): the most pressing one, in plain words. */
import { formatCount } from "@muster/domain/shared/format";
import type { IconName } from "../components/layout/icons.data.ts";
import type { SyncStatus } from "../data/sync/sync-status.ts";
import { syncBannerText } from "./sync-banner.text.ts";

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
      text: syncBannerText.updatedElsewhere,
      action: "update",
    };
  if (storage?.isFull === true)
    return {
      kind: "err",
      icon: "warning",
      lead: syncBannerText.noSpace,
      text: syncBannerText.noSpaceKept,
    };
  if (refused > 0)
    return {
      kind: "err",
      icon: "warning",
      text: syncBannerText.couldNotBeSaved({ changes: changes(refused), one: refused === 1 }),
    };
  if (state === "update-needed")
    return {
      kind: "warn",
      icon: "refresh",
      text: syncBannerText.pleaseUpdateToSendWhat,
      action: "update",
    };
  if (storage?.rebuilt)
    return {
      kind: "warn",
      icon: "warning",
      lead: syncBannerText.storageLost,
      text:
        storage.rebuilt.changes === 0
          ? syncBannerText.restoredLead
          : syncBannerText.restored({
              changes: changes(storage.rebuilt.changes),
              one: storage.rebuilt.changes === 1,
            }),
    };
  if (stays)
    return {
      kind: "warn",
      icon: "people",
      lead: syncBannerText.otherHousehold,
      text: syncBannerText.keptHere,
      action: "decide",
    };
  if (!isOnline || state === "offline")
    return {
      icon: "offline",
      lead: syncBannerText.offline,
      text:
        unsent > 0
          ? syncBannerText.unsentSavedOnThisDevice(changes(unsent))
          : arrived === undefined
            ? syncBannerText.everythingStillWorks
            : syncBannerText.olderComeOnline,
    };
  if (state === "full")
    return {
      kind: "warn",
      icon: "warning",
      lead: syncBannerText.spaceFull,
      text: syncBannerText.spaceFullKept,
    };
  if (state === "not-enrolled")
    return {
      kind: "warn",
      icon: "phone",
      text: syncBannerText.leftHousehold,
      // What never reached the server is on this device alone: the data page exports it as a file.
      ...(unsent > 0 ? { action: "save" } : {}),
    };
  if (state === "locked" && unsent > 0)
    return {
      kind: "warn",
      icon: "lock",
      text: syncBannerText.unsentSavedOnThisDeviceOnly(changes(unsent)),
      action: "unlock",
    };
  if (arrived !== undefined)
    return {
      icon: "cloud",
      lead: syncBannerText.olderComing,
      text: syncBannerText.arrived(Math.round(arrived * 100)),
    };
  if (updateWaits) return { icon: "refresh", text: syncBannerText.newerVersion, action: "update" };
  return undefined;
};
