/** What screens and features reach the world with: made once at boot, replaced as a whole in tests. */
import type { NewId } from "@muster/domain/shared/ids";
import { createContext, useContext } from "react";
import type { Api } from "./api/api.ts";
import type { DeviceStore } from "./store/device-store.ts";
import type { ProfileData } from "./store/profile-data.ts";
import type { SyncEngine } from "./sync/sync-status.ts";
import type { RefusedChanges } from "./sync/sync-store.ts";

/** Everything outside the screens, as one object. */
export type Services = {
  readonly store: DeviceStore;
  readonly api: Api;
  readonly sync: SyncEngine;
  /** What few screens need of this device's data; resolves when the store is loaded. */
  readonly device: () => Promise<DeviceData>;
  readonly now: () => Date;
  readonly newId: NewId;
};

type DeviceData = {
  /** Changes that the server refused, for the list where the person decides. */
  readonly refused: RefusedChanges;
  /** What this device holds of one profile. */
  readonly profileData: ProfileData;
  /** 256 random bits as hex, on the disk when it resolves: with them a join that lost its cookie is repeated. */
  readonly joinAttempt: () => Promise<string>;
};

/** Provides the services to React; undefined outside of the app. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services; throws where no context provides them. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("useServices needs a ServicesContext above it");
  return services;
};
