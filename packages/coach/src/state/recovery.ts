/** How recovered the person says they are: bands of spec §9 on soreness, fatigue, sleep, stress, energy, resting pulse. */

import type { CheckIn } from "@muster/domain/review/check-in";
import { daysBetween } from "@muster/domain/shared/dates";

type RecoveryBand = "severe" | "elevated" | "normal" | "excellent" | "unknown";

/** How recovered the person is, from the last check-in; null: not answered. */
export type Recovery = {
  readonly soreness: number | null;
  readonly fatigue: number | null;
  /** max(soreness, fatigue); null without a check-in of the last seven days. */
  readonly strain: number | null;
  readonly band: RecoveryBand;
  readonly sleepHours: number | null;
  readonly stress: number | null;
  readonly energy: number | null;
  readonly restingPulse: number | null;
  /** Beats above the person's own median of the four weeks before; null without at least two of them. */
  readonly pulseRise: number | null;
  /** Sleep under 7 h, stress 7 or more, energy 4 or less: nothing grows this week. */
  readonly holds: boolean;
  /** Mean of this strain and the one before it; one check-in alone is noisy. Null without one of the last seven days. */
  readonly lastingStrain: number | null;
  /** True when strain was 6 or more at this and the previous check-in. */
  readonly strainedTwice: boolean;
  /** True when strain was 6 or more at this and the two previous check-ins. */
  readonly strainedThrice: boolean;
};

/** Spec §9: 8+ severe, 6-7 elevated, 4-5 normal, under 4 excellent. */
export const bandOf = (strain: number | null): RecoveryBand =>
  strain === null
    ? "unknown"
    : strain >= 8
      ? "severe"
      : strain >= 6
        ? "elevated"
        : strain >= 4
          ? "normal"
          : "excellent";

const strainOf = (checkIn: CheckIn): number => Math.max(checkIn.muscleSoreness, checkIn.fatigueLevel);

const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** @param checkIns oldest first; only those dated up to `today` count, the last one only for seven days */
export const recoveryOf = (checkIns: readonly CheckIn[], today: string): Recovery => {
  const known = checkIns.filter((checkIn) => checkIn.date <= today);
  const last = known.at(-1);
  const current = last !== undefined && daysBetween(last.date, today) < 7 ? last : null;
  const strain = current === null ? null : strainOf(current);
  const before = known.filter(
    (checkIn) => checkIn !== current && current !== null && daysBetween(checkIn.date, current.date) <= 28,
  );
  const pulses = before.map((checkIn) => checkIn.restingHeartRate).filter((pulse) => pulse !== null);
  const usual = pulses.length < 2 ? null : median(pulses);
  const pulse = current?.restingHeartRate ?? null;
  const previous = before.at(-1);
  const strains = [...before, ...(current === null ? [] : [current])].map(strainOf);
  const isStrainedSince = (count: number): boolean =>
    current !== null && strains.length >= count && strains.slice(-count).every((one) => one >= 6);
  return {
    soreness: current?.muscleSoreness ?? null,
    fatigue: current?.fatigueLevel ?? null,
    strain,
    band: bandOf(strain),
    sleepHours: current?.avgSleepHours ?? null,
    stress: current?.stressLevel ?? null,
    energy: current?.energyLevel ?? null,
    restingPulse: pulse,
    pulseRise: pulse === null || usual === null ? null : pulse - usual,
    holds:
      current !== null &&
      ((current.avgSleepHours !== null && current.avgSleepHours < 7) ||
        (current.stressLevel !== null && current.stressLevel >= 7) ||
        (current.energyLevel !== null && current.energyLevel <= 4)),
    lastingStrain:
      strain === null ? null : previous === undefined ? strain : (strain + strainOf(previous)) / 2,
    strainedTwice: isStrainedSince(2),
    strainedThrice: isStrainedSince(3),
  };
};
