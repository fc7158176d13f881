/**
 * Who designs where a text says 'Claude' (settled point 21): the name of the server's model, else the built-in
 * coach. Fetched once a start; offline the last known name is used.
 */
import { namingModel } from "@muster/domain/planning/model-name";
import { isMinor } from "@muster/domain/profiles/age";
import { profileRecordId } from "@muster/domain/record-ids";
import { useSyncExternalStore } from "react";
import type { Api } from "../api/api.ts";
import { useCurrentProfile } from "../household/current-profile.ts";
import { useServices } from "../services.ts";
import { afterFirstScreen } from "../start-order.ts";
import { useLive } from "../store/use-live.ts";
import { useToday } from "./use-today.ts";

/** Name of the coach on this device, as people read it. */
export const builtInCoachName = "Built-in coach";

const key = "coachModel";
const listeners = new Set<() => void>();
let known: string | undefined;
let wasRequested = false;

const remembered = (): string => {
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key) ?? builtInCoachName;
  } catch {
    return builtInCoachName;
  }
};

/** A text of the specification that says 'Claude', with the name of the configured model. */
export const textNaming = (coachName: string, text: string): string =>
  namingModel(text, coachName === builtInCoachName ? null : coachName);

/** Stores the server's answer about its model; also called when `hello` was fetched for another reason. */
export const rememberCoachModel = (model: { readonly name: string } | null): void => {
  known = model?.name ?? builtInCoachName;
  try {
    localStorage.setItem(key, known);
  } catch {
    // Storage is forbidden: the name is fetched again at the next start.
  }
  for (const listener of listeners) listener();
};

const ask = async (api: Api): Promise<void> => {
  if (wasRequested) return;
  wasRequested = true;
  await afterFirstScreen;
  const hello = await api.hello();
  if (hello.ok) rememberCoachModel(hello.value.model);
  else wasRequested = false;
};

/** 'Built-in coach', or the model's name; for a minor always the built-in coach (settled point 22). */
export const useCoachName = (): string => {
  const { api } = useServices();
  const today = useToday();
  const id = useCurrentProfile()?.id;
  const live = useLive(
    async (reads) => (id === undefined ? undefined : reads.get("profile", profileRecordId(id))),
    [id],
  );
  const profile = live.state === "ready" ? live.value : undefined;
  const name = useSyncExternalStore((listener) => {
    listeners.add(listener);
    void ask(api);
    return () => listeners.delete(listener);
  }, remembered);
  return profile !== undefined && isMinor(profile, today) ? builtInCoachName : name;
};

const onConnection = (listener: () => void): (() => void) => {
  for (const event of ["online", "offline"]) addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, listener);
  };
};

/** Who would answer now: offline always the built-in coach on this device. */
export const useWhoAnswers = (): string => {
  const name = useCoachName();
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return isOnline ? name : builtInCoachName;
};
