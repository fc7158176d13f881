/**
 * What somebody told within a week and what it ends, read from their own words and the cuff's two numbers. The coach's
 * gates and the screens that show an older plan read it alike (coach.F2, F3, R6).
 */
import type { CheckIn } from "@muster/domain/review/check-in";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { flagsIn, type TextFlags } from "./text-flags.ts";

/** Days that count, today among them. */
export const toldDays = 7;

export type Pressure = { readonly systolic: number; readonly diastolic: number };
export type PressureBand = "unknown" | "fine" | "elevated" | "high" | "crisis";

export type ToldRecords = {
  readonly today: CivilDate;
  /** The note of the profile: it counts whenever it was written. */
  readonly note: string;
  /** Oldest first. */
  readonly checkIns: readonly Pick<
    CheckIn,
    "date" | "notes" | "bloodPressureSystolic" | "bloodPressureDiastolic"
  >[];
  /** Notes of exercises, whatever became of the workout. */
  readonly logNotes: readonly { readonly date: CivilDate; readonly notes: string }[];
};

export type ToldLately = {
  readonly flags: TextFlags;
  /** mmHg, as last measured; null without either number. */
  readonly bloodPressure: Pressure | null;
  readonly band: PressureBand;
  /** What ends training until it is over or somebody has looked; illness last. */
  readonly stop: "blood_pressure" | "red_flag" | "illness" | null;
};

/** Settled point 24: elevated above 130 or above 80; stop at 180 or 120. 160/100: moderate only (coach.md 1.4). */
export const bloodPressureBand = (pressure: Pressure | null): PressureBand => {
  if (pressure === null) return "unknown";
  const { systolic, diastolic } = pressure;
  if (systolic >= 180 || diastolic >= 120) return "crisis";
  if (systolic >= 160 || diastolic >= 100) return "high";
  if (systolic > 130 || diastolic > 80) return "elevated";
  return "fine";
};

/** A sentence of its own, letter for letter as the app asks for it: a wish or a doubt about it ends nothing (ADR 0076). */
const clearance = /(?:^|[.!\n]\s*)a doctor has cleared me(?: to train)?\s*(?:[.!\n]|$)/i;

/**
 * Pain, signs and conditions count for a week, whoever wrote nothing about them since; an illness and a journey until the
 * next words of a check-in: people write that they are well or back by writing of something else (ADR 0070). One number of
 * a blood pressure counts too.
 */
export const toldLately = ({ today, note, checkIns, logNotes }: ToldRecords): ToldLately => {
  const isLate = ({ date }: { readonly date: CivilDate }): boolean =>
    date <= today && daysBetween(date, today) < toldDays;
  const ofWeek = checkIns.filter(isLate);
  const told = ofWeek.map(({ notes }) => notes).filter((notes) => notes.trim() !== "");
  const lasting = [note, ...logNotes.filter(isLate).map(({ notes }) => notes)];
  const { isIll, isTravelling } = flagsIn([...lasting, ...told.slice(-1)]);
  // The day itself still counts: what was told on it, before or after, nobody knows.
  const cleared = ofWeek.findLast(({ notes }) => clearance.test(notes))?.date ?? "";
  const { stop: signs } = flagsIn([
    note,
    ...[...logNotes, ...ofWeek].filter((one) => isLate(one) && one.date >= cleared).map(({ notes }) => notes),
  ]);
  const flags = { ...flagsIn([...lasting, ...told]), stop: signs, isIll, isTravelling };
  const measured = ofWeek.findLast(
    ({ bloodPressureSystolic, bloodPressureDiastolic }) =>
      bloodPressureSystolic !== null || bloodPressureDiastolic !== null,
  );
  // One number alone still counts: the missing one is taken as normal.
  const bloodPressure =
    measured === undefined
      ? null
      : {
          systolic: measured.bloodPressureSystolic ?? 110,
          diastolic: measured.bloodPressureDiastolic ?? 70,
        };
  const band = bloodPressureBand(bloodPressure);
  const stop =
    band === "crisis" ? "blood_pressure" : flags.stop.length > 0 ? "red_flag" : isIll ? "illness" : null;
  return { flags, bloodPressure, band, stop };
};
