/** Limits and wishes in force, of forms and notes, and what changes them; each is saved at once. */
import { type RecentHealth, recentHealth } from "@muster/coach/notes/recent-health";
import {
  type Limit,
  limitKey,
  misreadIn,
  misreadingOf,
  noteDigest,
  type Wish,
  wishKey,
} from "@muster/domain/planning/limits";
import { limitId, profileRecordId, wishId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import type { Change } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { useLive } from "../../data/store/use-live.ts";
import type { RequestDuration } from "./requests.text.ts";

/** Days of notes of exercises, and of check-ins, that may still hold. */
const noteDays = 84;
const checkInDays = 730;
/** Days in which somebody remembers what hurt in an exercise. */
const recentDays = 7;

/** An exercise by id and name. */
export type NamedExercise = { readonly id: string; readonly name: string };

type Requests = {
  /** undefined until it is read. */
  readonly health: RecentHealth | undefined;
  /** Trained in the last seven days, each once. */
  readonly lastExercises: readonly NamedExercise[];
  readonly saveLimit: (limit: Limit) => Promise<void>;
  readonly saveWish: (wish: Wish) => Promise<void>;
  /** Whether the person said that this text was misread as urgent. */
  readonly isMisread: (note: string) => boolean;
  readonly sayMisread: (note: string) => Promise<void>;
};

/** Those of one profile, live, with the actions that change them. */
export const useRequests = (profileId: string, today: CivilDate): Requests => {
  const { store } = useServices();
  const live = useLive(
    async (reads) => {
      const [profile, checkIns, logs, limits, wishes] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.byDay("checkIn", profileId, addDays(today, -checkInDays), today),
        reads.byDay("exerciseLog", profileId, addDays(today, -noteDays), today),
        reads.all("limit", profileId),
        reads.all("wish", profileId),
      ]);
      const recent = logs.filter(({ date }) => date > addDays(today, -recentDays));
      return {
        health: recentHealth({
          today,
          note: profile?.limits.note ?? "",
          checkIns: checkIns.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
          logNotes: logs.map(({ date, notes }) => ({ date, notes })),
          limits,
          wishes,
        }),
        misread: misreadIn(limits),
        lastExercises: [...new Map(recent.map(({ exerciseId, name }) => [exerciseId, name]))].map(
          ([id, name]) => ({ id, name }),
        ),
      };
    },
    [profileId, today],
  );
  const save = async (change: Change): Promise<void> => {
    const saved = await store.write(profileId, [change]);
    if (!saved.ok) showToast({ kind: "error", text: saveErrorText(saved.error) });
  };
  const saveLimit = (id: string, limit: Limit) => save({ kind: "limit", id, create: limit, ifThere: limit });
  const value = live.state === "ready" ? live.value : undefined;
  return {
    health: value?.health,
    lastExercises: value?.lastExercises ?? [],
    saveLimit: (limit) => saveLimit(limitId(profileId, limitKey(limit)), limit),
    saveWish: (wish) =>
      save({ kind: "wish", id: wishId(profileId, wishKey(wish)), create: wish, ifThere: wish }),
    isMisread: (note) => value?.misread.has(noteDigest(note)) ?? false,
    // One for each text: another misreading is another record.
    sayMisread: (note) => saveLimit(limitId(profileId, noteDigest(note)), misreadingOf(note, today)),
  };
};

/** The planned week begins after the day of the wish. */
const days = { week: 10, month: 28 } as const;

/** The last day for a choice; null: no end. */
export const lastDay = (holds: RequestDuration, today: CivilDate): CivilDate | null =>
  holds === "open" ? null : addDays(today, days[holds] - 1);

/** The choice that fits an end best. */
export const requestDurationOf = (until: CivilDate | null, today: CivilDate): RequestDuration =>
  until === null ? "open" : daysBetween(today, until) < days.week ? "week" : "month";
