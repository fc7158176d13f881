/** The workout that is open on the screen, as every part of it needs it: running, or opened again to be edited. */
import type { Gear } from "@muster/domain/training/weights/gear";
import { createContext, type RefObject, useContext, useEffect } from "react";
import type { Stored } from "../../../data/store/device-store.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";
import type { Save } from "./use-workout-saves.ts";

/** Nothing of it changes with a logged set, so that who reads it is not drawn again for one; logs are handed on as props. */
export type OpenSession = Omit<WorkoutRecords, "sessions" | "session" | "logs" | "gear"> & {
  readonly profileId: string;
  readonly session: Stored<"session">;
  /** What can be loaded where the workout takes place. */
  readonly gear: Gear;
  /** Logs of the days before. */
  readonly history: readonly Stored<"exerciseLog">[];
  readonly save: Save;
  /** When a set that is logged now was done. */
  readonly now: () => Date;
  /** Only while history is edited: saves the set whose numbers are open, and answers whether its form may go. */
  readonly openEdit?: RefObject<(() => Promise<boolean>) | undefined>;
};

/** Provided by `OpenSessionProvider`. */
export const OpenSessionContext = createContext<OpenSession | undefined>(undefined);

/** The open workout; throws outside of one. */
export const useOpenSession = (): OpenSession => {
  const open = useContext(OpenSessionContext);
  if (open === undefined) throw new Error("useOpenSession needs an OpenSessionProvider above it");
  return open;
};

/**
 * An edit of the history is left by 'Done editing' too, which must not drop numbers that are still open.
 * @param save undefined: no logged set is being changed here. Answers whether the form may go.
 */
export const useOpenEdit = (save: (() => Promise<boolean>) | undefined): void => {
  const { openEdit } = useOpenSession();
  useEffect(() => {
    if (openEdit === undefined || save === undefined) return;
    openEdit.current = save;
    return () => {
      openEdit.current = undefined;
    };
  });
};
