/** How recovered the person says they are: bands of spec §9 on soreness, fatigue, sleep, stress, energy, resting pulse. */

import type { CheckIn } from "@muster/domain/review/check-in";
import {
  energyReading,
  recoveryBand,
  sleepReading,
  stressReading,
} from "@muster/domain/review/recovery-bands";
import { meanOf, medianOf } from "@muster/domain/shared/averages";
import { daysBetween } from "@muster/domain/shared/dates";

type RecoveryBand = ReturnType<typeof recoveryBand> | "unknown";

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
  /** Too little sleep, much stress, or little energy. */
  readonly limitedBy: "sleep" | "stress" | "energy" | null;
  /** True when something holds: nothing grows this week. */
  readonly holds: boolean;
  /** Mean of this strain and the one before it; one check-in alone is noisy. Null without one of the last seven days. */
  readonly lastingStrain: number | null;
  /** Check-ins in a row, this one the last of them, with a strain of 6 or more. */
  readonly strainedInARow: number;
};

/** The band of a strain, `unknown` where nobody said it. */
export const bandOf = (strain: number | null): RecoveryBand =>
  strain === null ? "unknown" : recoveryBand(strain);

/** What of a check-in holds the week back, the first of them by name (spec §9). */
const limitedBy = ({ avgSleepHours, stressLevel, energyLevel }: CheckIn): Recovery["limitedBy"] => {
  if (avgSleepHours !== null && sleepReading(avgSleepHours) === "insufficient") return "sleep";
  if (stressLevel !== null && stressReading(stressLevel) === "high") return "stress";
  return energyLevel !== null && energyReading(energyLevel) === "low" ? "energy" : null;
};

const strainOf = (checkIn: CheckIn): number => Math.max(checkIn.muscleSoreness, checkIn.fatigueLevel);

/** @param checkIns oldest first; only those dated up to `today` count, the last one only for seven days */
export const recoveryOf = (checkIns: readonly CheckIn[], today: string): Recovery => {
  const known = checkIns.filter((checkIn) => checkIn.date <= today);
  const last = known.at(-1);
  const current = last !== undefined && daysBetween(last.date, today) < 7 ? last : null;
  const strain = current && strainOf(current);
  const limit = current && limitedBy(current);
  const before = current
    ? known.slice(0, -1).filter(({ date }) => daysBetween(date, current.date) <= 28)
    : [];
  const pulses = before.flatMap(({ restingHeartRate }) => restingHeartRate ?? []);
  const usual = pulses.length < 2 ? null : medianOf(pulses);
  const pulse = current?.restingHeartRate ?? null;
  const strains = [...before.map(strainOf), strain ?? 0];
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
    limitedBy: limit,
    holds: limit !== null,
    lastingStrain: strain === null ? null : meanOf(strains.slice(-2)),
    strainedInARow: strains.length - 1 - strains.findLastIndex((one) => one < 6),
  };
};
