/** What the picker shows: the device's own cards at once, then what the server says about this browser and the others. */
import { type PickerEntry, pickerEntries } from "@muster/domain/profiles/picker";
import { useCallback, useEffect, useState } from "react";
import { otherHousehold } from "../../../data/household/other-household.ts";
import { rememberCoachModel } from "../../../data/reads/use-coach-name.ts";
import { useServices } from "../../../data/services.ts";
import { afterFirstScreen, firstScreenIsUsable } from "../../../data/start-order.ts";
import type { Reads } from "../../../data/store/device-store.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { useSyncStatus } from "../../../data/sync/use-sync-status.ts";
import type { CardWithId } from "./fetch-cards.ts";

/** Who is in the household, as far as it is known. */
export type Household =
  | { readonly is: "unknown" }
  /** The server does not know this browser: no names are shown (USR-09). */
  | { readonly is: "not-joined"; readonly hasHousehold: boolean }
  /** No server, and nothing on this device to go on with. */
  | { readonly is: "unreachable" }
  | {
      readonly is: "joined";
      readonly profiles: readonly PickerEntry[];
      /** Of these the ones that a restored server does not have: a new code lets them back in. */
      readonly missing: ReadonlySet<string>;
      readonly isOnline: boolean;
      /** False while the server may still name others. */
      readonly isComplete: boolean;
      /** False until the server has said whether this browser belongs here, or is out of reach. */
      readonly isAnswered: boolean;
    };

type Server =
  | { readonly said: "nothing-yet" }
  | { readonly said: "offline" }
  | { readonly said: "not-joined"; readonly hasHousehold: boolean }
  | { readonly said: "joined"; readonly cards: readonly CardWithId[] | undefined };

/** @returns the household, and a way to ask the server again */
export const useHousehold = (): readonly [Household, () => void] => {
  const { api, device } = useServices();
  const local = useLive((reads) => reads.all("profileCard", ""), []);
  const [server, setServer] = useState<Server>({ said: "nothing-yet" });
  const [round, setRound] = useState(0);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const refetch = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    let gone = false;
    const show = (answer: Server): void => {
      if (!gone) setServer(answer);
    };
    const ask = async (): Promise<void> => {
      const hello = await api.hello();
      // Whoever stays with what is here goes on without that server.
      if (!hello.ok || otherHousehold() !== undefined) return show({ said: "offline" });
      rememberCoachModel(hello.value.model);
      const { device, hasHousehold } = hello.value;
      if (device === null) return show({ said: "not-joined", hasHousehold });
      const { fetchCards } = await import("./fetch-cards.ts");
      const cards = await fetchCards((input, init) => fetch(input, init), device.householdId);
      show({ said: "joined", cards });
    };
    ask().catch(() => show({ said: "offline" }));
    return () => {
      gone = true;
    };
  }, [api, round]);

  useEffect(() => {
    if (server.said !== "offline") return;
    addEventListener("online", refetch);
    return () => removeEventListener("online", refetch);
  }, [server.said, refetch]);

  const localCards = local.state === "ready" ? local.value : undefined;
  // After a restore a round of sync says whom the server lacks, and changes no card.
  const synced = useSyncStatus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round of sync asks the same question again
  useEffect(() => {
    if (localCards === undefined || localCards.length === 0) return;
    let gone = false;
    afterFirstScreen
      .then(device)
      .then(({ profileData }) => profileData.missing())
      .then((ids) => {
        if (!gone) setMissing((before) => (before.join() === ids.join() ? before : ids));
      })
      // The device's own store failed: its cards are shown all the same.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [localCards, device, synced]);
  const hasAnswer = server.said !== "nothing-yet" || (localCards !== undefined && localCards.length > 0);
  useEffect(() => {
    if (hasAnswer) firstScreenIsUsable();
  }, [hasAnswer]);
  return [householdFrom(localCards, server, missing), refetch];
};

/** Puts both sources together; the server's card wins over the device's older one. */
export const householdFrom = (
  localCards: readonly CardWithId[] | undefined,
  server: Server,
  missing: readonly string[] = [],
): Household => {
  if (server.said === "not-joined") return { is: "not-joined", hasHousehold: server.hasHousehold };
  const serverCards = server.said === "joined" ? server.cards : undefined;
  // A full answer of the server is the household: who is not in it was deleted, or joined after the backup it was restored from.
  const absent =
    serverCards === undefined
      ? []
      : (localCards ?? []).filter(
          ({ id }) => missing.includes(id) && !serverCards.some((card) => card.id === id),
        );
  const cards = serverCards === undefined ? (localCards ?? []) : [...serverCards, ...absent];
  if (cards.length === 0) {
    if (server.said === "nothing-yet") return { is: "unknown" };
    if (serverCards === undefined) return { is: localCards === undefined ? "unknown" : "unreachable" };
  }
  return {
    is: "joined",
    profiles: pickerEntries(cards),
    missing: new Set(absent.map(({ id }) => id)),
    isOnline: server.said !== "offline",
    isComplete: serverCards !== undefined || server.said === "offline",
    isAnswered: server.said !== "nothing-yet",
  };
};

/** Whether this device holds more of anybody than the card that everybody sees. */
export const holdsDataOfSomebody = async (store: Reads): Promise<boolean> => {
  try {
    const cards = await store.all("profileCard", "");
    const counts = await Promise.all(cards.map(({ id }) => store.count("profile", id)));
    return counts.some((count) => count > 0);
  } catch {
    return false;
  }
};
