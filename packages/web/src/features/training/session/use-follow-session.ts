/** Brings along what another device logged under the old date of a workout that was moved meanwhile. */
import { exerciseLogId } from "@muster/domain/record-ids";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { followSession } from "@muster/domain/training/session-times";
import { useEffect } from "react";
import { useServices } from "../../../data/services.ts";
import type { DeviceStore, Stored } from "../../../data/store/device-store.ts";

/** Looks for logs of exercises that have none on the workout's day: their ids are known. */
const followOn = async (
  store: Pick<DeviceStore, "get" | "write">,
  profileId: string,
  session: Stored<"session">,
  logs: readonly Stored<"exerciseLog">[],
): Promise<void> => {
  const open = exercisesOf(session, logs).filter(
    ({ exerciseId }) => !logs.some((log) => log.exerciseId === exerciseId),
  );
  const found = await Promise.all(
    open.map(({ exerciseId }) => store.get("exerciseLog", exerciseLogId(profileId, session.id, exerciseId))),
  );
  const changes = followSession(
    session,
    found.filter((log) => log !== undefined),
  );
  if (changes.length > 0) await store.write(profileId, changes);
};

/** Once for each opening of a logged workout. */
export const useFollowSession = (
  profileId: string,
  session: Stored<"session">,
  logs: readonly Stored<"exerciseLog">[],
): void => {
  const { store } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening; what is found is read live
  useEffect(() => {
    // Without it the workout is shown as it is on its day.
    followOn(store, profileId, session, logs).catch((problem: unknown) => console.error(problem));
  }, [store, profileId, session.id, session.date]);
};
