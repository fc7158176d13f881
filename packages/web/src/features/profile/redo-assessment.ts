/** 'Redo Assessment Week' (SET-02): a new assessment takes the place of the plan from today on; the log stays as it is. */

import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { Profile } from "@muster/domain/profiles/profile";
import { planPointerId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { assessmentStarted } from "@muster/domain/review/assessment-flow";
import { loggedSession, runningSession } from "@muster/domain/schedule/home-card";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import { createPart } from "../../components/loading/lazy-part.tsx";
import type { DeviceStore } from "../../data/store/device-store.ts";

type RedoDependencies = {
  readonly store: Pick<DeviceStore, "write" | "get" | "byDay">;
  readonly newId: NewId;
  readonly designAssessment: (profile: Profile, today: CivilDate) => Promise<DesignedWeek>;
};

/** @returns whether the new week stands on this device; when not, nothing was changed */
export const redoAssessment = async (
  { store, newId, designAssessment }: RedoDependencies,
  { profileId, today, now }: { readonly profileId: string; readonly today: CivilDate; readonly now: Date },
): Promise<boolean> => {
  try {
    const profile = await store.get("profile", profileRecordId(profileId));
    if (profile === undefined) return false;
    const from = await firstDayInForce(store, profileId, today);
    const { id: _id, ...person } = profile;
    const designed = await designAssessment(person, from);
    const pointer = await store.get("planPointer", planPointerId(profileId, from));
    const saved = await store.write(
      profileId,
      [
        {
          kind: "settings",
          id: settingsId(profileId),
          patch: assessmentStarted(today, designed.plan),
        },
        ...planRecordChanges(profileId, designed, {
          reviewId: null,
          from,
          by: "choice",
          now,
          newId,
          pointer,
        }),
      ],
      { group: true },
    );
    return saved.ok;
  } catch {
    return false;
  }
};

/** A plan takes effect today; tomorrow when today is logged or running (settled point 14). */
const firstDayInForce = async (
  store: Pick<DeviceStore, "byDay">,
  profileId: string,
  today: CivilDate,
): Promise<CivilDate> => {
  const sessions = await store.byDay("session", profileId, addDays(today, -1), today);
  const taken = loggedSession(sessions, today) ?? runningSession(sessions, today);
  return taken?.date === today ? addDays(today, 1) : today;
};

/**
 * What designs a Week 1 assessment. Needed when a profile is made, which only the server does, and when an assessment is
 * redone: loaded then, and only once.
 */
export const assessmentPart = createPart(
  () => import("@muster/coach/programs/assessment").then(({ assessmentWeek }) => assessmentWeek),
  // The caller shows the failure.
  () => undefined,
);
