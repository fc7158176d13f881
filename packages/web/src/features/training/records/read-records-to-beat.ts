/** Reads the earlier bests of a workout's exercises, page by page, pausing while the person taps or types. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { DeviceStore } from "../../../data/store/device-store.ts";
import { type RecordsToBeat, readRecordsToBeat, sessionRecords } from "./session-records.ts";

/** The earlier bests, and the function that compares a workout with them. */
export type RecordFinder = { readonly recordsToBeat: RecordsToBeat; readonly find: typeof sessionRecords };

/** ms without reading after a press: a save that follows it would wait for the read. */
const pauseAfterInput = 1_000;

/**
 * @param isGone true once the screen was left: then it rejects
 * @param whenIdle a moment in which the screen has nothing to do
 */
export const findRecords = async (
  store: DeviceStore,
  profileId: string,
  session: { readonly date: CivilDate; readonly exerciseIds: readonly string[] },
  isGone: () => boolean,
  whenIdle: () => Promise<void>,
): Promise<RecordFinder> => {
  let pressedAt = 0;
  const press = () => {
    pressedAt = performance.now();
  };
  document.addEventListener("pointerdown", press);
  document.addEventListener("keydown", press);
  const pause = async () => {
    for (;;) {
      if (isGone()) throw new Error("Nobody looks any more");
      await whenIdle();
      const left = pressedAt === 0 ? 0 : pressedAt + pauseAfterInput - performance.now();
      if (left <= 0) return;
      await new Promise((resume) => setTimeout(resume, left));
    }
  };
  try {
    const recordsToBeat = await readRecordsToBeat(
      store,
      profileId,
      session.date,
      new Set(session.exerciseIds),
      pause,
    );
    return { recordsToBeat, find: sessionRecords };
  } finally {
    document.removeEventListener("pointerdown", press);
    document.removeEventListener("keydown", press);
  }
};
