/** What the household's routes are made from. */
import type { NewId } from "@muster/domain/shared/ids";
import type { Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import type { OriginReader } from "../http/origin.ts";
import type { LanAddresses } from "../lan/home-addresses.ts";
import type { RandomBytes } from "../secrets.ts";
import type { HouseholdStore } from "../stores/household-store.ts";
import type { LiveHub } from "../sync/live-hub.ts";
import type { InvitationCodes } from "./invitation-codes.ts";
import type { Passcodes } from "./passcodes.ts";

/** An enrolled device of the demo with its credential in clear. */
export type WelcomedDevice = {
  readonly id: string;
  readonly householdId: string;
  readonly name: string;
  readonly secret: string;
};

/** The parts that every route of the household is given by `app.ts`. */
export type HouseholdDeps = {
  readonly store: HouseholdStore;
  readonly codes: InvitationCodes;
  readonly passcodes: Passcodes;
  readonly pepperId: string;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly random: RandomBytes;
  readonly guards: Guards;
  readonly origin: OriginReader;
  readonly live: LiveHub;
  readonly version: string;
  readonly model: { readonly provider: string; readonly name: string } | null;
  readonly demo: boolean;
  readonly lan: LanAddresses | undefined;
  /** In a demo: lets a browser of this computer in by itself. */
  readonly welcome?: (() => Promise<WelcomedDevice | undefined>) | undefined;
};
