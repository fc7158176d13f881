/** Everything a week is designed from, read from this device; the shaping is the coach's own (`state/design-input`). */
import type { DesignInput, Locks } from "@muster/coach/state/input";
import { gearId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { CheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { wholePlans } from "../../../data/reads/read-plan.ts";
import { readReviewedWeek } from "../../../data/reads/read-review-context.ts";
import type { Reads, Stored } from "../../../data/store/device-store.ts";

/** Days of training and eating that a week is designed from (spec §9). */
const windowDays = 84;
/** Days of body readings: the expenditure and the trend need no more. */
const readingDays = 400;
const pointerDays = 400;

type DesignQuestion = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** First day of the new plan. */
  readonly validFrom: CivilDate;
  /** The week takes the place of the one that begins with it: the plan before that is the one that was lived. */
  readonly replaces?: boolean;
  /** A check-in that is not saved yet; it stands in for the stored one of its week. */
  readonly checkIn?: (CheckIn & { readonly id: string }) | undefined;
  /** What must stay when the week is designed again; absent: everything may change. */
  readonly locks?: Locks | undefined;
};

/** @returns undefined when there is no profile on this device */
export const readDesignInput = async (
  reads: Reads,
  { profileId, today, validFrom, replaces, checkIn, locks }: DesignQuestion,
): Promise<DesignInput | undefined> => {
  const since = addDays(today, -windowDays);
  const [
    profile,
    settings,
    checkIns,
    readings,
    sessions,
    logs,
    entries,
    diaryDays,
    preferences,
    limits,
    wishes,
    gym,
    home,
    previousPlan,
    review,
  ] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.get("settings", settingsId(profileId)),
    reads.all("checkIn", profileId),
    reads.byDay("reading", profileId, addDays(today, -readingDays), today),
    reads.byDay("session", profileId, since, today),
    reads.byDay("exerciseLog", profileId, since, today),
    reads.byDay("nutritionEntry", profileId, since, today),
    reads.byDay("diaryDay", profileId, since, today),
    reads.all("exercisePreference", profileId),
    reads.all("limit", profileId),
    reads.all("wish", profileId),
    reads.get("gear", gearId(profileId, "gym")),
    reads.get("gear", gearId(profileId, "home")),
    readPlanInForce(reads, profileId, today).then(async (now) =>
      replaces === true && now !== null && now.plan.validFrom >= validFrom
        ? ((await readPlanInForce(reads, profileId, addDays(validFrom, -1))) ?? now)
        : now,
    ),
    readReviewedWeek(reads, profileId, today),
  ]);
  if (profile === undefined) return undefined;
  const { designInputFrom } = await import("@muster/coach/state/design-input");
  return designInputFrom({
    profileId,
    today,
    validFrom,
    profile,
    settings,
    checkIns:
      checkIn === undefined ? checkIns : [...checkIns.filter((stored) => stored.id !== checkIn.id), checkIn],
    readings,
    sessions,
    exerciseLogs: logs,
    entries,
    diaryDays,
    plan: previousPlan?.plan,
    planDays: previousPlan?.days,
    preferences: preferences.map(({ exerciseId, favourite, excluded }) => ({
      exerciseId,
      favourite,
      excluded,
    })),
    limits,
    wishes,
    gear: [gym, home].flatMap((one) => one ?? []),
    review,
    locks,
  });
};

/** The plan in force on a date with its seven days; null outside a plan. */
export const readPlanInForce = async (
  reads: Reads,
  profileId: string,
  date: CivilDate,
): Promise<{
  readonly plan: Stored<"plan">;
  readonly days: readonly Stored<"planDay">[];
} | null> => {
  const pointers = await reads.byDay("planPointer", profileId, addDays(date, -pointerDays), date);
  const newestFirst = pointers.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const found = await wholePlans(reads, profileId).inForce(newestFirst, date);
  return found === undefined ? null : { plan: found.header, days: found.days };
};
