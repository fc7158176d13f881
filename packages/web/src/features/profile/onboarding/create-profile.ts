/**
 * 'Create My Program' (ONB-04): the server makes the card and the session, then everything the person starts with is
 * written to this device in one group: profile, settings, first readings, the Week 1 assessment. Safe to repeat at any
 * point: every id is computed from the profile's, which is fixed in the draft.
 */

import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { CreateProfileReply } from "@muster/contract/household";
import type { MeasurementName } from "@muster/domain/body/reading";
import { parseHomeWeights } from "@muster/domain/onboarding/home-weights";
import {
  type FieldErrors,
  type OnboardingDraft,
  parseOnboarding,
} from "@muster/domain/onboarding/onboarding";
import { usernameTakenText } from "@muster/domain/onboarding/onboarding.text";
import { hasPlan } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { gearId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { assessmentStarted } from "@muster/domain/review/assessment-flow";
import type { CivilDate } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import type { Api, ApiFailure } from "../../../data/api/api.ts";
import type { Change, DeviceStore } from "../../../data/store/device-store.ts";
import { offlineText } from "./onboarding-draft.ts";
import { setUpText } from "./set-up.text.ts";

type CreateFailure =
  /** A message beside each field; nothing was saved. */
  | { readonly type: "fields"; readonly errors: FieldErrors }
  /** A sentence for the form as a whole; everything typed is kept. */
  | { readonly type: "message"; readonly text: string };

const createFailedText = setUpText.failedToCreateUser;

type CreateDependencies = {
  readonly api: Pick<Api, "createProfile">;
  readonly store: Pick<DeviceStore, "write">;
  /** The Week 1 assessment for a profile; loaded when it is needed. */
  readonly designAssessment: (
    profile: Profile,
    today: CivilDate,
    gear: readonly GearRecord[],
  ) => Promise<DesignedWeek>;
};

/** Creates the profile on the server, then writes its first records on this device. May be repeated after a failure. */
export const createMyProgram = async (
  { api, store, designAssessment }: CreateDependencies,
  request: {
    readonly profileId: string;
    readonly draft: OnboardingDraft;
    readonly registration: string;
    readonly today: CivilDate;
    readonly now: Date;
  },
): Promise<Result<CreateProfileReply, CreateFailure>> => {
  const { profileId, draft, registration, today, now } = request;
  const profile = parseOnboarding(draft, today);
  if (!profile.ok) return err({ type: "fields", errors: profile.error });
  const weights = parseHomeWeights(draft);
  if (!weights.ok) return err({ type: "fields", errors: weights.error });

  // Before the call to the server: a program that cannot be made must not leave a profile behind.
  let assessment: DesignedWeek | undefined;
  try {
    if (hasPlan(profile.value, today))
      assessment = await designAssessment(profile.value, today, [weights.value ?? []].flat());
  } catch (error) {
    return err({ type: "message", text: messageOf(error) });
  }
  const created = await api.createProfile({ id: profileId, registration, profile: profile.value });
  if (!created.ok) return err(failureOf(created.error));

  const saved = await store.write(
    profileId,
    firstRecords(profileId, profile.value, {
      units: draft.units,
      gear: weights.value,
      assessment,
      today,
      now,
    }),
    { group: true },
  );
  if (saved.ok) return ok(created.value);
  return err({
    type: "message",
    text: saved.error.type === "storage-full" ? setUpText.thisDeviceHasNoSpace : createFailedText,
  });
};

/** Everything a person starts with. A child under 13 has no assessment: no plan, no plan update (ONB-08). */
export const firstRecords = (
  profileId: string,
  profile: Profile,
  start: {
    readonly units: UnitSystem;
    /** What they can load at home, where they entered it. */
    readonly gear?: GearRecord | undefined;
    readonly assessment: DesignedWeek | undefined;
    readonly today: CivilDate;
    readonly now: Date;
  },
): readonly Change[] => {
  const { units, gear, assessment, today, now } = start;
  const answered: Partial<Record<MeasurementName, number | null>> = {
    weight: profile.weight,
    bodyFat: profile.bodyFat,
    pullups: profile.pullups,
    pushups: profile.pushups,
  };
  const readings = Object.entries(answered).flatMap(([metric, value]): Change[] =>
    value === null
      ? []
      : [
          {
            kind: "reading",
            id: naturalId("reading", profileId, "onboarding", metric),
            create: {
              // The keys are those of `answered` above.
              metric: metric as MeasurementName,
              value,
              date: today,
              at: now.toISOString(),
              source: "profile",
            },
          },
        ],
  );
  const settings = {
    ...defaultSettings,
    units,
    ...(assessment === undefined ? {} : assessmentStarted(today, assessment.plan)),
  };
  return [
    { kind: "profile", id: profileRecordId(profileId), create: profile },
    { kind: "settings", id: settingsId(profileId), create: settings },
    ...(gear === undefined
      ? []
      : [{ kind: "gear", id: gearId(profileId, gear.place), create: gear } as const]),
    ...readings,
    ...(assessment === undefined
      ? []
      : planRecordChanges(profileId, assessment, {
          reviewId: null,
          from: today,
          by: "choice",
          now,
          newId: () => naturalId("plan", profileId, "onboarding"),
        })),
  ];
};

const failureOf = (failure: ApiFailure): CreateFailure => {
  if (failure.type === "offline") return { type: "message", text: offlineText };
  if (failure.type === "username-taken") return { type: "fields", errors: { username: usernameTakenText } };
  if (failure.fields !== undefined && Object.keys(failure.fields).length > 0)
    return { type: "fields", errors: failure.fields };
  return { type: "message", text: failure.message.trim() === "" ? createFailedText : failure.message };
};

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : createFailedText;
