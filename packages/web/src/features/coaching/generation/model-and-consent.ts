/** Whether a model answers this person: the server has one, and they agreed to what is sent (settled point 22). */
import type { DesignInput } from "@muster/coach/state/input";
import type { Result } from "@muster/domain/shared/result";
import type { Api, ApiFailure } from "../../../data/api/api.ts";
import { rememberCoachModel } from "../../../data/reads/use-coach-name.ts";
import type { Services } from "../../../data/services.ts";
import type { DeviceStore } from "../../../data/store/device-store.ts";
import { readConsent, storeConsent } from "../consent/consent.ts";

/** Milliseconds after which a server that does not answer counts as offline. */
const helloTimeoutMilliseconds = 4_000;
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The server's model by name; null without one, or without a server. */
export const modelOf = async (api: Pick<Api, "hello">): Promise<{ readonly name: string } | null> => {
  if (!navigator.onLine) return null;
  const hello = await Promise.race([api.hello(), wait(helloTimeoutMilliseconds).then(() => undefined)]);
  if (hello === undefined || !hello.ok) return null;
  rememberCoachModel(hello.value.model);
  return hello.value.model;
};

/** @returns undefined when the consent sheet was closed without an answer; it is shown again next time */
export const consentFor = async (
  store: DeviceStore,
  input: DesignInput,
  ask: () => Promise<boolean | undefined>,
): Promise<boolean | undefined> => {
  const known = await readConsent(store, input.profileId);
  if (known !== "unasked") return known === "agreed";
  const answer = await ask();
  if (answer === undefined) return undefined;
  // An answer that could not be stored still counts for this request.
  await storeConsent(store, input.profileId, answer ? "agreed" : "refused");
  return answer;
};

/**
 * Requests a week after consent on this device. A new consent may not have synced yet: a server that still has the older
 * answer is sent the new one, and the request is repeated once.
 */
export const requestWithConsent = async <T>(
  sync: Pick<Services["sync"], "syncNow">,
  ask: () => Promise<Result<T, ApiFailure>>,
): Promise<Result<T, ApiFailure>> => {
  const answer = await ask();
  if (answer.ok || answer.error.type !== "no-consent") return answer;
  await sync.syncNow().catch(() => undefined);
  return ask();
};
