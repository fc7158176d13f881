/** A demo lets browsers of its own computer in by itself: no code, no invitation. Only `--demo` ever makes one of these. */
import type { NewId } from "@muster/domain/shared/ids";
import type { WelcomedDevice } from "../household/household-deps.ts";
import type { InvitationCodes } from "../household/invitation-codes.ts";
import type { Clock } from "../http/environment.ts";
import { newToken, type RandomBytes, tokenHash } from "../secrets.ts";
import type { HouseholdStore } from "../stores/household-store.ts";

type WelcomeDeps = {
  readonly store: HouseholdStore;
  readonly codes: InvitationCodes;
  readonly random: RandomBytes;
  readonly newId: NewId;
  readonly clock: Clock;
};

/** Enrols a new device by a code of its own, as an invitation would. @returns undefined before there is a household */
export const createWelcome =
  ({ store, codes, random, newId, clock }: WelcomeDeps) =>
  async (): Promise<WelcomedDevice | undefined> => {
    const householdId = (await store.overview())[0]?.id;
    if (householdId === undefined) return undefined;
    const made = await codes.make("device", householdId, null);
    const found = made === undefined ? undefined : await codes.find(made.code);
    if (found === undefined || !found.ok) return undefined;
    const device = { id: newId(), householdId, name: "Demo browser", secret: newToken(random) };
    const enrolled = await store.redeemInvitation({
      invitation: found.value,
      deviceId: device.id,
      newDevice: { id: device.id, name: device.name, credentialHash: tokenHash(device.secret) },
      registration: null,
      attemptHash: null,
      epoch: "",
      now: clock().getTime(),
    });
    return enrolled ? device : undefined;
  };
